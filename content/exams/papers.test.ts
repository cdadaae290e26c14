import { readFileSync } from 'node:fs'
import { parseBank } from '@sabi/shared/content/bank'
import { calculatorOf, minutesOf, sectionsOf, wholeLength, type PaperOrder } from '@sabi/shared/exams/paper'
import { describe, expect, it } from 'vitest'
import { keyPlaces, nameOf, orders, PaperCheck } from './paper-check.ts'
import { boards, orderOf } from './papers.ts'

const bank = parseBank(readFileSync(new URL('../dist/bank.json', import.meta.url), 'utf8'))
const check = new PaperCheck(bank)
/** The papers that the bank has enough questions for. */
const offered = orders.filter((order) => check.isOffered(order))
const isCore = ({ subjects }: PaperOrder) => !subjects.includes('english')

describe('the papers as data', () => {
  it.each([
    ['JAMB', 'utme-sciences', 120, 80],
    ['JAMB', 'utme-subject', 40, 27],
    ['WAEC', 'waec-paper-1', 50, null],
    ['NECO', 'neco-objective', 60, 60],
  ])('give %s %s %i questions', (name, id, questions, minutes) => {
    const found = orders.filter(
      (order) => order.board.board === name && order.paper.id === id && order.length === null && isCore(order),
    )
    expect(found).toHaveLength(4)
    for (const order of found) {
      expect(wholeLength(order)).toBe(questions)
      if (minutes !== null) expect(minutesOf(order)).toBe(minutes)
    }
  })

  it('begin with Use of English, as in the UTME', () => {
    const withEnglish = orders.filter((order) => !isCore(order) && order.paper.subjects > 1)
    expect(withEnglish.length).toBeGreaterThan(0)
    for (const order of withEnglish) expect(sectionsOf(order)[0]?.subject, nameOf(order)).toBe('english')
  })

  it.each([
    ['utme', 'english-physics-chemistry-biology', 180, 120, 'basic'],
    ['utme-subject', 'english', 60, 40, 'basic'],
    ['waec-paper-1', 'english', 80, 60, 'none'],
    ['waec-orals', 'english', 60, 45, 'none'],
    ['neco-objective', 'english', 80, 50, 'none'],
    ['neco-orals', 'english', 60, 45, 'none'],
    ['waec-paper-1', 'physics', 50, 75, 'scientific'],
  ])(
    'give %s in %s %i questions in %i minutes with calculator: %s',
    (paper, subjects, ...[questions, minutes, calculator]) => {
      const order = present(orderOf({ paper, subjects, length: null }))
      expect([wholeLength(order), minutesOf(order), calculatorOf(order)]).toEqual([questions, minutes, calculator])
    },
  )

  it.each([
    ['utme', 'chemistry-physics-biology-mathematics'],
    ['utme', 'english-physics-chemistry'],
    ['utme-sciences', 'english-physics-chemistry'],
    ['waec-orals', 'physics'],
  ])('refuse %s in %s', (paper, subjects) => {
    expect(orderOf({ paper, subjects, length: null })).toBeNull()
  })

  it('give WAEC the minutes of its timetable', () => {
    const waec = orders.filter(
      ({ board, paper, length }) => board.board === 'WAEC' && paper.id === 'waec-paper-1' && length === null,
    )
    expect(Object.fromEntries(waec.map((order) => [order.subjects[0], minutesOf(order)]))).toEqual({
      chemistry: 60,
      physics: 75,
      biology: 50,
      mathematics: 90,
      english: 60,
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
  it('has enough skills in every unit for every paper', () => {
    const short = offered
      .filter((order) => order.paper.subjects === 1 && order.length === null && isCore(order))
      .flatMap((order) =>
        sectionsOf(order).flatMap(({ subject, units }) =>
          Object.entries(units)
            .filter(([unit, count]) => check.skillsIn(subject, Number(unit)) < count)
            .map(([unit]) => `${order.board.board} ${subject} ${unit}`),
        ),
      )
    expect(short).toEqual([])
  })
})

describe('a drawn paper', () => {
  it('is offered in all core subjects', () => {
    expect(offered.filter(isCore)).toEqual(orders.filter(isCore))
  })

  it.each(offered.map((order) => [nameOf(order), order] as const))('is whole: %s', (_, order) => {
    for (let seed = 0; seed < 5; seed++) {
      const paper = check.draw(order, `seed ${seed}`)
      expect(paper).not.toBeNull()
      expect(check.faultsOf(order, paper ?? [])).toEqual([])
    }
  })

  it('is the same for the same seed, however the questions are stored', () => {
    for (const order of offered.filter(({ length }) => length === null)) {
      const text = JSON.stringify(check.draw(order, 'K7F3Q'))
      expect(JSON.stringify(check.draw(order, 'K7F3Q', { questions: [...bank.questions].reverse() }))).toBe(text)
      expect(JSON.stringify(check.draw(order, 'another'))).not.toBe(text)
    }
  })

  it('has flat key positions', () => {
    const order = present(offered[0])
    const places = keyPlaces(range(40).flatMap((seed) => check.draw(order, `${seed}`) ?? [])).slice(0, 4)
    const total = places.reduce((sum, count) => sum + count, 0)
    for (const count of places) expect(count / total).toBeCloseTo(0.25, 1)
  })

  it.each([
    ['the latest papers', 'seen'],
    ['earlier papers', 'sat'],
  ])('asks nothing of %s while there is something else', (_, had) => {
    const order = present(offered.find(({ board, length }) => board.board === 'WAEC' && length === null))
    const seen = new Set(check.draw(order, 'first')?.map(({ question }) => question.id))
    const next = check.draw(order, 'next', { [had]: seen })
    expect(next).toHaveLength(50)
    expect(next?.filter(({ question }) => seen.has(question.id))).toEqual([])
  })

  it('is not set where questions are missing', () => {
    const order = present(offered[0])
    expect(check.draw(order, 'seed', { questions: bank.questions.slice(0, 300) })).toBeNull()
  })
})

describe('the check of a paper', () => {
  const order = present(offered[0])
  const paper = present(check.draw(order, 'a whole one'))
  const first = present(paper[0])
  const families = new Set(paper.map(({ question }) => familyOf(question.id)))
  const sibling = present(
    bank.questions.find(
      ({ id, family }) => family !== null && families.has(family) && !paper.some(({ question }) => question.id === id),
    ),
  )

  it.each([
    ['a question that comes twice', [...paper, first], 'a question twice'],
    ['two questions of one skill', [...paper, { ...first, question: sibling }], 'a skill twice'],
    ['a question too few', paper.slice(1), 'other counts of subjects'],
    ['subjects in another order', [...paper].reverse(), 'other counts of subjects'],
    [
      'a foreign question',
      [{ ...first, question: { ...sibling, id: 'foreign' } }],
      'a question that is not in the bank',
    ],
    ['a missing unit', paper.filter(({ question: { id } }) => questionById(id)?.unit !== 1), 'in unit 1 of'],
  ])('finds %s', (_, spoilt, fault) => {
    expect(check.faultsOf(order, spoilt).join()).toContain(fault)
  })
})

function questionById(id: string) {
  return bank.questions.find((question) => question.id === id)
}

function familyOf(id: string): string | null {
  return questionById(id)?.family ?? null
}

function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The bank lacks what this test needs')
  return value
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}
