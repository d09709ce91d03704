// MotifFormula
