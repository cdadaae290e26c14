import { joined, picture, styled, type DocumentLine, type StyledText } from './document-line.ts'
import { unnamed, type PaperName } from './document-name.ts'
import type { Instruction } from './instructions.ts'
import { isKey, type KeySection } from './key-section.ts'
import { partsOf, type Part } from './line-parts.ts'
import { inlineOptions, type OptionLine, type OptionPart } from './option-parts.ts'
import { assertRows } from '../reading.ts'

/** A question as its lines state it, before it is checked. */
export interface Block {
  number: number
  /** Index of its paper in the list of papers. */
  paper: number
  page: number | null
  text: StyledText
  options: OptionPart[]
  answer: string | null
  explanation: string | null
  instruction: SharedWords | null
  /** The reason why it is uncertain: words that belong to no part, options out of order and the like. */
  doubt: string | null
  /** True after an empty line, a heading or the end of a paper that follows the options. */
  isOver: boolean
  /** True if the last options were side by side, so that a wrapped line may belong to any of them. */
  isInColumns: boolean
}

/** Words above several questions, with the passage under them. */
export interface SharedWords extends Instruction {
  passage: StyledText[]
  /** True if the passage contains a picture, a formula or a table. */
  isLossy: boolean
  /** True if the words above may be what it refers to, or its own beginning. */
  isCutOff: boolean
}

export interface Paper {
  name: PaperName
  /** True if its questions are to be answered in writing. */
  isWritten: boolean
}

/** A list of answers, with the number of questions before it. */
export interface PlacedKey {
  section: KeySection
  position: number
}

export interface DocumentParts {
  blocks: Block[]
  papers: Paper[]
  keys: PlacedKey[]
}

interface State extends DocumentParts {
  shared: SharedWords | null
  /** How many more questions an instruction without a range covers. */
  sharedLeft: number
  /** True while lines under an instruction belong to it, until its first question. */
  isReadingPassage: boolean
  /** Words after a complete question that belong to none of its parts. The next question may need them. */
  orphan: string | null
  /** The name of the current paper repeated. It means the same paper, unless the numbers start again. */
  repeated: PaperName | null
}

/** Groups the lines of a document into questions, papers and lists of answers. */
export function blocksOf(items: readonly (DocumentLine | KeySection)[]): DocumentParts {
  const state: State = {
    blocks: [],
    papers: [{ name: unnamed, isWritten: false }],
    keys: [],
    shared: null,
    sharedLeft: 0,
    isReadingPassage: false,
    orphan: null,
    repeated: null,
  }
  for (const item of items) {
    const block = state.blocks.at(-1)
    if (isKey(item)) {
      state.keys.push({ section: item, position: state.blocks.length })
      endBlock(state)
    } else {
      const before =
        block === undefined ? null : { number: block.number, letters: block.options.map(({ letter }) => letter) }
      for (const part of partsOf(item, before)) addPart(state, part, item)
    }
  }
  for (const block of state.blocks) findOptionsInText(block)
  return { blocks: state.blocks, papers: state.papers, keys: state.keys }
}

/** Options that follow the question over several lines can be found only when all of it has been read. */
function findOptionsInText(block: Block): void {
  const found = block.options.length === 0 ? inlineOptions(block.text) : null
  if (found === null || found.isInColumns) return
  block.text = found.before
  block.options = found.options
}

function addPart(state: State, part: Part, line: DocumentLine): void {
  if (part.kind === 'question') startBlock(state, part, line)
  else if (part.kind === 'paper') startPaper(state, part)
  else if (part.kind === 'instruction') startInstruction(state, part.instruction, line)
  else if (state.isReadingPassage) readPassage(state, part, line)
  else {
    const block = state.blocks.at(-1)
    if (block !== undefined) addToBlock(state, block, { part, line })
  }
}

function startBlock(state: State, { number, words }: Part & { kind: 'question' }, line: DocumentLine): void {
  const last = state.blocks.at(-1)
  const isRestart = number === 1 && last !== undefined && last.paper === state.papers.length - 1
  if (isRestart) state.papers.push({ name: state.repeated ?? unnamed, isWritten: false })
  state.repeated = null
  const range = state.shared?.range ?? null
  if (range !== null && number > range.to) state.shared = null
  if (range === null && state.sharedLeft <= 0) state.shared = null
  state.sharedLeft -= 1
  state.blocks.push({
    number,
    paper: state.papers.length - 1,
    page: line.page,
    text: words,
    options: [],
    answer: null,
    explanation: null,
    instruction: range === null || number >= range.from ? state.shared : null,
    doubt: state.orphan,
    isOver: false,
    isInColumns: false,
  })
  if (range !== null && number < range.from && last !== undefined && number <= last.number) state.shared = null
  state.isReadingPassage = false
  state.orphan = null
  assertRows(state.blocks.length)
}

function startPaper(state: State, { name, isWritten }: Part & { kind: 'paper' }): void {
  endBlock(state)
  state.shared = null
  const current = state.papers.at(-1)
  if (current === undefined) return
  const isSame = name.year === current.name.year && name.part === current.name.part
  const isEmpty = !state.blocks.some(({ paper }) => paper === state.papers.length - 1)
  // A part belongs to the year above it: 'Paper 2' under 'JAMB 2015' is from 2015.
  const full = {
    exam: name.exam ?? (name.year === null ? current.name.exam : null),
    year: name.year ?? current.name.year,
    subject: name.subject ?? current.name.subject,
    part: name.part,
  }
  if (isEmpty) Object.assign(current, { name: full, isWritten })
  else if (isSame) state.repeated = full
  else state.papers.push({ name: full, isWritten })
}

function startInstruction(state: State, instruction: Instruction, line: DocumentLine): void {
  endBlock(state)
  const isCutOff = line.isContinuation || /^\p{Ll}/u.test(instruction.text) || state.orphan !== null
  state.shared = { ...instruction, passage: [], isLossy: false, isCutOff }
  state.sharedLeft = instruction.count ?? Number.POSITIVE_INFINITY
  state.isReadingPassage = true
}

function endBlock(state: State): void {
  const block = state.blocks.at(-1)
  if (block !== undefined) block.isOver = true
  state.isReadingPassage = false
}

function readPassage(state: State, part: Part, line: DocumentLine): void {
  const { shared } = state
  if (shared === null || part.kind === 'empty') return
  if (part.kind === 'heading' || part.kind === 'words') {
    shared.passage.push(part.words)
    shared.isLossy ||= line.isRow || /[\uE010-\uE012]/.test(line.text)
  } else shared.isLossy = true
}

function addToBlock(state: State, block: Block, { part, line }: { part: Part; line: DocumentLine }): void {
  if (part.kind === 'empty') block.isOver ||= block.options.length > 1
  else if (part.kind === 'heading') block.isOver = true
  else if (part.kind === 'options') addOptions(block, part.line)
  else if (part.kind === 'answer') {
    const isOther = block.answer !== null && block.answer !== part.words
    if (isOther) block.doubt ??= `two answers: ${part.words}`
    block.answer = part.words
  } else if (part.kind === 'explanation') block.explanation = part.words
  else if (part.kind === 'words') addWords(state, block, { words: part.words, line })
}

function addOptions(block: Block, { before, options, isInColumns }: OptionLine): void {
  if (block.answer !== null && options.length > 0) block.doubt ??= `options after the answer: ${options[0]?.words.text}`
  if (before.text !== '') continueLast(block, before)
  block.options.push(...options)
  block.isInColumns = isInColumns
}

/** Words before the first option belong to the question; later ones continue an option. */
function continueLast(block: Block, words: StyledText): void {
  const last = block.options.at(-1)
  if (last === undefined) block.text = joined([block.text, words], '\n')
  else {
    if (block.isInColumns) block.doubt ??= `it is not clear which option continues with: ${words.text}`
    block.options[block.options.length - 1] = { ...last, words: joined([last.words, words], ' ') }
  }
}

function addWords(state: State, block: Block, { words, line }: { words: StyledText; line: DocumentLine }): void {
  if (block.explanation !== null) {
    block.explanation += `\n${words.text}`
  } else if (block.options.length === 0 && block.answer === null) {
    const part = line.isRow ? styled(picture) : words
    block.text = joined([block.text, part], line.isContinuation ? ' ' : '\n')
  } else if (block.answer !== null || block.isOver || !line.isContinuation) {
    block.doubt ??= words.text
    state.orphan ??= `words above it belong to no question: ${words.text}`
  } else continueLast(block, words)
}
