import { optionLetters } from '@sabi/shared/content/option-letter'
import type { FormatName, RawKey, RawRow, Reading, ReasonCode } from '../../raw.ts'
import type { Block, DocumentParts, Paper, PlacedInstruction } from './block.ts'
import { blocksOf } from './blocks.ts'
import { keyOf } from './document-key.ts'
import {
  joined,
  sliced,
  styled,
  lostFormula,
  lostText,
  picture,
  placeholders,
  withInlineEmphasis,
  type DocumentLine,
} from './document-line.ts'
import { wordsOfName } from './document-name.ts'
import { assignedKeys } from './key-assignment.ts'
import { withWholeInstructions } from './instructions.ts'
import { withKeySections, type KeyEntry } from './key-section.ts'
import { markedOptions } from './marked-options.ts'
import { defined, readingOf, refuse, type Outcome } from '../reading.ts'

/** The parts of a document outside a question that apply to it. */
interface Surroundings {
  paper: Paper | undefined
  entry: KeyEntry | undefined
  marked: string | undefined
  /** Why the marks on options count for none. */
  unmarked: string | undefined
  doubt: string | null
}

/**
 * Reads questions from the lines of a document: a number, options with letters, and an answer after each, in a list anywhere or by a mark
 * on the right option. Rejects every question with an uncertain part.
 */
export function readLines(format: FormatName, lines: readonly DocumentLine[]): Reading {
  const parts = blocksOf(withKeySections(withWholeInstructions(lines.map(cutToLength))))
  const { blocks, papers } = parts
  if (blocks.length === 0) return readingOf(format, [refuse('file', 'no-questions', whyNone(lines))])
  const entries = assignedKeys(parts)
  const marked = markedOptions(blocks)
  const doubts = doubtsAcross(parts)
  return readingOf(
    format,
    blocks.map((block) =>
      outcomeOf(block, {
        paper: papers[block.paper],
        entry: entries.get(block),
        marked: marked.letters.get(block),
        unmarked: marked.faults.get(block),
        doubt: doubts.get(block) ?? null,
      }),
    ),
  )
}

const fewestUndotted = 2

/** The likely reason why a document has no questions. */
function whyNone(lines: readonly DocumentLine[]): string {
  const count = (pattern: RegExp): number => lines.filter(({ text }) => pattern.test(text)).length
  if (count(/[\p{L}\p{N}]/u) === 0) return 'there is no text in it'
  const isUndotted = Math.min(count(/^\d{1,3}\s+\p{L}/u), count(/^[A-E]\s+\S/)) >= fewestUndotted
  return isUndotted
    ? 'its numbers and letters have no dot: write ‘1.’ and ‘A.’, not ‘1’ and ‘A’'
    : 'there is no numbered question in it, such as ‘1. What is …?’ with options ‘A. …’, ‘B. …’'
}

/** No part of a question may be this long. The rest of such a line is ignored. */
const longestLine = 10_000

function cutToLength(line: DocumentLine): DocumentLine {
  if (line.text.length <= longestLine) return line
  return { ...line, ...joined([sliced(line, 0, longestLine), styled(lostText)]) }
}

const fewestToCompare = 5
const shareOfMost = 0.8

/** Doubts that arise only from the other questions of the document. */
function doubtsAcross({ blocks, instructions }: DocumentParts): ReadonlyMap<Block, string> {
  const doubts = doubtsOfInstructions(blocks, instructions)
  const counts = blocks.map(({ options }) => options.length).filter((count) => count > 0)
  const usual = [4, 5].find((count) => counts.filter((other) => other === count).length >= counts.length * shareOfMost)
  blocks.forEach((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]]
    if (usual !== undefined && counts.length >= fewestToCompare && block.options.length < usual)
      doubts.set(block, `it has ${block.options.length} options where the others have ${usual}`)
    // '5 and' / '12. What': a number at the start of a line within question 5 looks like question 12.
    if (before?.options.length === 0 && after?.number === block.number && after.paper === block.paper)
      doubts.set(block, `two questions have the number ${block.number}`)
    const range = /\bquestions?\s+(\d{1,3})\s*(?:-|–|to|and|&)\s*(\d{1,3})/i.exec(block.text.text)
    if (range !== null && Number(range[1]) <= block.number && Number(range[2]) >= block.number)
      for (const other of blocks)
        if (other.paper === block.paper && other.number >= Number(range[1]) && other.number <= Number(range[2]))
          doubts.set(other, `question ${block.number} contains words for several questions`)
  })
  return doubts
}

/** An instruction that names a question without being above it, or with another one in between. */
function doubtsOfInstructions(
  blocks: readonly Block[],
  instructions: readonly PlacedInstruction[],
): Map<Block, string> {
  const doubts = new Map<Block, string>()
  for (const { shared, paper } of instructions) {
    const { range } = shared
    if (range === null) continue
    const place = blocks.find(({ instruction }) => instruction === shared)?.paper ?? paper
    for (const block of blocks) {
      const isNamed = block.paper === place && block.number >= range.from && block.number <= range.to
      if (isNamed && block.instruction !== shared) doubts.set(block, `it may need the instruction: ${shared.text}`)
    }
  }
  return doubts
}

function outcomeOf(block: Block, around: Surroundings): Outcome {
  const place = placeOf(block, around.paper)
  const text = withInlineEmphasis(block.text)
  const options = inOrder(block)
  const fault = faultOf(block, options, around.doubt)
  if (fault !== null) return refuse(place, fault.reason, fault.detail)
  const texts = (options ?? []).map(({ words }) => withInlineEmphasis(words).replaceAll('\t', ' '))
  const key = keyOf(texts, { answer: block.answer, entry: around.entry, marked: around.marked })
  if (typeof key === 'string') return refuse(place, key, saidKeys(block, around, text))
  if (key.kind === 'missing' && around.unmarked !== undefined) return refuse(place, 'key-missing', around.unmarked)
  const row = rowOf(block, { place, text, options: texts, key, paper: around.paper })
  const keyFrom = block.answer === null ? keyPlaceOf(around) : undefined
  return { row: keyFrom === undefined ? row : { ...row, keyFrom } }
}

function keyPlaceOf({ entry, marked }: Surroundings): RawRow['keyFrom'] {
  if (entry !== undefined) return 'list'
  return marked === undefined ? undefined : 'mark'
}

interface ReadParts {
  place: string
  text: string
  options: readonly string[]
  key: RawKey
  paper: Paper | undefined
}

function rowOf(block: Block, { place, text, options, key, paper }: ReadParts): RawRow {
  const { instruction } = block
  const passage = instruction?.passage.map(withInlineEmphasis).join('\n').trim() ?? ''
  const rules = block.above.rules.map(withInlineEmphasis)
  const context = [...rules, instruction?.text ?? '', passage].filter((part) => part !== '')
  const { leftOut } = block.above
  const explanation = block.explanation?.replaceAll(placeholders, '').trim()
  const { exam = null, year = null } = paper?.name ?? {}
  return {
    place,
    text: text.replaceAll(picture, '').replaceAll('\t', ' ').trim(),
    options,
    key,
    ...(context.length === 0 ? {} : { context }),
    ...(leftOut.length === 0 ? {} : { leftOut: leftOut.map((line) => line.replaceAll(placeholders, '')) }),
    ...defined({
      explanation: explanation === '' ? undefined : explanation,
      source: exam === null || year === null ? undefined : `${exam.toUpperCase()} ${year}`,
      image: text.includes(picture) ? 'a picture in the document' : undefined,
    }),
  }
}

function placeOf({ number, page }: Block, paper: Paper | undefined): string {
  const name = paper === undefined ? null : wordsOfName(paper.name)
  return [`question ${number}`, name === null ? '' : ` of ${name}`, page === null ? '' : `, page ${page}`].join('')
}

/** The options from A on. Columns are read row by row, so 'A … C' may come above 'B … D'. Null if a letter is missing. */
function inOrder({ options }: Block): Block['options'] | null {
  const sorted = [...options].sort((one, other) => one.letter.toUpperCase().localeCompare(other.letter.toUpperCase()))
  const isComplete = sorted.every(({ letter }, index) => letter.toUpperCase() === optionLetters[index])
  const read = options.map(({ letter }) => letter.toUpperCase()).join('')
  return isComplete && [optionLetters.slice(0, options.length), 'ACBD', 'ACEBD', 'ADBEC'].includes(read) ? sorted : null
}

const figureWords = 'the instruction above it needs a figure or a table'
/** A second sentence in an instruction is what it refers to. */
const moreWords = /[.:]\s+\S+\s+\S/
const asksForStyle = /\bunderlined|\b(?:in|printed in) (?:bold|italics?)\b|\bitalici[sz]ed\b/i

function faultOf(
  block: Block,
  options: Block['options'] | null,
  doubt: string | null,
): { reason: ReasonCode; detail: string } | null {
  const { instruction } = block
  const text = block.text.text
  const all = [text, ...block.options.map(({ words }) => words.text)].join('\n')
  const said = `not clear what belongs where: `
  if (block.options.length === 0) return { reason: 'not-a-question', detail: text }
  const unclear = block.doubt ?? doubt
  if (unclear !== null) return { reason: 'not-a-question', detail: said + unclear }
  if (options === null)
    return {
      reason: 'not-a-question',
      detail: `${said}${block.options.map(({ letter, words }) => `${letter}. ${words.text}`).join(' ')}`,
    }
  if (all.includes(lostFormula))
    return { reason: 'formula-broken', detail: all.replaceAll(lostFormula, '…').replaceAll(placeholders, '') }
  if (all.includes(lostText)) return { reason: 'damaged', detail: all.replaceAll(placeholders, '…') }
  if (block.options.some(({ words }) => words.text.includes(picture)))
    return { reason: 'figure-missing', detail: `an option is a picture: ${text}` }
  if (block.above.doubt !== null) return { reason: 'not-a-question', detail: said + block.above.doubt }
  if (instruction !== null && (instruction.needsFigure || instruction.isLossy))
    return { reason: 'figure-missing', detail: `${figureWords}: ${instruction.text}` }
  if (instruction?.isCutOff === true)
    return { reason: 'not-a-question', detail: `the instruction above it may begin further up: ${instruction.text}` }
  if (instruction !== null && instruction.range === null && instruction.count === null)
    return {
      reason: 'not-a-question',
      detail: `the instruction above it does not say where it ends: ${instruction.text}`,
    }
  if (instruction?.hasPassage === true && instruction.passage.length === 0 && !moreWords.test(instruction.text))
    return { reason: 'not-a-question', detail: `what the instruction refers to is missing: ${instruction.text}` }
  const rules = block.above.rules.map(({ text: rule }) => rule)
  if (asksForStyle.test([...rules, all].join('\n')) && !/<[ui]>/.test(withInlineEmphasis(block.text)))
    return { reason: 'damaged', detail: `the document does not show which words are meant: ${text}` }
  return null
}

function saidKeys({ answer }: Block, { entry, marked }: Surroundings, text: string): string {
  return `${[answer, entry?.letter, marked].flatMap((said) => said ?? []).join(' and ')}: ${text}`
}
