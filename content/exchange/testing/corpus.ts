import { optionLetter } from '@sabi/shared/content/option-letter'
import { questionsOf, readSources } from '../../build/sources.ts'
import { typeset } from '../../build/mathematics.ts'
import type { SourceQuestion } from '../../build/source-question.ts'
import { at, randomFrom, type Random } from '../../engine/random.ts'

/** A question for a test document, in source text: Unicode for raised letters, LaTeX between dollar signs. */
export interface CorpusQuestion {
  stem: string
  options: readonly string[]
  key: number
  explanation: string
  /** The question refers to a figure, which a test document does not show to the reader. */
  hasFigure: boolean
}

/** A question of a test document with what a reader has to find. */
export interface Truth extends CorpusQuestion {
  number: number
  /** Words above the question that belong to it. */
  above: string
  mustRefuse: boolean
}

export interface TestDocument {
  name: string
  bytes: Uint8Array
  truths: readonly Truth[]
}

/** A text in pieces of one level or kind. */
export interface Segment {
  kind: 'text' | 'sub' | 'sup' | 'formula'
  text: string
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'
const raisedPlain = '0123456789+−n'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋ₙ'
const loweredPlain = '0123456789+−n'

/** The pieces of a source text: scripts as an author types them, formulas apart. */
export function segmentsOf(source: string): Segment[] {
  return source.split('$').flatMap((part, index): Segment[] => {
    if (index % 2 === 1) return [{ kind: 'formula', text: part }]
    return [...part.matchAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]+|[₀₁₂₃₄₅₆₇₈₉₊₋ₙ]+|[^⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉₊₋ₙ]+/g)].map(([text]) => {
      if (raised.includes(text.charAt(0))) return { kind: 'sup', text: translated(text, raised, raisedPlain) }
      if (lowered.includes(text.charAt(0))) return { kind: 'sub', text: translated(text, lowered, loweredPlain) }
      return { kind: 'text', text }
    })
  })
}

function translated(text: string, from: string, to: string): string {
  return [...text].map((letter) => to.charAt(from.indexOf(letter))).join('')
}

export interface Pool {
  prose: readonly CorpusQuestion[]
  formulas: readonly CorpusQuestion[]
  figures: readonly CorpusQuestion[]
}

/** The bank's questions by what they are made of. */
export function readPool(): Pool {
  const all = questionsOf(readSources())
  const plain = all.filter(({ figure }) => figure === null)
  return {
    prose: plain.filter((question) => !hasFormula(question)).map(corpusQuestion),
    formulas: plain.filter((question) => hasFormula(question) && isSimple(question)).map(corpusQuestion),
    figures: all.filter((question) => question.figure !== null && !hasFormula(question)).map(corpusQuestion),
  }
}

function hasFormula({ stem, options }: SourceQuestion): boolean {
  return [stem, ...options].some((text) => text.includes('$'))
}

function isSimple({ stem, options }: SourceQuestion): boolean {
  return ![stem, ...options].some((text) => /\\(?:begin|text|over|under|mathrm|boxed)/.test(text))
}

function corpusQuestion({ stem, options, correctOption, explanation, figure }: SourceQuestion): CorpusQuestion {
  return { stem, options, key: correctOption, explanation: typeset(explanation).text, hasFigure: figure !== null }
}

/** Draws questions for one layout. Each comes once. */
export class Drawer {
  readonly random: Random
  readonly #pool: Pool
  readonly #used = new Set<CorpusQuestion>()

  constructor(pool: Pool, seed: string) {
    this.#pool = pool
    this.random = randomFrom(seed)
  }

  draw(kind: keyof Pool, count: number): CorpusQuestion[] {
    const drawn: CorpusQuestion[] = []
    while (drawn.length < count) {
      const question = at(this.#pool[kind], this.random.int(0, this.#pool[kind].length - 1))
      if (this.#used.has(question)) continue
      this.#used.add(question)
      drawn.push(question)
    }
    return drawn
  }
}

/** Questions numbered from a number on, without anything above them. */
export function numbered(questions: readonly CorpusQuestion[], first = 1): Truth[] {
  return questions.map((question, index) => ({
    ...question,
    number: first + index,
    above: '',
    mustRefuse: question.hasFigure,
  }))
}

export interface Judgement {
  rows: number
  accepted: number
  wrong: { place: string; why: string }[]
}

interface AcceptedQuestion {
  place: string
  text: string
  options: readonly string[]
  correctOption: number
}

/** Compares what was accepted of a document with what it says. */
export function judge(truths: readonly Truth[], accepted: readonly AcceptedQuestion[]): Judgement {
  const known = new Map(truths.map((truth) => [textOf(truth), truth]))
  const wrong = accepted.flatMap(({ place, text, options, correctOption }) => {
    const truth = known.get(comparable([text, ...options].join(' | ')))
    if (truth === undefined) return [{ place, why: `damaged: ${text} | ${options.join(' | ')}` }]
    if (truth.mustRefuse) return [{ place, why: `cannot be answered without what stands above: ${text}` }]
    return truth.key === correctOption
      ? []
      : [{ place, why: `key ${optionLetter(correctOption)}, not ${optionLetter(truth.key)}` }]
  })
  return { rows: truths.length, accepted: accepted.length, wrong }
}

function textOf({ above, stem, options }: Truth): string {
  const parts = [`${above}\n${stem}`, ...options].map((part) => typeset(part).text)
  return comparable(parts.join(' | '))
}

/** Line breaks and spaces around symbols may differ; letters, symbols and word endings may not. */
function comparable(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('µ', 'μ')
    .replaceAll(/ ?([^\p{L}\p{N}\s]) ?/gu, '$1')
    .trim()
}
