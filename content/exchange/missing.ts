import type { Typeset } from '../build/mathematics.ts'
import { figureInStem } from '../lint/stem.ts'
import { fault, type Fault } from './clean/clean-fault.ts'
import type { Texts } from './normalise/normalise-texts.ts'
import type { RawRow } from './raw.ts'

const drawing =
  '(?:figure|fig\\.?|diagram|graph|chart|picture|sketch|drawing|illustration|map|photograph|pedigree|image)s?'
const shown =
  '(?:above|below|shown|given|provided|alongside|opposite|overleaf|here|represents?|illustrates?|shows?|depicts?)'
const figures: readonly RegExp[] = [
  new RegExp(`\\b(?:the|this|these)\\s+(?:\\w+\\s+)?${drawing}\\s+${shown}\\b`, 'i'),
  new RegExp(
    `\\b(?:the|this)\\s+(?:circuit|set-?up|apparatus|arrangement)\\s+(?:above|below|shown|illustrated)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:in|from|on|using|use|study|refer to|consider|examine|observe|according to)\\s+(?:the|this)\\s+(?:\\w+\\s+)?${drawing}\\b(?!\\s+of\\b)`,
    'i',
  ),
  new RegExp(`\\b(?:above|accompanying|attached|adjoining|given)\\s+${drawing}\\b`, 'i'),
  new RegExp(`(?<!which of the )(?<!\\bof the )\\bfollowing\\s+${drawing}\\b(?!\\s+of\\b)`, 'i'),
  /(?<!significant )\bfig(?:ure)?\.?\s*\d/i,
  /\bthe (?:part|region|organ|structure|point|area|portion|cell|layer|arrow|stage|bone|tissue)s? (?:labell?ed|marked|designated|numbered|indicated)\b/i,
  /\b(?:the|this) (?:labell?ed|shaded|unshaded) (?:part|region|area|portion|diagram|segment|sector|section)s?\b/i,
  /\bas (?:shown|illustrated|drawn|depicted|sketched)(?:\s+(?:above|below|here)\b|\s*[.,;:]|\s*$)/i,
  /\b(?:illustrated|sketched|depicted|drawn) (?:above|below)\b/i,
]

const passages: readonly RegExp[] = [
  /\b(?:in|from|of|to|by|for|read|on) (?:the|this) (?:passage|extract|poem|stanza|excerpt|dialogue)\b(?!\s+(?:of|through|between|from|along)\b)/i,
  /\b(?:the|this) (?:passage|extract|poem|excerpt) (?:is|was|above|below|suggests|shows|says|implies|describes)\b/i,
  /\baccording to the (?:writer|author|poet|narrator|speaker)\b/i,
]
/** A text with at least this many words before the question contains the passage itself. */
const fewestWordsOfPassage = 40

const things =
  'tables?|data|information|values?|results?|statements?|equations?|reactions?|expressions?|list|sentences?|text|formulae?'
const above = new RegExp(`\\b(?:${things}) (?:given |shown |stated )?above\\b|\\babove (?:${things})\\b`, 'i')
const below = new RegExp(`\\b(?:${things}) (?:given |shown |stated )?below\\b`, 'i')
/** A table that is not shown. The rows of one in the text are lines of their own. */
const table = /\bin the (?!periodic)(?:\w+ )?table\b(?! of)|\bthe table (?:shows|gives|lists|represents)\b/i

const emphasis =
  /\bunderlined\b|\bin italics?\b|\bitalici[sz]ed\b|\b(?:in|word|words|printed|written) bold\b|\bbold(?:ed)? (?:word|letter|type|print)/i

/** What a question refers to but lacks: a drawing, a passage, a table or underlined words. */
export function missingIn(
  texts: Pick<Texts, 'stem' | 'options'>,
  { image = '', hasFigure = false, context: printed = [] }: RawRow,
): Fault | null {
  const { text } = texts.stem
  if (!hasFigure && image.trim() !== '') return fault('figure-missing', image)
  const figure = hasFigure ? null : (figureInStem(text) ?? firstOf(figures, text)?.[0] ?? null)
  if (figure !== null) return fault('figure-missing', `'${figure}', but there is none`)
  const context = hasFigure || printed.some((part) => !isOfPassage(part)) ? null : missingContext(text)
  if (context !== null) return fault('context-missing', `'${context}', but there is nothing`)
  const marked = emphasis.exec(text)?.[0]
  const isMarked = [texts.stem, ...texts.options].some(hasMarks)
  return marked === undefined || isMarked ? null : fault('emphasis-missing', `'${marked}': ${text}`)
}

/** Returns whether a text only refers to a passage: 'Read the passage and answer the questions.' */
function isOfPassage(text: string): boolean {
  return text.split(/\s+/).length < fewestWordsOfPassage && firstOf(passages, text) !== null
}

function missingContext(text: string): string | null {
  const passage = firstOf(passages, text)
  if (passage !== null && text.split(/\s+/).length < fewestWordsOfPassage) return passage[0]
  const shownTable = text.includes('\n') ? null : table.exec(text)
  if (shownTable !== null) return shownTable[0]
  const before = above.exec(text)
  if (before !== null && !/[.:;\n=→]/.test(text.slice(0, before.index))) return before[0]
  const after = below.exec(text)
  if (after === null) return null
  return /[\p{L}\p{N}]/u.test(text.slice(after.index + after[0].length)) ? null : after[0]
}

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  return patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? null
}

function hasMarks({ html }: Typeset): boolean {
  return html !== null && /<[biu]>/.test(html)
}
