import { readFileSync } from 'node:fs'
import { parseBank } from '@sabi/shared/content/bank'
import { passageOf } from '@sabi/shared/content/passage-order'
import type { PaperOrder } from '@sabi/shared/exams/paper'
import { lengthOf } from '@sabi/shared/exams/parts'
import { mocksIn } from '@sabi/shared/exams/supply'
import type { SessionPaper } from '@sabi/shared/practice/session'
import { describe, expect, it } from 'vitest'
import { partFacts, partsOf } from './english-parts.ts'
import { nameOf, orders, PaperCheck } from './paper-check.ts'
import { boards, orderOf } from './papers.ts'

const bank = parseBank(readFileSync(new URL('../dist/bank.json', import.meta.url), 'utf8'))
const check = new PaperCheck(bank)
const unitByTopic = new Map(bank.topics.map(({ id, unit }) => [id, unit]))

function orderIn(paper: string, length: PaperOrder['length'] = null): PaperOrder {
  const order = orderOf({ paper, subjects: 'english', length: length === null ? null : String(length) })
  if (order === null) throw new Error(`No paper ${paper} in English`)
  return order
}

/** One question of each kind: the papers in English alone, whole and short. */
const inEnglish = orders.filter(({ subjects }) => subjects.join() === 'english')
const idsOf = (paper: SessionPaper | null) => (paper ?? []).map(({ question }) => question.id)

describe('the sections as data', () => {
  it.each([
    [
      'utme-subject',
      'Comprehension 5, Summary 5, Cloze 10, Reading text 5, Sentence interpretation 5, Antonyms 5, Synonyms 5, Basic grammar 10, Vowels 2, Consonants 2, Rhymes 2, Word stress 2, Emphatic stress 2',
    ],
    ['waec-paper-1', 'Antonyms 10, Registers 10, Interpretation and idioms 10, Synonyms 10, Structure 30, Cloze 10'],
    [
      'waec-orals',
      'Vowels and their symbols 18, Consonants and their symbols 17, Rhymes 5, Word stress 10, Emphatic stress 10',
    ],
  ])('order %s', (paper, sections) => {
    expect(
      partsOf(paper, 'english')
        .map((part) => `${part.name} ${lengthOf(part)}`)
        .join(', '),
    ).toBe(sections)
  })

  it.each([
    ['utme', 'utme-subject'],
    ['neco-objective', 'waec-paper-1'],
    ['neco-orals', 'waec-orals'],
  ])('are the same in %s as in %s', (paper, other) => {
    expect(partsOf(paper, 'english')).toEqual(partsOf(other, 'english'))
  })

  it.each(inEnglish.filter(({ length }) => length === null).map((order) => [order.paper.id, order] as const))(
    'have the units of %s',
    (_, { board, paper }) => {
      const { units } = paper.sections?.english ?? board.sections.english
      const counts = units.map(() => 0)
      for (const { topics } of partsOf(paper.id, 'english'))
        for (const [topic, count] of Object.entries(topics)) {
          const place = (unitByTopic.get(topic) ?? 0) - 1
          counts[place] = (counts[place] ?? 0) + count
        }
      expect(counts).toEqual(units)
    },
  )

  it('say that the prose extract comes in place of the set text', () => {
    expect(partsOf('utme', 'english').find(({ name }) => name === 'Reading text')?.note).toContain(
      'in place of the set text',
    )
  })

  it('are in English only, and name their sources for each board', () => {
    expect(partsOf('utme', 'physics')).toEqual([])
    for (const { board } of boards) expect(partFacts.some((fact) => fact.board === board)).toBe(true)
  })

  it('say that the division among topics is our own', () => {
    const divisions = partFacts.filter(({ what }) => what.includes('divided among its topics'))
    expect(divisions.map(({ board, confidence }) => [board, confidence])).toEqual([
      ['JAMB', 'ours'],
      ['WAEC', 'ours'],
      ['NECO', 'ours'],
    ])
  })
})

describe('a paper in Use of English', () => {
  it.each(inEnglish.map((order) => [nameOf(order), order] as const))(
    'has its sections in order, passages whole and no headword twice, for many seeds: %s',
    (_, order) => {
      const seeds = order.length === null ? 150 : 40
      for (let seed = 0; seed < seeds; seed++) {
        const paper = check.draw(order, `sections ${seed}`)
        expect(paper, `seed ${seed}`).not.toBeNull()
        expect(check.faultsOf(order, paper ?? []), `seed ${seed}`).toEqual([])
      }
    },
  )

  it('draws every passage in the style of its board for some seed', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => idsOf(check.draw(orderIn('utme-subject'), `any ${seed}`)))
    const ofBoard = bank.questions
      .filter(({ examType }) => examType === 'JAMB')
      .flatMap(({ id }) => passageOf(id) ?? [])
    expect(new Set(drawn.flat().flatMap((id) => passageOf(id) ?? []))).toEqual(new Set(ofBoard))
  })

  it('leaves out passages that do not fit into a short paper, and never tears one', () => {
    const passagesIn = (length: 10 | 20 | 30) =>
      new Set(
        idsOf(check.draw(orderIn('utme-subject', length), 'short')).map((id) => passageOf(id)?.replace(/-p.*/, '')),
      )
    expect(passagesIn(10)).toEqual(new Set([undefined]))
    expect(passagesIn(20)).toEqual(new Set(['eng-comprehension', undefined]))
    expect(passagesIn(30)).toEqual(new Set(['eng-comprehension', 'eng-summary', undefined]))
  })

  it('is set while every passage of a section lacks a question, and not with less than half of them', () => {
    const proseIn = (left: RegExp) => {
      const questions = bank.questions.filter(({ id, topicId }) => topicId !== 'eng-prose' || left.test(id))
      const paper = check.draw(orderIn('utme-subject'), 'torn', { questions })
      const prose = paper?.filter(({ question }) => question.topicId === 'eng-prose')
      return paper && { questions: paper.length, prose: prose?.length }
    }
    expect(proseIn(/-[1245]$/)).toEqual({ questions: 60, prose: 4 })
    expect(proseIn(/p01-[12]$/)).toBeNull()
  })

  it('fills a short section from the others, and is not set with less than half of one', () => {
    const order = orderIn('waec-paper-1')
    const withRegisters = (count: number) => {
      const registers = bank.questions.filter(({ topicId }) => topicId === 'eng-registers')
      const left = new Set(registers.slice(0, count))
      return check.draw(order, 'registers', {
        questions: bank.questions.filter((question) => question.topicId !== 'eng-registers' || left.has(question)),
      })
    }
    const paper = withRegisters(6)
    expect(paper).toHaveLength(80)
    expect(paper?.filter(({ question }) => question.topicId === 'eng-registers')).toHaveLength(6)
    expect(withRegisters(4)).toBeNull()
  })
})

/** Sits papers until one would repeat a question, and gives the questions of each. */
function sitUntilShort(order: PaperOrder): string[][] {
  const sat = new Set<string>()
  const papers: string[][] = []
  for (;;) {
    const ids = idsOf(check.draw(order, `sitting ${papers.length}`, { sat, seen: sat }))
    if (ids.length === 0 || ids.some((id) => sat.has(id))) return papers
    papers.push(ids)
    for (const id of ids) sat.add(id)
  }
}

describe('the bank', () => {
  const counted = bank.topics.map(({ id, subject, unit }) => ({
    id,
    subject,
    unit,
    _count: { questions: bank.questions.filter(({ topicId }) => topicId === id).length },
  }))

  it.each([
    ['utme-subject', 12],
    ['waec-paper-1', 16],
    ['neco-objective', 16],
    ['waec-orals', 19],
    ['neco-orals', 19],
  ])('fills for one student as many %s without a repeat as the count says: %i', (paper, mocks) => {
    const order = orderIn(paper)
    const papers = sitUntilShort(order)
    expect(papers).toHaveLength(mocks)
    expect(mocksIn(order, counted, partsOf)).toBe(mocks)
    const passages = papers.flatMap((ids) => [...new Set(ids.flatMap((id) => passageOf(id) ?? []))])
    expect(new Set(passages).size).toBe(passages.length)
  })
})
