/** Whether this browser draws formulas: Chrome before 109 would run their parts together. The server assumes that it does. */
export const drawsMathML = typeof document === 'undefined' || typeof MathMLElement !== 'undefined'
