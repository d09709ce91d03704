import Testing

@testable import MotifExport

@Suite struct `an HTML element` {
    struct Case: CustomTestStringConvertible {
        let html: HTML
        let text: String

        var testDescription: String { text }
    }

    @Test(arguments: [
        Case(html: HTML("p", [:], "a < b"), text: "<p>a &lt; b</p>\n"),
        Case(html: HTML("b", ["title": "\"'&<>"]), text: "<b title=\"&quot;&#39;&amp;&lt;&gt;\"></b>"),
        Case(html: HTML("b", [:], .plain("</script><script>")), text: "<b>&lt;/script&gt;&lt;script&gt;</b>"),
        Case(html: HTML("img", ["src": "a.svg", "alt": ""]), text: "<img src=\"a.svg\" alt>"),
        Case(html: HTML("i", ["class": nil, "hidden": ""]), text: "<i hidden></i>"),
        Case(html: HTML("i", [:], .plain("\u{0}\u{7}\t")), text: "<i>\u{FFFD}\u{FFFD} </i>"),
        Case(html: .several(["a", HTML("br", [:]), "b"]), text: "a<br>b"),
        Case(html: .unlessEmpty("") { HTML("p", [:], $0) }, text: ""),
    ])
    func `is written with all text escaped`(_ example: Case) {
        #expect(example.html.text == example.text)
    }
}
