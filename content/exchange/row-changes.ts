import { optionLetter } from '@sabi/shared/content/option-letter'
import type { Typeset } from '../build/mathematics.ts'
import { repairedText } from './clean/clean-encoding.ts'
import { withEmphasis } from './clean/clean-emphasis.ts'
import { inOneLine, isFault } from './clean/clean-fault.ts'
import { isGenericFeedback } from './feedback.ts'
import { comparableText } from './clean/clean.ts'
import type { ChangeCode, RawKey, RawRow, RowChange } from './raw.ts'

/** The texts of a question, and what was removed from them or put before them. */
export interface ReadTexts {
  stem: Typeset
  options: readonly Typeset[]
  explanation: Typeset
  /** The number before the question in the file; '' if none. */
  number: string
  hasLetters: boolean
  /** The text printed above the question that is now part of it. */
  above: readonly string[]
}

interface Part {
  name: string
  raw: string
  html: string | null
}

const markup = /<\/?[a-z][^<>]{0,200}>|&(?:[a-z]+|#x?[\da-f]+);/i
/** Tags of emphasis are reported by the words they mark. */
const emphasisTags = /<\/?(?:u|ins|i|em|b|strong)\s*>/gi
const formula = /\$[^$]+\$|\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]|<su[bp]>.*?<\/su[bp]>/g
const emphasised = /<([biu])>(.*?)<\/\1>/gs
const styles: Readonly<Record<string, string>> = { b: 'bold', i: 'italic', u: 'underlined' }

/** The changes to the texts of a row, apart from white space. */
export function textChanges(row: RawRow, { stem, options, explanation, ...read }: ReadTexts): RowChange[] {
  const parts: Part[] = [
    { name: 'question', raw: row.text, html: stem.html },
    ...row.options.map((raw, place) => ({
      name: `option ${optionLetter(place)}`,
      raw,
      html: options[place]?.html ?? null,
    })),
    ...(explanation.text === '' ? [] : [{ name: 'explanation', raw: row.explanation ?? '', html: explanation.html }]),
  ]
  const hasFeedback = explanation.text === '' && (row.explanation ?? '').trim() !== ''
  return [
    ...(read.number === '' ? [] : [change('number-removed', read.number)]),
    ...(read.hasLetters ? [change('letters-removed', row.options.join(' '))] : []),
    ...read.above.map((words) => change('passage-added', words)),
    ...(row.leftOut === undefined ? [] : [change('lines-left-out', row.leftOut.join(' · '))]),
    ...changesIn(parts, 'letters-repaired', ({ raw }) => (isRepaired(raw) ? raw : null)),
    ...changesIn(parts, 'markup-removed', ({ raw }) => (markup.test(raw.replaceAll(emphasisTags, '')) ? raw : null)),
    ...changesIn(parts, 'emphasis-kept', ({ html }) => emphasisIn(html)),
    ...changesIn(parts, 'emphasis-dropped', ({ raw, html }) =>
      emphasisIn(html) === null && emphasisIn(withEmphasis(raw)) !== null ? raw : null,
    ),
    ...changesIn(parts, 'formula-typeset', ({ raw, html }) =>
      html?.includes('<math') === true ? (raw.match(formula)?.join(' ') ?? raw) : null,
    ),
    ...(hasFeedback && isGenericFeedback(row.explanation ?? '')
      ? [change('feedback-dropped', row.explanation ?? '')]
      : []),
  ]
}

/** Reports one change with all the parts it applies to. */
function changesIn(parts: readonly Part[], code: ChangeCode, wordsOf: (part: Part) => string | null): RowChange[] {
  const found = parts.flatMap((part) => {
    const words = wordsOf(part)
    return words === null ? [] : [`${part.name}: ${words}`]
  })
  return found.length === 0 ? [] : [change(code, found.join(' · '))]
}

function isRepaired(raw: string): boolean {
  const repaired = repairedText(raw)
  return !isFault(repaired) && repaired !== raw.replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
}

/** 'underlined ‘metal’', or null without emphasis. */
function emphasisIn(html: string | null): string | null {
  const marked = [...(html ?? '').matchAll(emphasised)].map(
    ([, tag = '', words = '']) => `${styles[tag] ?? ''} ‘${words.replaceAll(/<[^<>]*>/g, '')}’`,
  )
  return marked.length === 0 ? null : marked.join(', ')
}

const keyPlaces = { list: ' in the list of answers', mark: ' by a mark on the option' } as const

/** How the key was read: 'B, from the letter B in the list of answers'. */
export function keyChange(row: RawRow, correctOption: number): RowChange {
  const from = row.keyFrom === undefined ? '' : keyPlaces[row.keyFrom]
  return change('key-read', `${optionLetter(correctOption)}, from ${keyWords(row.key, correctOption)}${from}`)
}

function keyWords(key: RawKey, correctOption: number): string {
  switch (key.kind) {
    case 'missing':
      return 'nothing'
    case 'letter':
      return `the letter ${key.value}`
    case 'text':
      return `the words ‘${comparableText(key.value)}’`
    case 'index':
      return `the number ${key.value}, counted from ${key.value - correctOption}`
  }
}

/** The fields of its place that the row left out, or stated in other words than the syllabus. */
export function placeChanges(
  { topic = '', difficulty = '' }: RawRow,
  placed: { topicId: string; title: string; difficulty: string },
): RowChange[] {
  const [named, title] = [topic, placed.title].map((words) => words.trim().toLowerCase())
  const isNamed = named !== '' && named !== title && named !== placed.topicId.toLowerCase()
  return [
    ...(isNamed ? [change('topic-named', `‘${topic.trim()}’ is ${placed.title}`)] : []),
    ...(difficulty.trim() === '' ? [change('difficulty-assumed', `taken as ${placed.difficulty}`)] : []),
  ]
}

function change(code: ChangeCode, words: string): RowChange {
  return { change: code, detail: inOneLine(words) }
}
