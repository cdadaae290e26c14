import { readFileSync } from 'node:fs'
import { parseBank } from '@sabi/shared/content/bank'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { drawPaper } from '@sabi/shared/exams/draw'
import { minutesOf, sectionsOf, shortLengths, wholeLength, type PaperOrder } from '@sabi/shared/exams/paper'
import { seededRandom } from '@sabi/shared/practice/random'
import { paperOf, type SessionPaper } from '@sabi/shared/practice/session'
import { describe, expect, it } from 'vitest'
import { blueprintOf } from '../blueprint.ts'
import { boards } from './papers.ts'

const bank = parseBank(readFileSync(new URL('../dist/bank.json', import.meta.url), 'utf8'))
const unitByTopic = new Map(bank.topics.map(({ id, unit }) => [id, unit]))
const unitOf = (topicId: string) => unitByTopic.get(topicId)

/** Every paper that a student can order, in each length. */
const orders: PaperOrder[] = boards.flatMap((board) =>
  board.papers.flatMap((paper) =>
    choicesOf(paper.subjects).flatMap((subjects) =>
      [null, ...shortLengths].map((length) => ({ board, paper, subjects, length })),
    ),
  ),
)

function choicesOf(count: number): SubjectId[][] {
  if (count === 1) return subjectIds.map((subject) => [subject])
  return subjectIds.map((left) => subjectIds.filter((subject) => subject !== left))
}

function draw(order: PaperOrder, seed: string, questions = bank.questions): SessionPaper | null {
  const drawn = drawPaper({ order, candidates: questions, unitOf, blueprintOf, seed })
  return drawn && paperOf(drawn, seededRandom(seed))
}

const nameOf = ({ board, paper, subjects, length }: PaperOrder) =>
  `${board.board} ${paper.id} ${subjects.join('+')} ${length ?? 'whole'}`

describe('the papers as data', () => {
  it.each([
    ['JAMB', 'utme-sciences', 120, 80],
    ['JAMB', 'utme-subject', 40, 27],
    ['WAEC', 'waec-paper-1', 50, null],
    ['NECO', 'neco-objective', 60, 60],
  ])('give %s %s %i questions', (name, id, questions, minutes) => {
    const found = orders.filter(
      ({ board, paper, length }) => board.board === name && paper.id === id && length === null,
    )
    expect(found).toHaveLength(4)
    for (const order of found) {
      expect(wholeLength(order)).toBe(questions)
      if (minutes !== null) expect(minutesOf(order)).toBe(minutes)
    }
  })

  it('give WAEC the minutes of its timetable', () => {
    const waec = orders.filter(({ board, length }) => board.board === 'WAEC' && length === null)
    expect(Object.fromEntries(waec.map((order) => [order.subjects[0], minutesOf(order)]))).toEqual({
      chemistry: 60,
      physics: 75,
      biology: 50,
      mathematics: 90,
    })
  })

  it('give short papers their share of the time', () => {
    for (const order of orders.filter(({ length }) => length !== null)) {
      const whole = { ...order, length: null }
      const share = (order.length ?? 0) / wholeLength(order)
      expect(Math.abs(minutesOf(order) - minutesOf(whole) * share)).toBeLessThanOrEqual(0.5)
      expect(sectionsOf(order).reduce((sum, { count }) => sum + count, 0)).toBe(order.length)
    }
  })

  it('name the source of their figures and how sure we are', () => {
    for (const { facts } of boards) expect(facts.length).toBeGreaterThan(0)
  })
})

describe('the bank', () => {
  it('has enough families for every paper but in one unit, whose questions other units then replace', () => {
    const short = orders
      .filter(({ paper, length }) => paper.subjects === 1 && length === null)
      .flatMap((order) =>
        sectionsOf(order).flatMap(({ subject, units }) =>
          Object.entries(units)
            .filter(([unit, count]) => skillsIn(subject, Number(unit)) < count)
            .map(([unit]) => `${order.board.board} ${subject} ${unit}`),
        ),
      )
    expect(short).toEqual(['WAEC mathematics 1', 'NECO mathematics 1'])
  })
})

describe('a drawn paper', () => {
  it.each(orders.map((order) => [nameOf(order), order] as const))('is whole: %s', (_, order) => {
    for (let seed = 0; seed < 5; seed++) {
      const paper = draw(order, `seed ${seed}`)
      expect(paper).not.toBeNull()
      checkPaper(order, paper ?? [])
    }
  })

  it('is the same for the same seed, however the questions are stored', () => {
    for (const order of orders.filter(({ length }) => length === null)) {
      const text = JSON.stringify(draw(order, 'K7F3Q'))
      expect(JSON.stringify(draw(order, 'K7F3Q', [...bank.questions].reverse()))).toBe(text)
      expect(JSON.stringify(draw(order, 'another'))).not.toBe(text)
    }
  })

  it('has flat key positions', () => {
    const [order] = orders
    if (order === undefined) throw new Error('No paper')
    const places = [0, 0, 0, 0]
    for (let seed = 0; seed < 40; seed++)
      for (const { question, shownOrder } of draw(order, `${seed}`) ?? []) {
        const place = shownOrder.indexOf(question.correctOption)
        if (question.canShuffle) places[place] = (places[place] ?? 0) + 1
      }
    const total = places.reduce((sum, count) => sum + count, 0)
    for (const count of places) expect(count / total).toBeCloseTo(0.25, 1)
  })

  it('asks nothing of the latest papers while there is something else', () => {
    const order = orders.find(({ board, length }) => board.board === 'WAEC' && length === null)
    if (order === undefined) throw new Error('No paper')
    const seen = new Set(draw(order, 'first')?.map(({ question }) => question.id))
    const next = drawPaper({ order, candidates: bank.questions, unitOf, blueprintOf, seed: 'next', seen })
    expect(next).toHaveLength(50)
    expect(next?.filter(({ id }) => seen.has(id))).toEqual([])
  })

  it('is not set where questions are missing', () => {
    const [order] = orders
    if (order === undefined) throw new Error('No paper')
    expect(draw(order, 'seed', bank.questions.slice(0, 300))).toBeNull()
  })
})

function checkPaper(order: PaperOrder, paper: SessionPaper): void {
  const questions = paper.map(({ question }) => question)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  const bankById = new Map(bank.questions.map((question) => [question.id, question]))
  const families = questions.flatMap(({ id }) => bankById.get(id)?.family ?? [])
  expect(new Set(families).size).toBe(families.length)
  expect(questions.map(({ subject }) => subject)).toEqual(
    sectionsOf(order).flatMap(({ subject, count }) => Array.from({ length: count }, () => subject)),
  )
  for (const { subject, units } of sectionsOf(order)) {
    const missing = Object.entries(units).map(([unit, count]) => Math.max(0, count - skillsIn(subject, Number(unit))))
    const shortage = missing.reduce((sum, count) => sum + count, 0)
    for (const [unit, count] of Object.entries(units)) {
      const drawn = questions.filter(
        (question) => question.subject === subject && unitOf(question.topicId) === Number(unit),
      ).length
      expect(Math.abs(drawn - count), `unit ${unit} of ${subject}`).toBeLessThanOrEqual(1 + shortage)
    }
  }
}

/** How many questions of a unit one paper can hold: its families, and what stands alone. */
function skillsIn(subject: SubjectId, unit: number): number {
  const ofUnit = bank.questions.filter((question) => question.subject === subject && unitOf(question.topicId) === unit)
  return new Set(ofUnit.map(({ id, family }) => family ?? id)).size
}
