import { parseMathematics } from '@sabi/content/build/mathml'
import { mathHtml } from '@sabi/content/build/mathml-html'
import { plainText } from '@sabi/shared/content/rich-text'

/** Longer ones are no formulas of a lesson, and would take long to read. */
const longestFormula = 400

const formulas =
  /\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|(?<![\\\p{L}\d₦$])\$(?=[^\s$])([^$\n]*[^\s$\\])\$(?!\d)/gu

/** A text with its LaTeX formulas written out in Unicode. A sum of money keeps its sign. */
export function plainMathematics(text: string): string {
  return text.replaceAll(formulas, (whole, ...parts: (string | undefined)[]) => {
    const [block, bracketed, inline, dollars] = parts
    if (dollars !== undefined && !isFormula(dollars)) return whole
    return written(block ?? bracketed ?? inline ?? dollars ?? '')
  })
}

/** Words between two prices are no formula. */
function isFormula(words: string): boolean {
  return /[\\^_=+]/.test(words) || !/\p{L}{2}|,\s/u.test(words)
}

function written(latex: string): string {
  if (latex.length > longestFormula) return latex
  try {
    return plainText(mathHtml(parseMathematics(latex.trim())))
  } catch {
    // What is no LaTeX after all, or too much of it, stands as the model wrote it.
    return latex
  }
}
