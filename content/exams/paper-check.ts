import type { Bank, BankQuestion } from '@sabi/shared/content/bank'
import type { SubjectId } from '@sabi/shared/content/question'
import { drawPaper, type PaperCandidate } from '@sabi/shared/exams/draw'
import { headwordOf } from '@sabi/shared/exams/headword'
import type { MetBefore } from '@sabi/shared/exams/met-before'
import {
  choicesIn,
  sectionsOf,
  shortLengths,
  type Paper,
  type PaperOrder,
  type PaperSection,
} from '@sabi/shared/exams/paper'
import { offeredPapers, type CountedTopic } from '@sabi/shared/exams/supply'
import { groupBy } from '@sabi/shared/practice/group-by'
import { seededRandom } from '@sabi/shared/practice/random'
import { paperOf, type SessionPaper } from '@sabi/shared/practice/session'
import { blueprintOf } from '../blueprint.ts'
import { partsOf } from './english-parts.ts'
import { boards } from './papers.ts'
import { partFaults } from './part-faults.ts'

/** Every paper that the boards set, in each length. Of several subjects to choose from it leaves out each once. */
export const orders: readonly PaperOrder[] = boards.flatMap((board) =>
  board.papers.flatMap((paper) =>
    choicesOf(paper).flatMap((subjects) =>
      [null, ...shortLengths].map((length) => ({ board, paper, subjects, length })),
    ),
  ),
)

function choicesOf(paper: Paper): SubjectId[][] {
  const choices = choicesIn(paper)
  if (paper.subjects === 1) return choices.map((subject) => [subject])
  return choices.map((left) => [...choices.filter((subject) => subject !== left), ...(paper.always ?? [])])
}

/** 'WAEC waec-paper-1 physics whole' */
export function nameOf({ board, paper, subjects, length }: PaperOrder): string {
  return `${board.board} ${paper.id} ${subjects.join('+')} ${length ?? 'whole'}`
}

/** The questions of a bank as a paper is drawn from them. */
export function candidatesOf(questions: readonly BankQuestion[]): (BankQuestion & PaperCandidate)[] {
  return questions.map((question) => {
    const hasHeadword = question.subject === 'english'
    return { ...question, headword: hasHeadword ? headwordOf(question.rich?.text ?? question.text) : null }
  })
}

/** What a student has met, and those to draw from if not the whole bank. */
interface Before extends MetBefore {
  questions?: readonly BankQuestion[]
}

/** Draws papers from a bank, and says what is wrong with a paper. */
export class PaperCheck {
  readonly #candidates: readonly (BankQuestion & PaperCandidate)[]
  readonly #questions: ReadonlyMap<string, BankQuestion>
  readonly #units: ReadonlyMap<string, number>
  readonly #topics: readonly CountedTopic[]
  /** By topic. */
  readonly #families: ReadonlyMap<string, number>
  /** By subject and unit. */
  readonly #skills = new Map<string, Set<string>>()

  constructor(bank: Bank) {
    this.#candidates = candidatesOf(bank.questions)
    this.#questions = new Map(bank.questions.map((question) => [question.id, question]))
    this.#units = new Map(bank.topics.map(({ id, unit }) => [id, unit]))
    this.#topics = bank.topics.map(({ id, subject, unit }) => {
      const questions = bank.questions.filter(({ topicId }) => topicId === id).length
      return { id, subject, unit, _count: { questions } }
    })
    this.#families = new Map(
      [...groupBy(bank.questions, ({ topicId }) => topicId)].map(([topicId, questions]) => [
        topicId,
        new Set(questions.flatMap(({ family }) => family ?? [])).size,
      ]),
    )
    for (const { id, subject, unit, family } of bank.questions) {
      const place = `${subject} ${unit}`
      this.#skills.set(place, (this.#skills.get(place) ?? new Set<string>()).add(family ?? id))
    }
  }

  /** How many questions of a unit one paper can hold: its families and its questions without one. */
  skillsIn(subject: SubjectId, unit: number): number {
    return this.#skills.get(`${subject} ${unit}`)?.size ?? 0
  }

  /** Returns whether students are offered this paper, because the bank has enough questions for the whole of it. */
  isOffered({ board, paper, subjects }: PaperOrder): boolean {
    const one = offeredPapers(board, this.#topics, partsOf).find(({ paper: { id } }) => id === paper.id)
    const possible = new Set([...(one?.choices ?? []), ...(paper.always ?? [])])
    return one !== undefined && subjects.every((subject) => possible.has(subject))
  }

  /** The paper of a seed; null if there are too few questions. */
  draw(order: PaperOrder, seed: string, { questions, ...before }: Before = {}): SessionPaper | null {
    const drawn = drawPaper({
      order,
      candidates: questions === undefined ? this.#candidates : candidatesOf(questions),
      unitOf: (topicId) => this.#units.get(topicId),
      blueprintOf,
      partsOf,
      seed,
      ...before,
    })
    return drawn && paperOf(drawn, seededRandom(seed))
  }

  /**
   * Lists the faults of a paper: a question or skill that comes twice, a wrong number of questions of a subject, a unit that is more
   * than one question off its blueprint, beyond those that the bank lacks; in a subject with sections the faults of these.
   */
  faultsOf(order: PaperOrder, paper: SessionPaper): string[] {
    const questions = paper.flatMap(({ question: { id } }) => this.#questions.get(id) ?? [])
    const faults = questions.length === paper.length ? [] : ['a question that is not in the bank']
    if (new Set(questions.map(({ id }) => id)).size < questions.length) faults.push('a question twice')
    const bySubject = sectionsOf(order).map((section) => ({
      ...section,
      parts: partsOf(order.paper.id, section.subject),
      questions: questions.filter(({ subject }) => subject === section.subject),
    }))
    const inAnyOrder = bySubject.filter(({ parts }) => parts.length === 0)
    const families = inAnyOrder.flatMap((one) => one.questions.flatMap(({ family }) => family ?? []))
    if (new Set(families).size < families.length) faults.push('a skill twice')
    const subjects = bySubject.flatMap(({ subject, count }) => Array.from({ length: count }, () => subject))
    if (questions.map(({ subject }) => subject).join() !== subjects.join()) faults.push('other counts of subjects')
    const familiesOf = (topicId: string) => this.#families.get(topicId) ?? 0
    const inParts = bySubject.filter(({ parts }) => parts.length > 0)
    return [
      ...faults,
      ...inAnyOrder.flatMap((section) => this.#unitFaults(section, section.questions)),
      ...inParts.flatMap((section) => partFaults({ ...section, familiesOf })),
    ]
  }

  #unitFaults({ subject, units }: PaperSection, questions: readonly BankQuestion[]): string[] {
    const wanted = Object.entries(units).map(([unit, count]) => ({ unit: Number(unit), count }))
    const lacking = wanted.reduce((sum, { unit, count }) => sum + Math.max(0, count - this.skillsIn(subject, unit)), 0)
    return wanted.flatMap(({ unit, count }) => {
      const drawn = questions.filter((question) => question.unit === unit).length
      return Math.abs(drawn - count) <= 1 + lacking ? [] : [`${drawn} of ${count} in unit ${unit} of ${subject}`]
    })
  }
}

/** How often the key is at each place on the screen. */
export function keyPlaces(paper: SessionPaper): number[] {
  const places = [0, 0, 0, 0, 0]
  for (const { question, shownOrder } of paper) {
    const place = shownOrder.indexOf(question.correctOption)
    places[place] = (places[place] ?? 0) + 1
  }
  return places
}
