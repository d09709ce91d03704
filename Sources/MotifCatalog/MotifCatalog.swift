// MotifCatalog
