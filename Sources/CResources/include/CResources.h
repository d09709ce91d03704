#pragma once

#include <stddef.h>
#include <stdint.h>

/// One file that is compiled into the binary.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t count;
} CResource;

/// The SQL migrations in the order in which they run; `index` is below `c_migration_count`.
CResource c_migration(size_t index);
extern const size_t c_migration_count;

/// The tables of hubs in other databases, in SQL; `index` is below `c_hub_count`.
CResource c_hub(size_t index);
extern const size_t c_hub_count;

/// The shipped documents, in an order in which they can be written; `index` is below `c_seed_count`.
CResource c_seed(size_t index);
extern const size_t c_seed_count;

/// The style sheets and scripts of pages, named as in Resources/web/; `index` is below `c_web_count`.
CResource c_web(size_t index);
extern const size_t c_web_count;

/// The Swift code that exported files share, named as in Resources/swift/ without the extension; `index` is below
/// `c_swift_count`.
CResource c_swift(size_t index);
extern const size_t c_swift_count;

/// The Kotlin code that exported files share, named as in Resources/kotlin/ without the extension; `index` is below
/// `c_kotlin_count`.
CResource c_kotlin(size_t index);
extern const size_t c_kotlin_count;

/// The TypeScript code that exported files share, named as in Resources/typescript/ without the extension; `index` is
/// below `c_typescript_count`.
CResource c_typescript(size_t index);
extern const size_t c_typescript_count;

/// The texts of the command's help, named as in Resources/help/; `index` is below `c_help_count`.
CResource c_help(size_t index);
extern const size_t c_help_count;

/// The tables of how platforms write timing, named as in Resources/spellings/ without the extension; `index` is below
/// `c_spelling_count`.
CResource c_spelling(size_t index);
extern const size_t c_spelling_count;
