#include <sqlite3.h>

/// Decides whether SQLite counts the memory that it uses, without which it has no limits. `sqlite3_config` is variadic,
/// so Swift doesn't import it.
///
/// Returns `SQLITE_MISUSE`, and changes nothing, after SQLite was initialized.
static inline int motif_sqlite_count_memory(int counts) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, counts); }
