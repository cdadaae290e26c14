import { asSubscript, asSuperscript } from '@sabi/shared/content/unicode-scripts'
import { typeset } from '../../build/mathematics.ts'
import { around, fault, isFault, type Fault } from './clean-fault.ts'
import { closingOf, isProse, moneyAfter, moneyBefore } from './clean-money.ts'
import { quantityOf } from './clean-quantity.ts'

/** Private-use characters that mark formulas until all dollar signs are interpreted. No input contains them. */
const opens = '\uE000'
const closes = '\uE001'
const literalDollar = '\uE002'

const longestFormula = 1000
const latexLeft = /\\[a-zA-Z]+|\\[()[\]]|\{\}|[_^]\{/
const scripted = /<(su[bp])(?:\s[^<>]*)?>([^<>]*)<\/\1\s*>/gi

/**
 * Converts every formula to valid LaTeX between single dollar signs, scripts to Unicode if possible, and sums of money to words.
 * Returns a fault if a formula is invalid or there is LaTeX outside a formula.
 */
export function withFormulas(text: string): string | Fault {
  if (!/[$\\<{]/.test(text)) return text
  const pieces = piecesOf(delimited(text))
  if (isFault(pieces)) return pieces
  const joined = withMixedNumbers(pieces)
  if (isFault(joined)) return joined
  const written = joined.map((piece) => (piece.isFormula ? writtenFormula(piece.words) : withScripts(piece.words)))
  return written.find(isFault) ?? written.join('')
}

/** Replaces unambiguous delimiters with private-use characters. A single dollar sign may be money. */
function delimited(text: string): string {
  return text
    .replaceAll(String.raw`\$`, literalDollar)
    .replaceAll(/(?<!\\)\\\(([\s\S]*?)(?<!\\)\\\)/g, `${opens}$1${closes}`)
    .replaceAll(/(?<!\\)\\\[([\s\S]*?)(?<!\\)\\\]/g, `${opens}$1${closes}`)
    .replaceAll(/\$\$([^$]+)\$\$/g, `${opens}$1${closes}`)
}

interface Piece {
  isFormula: boolean
  words: string
}

function piecesOf(text: string): Piece[] | Fault {
  const pieces: Piece[] = []
  let words = ''
  let place = 0
  while (place < text.length) {
    const sign = text.charAt(place)
    if (sign !== opens && sign !== '$' && sign !== literalDollar) {
      words += sign
      place += 1
      continue
    }
    const step = sign === opens ? marked(text, place) : dollar(text, place, words)
    if (isFault(step)) return step
    if (step.formula === null) words = step.words
    else {
      pieces.push({ isFormula: false, words }, { isFormula: true, words: step.formula })
      words = ''
    }
    place = step.next
  }
  pieces.push({ isFormula: false, words })
  return pieces
}

const startsWithFraction = /^\s*\\[dt]?frac(?![a-z])/
const endsWithFraction = /\\[dt]?frac\s*(?:\{[^{}]*\}|\d)\s*(?:\{[^{}]*\}|\d)\s*$/
const wholeInWords = /(?<![\d.,])\d+$/
const wholeInFormula = /(?<=^|[\s=+−(<>-])\d+$/

/** Moves a number before a fraction into its formula; otherwise '1' and '1/3' would become 11/3 in plain text. */
function withMixedNumbers(pieces: readonly Piece[]): Piece[] | Fault {
  const result: Piece[] = []
  for (const piece of pieces) {
    if (piece.words === '' && !piece.isFormula) continue
    const before = result.at(-1)
    const fraction = piece.isFormula && startsWithFraction.test(piece.words) ? before : undefined
    const [whole = ''] =
      (fraction?.isFormula === true ? wholeInFormula : wholeInWords).exec(fraction?.words ?? '') ?? []
    if (before?.isFormula === true && /^\d/.test(piece.words) && endsWithFraction.test(before.words))
      return fault('formula-broken', `a number directly after a fraction: ${before.words} ${piece.words.slice(0, 20)}`)
    if (before === undefined || whole === '') result.push(piece)
    else {
      const rest = before.words.slice(0, -whole.length)
      result.splice(-1, 1, ...(rest.trim() === '' && before.isFormula ? [] : [{ ...before, words: rest }]))
      result.push({ isFormula: true, words: `${whole}${piece.words.trim()}` })
    }
  }
  return result.filter(({ words, isFormula }) => isFormula || words !== '')
}

/** The result of a dollar sign: a formula, or words that replace the ones before it. */
type Step = { formula: string; next: number } | { formula: null; words: string; next: number }

function marked(text: string, place: number): Step | Fault {
  const end = text.indexOf(closes, place)
  return end === -1
    ? fault('formula-broken', around(text, place))
    : { formula: text.slice(place + 1, end), next: end + 1 }
}

function dollar(text: string, place: number, words: string): Step | Fault {
  const closing = text.charAt(place) === '$' ? closingOf(text, place) : null
  if (closing !== null) return { formula: text.slice(place + 1, closing), next: closing + 1 }
  const after = moneyAfter(text, place, words)
  if (after !== null) return { formula: null, ...after }
  const before = moneyBefore(text, place, words)
  if (before !== null) return { formula: null, words: before, next: place + 1 }
  return fault('formula-broken', `a dollar sign has no partner: ${around(text, place)}`)
}

function writtenFormula(words: string): string | Fault {
  const quantity = quantityOf(words)
  if (quantity !== null) return quantity
  const latex = words
    .replaceAll(scripted, (_, kind: string, inner: string) => `${kind.toLowerCase() === 'sub' ? '_' : '^'}{${inner}}`)
    // A percent sign starts a comment in LaTeX, which would hide the rest.
    .replaceAll(/(?<!\\)%/g, String.raw`\%`)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (latex === '' || latex.length > longestFormula || /[$\uE000-\uE002]/.test(latex) || isProse(latex))
    return fault('formula-broken', latex)
  try {
    const { text } = typeset(`$${latex}$`)
    if (text.trim() === '' || /<\/?[a-z]/i.test(text)) return fault('formula-broken', latex)
    return `$${latex}$`
  } catch {
    return fault('formula-broken', latex)
  }
}

function withScripts(words: string): string | Fault {
  // Scripts within scripts are converted from the inside out.
  let text = words.replaceAll(/\\[nr](?![a-z])/g, '\n')
  for (let depth = 0; depth < 3 && /<su[bp]/i.test(text); depth += 1)
    text = text.replaceAll(scripted, (_, kind: string, inner: string) => script(kind.toLowerCase(), inner))
  const broken = /<\/?su[bp]/i.exec(text) ?? latexLeft.exec(text.replaceAll(/\$[^$]*\$/g, ' '))
  if (broken !== null) return fault('formula-broken', around(text, broken.index))
  const scripts = text.match(/\$[^$]*\$/g) ?? []
  const wrong = scripts.find((formula) => isFault(writtenFormula(formula.slice(1, -1))))
  if (wrong !== undefined) return fault('formula-broken', wrong)
  // Inside a formula these characters keep their backslash, because without it they mean something else.
  const parts = text.split('$')
  return parts.map((part, index) => (index % 2 === 0 ? part.replaceAll(/\\([%&#_])/g, '$1') : part)).join('$')
}

/** Converts a superscript or subscript to Unicode, or to a formula with an empty base. */
function script(kind: string, inner: string): string {
  const text = inner.trim().replaceAll(/[-–]/g, '−')
  if (text === '') return ''
  if (kind === 'sup' && /^[oOº°]$/.test(text)) return '°'
  // A state symbol is written on the line.
  if (/^\((?:s|l|g|aq)\)$/.test(text)) return text
  const signs = kind === 'sub' ? asSubscript(text) : asSuperscript(text)
  if (signs !== null) return signs
  const nested = text.replaceAll('$', '').replaceAll(/(?<!\\)[%&#]/g, String.raw`\$&`)
  const latex = /^\p{L}{2,}$/u.test(nested) ? String.raw`\text{${nested}}` : nested
  return `$${kind === 'sub' ? '_' : '^'}{${latex}}$`
}
