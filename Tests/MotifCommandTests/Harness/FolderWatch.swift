import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Waits for files and folders to be created in a folder, by events of the file system.
///
///     let watch = FolderWatch(sandbox.folder)
///     let gallery = try sandbox.conversation("gallery", "-o", "site")
///     watch.waitForEntry()
final class FolderWatch {
    private let queue: Int32
    private let folder: Int32

    /// Begins to watch; entries that are created from now on count.
    init(_ url: URL) {
        #if canImport(Glibc)
            queue = inotify_init1(Int32(IN_CLOEXEC))
            folder = inotify_add_watch(queue, url.path, UInt32(IN_CREATE))
        #else
            queue = kqueue()
            folder = open(url.path, O_EVTONLY | O_CLOEXEC)
            var change = Self.event(folder, UInt16(EV_ADD | EV_CLEAR))
            kevent(queue, &change, 1, nil, 0, nil)
        #endif
    }

    deinit {
        #if !canImport(Glibc)
            close(folder)
        #endif
        close(queue)
    }

    /// Waits until an entry has been created since the watch began, or since the last wait.
    func waitForEntry() {
        #if canImport(Glibc)
            var bytes = [UInt8](repeating: 0, count: 4096)
            while read(queue, &bytes, bytes.count) < 0, errno == EINTR {}
        #else
            var event = kevent()
            while kevent(queue, nil, 0, &event, 1, nil) < 0, errno == EINTR {}
        #endif
    }

    #if !canImport(Glibc)
        private static func event(_ descriptor: Int32, _ flags: UInt16) -> kevent {
            kevent(
                ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: flags, fflags: UInt32(NOTE_WRITE), data: 0,
                udata: nil)
        }
    #endif
}
