import { isWrapped, joined, picture, type DocumentLine, type StyledText } from './document-line.ts'
import { saysWhatToDo } from './paper-headings.ts'
import { readPrintedWords } from './printed-words.ts'

/** Words of a paper above its questions, which apply to all of them. */
export interface StandingWords {
  rule: StyledText
  /** The words that make it uncertain what the questions need; null if there are none. */
  unclear: string | null
  isChoice: boolean
}

/** The part of a document that words above questions apply to. */
export type Extent = 'document' | 'paper' | 'section'

/** The words outside the questions that matter to a question. */
export interface WordsAbove {
  rules: StyledText[]
  /** Why it is uncertain which words the question needs. */
  doubt: string | null
  /** Headings and notices since the question before it. */
  leftOut: string[]
}

const extents: readonly Extent[] = ['document', 'paper', 'section']

/**
 * The words of a document outside its questions. Words between a heading and the first question below it apply to all questions up to the
 * next such heading. No word disappears: it is an instruction, a reason to refuse questions, or listed as left out.
 */
export class SectionWords {
  private readonly standing: Record<Extent, StandingWords[]> = { document: [], paper: [], section: [] }
  private extent: Extent = 'document'
  private pending: (StyledText & { isHeading: boolean })[] = []
  private leftOut: string[] = []
  /** Words since the last question. */
  private waiting: StandingWords[] = []
  /** Words between two questions that may apply to all questions below them. */
  private stray: string | null = null
  /** True until the first question below a heading. */
  isOpen = true
  /** True below a notice between two questions. */
  isInNotice = false

  /** Begins a paper or a section. What was printed above the one before it ends. */
  begin(extent: Exclude<Extent, 'document'>): void {
    this.settle()
    // Words without a question below them are still waiting for one.
    if (!this.isOpen) {
      for (const one of extents) {
        const isEnded = extents.indexOf(one) >= extents.indexOf(extent)
        this.standing[one] = isEnded ? [] : this.standing[one].map(withoutPassage)
      }
    }
    this.extent = extent
    this.stray = null
    this.isOpen = true
  }

  /** Adds a line outside the questions. */
  add(line: DocumentLine, words: StyledText): void {
    const last = this.pending.at(-1)
    if (last !== undefined && isWrapped(line)) Object.assign(last, joined([last, words], ' '))
    else this.pending.push({ ...words, isHeading: line.isHeading })
  }

  /** Adds a heading between two questions. If it is more than a title, it begins a section. */
  addHeading(line: DocumentLine, words: StyledText): void {
    this.stray = null
    const { rule, isUnclear } = readPrintedWords(words, line.isHeading)
    if (rule.text !== '' || isUnclear) {
      const isInside = this.standing.section.length > 0
      if (isInside) this.stray = words.text
      this.extent = 'section'
      this.isOpen = true
    }
    this.add(line, words)
  }

  /** Adds words between two questions. Every question up to the next heading may need them. */
  addStray(words: StyledText): void {
    const { rule, isUnclear } = readPrintedWords(words, false)
    if (rule.text !== '' || (isUnclear && (isPassage(words.text) || saysWhatToDo(words.text))))
      this.stray ??= words.text
  }

  /** Reports a notice as left out. */
  leave(words: string): void {
    this.leftOut.push(words)
    this.isInNotice = true
  }

  /** The words below the last question, none of which a question needs. */
  finish(): string[] {
    this.settle()
    const below = this.waiting.map(({ unclear, rule }) => unclear ?? rule.text)
    return [...this.leftOut, ...below.filter((words) => words !== '')]
  }

  /** The numbers of the questions start again without a heading, so nobody knows how far the words above them reach. */
  restart(): void {
    const first = extents.flatMap((extent) => this.standing[extent]).find(({ rule }) => rule.text !== '')
    if (first !== undefined) this.stray ??= first.rule.text
  }

  /** What applies to the next question. */
  forQuestion(): WordsAbove {
    this.settle()
    this.isOpen = false
    this.isInNotice = false
    const all = extents.flatMap((extent) => this.standing[extent])
    const { leftOut } = this
    this.leftOut = []
    this.waiting = []
    const unclear = all.find((words) => words.unclear !== null)?.unclear ?? this.stray
    const rules = all.map(({ rule }) => rule).filter(({ text }) => text !== '')
    const doubt = unclear === null ? this.contradiction() : `it may need the words above it: ${unclear}`
    return { rules, doubt, leftOut }
  }

  /** 'Choose the option that is NOT true' above all sections and 'Choose the correct option' above one of them. */
  private contradiction(): string | null {
    const outer = [...this.standing.document, ...this.standing.paper].find(
      ({ rule, isChoice }) => isChoice && rule.text !== '',
    )
    const inner = this.standing.section.find(({ isChoice }) => isChoice)
    return outer === undefined || inner === undefined ? null : `two instructions are above it: ${outer.rule.text}`
  }

  private settle(): void {
    const lines = this.pending
    this.pending = []
    lines.forEach((line, index) => {
      // A picture above the title is the emblem of a school.
      const isEmblem = this.extent === 'document' && line.text === picture && index < lines.length - 1
      const { rule, isUnclear, isChoice } = readPrintedWords(line, line.isHeading)
      if (rule.text !== '' || (isUnclear && !isEmblem) || isChoice) {
        const words = { rule, unclear: isUnclear && !isEmblem ? line.text : null, isChoice }
        this.standing[this.extent].push(words)
        this.waiting.push(words)
      }
      if (rule.text !== line.text && !isUnclear) this.leftOut.push(line.text)
    })
  }
}

/** A passage above the questions of one section is not for those of the next. An instruction may be. */
function withoutPassage(words: StandingWords): StandingWords {
  return { ...words, unclear: null }
}

const fewestWords = 12

/** Returns whether words are whole sentences rather than the end of an option. */
function isPassage(words: string): boolean {
  return /^[\p{Lu}“"(]/u.test(words) && /[.:!?)]$/.test(words) && words.split(/\s+/).length >= fewestWords
}
