#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The user's browser.
enum Browser {
    /// Opens a URL.
    ///
    /// - Returns: Whether the system has a program for that.
    static func open(_ url: String) -> Bool {
        #if canImport(Darwin)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        var actions: posix_spawn_file_actions_t = .init()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // What a browser prints isn't ours.
        for descriptor in [Int32(1), 2] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        let arguments = [strdup(program), strdup(url), nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        return posix_spawnp(&process, program, &actions, nil, arguments, environ) == 0
    }
}
