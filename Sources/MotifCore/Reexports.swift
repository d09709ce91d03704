@_exported public import enum MotifFormula.FormulaValue
// Types of lower modules in the core's interface, so that its users needn't import those modules. Type aliases wouldn't
// be enough: with `MemberImportVisibility`, members are visible only if their own module is.
@_exported public import struct MotifFormula.MotionFrame
@_exported public import struct MotifFormula.MotionPoint
@_exported public import struct MotifFormula.MotionSize
@_exported public import enum MotifJSON.JSON
@_exported public import struct MotifJSON.JSONObject
@_exported public import struct MotifJSON.JSONReader
