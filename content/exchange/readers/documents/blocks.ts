import { isWrapped, joined, picture, styled, trimmed, type DocumentLine, type StyledText } from './document-line.ts'
import type { Block, DocumentParts, SharedWords } from './block.ts'
import { unnamed, type PaperName } from './document-name.ts'
import type { Instruction } from './instructions.ts'
import { isKey, type KeySection } from './key-section.ts'
import { beginsQuestion, partsOf, type Part } from './line-parts.ts'
import { inlineOptions, type OptionLine } from './option-parts.ts'
import { isStrayNotice } from './paper-headings.ts'
import { readPrintedWords, startsSection } from './printed-words.ts'
import { SectionWords } from './section-words.ts'
import { assertRows } from '../reading.ts'

interface State extends DocumentParts {
  sections: SectionWords
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
    instructions: [],
    sections: new SectionWords(),
    shared: null,
    sharedLeft: 0,
    isReadingPassage: false,
    orphan: null,
    repeated: null,
  }
  for (const [index, item] of items.entries()) {
    const block = state.blocks.at(-1)
    if (isKey(item)) {
      state.keys.push({ section: item, position: state.blocks.length })
      endBlock(state)
      state.sections.isOpen = true
    } else {
      const before =
        block === undefined ? null : { number: block.number, letters: block.options.map(({ letter }) => letter) }
      for (const part of partsOf(item, before)) addPart(state, part, { line: item, items, index })
    }
  }
  for (const block of state.blocks) findOptionsInText(block)
  state.blocks.at(-1)?.above.leftOut.push(...state.sections.finish())
  const { papers, keys, instructions } = state
  const blocks = [...state.blocks, ...unansweredRows(state)]
  return { blocks, papers, keys, instructions }
}

/** Numbered lines under an instruction whose numbers no question has: questions that could not be read. */
function unansweredRows({ blocks, instructions }: State): Block[] {
  const numbers = new Set(blocks.map(({ paper, number }) => `${paper} ${number}`))
  return instructions.flatMap(({ shared }) =>
    shared.rows.filter(({ paper, number }) => !numbers.has(`${paper} ${number}`)),
  )
}

/** Options that follow the question over several lines can be found only when all of it has been read. */
function findOptionsInText(block: Block): void {
  const found = block.options.length === 0 ? inlineOptions(block.text) : null
  if (found === null || found.isInColumns) return
  block.text = found.before
  block.options = found.options
}

interface Place {
  line: DocumentLine
  items: readonly (DocumentLine | KeySection)[]
  index: number
}

function addPart(state: State, part: Part, place: Place): void {
  const { line } = place
  if (part.kind === 'question' && isNumberedInstruction(state, part, place)) state.sections.add(line, part.words)
  else if (part.kind === 'question' && !isRowOfPassage(state, part, place)) startBlock(state, part, line)
  else if (part.kind === 'paper') startPaper(state, part)
  else if (part.kind === 'instruction') startInstruction(state, part.instruction, line)
  else if (state.isReadingPassage && !startsSection(line.text)) readPassage(state, part, line)
  else if (part.kind === 'heading' || (part.kind === 'words' && state.sections.isOpen)) addOutside(state, part, line)
  else {
    const block = state.blocks.at(-1)
    if (block !== undefined) addToBlock(state, block, { part, line })
  }
}

/** Adds a line that belongs to no question to the words above the next one. */
function addOutside(state: State, { words }: { words: StyledText }, line: DocumentLine): void {
  if (startsSection(words.text) && !line.isContinuation) {
    endBlock(state)
    state.sections.begin('section')
  }
  if (state.sections.isOpen) state.sections.add(line, words)
  else {
    endBlock(state)
    state.sections.addHeading(line, words)
  }
}

const longestQuestion = 60
const firstOption = /(?:^|\s)[([]?A[.):\]]/i

/** Under an instruction, a numbered line without options is part of the passage or a row of the table, not a question. */
function isRowOfPassage(
  { isReadingPassage, shared }: State,
  { number, words }: Part & { kind: 'question' },
  { line, items, index }: Place,
): boolean {
  if (!isReadingPassage || shared === null) return false
  const { range } = shared
  const isInTable = line.isRow || line.text.includes('\t')
  if (!isInTable && range !== null && number >= range.from && number <= range.to) return false
  return !hasOptions(words, items, index)
}

const firstQuestion = /^[([]?(?:(?:q|question|no)\.?\s*)?1\s?[.):\]]/i

/** Above the first question, a numbered line without options is an instruction if it reads like one and the numbers start again. */
function isNumberedInstruction(
  { sections, isReadingPassage }: State,
  { words }: Part & { kind: 'question' },
  { line, items, index }: Place,
): boolean {
  if (!sections.isOpen || isReadingPassage || line.isRow || hasOptions(words, items, index)) return false
  const next = items.slice(index + 1, index + 1 + longestQuestion)
  const startsAgain = next.some((item) => !isKey(item) && firstQuestion.test(item.text.trim()))
  return startsAgain && words.text !== '' && !readPrintedWords(words, false).isUnclear
}

/** Returns whether options follow a numbered line before the next one. */
function hasOptions(words: StyledText, items: Place['items'], index: number): boolean {
  if (firstOption.test(words.text)) return true
  for (const item of items.slice(index + 1, index + 1 + longestQuestion)) {
    if (isKey(item) || beginsQuestion(item.text)) return false
    if (firstOption.test(item.text)) return true
  }
  return false
}

function startBlock(state: State, { number, words }: Part & { kind: 'question' }, line: DocumentLine): void {
  const last = state.blocks.at(-1)
  const isRestart = number === 1 && last !== undefined && last.paper === state.papers.length - 1
  if (isRestart) {
    state.papers.push({ name: state.repeated ?? unnamed, isWritten: false })
    state.sections.restart()
  }
  state.repeated = null
  const range = state.shared?.range ?? null
  if (range !== null && number > range.to) state.shared = null
  if (range === null && state.sharedLeft <= 0) state.shared = null
  state.sharedLeft -= 1
  const isMisplaced = range !== null && number < range.from && last !== undefined && number <= last.number
  state.blocks.push({
    ...blockOf(state, { number, words }, line),
    instruction: range === null || number >= range.from ? state.shared : null,
    above: state.sections.forQuestion(),
    doubt: line.doubt ?? state.orphan ?? (isMisplaced ? `its number does not fit the instruction above it` : null),
  })
  if (isMisplaced) state.shared = null
  state.isReadingPassage = false
  state.orphan = null
  assertRows(state.blocks.length)
}

function blockOf(
  { papers }: State,
  { number, words }: Pick<Part & { kind: 'question' }, 'number' | 'words'>,
  { page }: DocumentLine,
): Block {
  return {
    number,
    paper: papers.length - 1,
    page,
    text: words,
    options: [],
    answer: null,
    explanation: null,
    instruction: null,
    above: { rules: [], doubt: null, leftOut: [] },
    doubt: null,
    isOver: false,
    isDivided: false,
    isInColumns: false,
  }
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
  if (!isEmpty && isSame) {
    state.repeated = full
    return
  }
  state.sections.begin(name.year === null ? 'section' : 'paper')
  if (isEmpty) Object.assign(current, { name: full, isWritten })
  else state.papers.push({ name: full, isWritten })
}

function startInstruction(state: State, instruction: Instruction, line: DocumentLine): void {
  endBlock(state)
  if (startsSection(line.text)) state.sections.begin('section')
  const isCutOff = line.isContinuation || /^\p{Ll}/u.test(instruction.text) || state.orphan !== null
  state.shared = { ...instruction, passage: [], isLossy: false, isCutOff, rows: [] }
  state.instructions.push({ shared: state.shared, paper: state.papers.length - 1 })
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
  if (part.kind === 'heading' || part.kind === 'words') addToPassage(shared, part.words, isWrapped(line))
  else if (part.kind === 'question') {
    addToPassage(shared, trimmed(line), false)
    shared.rows.push(blockOf(state, part, line))
  } else shared.isLossy = true
  shared.isLossy ||= line.isRow || /[\t\uE010-\uE012]/.test(line.text)
}

function addToPassage({ passage }: SharedWords, words: StyledText, isContinuation: boolean): void {
  const last = passage.at(-1)
  if (last === undefined || !isContinuation) passage.push(words)
  else passage[passage.length - 1] = joined([last, words], ' ')
}

function addToBlock(state: State, block: Block, { part, line }: { part: Part; line: DocumentLine }): void {
  if (part.kind === 'empty') {
    block.isOver ||= block.options.length > 1
    block.isDivided ||= part.isDivider
  } else if (part.kind === 'options') addOptions(block, part.line)
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
  const isComplete = block.options.length > 1 || block.answer !== null
  if (isComplete && isLeftOut(state, words.text, line)) state.sections.leave(words.text)
  else if (block.explanation !== null && !block.isDivided && !asksToChoose(words.text)) {
    block.explanation += `\n${words.text}`
  } else if (block.options.length === 0 && block.answer === null) {
    const part = line.isRow ? styled(picture) : words
    block.text = joined([block.text, part], isWrapped(line) ? ' ' : '\n')
  } else if (block.answer !== null || block.isOver || !line.isContinuation) {
    block.doubt ??= words.text
    state.orphan ??= `words above it belong to no question: ${words.text}`
    state.sections.addStray(words)
  } else continueLast(block, words)
}

/** Returns whether a line is a notice below a question, such as 'Downloaded from', or the address that continues it. */
function isLeftOut({ sections }: State, words: string, { isContinuation }: DocumentLine): boolean {
  return isContinuation ? sections.isInNotice && /^(?:https?:\/\/|www\.)\S+$/i.test(words) : isStrayNotice(words)
}

/** 'Choose the option that …' below an explanation is an instruction for the next questions. */
function asksToChoose(words: string): boolean {
  return /^(?:instructions?\b|in (?:each|the following)|(?:choose|select|pick) (?:the|from)\b)/i.test(words)
}
