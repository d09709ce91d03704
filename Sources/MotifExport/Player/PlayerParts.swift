/// What a page needs besides its own content to play patterns with the modules in `web/player`.
package enum PlayerParts {
    /// The controls and views, whose identifiers the modules know.
    package static let body = HTML.several(WebResource.named("player/body.html").map { [.file($0)] } ?? [])
    /// The measures of stand-ins for an app's content.
    package static let standIns = HTML.data(StandIns.json)
}
