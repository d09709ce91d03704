import GRDB
import GRDBSQLite
import Crypto
import CResources
public let x = c_seed_count
