#pragma once

#include <stddef.h>
#include <stdint.h>

// What Linux and macOS do in different ways, or what Swift can't import. Errors are the numbers of `errno`.

#pragma clang assume_nonnull begin

/// The environment that a program inherits; a null pointer is behind the last variable.
char *_Nullable *_Nullable motif_environment(void);

/// The program's own file, behind links to it; NULL if it isn't known. The caller frees it.
char *_Nullable motif_executable_path(void);

/// The program that shows a file or a URL in the program that the desktop has for it.
const char *motif_opener(void);

/// The second of the last change of a file or folder, since 1970 by the clock of its file system, which can be another
/// machine's. A link isn't followed. Returns -1 with `errno` on failure.
int64_t motif_modification_second(const char *path);

/// Exchanges the names of two files or folders in one step. Returns -1 with `errno` if nothing has changed.
int motif_exchange_names(const char *path, const char *other);

/// Waits until what was written to a file or folder is on the drive, not only in its cache.
///
/// Returns -1 with `errno` on failure.
int motif_sync(int descriptor);

/// Waits until everything written to the file system of a file or folder is on the drive.
///
/// Returns -1 with `errno` on failure.
int motif_sync_disk(int descriptor);

/// Starts a thread with this stack size that nothing waits for. Returns an error number, or 0.
int motif_start_thread(void (*body)(void *context), void *context, size_t stack_size);

/// Starts a program, which is looked for in the path if its name has no `/`, with this process's environment.
///
/// A stream of -1 is that of this process. Returns an error number, or 0.
int motif_spawn(
    int32_t *process, const char *program, const char *const _Nullable *_Nonnull arguments, int input, int output,
    int errors);

/// Starts a program as `motif_spawn` does in a folder, with this environment, or without one with that of this process. It leads a process group of its own, and SIGPIPE and
/// SIGXFSZ have their usual effect.
///
/// Returns an error number, or 0.
int motif_spawn_group(
    int32_t *process, const char *program, const char *const _Nullable *_Nonnull arguments,
    const char *const _Nullable *_Nullable environment, const char *folder, int input, int output, int errors);

/// The limit of this process's memory in bytes; 0 if there is none.
int64_t motif_memory_limit(void);

/// Whether a child process has ended. It stays until it is waited for, and with it the number of its group.
int motif_has_ended(int32_t process);

/// Makes two connected sockets that programs started later don't inherit. Returns -1 with `errno` on failure.
int motif_socket_pair(int *ends);

/// Writes what there is room for to a socket or another file. A closed reader is EPIPE, and no signal.
///
/// The socket must be from `motif_socket_pair`. Returns the number of bytes, or -1 with `errno`.
long motif_send(int descriptor, const void *_Nullable bytes, size_t count);

/// A function for a signal.
typedef void (*motif_signal_handler)(int number);

/// Sets the handler of a signal; a signal that the parent process ignores, as nohup does, stays ignored. Returns the
/// earlier one as a number, since SIG_IGN isn't a function to which Swift could refer.
uintptr_t motif_handle_signal(int number, motif_signal_handler handler);

/// Sets the handler of a signal to an earlier one.
void motif_restore_signal(int number, uintptr_t earlier);

/// Loads a library for as long as the process runs; NULL if it can't be loaded.
///
/// A name without a folder is looked for in the system's folders, on macOS nowhere: the dynamic linker would look in the
/// current folder, too.
void *_Nullable motif_load_library(const char *name);

/// Raises the number of files that the process may have open to `wanted`, as far as the system allows.
///
/// Returns the new number, or `wanted` if it may have even more.
size_t motif_raise_open_files(size_t wanted);

#pragma clang assume_nonnull end
