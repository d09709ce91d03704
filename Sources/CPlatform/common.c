#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>

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

int motif_spawn(
    int32_t *process, const char *program, const char *const *arguments, int input, int output, int errors) {
    const int streams[] = {input, output, errors};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (int stream = 0; stream < 3; stream++)
        if (streams[stream] >= 0) posix_spawn_file_actions_adddup2(&actions, streams[stream], stream);
    pid_t started = 0;
    // It doesn't change the texts, although its declaration has no const.
    int number =
        posix_spawnp(&started, program, &actions, NULL, (char *const *)arguments, motif_environment());
    posix_spawn_file_actions_destroy(&actions);
    *process = started;
    return number;
}

motif_signal_handler motif_handle_signal(int number, motif_signal_handler handler) {
    motif_signal_handler earlier = signal(number, handler);
    if (earlier == SIG_IGN) signal(number, SIG_IGN);
    return earlier;
}

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
