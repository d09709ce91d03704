#if defined(__linux__)
#define _GNU_SOURCE
#include "CPlatform.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

extern char **environ;

char **motif_environment(void) { return environ; }

char *motif_executable_path(void) { return realpath("/proc/self/exe", NULL); }

const char *motif_opener(void) { return "xdg-open"; }

// The system call, since some C libraries don't have its function.
// Source: https://man7.org/linux/man-pages/man2/rename.2.html
int motif_exchange_names(const char *path, const char *other) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, RENAME_EXCHANGE);
}

// Linux's fsync flushes the drive's cache, too.
// Source: https://man7.org/linux/man-pages/man2/fsync.2.html
int motif_sync(int descriptor) { return fsync(descriptor); }

// Source: https://man7.org/linux/man-pages/man2/syncfs.2.html
int motif_sync_disk(int descriptor) { return syncfs(descriptor); }

int motif_socket_pair(int *ends) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends); }

void *motif_load_library(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }

long motif_send(int descriptor, const void *bytes, size_t count) {
    ssize_t sent = send(descriptor, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
    return sent < 0 && errno == ENOTSOCK ? write(descriptor, bytes, count) : sent;
}
#endif
