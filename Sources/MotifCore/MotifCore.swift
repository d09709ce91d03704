// MotifCore
