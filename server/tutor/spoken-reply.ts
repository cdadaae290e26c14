import { longestReply } from '@sabi/shared/tutor/calls'
import { judgeReply, type Claim } from '@sabi/shared/tutor/key-check'
import type { AskedQuestion } from '@sabi/shared/tutor/question-answer'
import { presentable, withSafeLinks } from './presentable.ts'
import { endOfSentences } from './sentence-ends.ts'

/** Thrown for a reply that contradicts the key or leaks a secret. */
export class UnfitReply extends Error {
  readonly fault: 'key' | 'secret'

  constructor(fault: 'key' | 'secret') {
    super(`A reply was stopped: ${fault}`)
    this.fault = fault
  }
}

interface Watched {
  /** Words that must not appear, such as the provider's API key. */
  secrets: readonly string[]
  /** A text that must not be repeated except in short pieces. */
  rules: string
  question: AskedQuestion | null
  claim: Claim
  /** The topics that links may point to. */
  sources: ReadonlySet<string>
}

/** Leaves room for the sources under the reply. */
const longestSpoken = longestReply - 1000
/** This many identical letters and digits in a row are no coincidence: about 40 characters of the rules. */
const longestEcho = 32

/**
 * A reply that is still being written. Each sentence is made presentable and checked; a checked sentence is held back until the
 * next one is checked, so that nothing is shown that has to be taken back at once.
 */
export class SpokenReply {
  readonly #watched: Watched
  readonly #echoes: ReadonlySet<string>
  #raw = ''
  /** Length of the raw text that has been checked. */
  #judged = 0
  #shown = ''
  /** True once the reply has taken a position on the student's wrong claim. Nothing is shown before. */
  #isSettled = false
  #waiting = ''

  constructor(watched: Watched) {
    this.#watched = watched
    this.#echoes = piecesOf(lettersOf(watched.rules))
  }

  get isFull(): boolean {
    return this.#raw.length >= longestSpoken
  }

  /** Adds a piece and returns the text that may be shown now. */
  take(piece: string): string {
    this.#raw = (this.#raw + piece).slice(0, longestSpoken)
    this.#keepSecrets(piece.length)
    // Without whitespace no sentence can have ended.
    if (!/\s/.test(piece)) return ''
    const end = this.#judged + endOfSentences(this.#raw.slice(this.#judged))
    if (end === this.#judged) return ''
    const sentences = presentable(this.#raw.slice(this.#judged, end), this.#watched.sources)
    if (this.#judge(sentences, false) === 'sound') this.#isSettled = true
    this.#judged = end
    const visible = this.#isSettled ? this.#waiting : ''
    this.#waiting = this.#isSettled ? sentences : this.#waiting + sentences
    this.#shown += visible
    return visible
  }

  /** Returns the whole reply once the model has finished; '' if it wrote nothing. */
  finish(): string {
    const rest = presentable(this.#raw.slice(this.#judged), this.#watched.sources)
    const whole = withSafeLinks(this.#shown + this.#waiting + rest, this.#watched.sources).trim()
    this.#judge(whole, true)
    return whole
  }

  #judge(reply: string, isWhole: boolean): 'sound' | 'open' {
    const { question, claim } = this.#watched
    if (question === null) return 'sound'
    const judgement = judgeReply({ question, reply, claim, isWhole })
    if (judgement === 'wrong' || judgement === 'unnamed') throw new UnfitReply('key')
    return judgement
  }

  #keepSecrets(added: number): void {
    const last = this.#raw.slice(-(added + 400))
    const isTold = this.#watched.secrets.some((secret) => last.includes(secret))
    if (isTold || [...piecesOf(lettersOf(last))].some((piece) => this.#echoes.has(piece)))
      throw new UnfitReply('secret')
  }
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}

function piecesOf(letters: string): Set<string> {
  const count = Math.max(0, letters.length - longestEcho + 1)
  return new Set(Array.from({ length: count }, (_, start) => letters.slice(start, start + longestEcho)))
}
