@_exported public import enum MotifFormula.FormulaValue
// What the core takes and gives of the modules below, so that its users need not import them. Other names for these
// types would not do: with `MemberImportVisibility` their members are seen only where their own module is.
@_exported public import struct MotifFormula.MotionFrame
@_exported public import struct MotifFormula.MotionPoint
@_exported public import struct MotifFormula.MotionSize
@_exported public import enum MotifJSON.JSON
@_exported public import struct MotifJSON.JSONObject
@_exported public import class MotifJSON.JSONReader
