// The part of macOS's C library that motif uses, declared as in Apple's headers: same types, same values, same nullability,
// so that Swift imports it as it does on a Mac. `script/mac` gives this file the name of each header below.
//
// Sources: https://github.com/apple-oss-distributions/xnu/tree/main/bsd/sys (stat.h, fcntl.h, errno.h, socket.h, resource.h,
// signal.h, ttycom.h), https://github.com/apple-oss-distributions/Libc/tree/main/include (unistd.h, stdlib.h, string.h,
// dirent.h, pwd.h, spawn.h, stdio.h), https://github.com/apple-oss-distributions/libpthread/tree/main/include (pthread.h),
// https://github.com/apple-oss-distributions/dyld/tree/main/include (dlfcn.h, mach-o/dyld.h)
#pragma once
#include <stdarg.h>
#include <stddef.h>

typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;

typedef long ssize_t;
typedef long time_t;
typedef int32_t dev_t, pid_t, suseconds_t;
typedef uint32_t uid_t, gid_t, id_t, useconds_t, socklen_t;
typedef uint16_t mode_t, nlink_t;
typedef uint64_t ino_t, rlim_t;
typedef int64_t off_t, blkcnt_t;
typedef int32_t blksize_t;
typedef unsigned int nfds_t;
typedef uint32_t sigset_t;

// errno.h
extern int *__error(void);
#define errno (*__error())
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define ETXTBSY 26
#define EFBIG 27
#define ENOSPC 28
#define _SC_NPROCESSORS_ONLN 58
#define INT64_MAX 9223372036854775807LL
#define ESPIPE 29
#define ECANCELED 89
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define EAGAIN 35
#define ENOTSOCK 38
#define ENOTSUP 45
#define EADDRINUSE 48
#define EADDRNOTAVAIL 49
#define ECONNRESET 54
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EDQUOT 69
#define ENOSYS 78
#define EBADF 9
#define EOPNOTSUPP 102

// fcntl.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOFOLLOW 0x00000100
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
int open(const char *, int, ...);
int fcntl(int, int, ...);

// unistd.h
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
int access(const char *, int);
int close(int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *__buf, size_t __nbyte);
ssize_t pread(int __fd, void *__buf, size_t __nbyte, off_t __offset);
int pipe(int[2]);
int fsync(int);
int fsync_volume_np(int, int);
#define SYNC_VOLUME_FULLSYNC 0x01
#define SYNC_VOLUME_WAIT 0x02
int link(const char *, const char *);
int symlink(const char *, const char *);
ssize_t readlink(const char *__restrict, char *__restrict, size_t);
int unlink(const char *);
int rmdir(const char *);
int isatty(int);
long sysconf(int);
pid_t getpid(void);
uid_t geteuid(void);
uid_t getuid(void);
int gethostname(char *, size_t);
int usleep(useconds_t);
int execv(const char *__path, char *const *__argv);
int execvp(const char *__file, char *const *__argv);
void _exit(int) __attribute__((__noreturn__));
struct timespec;
int gethostuuid(unsigned char *, const struct timespec *);

// time.h
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
typedef enum {
    _CLOCK_REALTIME __attribute__((__swift_name__("CLOCK_REALTIME"))) = 0,
    _CLOCK_MONOTONIC __attribute__((__swift_name__("CLOCK_MONOTONIC"))) = 6,
    _CLOCK_PROCESS_CPUTIME_ID __attribute__((__swift_name__("CLOCK_PROCESS_CPUTIME_ID"))) = 12
} clockid_t;
int clock_gettime(clockid_t __clock_id, struct timespec *__tp);

// sys/stat.h
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    blkcnt_t st_blocks;
    blksize_t st_blksize;
    uint32_t st_flags;
    uint32_t st_gen;
    int32_t st_lspare;
    int64_t st_qspare[2];
};
#define st_mtime st_mtimespec.tv_sec
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);

struct statvfs {
    unsigned long f_bsize;
    unsigned long f_frsize;
    unsigned int f_blocks;
    unsigned int f_bfree;
    unsigned int f_bavail;
    unsigned int f_files;
    unsigned int f_ffree;
    unsigned int f_favail;
    unsigned long f_fsid;
    unsigned long f_flag;
    unsigned long f_namemax;
};
int statvfs(const char *, struct statvfs *);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);

// stdio.h
typedef struct __sFILE {
    unsigned char *_p;
} FILE;
extern FILE *__stderrp;
extern FILE *__stdoutp;
int rename(const char *__old, const char *__new);
#define RENAME_SWAP 0x00000002
int renamex_np(const char *, const char *, unsigned int);
int vsnprintf(char *__restrict __str, size_t __size, const char *__restrict __format, va_list);
int fputs(const char *__restrict, FILE *__restrict);
int putc(int, FILE *);
int fflush(FILE *);
int setvbuf(FILE *__restrict, char *__restrict, int, size_t);
#define _IOLBF 1
#define EOF (-1)

// stdlib.h
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
void *malloc(size_t);
void free(void *);
void exit(int) __attribute__((__noreturn__));
char *getenv(const char *);
int setenv(const char *__name, const char *__value, int __overwrite);
int unsetenv(const char *);
int system(const char *);
char *mkdtemp(char *);
char *realpath(const char *__restrict, char *__restrict);
double strtod(const char *, char **);

// string.h
void *memchr(const void *__s, int __c, size_t __n);
int memcmp(const void *__s1, const void *__s2, size_t __n);
void *memcpy(void *__dst, const void *__src, size_t __n);
void *memmove(void *__dst, const void *__src, size_t __n);
size_t strlen(const char *);
int strcmp(const char *, const char *);
char *strchr(const char *, int);
char *strdup(const char *);
char *strerror(int);

// dirent.h
typedef struct {
    int __dd_fd;
} DIR;
struct dirent {
    uint64_t d_ino;
    uint64_t d_seekoff;
    uint16_t d_reclen;
    uint16_t d_namlen;
    uint8_t d_type;
    char d_name[1024];
};
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// limits.h and sys/syslimits.h
#define PATH_MAX 1024

// pwd.h
struct passwd {
    char *pw_name;
    char *pw_passwd;
    uid_t pw_uid;
    gid_t pw_gid;
    time_t pw_change;
    char *pw_class;
    char *pw_gecos;
    char *pw_dir;
    char *pw_shell;
    time_t pw_expire;
};
struct passwd *getpwuid(uid_t);

// signal.h and sys/wait.h
#define SIGHUP 1
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGBUS 10
#define SIGSEGV 11
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_BLOCK 1
#define SIG_SETMASK 3
#define SIG_DFL (void (*)(int))0
#define SIG_IGN (void (*)(int))1
void (*signal(int, void (*)(int)))(int);
int raise(int);
int kill(pid_t, int);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int sigprocmask(int, const sigset_t *__restrict, sigset_t *__restrict);
pid_t waitpid(pid_t, int *, int);
#define WNOHANG 0x00000001
#define WEXITED 0x00000004
#define WNOWAIT 0x00000020
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
union sigval { int sival_int; void *sival_ptr; };
typedef struct __siginfo {
    int si_signo, si_errno, si_code;
    pid_t si_pid;
    uid_t si_uid;
    int si_status;
    void *si_addr;
    union sigval si_value;
    long si_band;
    unsigned long __pad[7];
} siginfo_t;
int waitid(idtype_t, id_t, siginfo_t *, int);

// sys/socket.h, poll.h, sys/ioctl.h, and sys/resource.h
#define AF_UNIX 1
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_NOSIGPIPE 0x1022
#define MSG_DONTWAIT 0x80
#define SHUT_WR 1
ssize_t send(int, const void *, size_t, int);
int shutdown(int, int);
int socketpair(int, int, int, int *);
int setsockopt(int, int, int, const void *, socklen_t);
#define POLLIN 0x0001
#define POLLOUT 0x0004
struct pollfd {
    int fd;
    short events;
    short revents;
};
int poll(struct pollfd *, nfds_t, int);
struct winsize {
    unsigned short ws_row;
    unsigned short ws_col;
    unsigned short ws_xpixel;
    unsigned short ws_ypixel;
};
int ioctl(int, unsigned long, ...);
#define RLIMIT_AS 5
#define RLIMIT_NOFILE 8
struct rlimit {
    rlim_t rlim_cur;
    rlim_t rlim_max;
};
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);

// pthread.h
typedef struct _opaque_pthread_t *pthread_t;
typedef struct { long __sig; char __opaque[56]; } pthread_attr_t;
typedef struct { long __sig; char __opaque[56]; } pthread_mutex_t;
typedef struct { long __sig; char __opaque[8]; } pthread_mutexattr_t;
typedef struct { long __sig; char __opaque[40]; } pthread_cond_t;
typedef struct { long __sig; char __opaque[8]; } pthread_condattr_t;
#define PTHREAD_CREATE_DETACHED 2
#define PTHREAD_MUTEX_ERRORCHECK 1
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_attr_setdetachstate(pthread_attr_t *, int);
int pthread_create(
    pthread_t _Nullable *_Nonnull __restrict, const pthread_attr_t *_Nullable __restrict,
    void *_Nullable (*_Nonnull)(void *_Nullable), void *_Nullable __restrict);
int pthread_mutex_init(pthread_mutex_t *__restrict, const pthread_mutexattr_t *_Nullable __restrict);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_mutexattr_init(pthread_mutexattr_t *);
int pthread_mutexattr_destroy(pthread_mutexattr_t *);
int pthread_mutexattr_settype(pthread_mutexattr_t *, int);
int pthread_cond_init(pthread_cond_t *__restrict, const pthread_condattr_t *_Nullable __restrict);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *__restrict, pthread_mutex_t *__restrict);
int pthread_cond_signal(pthread_cond_t *);
int pthread_cond_broadcast(pthread_cond_t *);

// spawn.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *__restrict);
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigmask(posix_spawnattr_t *__restrict, const sigset_t *__restrict);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *__restrict, const sigset_t *__restrict);
int posix_spawnp(
    pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *,
    const posix_spawnattr_t *__restrict, char *const __argv[__restrict], char *const __envp[__restrict]);

// dlfcn.h, crt_externs.h, and mach-o/dyld.h
#define RTLD_NOW 0x2
#define RTLD_LOCAL 0x4
void *dlopen(const char *__path, int __mode);
void *dlsym(void *__handle, const char *__symbol);
char ***_NSGetEnviron(void);
int _NSGetExecutablePath(char *buf, uint32_t *bufsize);

// math.h
double exp(double), sin(double), cos(double), tan(double), sinh(double), cosh(double), tanh(double), log(double);
double log2(double), log10(double), log1p(double), exp2(double), expm1(double), sqrt(double), cbrt(double);
double asin(double), acos(double), atan(double), floor(double), ceil(double), round(double), trunc(double);
double pow(double, double), atan2(double, double), hypot(double, double), fmod(double, double);
double remainder(double, double);
