/** Whether this browser draws formulas: Chrome before 109 would run their parts together. */
export const drawsMathML = typeof MathMLElement !== 'undefined'
