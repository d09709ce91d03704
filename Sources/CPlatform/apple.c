#if defined(__APPLE__)
#include "CPlatform.h"

#include <crt_externs.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <mach-o/dyld.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// Libraries can't use the variable `environ`.
// Source: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man7/environ.7.html
char **motif_environment(void) { return *_NSGetEnviron(); }

char *motif_executable_path(void) {
    char path[PATH_MAX];
    uint32_t size = sizeof path;
    return _NSGetExecutablePath(path, &size) == 0 ? realpath(path, NULL) : NULL;
}

const char *motif_opener(void) { return "open"; }

int motif_exchange_names(const char *path, const char *other) { return renamex_np(path, other, RENAME_SWAP); }

// fsync leaves data in the drive's cache; drives and file systems that can't flush it have only that.
// Source: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/fsync.2.html
int motif_sync(int descriptor) {
    int result;
    while ((result = fcntl(descriptor, F_FULLFSYNC)) != 0 && errno == EINTR) {}
    return result == 0 ? 0 : fsync(descriptor);
}

// Source: unistd.h of the macOS SDK, since 10.8
int motif_sync_disk(int descriptor) {
    return fsync_volume_np(descriptor, SYNC_VOLUME_FULLSYNC | SYNC_VOLUME_WAIT) == 0 ? 0 : motif_sync(descriptor);
}

int motif_socket_pair(int *ends) {
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return -1;
    for (int end = 0; end < 2; end++) {
        fcntl(ends[end], F_SETFD, FD_CLOEXEC);
        // There is no MSG_NOSIGNAL.
        setsockopt(ends[end], SOL_SOCKET, SO_NOSIGPIPE, &(int){1}, sizeof(int));
    }
    return 0;
}

// Source: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/dlopen.3.html
void *motif_load_library(const char *name) {
    return strchr(name, '/') ? dlopen(name, RTLD_NOW | RTLD_LOCAL) : NULL;
}

long motif_send(int descriptor, const void *bytes, size_t count) {
    ssize_t sent = send(descriptor, bytes, count, MSG_DONTWAIT);
    return sent < 0 && errno == ENOTSOCK ? write(descriptor, bytes, count) : sent;
}
#endif
