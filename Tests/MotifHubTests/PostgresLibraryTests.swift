import Testing

@testable import MotifHub

/// Where libpq is looked for.
@Suite struct PostgresLibraryTests {
    /// What the caveats of Homebrew's formulas, Postgres.app's documentation, and MacPorts' ports name.
    ///
    /// - Source: https://formulae.brew.sh/formula/libpq, https://postgresapp.com/documentation/,
    ///   https://ports.macports.org/port/postgresql17/details/
    @Test(
        arguments: [
            "/opt/homebrew/opt/libpq/lib", "/usr/local/opt/libpq/lib",
            "/opt/homebrew/opt/postgresql@14/lib/postgresql@14",
            "/opt/homebrew/opt/postgresql@16/lib", "/opt/homebrew/opt/postgresql@17/lib/postgresql",
            "/usr/local/opt/postgresql@18/lib/postgresql", "/Applications/Postgres.app/Contents/Versions/latest/lib",
            "/opt/local/lib/postgresql17",
        ]) func `libpq is found on a Mac`(_ folder: String)
    {
        #expect(PostgresLibrary.names.contains("\(folder)/libpq.5.dylib"))
    }

    @Test func `a newer version comes first`() throws {
        let names = PostgresLibrary.names.filter { $0.contains("/opt/homebrew/opt/postgresql@") }
        let seventeen = try #require(names.firstIndex { $0.contains("@17/") })
        let fourteen = try #require(names.firstIndex { $0.contains("@14/") })
        #expect(seventeen < fourteen)
    }

    /// macOS would look for a name without a folder in the current one.
    @Test func `only Linux's name has no folder`() {
        #expect(PostgresLibrary.names.filter { !$0.hasPrefix("/") } == ["libpq.so.5"])
    }
}
