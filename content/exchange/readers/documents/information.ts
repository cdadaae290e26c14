import { paperNameOf } from './document-name.ts'
import { instructionOf } from './instructions.ts'
import { refuse, withWordsAbove, type Outcome } from '../reading.ts'

const general = /^(?:instructions?\s*[:.]\s*)?(?:answer|attempt) (?:all|every)(?: of)?(?: the)? questions?[.!]?$/i

/**
 * A text between the questions of a file: a passage, data or an instruction. If it says how many questions it covers, they get it. If it
 * does not, nobody knows which of the following questions need it.
 */
export class Information {
  private words = ''
  private left = 0
  private isOpen = false

  /** Starts a new text, or ends the current one with null. Returns whether it is known which questions the text belongs to. */
  begin(text: string | null): boolean {
    const words =
      text
        ?.replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim() ?? ''
    const sentences = words.split(/(?<=[.:?!])\s+/)
    const count =
      sentences.map((sentence) => instructionOf(sentence)?.count ?? null).find((one) => one !== null) ?? null
    const isForNone = words === '' || general.test(words) || paperNameOf(words) !== null
    this.words = text ?? ''
    this.left = isForNone ? 0 : (count ?? Number.POSITIVE_INFINITY)
    this.isOpen = !isForNone && count === null
    return isForNone || count !== null
  }

  /** The question together with the text above it. */
  above(outcome: Outcome): Outcome {
    if (this.left <= 0 || ('refused' in outcome && this.isOpen)) return outcome
    this.left -= 1
    if (!this.isOpen || 'refused' in outcome) return withWordsAbove(outcome, [this.words])
    return refuse(outcome.row.place, 'context-missing', `it may need the text above it: ${this.words}`)
  }
}
