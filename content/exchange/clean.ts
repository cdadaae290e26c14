import { typeset } from '../build/mathematics.ts'
import { placeholder, placeholderWord } from '../lint/damage.ts'
import { damageIn, repairedText } from './clean-encoding.ts'
import { tidiedEmphasis } from './clean-emphasis.ts'
import { entityIn } from './clean-entities.ts'
import { around, fault, isFault, type Fault } from './clean-fault.ts'
import { withFormulas } from './clean-formulas.ts'
import { leftMarkupIn, textOfMarkup, unsafeMarkupIn } from './clean-markup.ts'

/** Longer texts are not even looked at. */
const longestRaw = 20_000

/** What a program wrote for a cell that had nothing. */
const nothing = /^(?:NaN|null|undefined)$/

/**
 * The source text behind a text of a file: plain Unicode with line breaks, LaTeX between single dollar signs, and `<u>`,
 * `<i>` and `<b>` around words that are set apart. Nothing
 * is guessed: what is damaged, unsafe or cannot be read is a fault.
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

/** The published plain text of a text of a file, for comparing; a text with a fault is taken as it is. */
export function comparableText(raw: string): string {
  const cleaned = cleanText(raw)
  return isFault(cleaned) ? raw.trim() : typeset(cleaned.text).text
}

function unlessUnsafe(text: string): string | Fault {
  return unsafeMarkupIn(text) ?? text
}

/** The bold type of Markdown. */
const bold = /(?<![\p{L}\p{N}*])\*\*(?=\S)([^*\n]+)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu

/** One space between words, one line break between lines, and no quotation mark that only kept a spreadsheet from counting. */
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
