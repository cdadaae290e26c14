import { parseMathematics } from '@sabi/content/build/mathml'
import { mathHtml } from '@sabi/content/build/mathml-html'
import { plainText } from '@sabi/shared/content/rich-text'

/** A longer match is not a formula of a lesson, and would take long to parse. */
const longestFormula = 400

const formulas =
  /\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|(?<![\\\p{L}\d₦$])\$(?=[^\s$])([^$\n]*[^\s$\\])\$(?!\d)/gu

/** Converts the LaTeX formulas in a text to Unicode. Dollar amounts are kept. */
export function plainMathematics(text: string): string {
  return text.replaceAll(formulas, (whole, ...parts: (string | undefined)[]) => {
    const [block, bracketed, inline, dollars] = parts
    if (dollars !== undefined && !isFormula(dollars)) return whole
    return written(block ?? bracketed ?? inline ?? dollars ?? '')
  })
}

/** Tells formulas from words between two prices. */
function isFormula(words: string): boolean {
  return /[\\^_=+]/.test(words) || !/\p{L}{2}|,\s/u.test(words)
}

function written(latex: string): string {
  if (latex.length > longestFormula) return latex
  try {
    return plainText(mathHtml(parseMathematics(latex.trim())))
  } catch {
    // Invalid or oversized LaTeX stays as the model wrote it.
    return latex
  }
}
