import { typeset } from '../../build/mathematics.ts'
import { placeholder, placeholderWord } from '../../lint/damage.ts'
import { damageIn, repairedText } from './clean-encoding.ts'
import { tidiedEmphasis } from './clean-emphasis.ts'
import { entityIn } from './clean-entities.ts'
import { around, fault, isFault, type Fault } from './clean-fault.ts'
import { withFormulas } from './clean-formulas.ts'
import { leftMarkupIn, textOfMarkup, unsafeMarkupIn } from './clean-markup.ts'

/** Longer texts are rejected without being examined. */
const longestRaw = 20_000

/** Written by programs for empty cells. */
const nothing = /^(?:NaN|null|undefined)$/

/**
 * Converts a text from a file to source text: plain Unicode with line breaks, LaTeX between single dollar signs, and `<u>`, `<i>` and
 * `<b>` around words that are set apart. It never guesses: damaged, unsafe or unreadable text is a fault.
 */
export function cleanText(raw: string): { text: string } | Fault {
  if (raw.length > longestRaw) return fault('too-long', `${raw.length} characters`)
  const steps = [
    unlessUnsafe,
    repairedText,
    textOfMarkup,
    unlessUnsafe,
    repairedText,
    withFormulas,
    spaced,
    tidiedEmphasis,
    unlessFaulty,
  ]
  let text = raw
  for (const step of steps) {
    const next = step(text)
    if (isFault(next)) return next
    text = next
  }
  return { text }
}

/** The published plain text of a text from a file, for comparison. A faulty text is used as it is. */
export function comparableText(raw: string): string {
  const cleaned = cleanText(raw)
  return isFault(cleaned) ? raw.trim() : typeset(cleaned.text).text
}

function unlessUnsafe(text: string): string | Fault {
  return unsafeMarkupIn(text) ?? text
}

/** Bold type in Markdown. */
const bold = /(?<![\p{L}\p{N}*])\*\*(?=\S)([^*\n]+)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu

/** Normalises spaces and line breaks, and removes a quotation mark that only kept a spreadsheet from evaluating the cell. */
function spaced(text: string): string {
  return text
    .replaceAll(bold, '<b>$1</b>')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()
    .replace(/^'(?=[=+@-])(?!.*[\p{L}\p{N}]')/su, '')
}

function unlessFaulty(text: string): string | Fault {
  const match = placeholder.exec(text) ?? placeholderWord.exec(text) ?? nothing.exec(text)
  if (match !== null) return fault('placeholder', around(text, match.index))
  const entity = entityIn(text)
  if (entity !== null) return fault('damaged', around(text, entity.index))
  return unsafeMarkupIn(text) ?? damageIn(text) ?? leftMarkupIn(text) ?? text
}
