import type { FormatName, RawKey, RawRow, Reading, ReasonCode } from '../raw.ts'
import { keySectionOf } from './key-section.ts'
import { partsOf, type Part } from './line-parts.ts'
import { assertRows, defined, readingOf, refuse, type Outcome } from './reading.ts'

/** Stands in a line where the document has a formula that cannot be read, or a picture. */
export const lostFormula = '\uE010'
export const picture = '\uE011'

interface Block {
  number: number
  text: string[]
  options: string[]
  answer: string | null
  explanation: string[] | null
  /** Whether an empty line or a heading came after the options. */
  isOver: boolean
  /** Words that belong to no part, or options out of order. */
  doubt: string | null
}

/** What stands above several questions: 'Use the table to answer questions 5 to 7.' */
interface Shared {
  text: string
  until: number
}

/**
 * Questions out of the lines of a document: a number, options with letters, an answer after each or a key at the end.
 * What cannot be made out with certainty is refused.
 */
export function readLines(format: FormatName, lines: readonly string[]): Reading {
  const { letters, before } = keySectionOf(lines)
  const blocks = blocksOf(before)
  const counts = new Map<number, number>()
  for (const { number } of blocks) counts.set(number, (counts.get(number) ?? 0) + 1)
  return readingOf(
    format,
    blocks.map((block) => outcomeOf(block, counts.get(block.number) === 1 ? letters.get(block.number) : undefined)),
  )
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let shared: Shared | null = null
  for (const line of lines) {
    const block = blocks.at(-1)
    for (const part of partsOf(line, block ?? null)) {
      if (part.kind === 'question') {
        if (shared !== null && part.number > shared.until && shared.until > 0) shared = null
        blocks.push(newBlock(part.number, [...(shared === null ? [] : [shared.text]), part.words]))
        if (shared?.until === 0) shared = null
        assertRows(blocks.length)
      } else if (part.kind === 'shared') {
        shared = sharedOf(part.words)
        if (block !== undefined) block.isOver = true
      } else add(blocks.at(-1), part)
    }
  }
  return blocks
}

function newBlock(number: number, text: string[]): Block {
  return {
    number,
    text: text.filter((words) => words !== ''),
    options: [],
    answer: null,
    explanation: null,
    isOver: false,
    doubt: null,
  }
}

function sharedOf(words: string): Shared {
  const range = /questions?\s+\d{1,3}\s*(?:-|–|to|and|&)\s*(\d{1,3})/i.exec(words)?.[1]
  return { text: words, until: range === undefined ? 0 : Number(range) }
}

function add(block: Block | undefined, part: Part): void {
  if (block === undefined) return
  switch (part.kind) {
    case 'empty':
      block.isOver ||= block.options.length > 1
      return
    case 'heading':
      block.isOver = true
      return
    case 'option':
      if (part.letter.toUpperCase() !== 'ABCDE'[block.options.length]) block.doubt ??= `${part.letter}. ${part.words}`
      block.options.push(part.words)
      return
    case 'answer':
      if (block.answer !== null && block.answer !== part.words) block.doubt ??= `two answers: ${part.words}`
      block.answer = part.words
      return
    case 'explanation':
      block.explanation = [part.words]
      return
    case 'words':
      addWords(block, part.words)
  }
}

function addWords(block: Block, words: string): void {
  const last = block.options.length - 1
  if (block.explanation !== null) block.explanation.push(words)
  else if (block.answer !== null || block.isOver) block.doubt ??= words
  else if (last === -1) block.text.push(words)
  else block.options[last] = `${block.options[last] ?? ''} ${words}`.trim()
}

function outcomeOf(block: Block, fromSection: string | undefined): Outcome {
  const place = `question ${block.number}`
  const text = block.text.join('\n')
  const all = [text, ...block.options].join('\n')
  if (block.options.length === 0) return refuse(place, 'not-a-question', text)
  if (block.doubt !== null) return refuse(place, 'not-a-question', `not clear what belongs where: ${block.doubt}`)
  if (all.includes(lostFormula))
    return refuse(place, 'formula-broken', all.replaceAll(lostFormula, '…').replaceAll(picture, ''))
  if (block.options.some((option) => option.includes(picture)))
    return refuse(place, 'figure-missing', `an option is a picture: ${text}`)
  const key = keyOf(block, fromSection)
  if (typeof key === 'string')
    return refuse(place, key, `${[block.answer, fromSection].flatMap((said) => said ?? []).join(' and ')}: ${text}`)
  const explanation = block.explanation
    ?.join('\n')
    .replaceAll(/[\uE010\uE011]/g, '')
    .trim()
  const row: RawRow = {
    place,
    text: text.replaceAll(picture, '').trim(),
    options: block.options,
    key,
    ...defined({
      explanation: explanation === '' ? undefined : explanation,
      image: text.includes(picture) ? 'a picture in the document' : undefined,
    }),
  }
  return { row }
}

/** The key that stands below the question or at the end; where they do not agree, or one means two things, the reason. */
function keyOf({ answer, options }: Block, fromSection: string | undefined): RawKey | ReasonCode {
  if (fromSection === '?') return 'key-conflict'
  if (fromSection !== undefined && meansTwo(fromSection, options)) return 'key-ambiguous'
  if (answer === null) return fromSection === undefined ? { kind: 'missing' } : { kind: 'letter', value: fromSection }
  const lone = /^[([]?([a-e])[)\]]?[.:]?$/i.exec(answer)?.[1]?.toUpperCase()
  if (lone !== undefined) {
    if (meansTwo(lone, options)) return 'key-ambiguous'
    return fromSection !== undefined && fromSection !== lone ? 'key-conflict' : { kind: 'letter', value: lone }
  }
  const asText = options.findIndex((option) => option.toLowerCase() === answer.toLowerCase())
  const { letter, words = '' } =
    asText === -1
      ? (/^\(?(?<letter>[a-e])\)?(?:\s*[.):]\s*|\s*[,-]\s+)(?<words>[^]*)$/i.exec(answer)?.groups ?? {})
      : {}
  if (letter === undefined) {
    const isOther = asText !== -1 && 'ABCDE'[asText] !== fromSection
    return fromSection !== undefined && isOther ? 'key-conflict' : { kind: 'text', value: answer }
  }
  const upper = letter.toUpperCase()
  if (fromSection !== undefined && fromSection !== upper) return 'key-conflict'
  // 'A.C. generator' is no letter, and 'B. iron' is one only where B is iron.
  const said = words.trim()
  const own = options['ABCDE'.indexOf(upper)] ?? ''
  const agrees = said === '' || /^(?:because|since)\b/i.test(said) || said.toLowerCase() === own.toLowerCase()
  return agrees ? { kind: 'letter', value: upper } : 'key-conflict'
}

/** Whether a letter is also the text of an option with another letter: of vitamins, symbols or points. */
function meansTwo(letter: string, options: readonly string[]): boolean {
  return options.some(
    (option, place) => option.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() === letter && 'ABCDE'[place] !== letter,
  )
}
