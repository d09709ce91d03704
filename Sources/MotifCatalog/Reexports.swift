@_exported public import struct MotifStore.CatalogEntry
// What the catalog takes and gives of the store, so that its users need not import the store. Other names for these
// types would not do: with `MemberImportVisibility` their members are seen only where their own module is.
@_exported public import struct MotifStore.ChangeNote
@_exported public import struct MotifStore.Damage
@_exported public import struct MotifStore.DocumentID
@_exported public import struct MotifStore.HistoryEntry
@_exported public import struct MotifStore.ReadOnlySQL
@_exported public import struct MotifStore.RevisionKey
@_exported public import struct MotifStore.Statistics
@_exported public import class MotifStore.Store
@_exported public import struct MotifStore.StoreError
