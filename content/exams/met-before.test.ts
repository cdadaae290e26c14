import { readFileSync } from 'node:fs'
import { parseBank, type BankQuestion } from '@sabi/shared/content/bank'
import { byPassage, passageOf } from '@sabi/shared/content/passage-order'
import type { PaperOrder } from '@sabi/shared/exams/paper'
import { headwordOf } from '@sabi/shared/exams/headword'
import type { MetBefore } from '@sabi/shared/exams/met-before'
import { fewestOfPart, partWith, wantedOf, type PaperPart } from '@sabi/shared/exams/parts'
import { groupBy } from '@sabi/shared/practice/group-by'
import { seededRandom, type Random } from '@sabi/shared/practice/random'
import { expect, it } from 'vitest'
import { partsOf } from './english-parts.ts'
import { nameOf, orders, PaperCheck } from './paper-check.ts'

const papers = 1000
const dayMs = 24 * 60 * 60 * 1000

const bank = parseBank(readFileSync(new URL('../dist/bank.json', import.meta.url), 'utf8'))
const check = new PaperCheck(bank)
const questionById = new Map(bank.questions.map((question) => [question.id, question]))
const questionsOf = groupBy(bank.questions, ({ subject }) => subject)
const offered = orders.filter((order) => check.isOffered(order))
/** Papers in several subjects are drawn subject by subject, so one of them in five is enough. */
function orderOf(turn: number): PaperOrder {
  const some = offered.filter(({ subjects }) => subjects.length > 1 === (turn % 5 === 0))
  const order = some[turn % some.length]
  if (order === undefined) throw new Error('The bank offers no paper')
  return order
}

/** A student who has practised a share of each topic in the last two months, and sat some of the questions in papers. */
function aHistory(order: PaperOrder, random: Random): Required<MetBefore> {
  const shares = [0, 0.1, 0.5, 0.9, 1]
  const shareBy = new Map<string, number>()
  const shareOf = (topicId: string) => {
    const share = shareBy.get(topicId) ?? shares[Math.floor(random() * shares.length)] ?? 0
    shareBy.set(topicId, share)
    return share
  }
  const answeredAt = new Map<string, number>()
  const [seen, sat] = [new Set<string>(), new Set<string>()]
  const satShare = random() * random()
  for (const { id, topicId } of order.subjects.flatMap((subject) => questionsOf.get(subject) ?? [])) {
    if (random() < shareOf(topicId)) answeredAt.set(id, (20_000 + 60 * random()) * dayMs)
    if (random() < satShare) sat.add(id)
    if (sat.has(id) && random() < 1 / 2) seen.add(id)
  }
  return { answeredAt, seen, sat }
}

/** How well a question is known: of two numbers the first counts more. */
function placeOf(id: string, { answeredAt, seen, sat }: Required<MetBefore>): number {
  const at = answeredAt.get(id)
  const level = [seen.has(id), sat.has(id), at !== undefined].indexOf(true)
  const day = at === undefined ? 0 : Math.floor(at / dayMs)
  return (level === -1 ? 0 : 3 - level) * 1_000_000 + day
}

const levelOf = (place: number) => Math.floor(place / 1_000_000)
const wordById = new Map(bank.questions.map(({ id, rich, text }) => [id, headwordOf(rich?.text ?? text)]))
const wordOf = ({ id }: BankQuestion) => wordById.get(id)

/** The questions that stood in the paper although a less known one could have replaced them, with that one. */
function needlessRepeats(order: PaperOrder, drawn: readonly BankQuestion[], before: Required<MetBefore>): string[] {
  const place = new Map<string, number>()
  const candidates = order.subjects.flatMap((subject) => questionsOf.get(subject) ?? [])
  for (const passage of byPassage(candidates).values()) {
    const highest = Math.max(...passage.map(({ id }) => placeOf(id, before)))
    for (const { id } of passage) place.set(id, highest)
  }
  const of = (question: BankQuestion) => place.get(question.id) ?? 0
  const inPaper = new Set(drawn)
  const families = new Set(drawn.flatMap(({ family }) => family ?? []))
  const words = new Set(drawn.flatMap((question) => (question.subject === 'english' ? (wordOf(question) ?? []) : [])))
  const others = groupBy(
    candidates.filter((question) => !inPaper.has(question)),
    (question) => kindOf(question, order),
  )
  return drawn.flatMap((question) => {
    const parts = partsOf(order.paper.id, question.subject)
    const better = (others.get(kindOf(question, order)) ?? []).find((other) => {
      if (parts.length === 0) {
        const isFree = other.family === null || other.family === question.family || !families.has(other.family)
        return isFree && of(other) < of(question)
      }
      if (passageOf(question.id) !== null)
        return of(other) < of(question) && isLongEnough(other, parts, drawn) && !isOfPaper(other, drawn)
      if (words.has(wordOf(other) ?? '')) return false
      return other.topicId === question.topicId ? of(other) < of(question) : levelOf(of(other)) < levelOf(of(question))
    })
    return better === undefined ? [] : [`${question.id} (${of(question)}) instead of ${better.id} (${of(better)})`]
  })
}

/** Questions of one kind can replace each other: those of a section, or of a unit with or without a calculation. */
function kindOf({ id, subject, topicId, unit, isCalculation }: BankQuestion, { paper }: PaperOrder): string {
  const parts = partsOf(paper.id, subject)
  if (parts.length === 0) return `${subject} ${unit} ${isCalculation}`
  return `${partWith(parts, topicId)?.name} ${passageOf(id) !== null}`
}

function isOfPaper({ id }: BankQuestion, drawn: readonly BankQuestion[]): boolean {
  return drawn.some((question) => passageOf(question.id) === passageOf(id))
}

function isLongEnough({ id, topicId }: BankQuestion, parts: readonly PaperPart[], drawn: readonly BankQuestion[]) {
  const inSubject = drawn.filter(({ subject }) => subject === 'english').length
  const wanted = wantedOf(parts, inSubject).find(({ part }) => topicId in part.topics)?.wanted ?? 0
  const { length } = bank.questions.filter((other) => passageOf(other.id) === passageOf(id))
  return length >= fewestOfPart * wanted
}

it(`repeats nothing in ${papers} papers while the section or unit has a question that the student knows less`, () => {
  let repeats = 0
  for (let turn = 0; turn < papers; turn++) {
    const order = orderOf(turn)
    const before = aHistory(order, seededRandom(`history ${turn}`))
    const paper = check.draw(order, `paper ${turn}`, before) ?? []
    const drawn = paper.flatMap(({ question }) => questionById.get(question.id) ?? [])
    expect(drawn.length, nameOf(order)).toBeGreaterThan(0)
    expect(needlessRepeats(order, drawn, before), `${nameOf(order)}, turn ${turn}`).toEqual([])
    repeats += drawn.filter(({ id }) => before.answeredAt.has(id) || before.sat.has(id)).length
  }
  // Otherwise the histories would prove nothing.
  expect(repeats).toBeGreaterThan(papers)
})
