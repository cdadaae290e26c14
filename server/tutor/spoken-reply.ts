import { longestReply } from '@sabi/shared/tutor/calls'
import { judgeReply, type Claim } from '@sabi/shared/tutor/key-check'
import type { AskedQuestion } from '@sabi/shared/tutor/question-answer'
import { presentable, withSafeLinks } from './presentable.ts'
import { endOfSentences } from './sentence-ends.ts'

/** Why a reply is not let through: it speaks against the key, or says what is nobody's business. */
export class UnfitReply extends Error {
  readonly fault: 'key' | 'secret'

  constructor(fault: 'key' | 'secret') {
    super(`A reply was stopped: ${fault}`)
    this.fault = fault
  }
}

interface Watched {
  /** Words that must not be said, such as the key of the provider. */
  secrets: readonly string[]
  /** A text of which no longer piece may be said. */
  rules: string
  question: AskedQuestion | null
  claim: Claim
  /** The topics that links may lead to. */
  sources: ReadonlySet<string>
}

/** Room that is left for what stands under a reply. */
const longestSpoken = longestReply - 1000
/** So many letters and digits in a row are no chance: some 40 signs of the rules. */
const longestEcho = 32

/**
 * A reply while it is written. Sentence by sentence it is made presentable and judged; the last one that was judged waits until the
 * next is, so that nothing is seen that must be taken back at once.
 */
export class SpokenReply {
  readonly #watched: Watched
  readonly #echoes: ReadonlySet<string>
  #raw = ''
  /** What of the raw text has been judged. */
  #judged = 0
  #shown = ''
  /** Whether the reply has said what it holds of a wrong claim: until then nothing of it is seen. */
  #isSettled = false
  #waiting = ''

  constructor(watched: Watched) {
    this.#watched = watched
    this.#echoes = piecesOf(lettersOf(watched.rules))
  }

  get isFull(): boolean {
    return this.#raw.length >= longestSpoken
  }

  /** Takes what was written and gives what may be seen of it by now. */
  take(piece: string): string {
    this.#raw = (this.#raw + piece).slice(0, longestSpoken)
    this.#keepSecrets(piece.length)
    // Where no blank came, no sentence has ended.
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

  /** The whole reply once nothing more comes; '' where nothing was said. */
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
