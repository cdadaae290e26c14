import type { StyledText } from './document-line.ts'
import type { PaperName } from './document-name.ts'
import type { Instruction } from './instructions.ts'
import type { KeySection } from './key-section.ts'
import type { OptionPart } from './option-parts.ts'
import type { WordsAbove } from './section-words.ts'

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
  /** The words above all questions of its section. */
  above: WordsAbove
  /** The reason why it is uncertain: words that belong to no part, options out of order and the like. */
  doubt: string | null
  /** True after an empty line, a heading or the end of a paper that follows the options. */
  isOver: boolean
  /** True after a dividing line, which ends an explanation. */
  isDivided: boolean
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
  /** Numbered lines of the passage that may be questions if no others have their numbers. */
  rows: Block[]
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

/** An instruction with the index of the paper in which it stands. */
export interface PlacedInstruction {
  shared: SharedWords
  paper: number
}

export interface DocumentParts {
  blocks: Block[]
  papers: Paper[]
  keys: PlacedKey[]
  instructions: PlacedInstruction[]
}
