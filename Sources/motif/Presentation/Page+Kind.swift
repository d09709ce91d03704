import MotifCore

extension Page {
    /// What a kind has beyond its parameters: scene, operations, layers, interactions, checks.
    func sections(_ kind: Kind) throws {
        for table in KindTables(kind).tables { try self.table(table.columns, table.rows) }
    }
}
