#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

int64_t motif_modification_second(const char *path) {
    struct stat status;
    return lstat(path, &status) ? -1 : status.st_mtime;
}

struct start {
    void (*body)(void *);
    void *context;
};

static void *run(void *start) {
    struct start work = *(struct start *)start;
    free(start);
    work.body(work.context);
    return NULL;
}

int motif_start_thread(void (*body)(void *), void *context, size_t stack_size) {
    struct start *start = malloc(sizeof *start);
    if (!start) return ENOMEM;
    *start = (struct start){body, context};
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, stack_size);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_t thread;
    int number = pthread_create(&thread, &attributes, run, start);
    pthread_attr_destroy(&attributes);
    if (number) free(start);
    return number;
}

static int spawn(
    int32_t *process, const char *program, const char *const *arguments, const char *const *environment,
    posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes, const int streams[3]) {
    for (int stream = 0; stream < 3; stream++)
        if (streams[stream] >= 0) posix_spawn_file_actions_adddup2(actions, streams[stream], stream);
    pid_t started = 0;
    // It doesn't change the texts, although its declaration has no const.
    int number =
        posix_spawnp(&started, program, actions, attributes, (char *const *)arguments, (char *const *)environment);
    posix_spawn_file_actions_destroy(actions);
    *process = started;
    return number;
}

int motif_spawn(
    int32_t *process, const char *program, const char *const *arguments, int input, int output, int errors) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    return spawn(
        process, program, arguments, (const char *const *)motif_environment(), &actions, NULL,
        (int[]){input, output, errors});
}

int motif_spawn_group(
    int32_t *process, const char *program, const char *const *arguments, const char *const *environment,
    const char *folder, int input, int output, int errors) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addchdir_np(&actions, folder);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    // What `Process.prepare` of the command ignores.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    sigaddset(&signals, SIGXFSZ);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    if (!environment) environment = (const char *const *)motif_environment();
    int number = spawn(
        process, program, arguments, environment, &actions, &attributes, (int[]){input, output, errors});
    posix_spawnattr_destroy(&attributes);
    return number;
}

int64_t motif_memory_limit(void) {
    struct rlimit limit;
    return getrlimit(RLIMIT_AS, &limit) || limit.rlim_cur >= INT64_MAX ? 0 : (int64_t)limit.rlim_cur;
}

int motif_has_ended(int32_t process) {
    siginfo_t state = {0};
    return waitid(P_PID, (id_t)process, &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_pid == process;
}

uintptr_t motif_handle_signal(int number, motif_signal_handler handler) {
    motif_signal_handler earlier = signal(number, handler);
    if (earlier == SIG_IGN) signal(number, SIG_IGN);
    return (uintptr_t)earlier;
}

void motif_restore_signal(int number, uintptr_t earlier) { signal(number, (motif_signal_handler)earlier); }

size_t motif_raise_open_files(size_t wanted) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit)) return wanted < 256 ? wanted : 256;
    if (limit.rlim_cur < wanted) {
        rlim_t earlier = limit.rlim_cur;
        limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
        if (setrlimit(RLIMIT_NOFILE, &limit)) limit.rlim_cur = earlier;
    }
    return limit.rlim_cur < wanted ? limit.rlim_cur : wanted;
}
