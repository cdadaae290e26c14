/**
 * True if this browser supports MathML. Chrome before 109 would run the parts of a formula together. The server assumes
 * support.
 */
export const drawsMathML = typeof document === 'undefined' || typeof MathMLElement !== 'undefined'
