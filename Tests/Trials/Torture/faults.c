// Faults of the disk for a program that uses SQLite as a shared library, which needn't know of it.
//
//     cc -shared -fPIC -o faults.so faults.c -lsqlite3
//     LD_PRELOAD=./faults.so FAULT=sync FAULT_AT=3 motif update expand --title x
//
// When it is loaded, it becomes SQLite's default VFS, in front of "unix". It counts operations and lets one fail:
//
//     FAULT         open, read, write, full (a write without space), sync, truncate, lock, delete, or power
//     FAULT_AT      number of the operation that fails, from 1; 0 for none
//     FAULT_ON      if set, those after it fail, too
//     FAULT_COUNT   file that gets the number of operations at the end
//     FAULT_SEED    power: chooses what is lost
//
// 'power' counts what changes files. At the operation, the power fails: the process ends with status 99, and of what
// was written since a file's last sync, some writes are lost and the last that isn't can be cut off in the middle. The
// order of writes between two syncs isn't kept, as on a disk with a cache.
// - Source: https://sqlite.org/c3ref/vfs.html, https://sqlite.org/atomiccommit.html section 3

#define _GNU_SOURCE
#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum Operation { OPEN, READ, WRITE, FULL, SYNC, TRUNCATE, LOCK, DELETE, POWER, NONE };
static const char *const names[] = {"open", "read", "write", "full", "sync", "truncate", "lock", "delete", "power"};

static enum Operation fault = NONE;
static long fault_at, fault_on, count;
static unsigned long long seed;
static sqlite3_vfs *unix_vfs;
static sqlite3_mutex *mutex;

// MARK: What a power failure can undo

/// A write or truncation since the last sync of its file, with the bytes that it replaced.
struct Change {
    struct Change *before;
    long long offset, length, old_size;
    /// NULL for a truncation to `offset`.
    unsigned char *bytes;
    unsigned char *old;
    long long old_length;
};

/// A file, for as long as the process lives: a rename or the end of a connection doesn't sync it.
struct Disk {
    struct Disk *next;
    dev_t device;
    ino_t number;
    int descriptor;
    struct Change *last;
};

static struct Disk *disks;

/// SplitMix64, https://prng.di.unimi.it/splitmix64.c
static unsigned long long chance(unsigned long long bound) {
    unsigned long long z = (seed += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return (z ^ (z >> 31)) % bound;
}

/// Closing a second descriptor of a file would drop the process's locks, so there is one, and it stays open.
/// - Source: https://man7.org/linux/man-pages/man2/fcntl_locking.2.html
static struct Disk *disk_of(const char *path) {
    struct stat status;
    if (fault != POWER || !path || stat(path, &status) != 0) return NULL;
    for (struct Disk *disk = disks; disk; disk = disk->next)
        if (disk->device == status.st_dev && disk->number == status.st_ino) return disk;
    struct Disk *disk = calloc(1, sizeof *disk);
    disk->device = status.st_dev;
    disk->number = status.st_ino;
    disk->descriptor = open(path, O_RDWR | O_CLOEXEC);
    if (disk->descriptor < 0) {
        free(disk);
        return NULL;
    }
    disk->next = disks;
    return disks = disk;
}

static void remember(struct Disk *disk, const void *bytes, long long length, long long offset) {
    struct stat status;
    if (!disk || fstat(disk->descriptor, &status) != 0) return;
    struct Change *change = calloc(1, sizeof *change);
    *change = (struct Change){.before = disk->last, .offset = offset, .length = length, .old_size = status.st_size};
    long long end = bytes ? offset + length : status.st_size;
    if (end > status.st_size) end = status.st_size;
    if (end > offset) {
        change->old = malloc(end - offset);
        change->old_length = pread(disk->descriptor, change->old, end - offset, offset);
    }
    if (bytes) change->bytes = memcpy(malloc(length), bytes, length);
    disk->last = change;
}

static void synced(struct Disk *disk) {
    while (disk && disk->last) {
        struct Change *change = disk->last;
        disk->last = change->before;
        free(change->bytes);
        free(change->old);
        free(change);
    }
}

/// Returns the file to its last sync, and repeats some of the changes since, in any order.
static void lose(struct Disk *disk) {
    long total = 0;
    for (struct Change *change = disk->last; change; change = change->before) {
        total++;
        if (change->old_length > 0) pwrite(disk->descriptor, change->old, change->old_length, change->offset);
        if (ftruncate(disk->descriptor, change->old_size) != 0) return;
    }
    if (total == 0) return;
    struct Change **changes = malloc(total * sizeof *changes);
    long place = total;
    for (struct Change *change = disk->last; change; change = change->before) changes[--place] = change;
    // A third of the failures lose everything, a third loses the end, and a third loses some and mixes the rest.
    unsigned long long way = chance(3);
    long kept = way == 0 ? 0 : (long)chance(total + 1);
    if (way == 2)
        for (long index = 0; index < total; index++) {
            long other = index + (long)chance(total - index);
            struct Change *change = changes[index];
            changes[index] = changes[other];
            changes[other] = change;
        }
    for (long index = 0; index < kept; index++) {
        struct Change *change = changes[index];
        if (!change->bytes) {
            if (ftruncate(disk->descriptor, change->offset) != 0) return;
            continue;
        }
        int is_torn = index == kept - 1 && chance(2);
        pwrite(disk->descriptor, change->bytes, is_torn ? change->length / 2 : change->length, change->offset);
    }
    free(changes);
}

// MARK: Counting

static void print_count(void) {
    const char *path = getenv("FAULT_COUNT");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    fprintf(file, "%ld\n", count);
    fclose(file);
}

static int fails(enum Operation operation) {
    if (operation != fault) return 0;
    sqlite3_mutex_enter(mutex);
    long number = ++count;
    if (fault == POWER && number == fault_at) {
        for (struct Disk *disk = disks; disk; disk = disk->next) lose(disk);
        // Readers in other threads wait for the mutex, or have nothing to lose.
        _exit(99);
    }
    sqlite3_mutex_leave(mutex);
    return fault_at > 0 && (fault_on ? number >= fault_at : number == fault_at);
}

// MARK: Files

struct File {
    sqlite3_file base;
    struct Disk *disk;
    sqlite3_file *real;
};

#define REAL(file) (((struct File *)(file))->real)
#define DISK(file) (((struct File *)(file))->disk)
#define CALL(file, method, ...) REAL(file)->pMethods->method(REAL(file), ##__VA_ARGS__)

static int file_close(sqlite3_file *file) { return CALL(file, xClose); }

static int file_read(sqlite3_file *file, void *bytes, int length, sqlite3_int64 offset) {
    if (fails(READ)) return SQLITE_IOERR_READ;
    return CALL(file, xRead, bytes, length, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int length, sqlite3_int64 offset) {
    fails(POWER);
    if (fails(WRITE)) return SQLITE_IOERR_WRITE;
    if (fails(FULL)) return SQLITE_FULL;
    remember(DISK(file), bytes, length, offset);
    return CALL(file, xWrite, bytes, length, offset);
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    fails(POWER);
    if (fails(TRUNCATE)) return SQLITE_IOERR_TRUNCATE;
    remember(DISK(file), NULL, 0, size);
    return CALL(file, xTruncate, size);
}

static int file_sync(sqlite3_file *file, int flags) {
    fails(POWER);
    if (fails(SYNC)) return SQLITE_IOERR_FSYNC;
    int code = CALL(file, xSync, flags);
    if (code == SQLITE_OK) synced(DISK(file));
    return code;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) { return CALL(file, xFileSize, size); }

static int file_lock(sqlite3_file *file, int level) {
    if (fails(LOCK)) return SQLITE_IOERR_LOCK;
    return CALL(file, xLock, level);
}

static int file_unlock(sqlite3_file *file, int level) { return CALL(file, xUnlock, level); }

static int file_reserved(sqlite3_file *file, int *result) { return CALL(file, xCheckReservedLock, result); }

static int file_control(sqlite3_file *file, int operation, void *argument) {
    return CALL(file, xFileControl, operation, argument);
}

static int file_sector(sqlite3_file *file) { return CALL(file, xSectorSize); }

static int file_device(sqlite3_file *file) { return CALL(file, xDeviceCharacteristics); }

static int file_shm_map(sqlite3_file *file, int page, int size, int extend, void volatile **memory) {
    return CALL(file, xShmMap, page, size, extend, memory);
}

static int file_shm_lock(sqlite3_file *file, int offset, int number, int flags) {
    if ((flags & SQLITE_SHM_LOCK) && fails(LOCK)) return SQLITE_IOERR_SHMLOCK;
    return CALL(file, xShmLock, offset, number, flags);
}

static void file_shm_barrier(sqlite3_file *file) { CALL(file, xShmBarrier); }

static int file_shm_unmap(sqlite3_file *file, int removes) { return CALL(file, xShmUnmap, removes); }

// Without memory mapping, which no fault could reach, and which is in version 3; and without shared memory.
static const sqlite3_io_methods methods = {
    2, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock, file_unlock, file_reserved,
    file_control, file_sector, file_device, file_shm_map, file_shm_lock, file_shm_barrier, file_shm_unmap, NULL, NULL,
};

static const sqlite3_io_methods private_methods = {
    1, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock, file_unlock, file_reserved,
    file_control, file_sector, file_device, NULL, NULL, NULL, NULL, NULL, NULL,
};

static int vfs_open(sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *file, int flags, int *found) {
    (void)vfs;
    struct File *own = (struct File *)file;
    memset(own, 0, sizeof *own);
    if (fails(OPEN)) return SQLITE_CANTOPEN;
    own->real = (sqlite3_file *)(own + 1);
    int code = unix_vfs->xOpen(unix_vfs, name, own->real, flags, found);
    const sqlite3_io_methods *real = own->real->pMethods;
    if (real) own->base.pMethods = real->iVersion >= 2 && real->xShmMap ? &methods : &private_methods;
    if (code == SQLITE_OK) own->disk = disk_of(name);
    return code;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *name, int syncs) {
    (void)vfs;
    fails(POWER);
    if (fails(DELETE)) return SQLITE_IOERR_DELETE;
    return unix_vfs->xDelete(unix_vfs, name, syncs);
}

static sqlite3_vfs fault_vfs;

__attribute__((constructor)) static void start(void) {
    const char *name = getenv("FAULT");
    if (!name || sqlite3_initialize() != SQLITE_OK) return;
    for (fault = OPEN; fault < NONE && strcmp(names[fault], name) != 0; fault++) {}
    fault_at = atol(getenv("FAULT_AT") ? getenv("FAULT_AT") : "0");
    fault_on = getenv("FAULT_ON") != NULL;
    seed = strtoull(getenv("FAULT_SEED") ? getenv("FAULT_SEED") : "1", NULL, 10);
    mutex = sqlite3_mutex_alloc(SQLITE_MUTEX_FAST);
    unix_vfs = sqlite3_vfs_find("unix");
    if (!unix_vfs) return;
    fault_vfs = *unix_vfs;
    fault_vfs.zName = "faults";
    fault_vfs.pNext = NULL;
    fault_vfs.szOsFile = (int)sizeof(struct File) + unix_vfs->szOsFile;
    fault_vfs.xOpen = vfs_open;
    fault_vfs.xDelete = vfs_delete;
    sqlite3_vfs_register(&fault_vfs, 1);
    atexit(print_count);
}
