// A user of the catalog imports it alone. Documents and what they hold are the core's; of the store there are the
// values that the catalog takes and returns. Type aliases would not do for these: with `MemberImportVisibility`,
// members are visible only if their own module is imported.
@_exported public import MotifCore

@_exported public import struct MotifStore.CatalogEntry
@_exported public import struct MotifStore.ChangeNote
@_exported public import struct MotifStore.ChangeRecord
@_exported public import struct MotifStore.Damage
@_exported public import enum MotifStore.DeletedDocuments
@_exported public import struct MotifStore.DocumentID
@_exported public import struct MotifStore.DocumentOrder
@_exported public import struct MotifStore.DocumentQuery
@_exported public import struct MotifStore.HistoryEntry
@_exported public import struct MotifStore.HistoryFilter
@_exported public import struct MotifStore.HistoryPoint
@_exported public import struct MotifStore.Leftover
@_exported public import struct MotifStore.ReadOnlySQL
@_exported public import struct MotifStore.RevisionKey
@_exported public import struct MotifStore.Salvage
@_exported public import struct MotifStore.Statistics
@_exported public import struct MotifStore.StoreError
@_exported public import struct MotifStore.Timestamp
