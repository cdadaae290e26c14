import { describe, expect, it } from 'vitest'
import { subjectIds, type SubjectId } from '../content/question.ts'
import { seededRandom } from '../practice/random.ts'
import { aTopic } from '../subjects/builders.ts'
import { drawParts } from './draw-parts.ts'
import { metIn } from './met-before.ts'
import type { BoardPapers } from './paper.ts'
import type { PaperPart, PartsOf } from './parts.ts'
import { mocksIn, offeredPapers, topicsLeft } from './supply.ts'

const section = (units: number[]) => ({ minutes: 30, units })
const board: BoardPapers = {
  board: 'JAMB',
  year: 2026,
  name: 'JAMB UTME',
  options: 4,
  calculator: 'basic',
  scoring: 'marks',
  sections: {
    chemistry: section([2, 2, 0]),
    physics: section([2, 2, 0]),
    biology: section([2, 2, 0]),
    mathematics: section([2, 2, 0]),
    english: section([3, 3, 0]),
  },
  papers: [
    { id: 'four', name: 'Four', subjects: 2, always: ['english'], choices: ['chemistry', 'physics'] },
    { id: 'one', name: 'One', subjects: 1 },
    { id: 'orals', name: 'Orals', subjects: 1, choices: ['english'], sections: { english: section([0, 0, 4]) } },
  ],
  facts: [],
}

const noParts = () => []

/** A topic for each unit, with so many questions. */
function topicsOf(counts: Partial<Record<SubjectId, readonly number[]>>) {
  return subjectIds.flatMap((subject) =>
    (counts[subject] ?? [9, 9, 9]).map((questions, index) =>
      aTopic(`${subject} ${index}`, { subject, unit: index + 1, _count: { questions } }),
    ),
  )
}

describe('the papers that are offered', () => {
  const offered = (topics: Parameters<typeof offeredPapers>[1]) =>
    offeredPapers(board, topics).map(({ paper, choices }) => [paper.id, choices])

  it('are all of the board where the bank can fill them', () => {
    expect(offered(topicsOf({}))).toEqual([
      ['four', ['chemistry', 'physics']],
      ['one', subjectIds],
      ['orals', ['english']],
    ])
  })

  it('leave out a subject with too few questions, and the papers that always have it', () => {
    for (const english of [
      [5, 0, 0],
      [2, 2, 0],
      [50, 1, 0],
    ])
      expect(offered(topicsOf({ english })), String(english)).toEqual([['one', subjectIds.slice(0, 4)]])
  })

  it('fill a paper only from its own units', () => {
    expect(offered(topicsOf({ english: [9, 9, 3] })).map(([id]) => id)).toEqual(['four', 'one'])
    expect(offered(topicsOf({ english: [0, 0, 9] })).map(([id]) => id)).toEqual(['one', 'orals'])
  })

  it('are all of the board while the topics are not known', () => {
    expect(offered(undefined).map(([id]) => id)).toEqual(['four', 'one', 'orals'])
  })
})

describe('the full papers left', () => {
  const order = { board, paper: board.papers[1] ?? { id: '', name: '', subjects: 1 }, length: null }

  it.each([
    [[9, 9, 0], 3],
    [[9, 7, 0], 2],
    [[12, 2, 0], 0],
  ])('with %j questions in the units are %i', (english, mocks) => {
    expect(mocksIn({ ...order, subjects: ['english'] }, topicsOf({ english }), noParts)).toBe(mocks)
  })

  it('in several subjects are as many as in the scarcest', () => {
    const subjects = ['chemistry', 'english'] as const
    expect(mocksIn({ ...order, subjects }, topicsOf({ chemistry: [4, 4, 0], english: [9, 9, 0] }), noParts)).toBe(2)
  })

  it('leave out the questions that the student has had, each once', () => {
    const topics = topicsOf({ english: [9, 9, 0] })
    const sat = ['a', 'b', 'c', 'd', 'd'].map((id) => ({ id, topicId: 'english 1' }))
    expect(mocksIn({ ...order, subjects: ['english'] }, topicsLeft(topics, sat), noParts)).toBe(1)
    expect(mocksIn({ ...order, subjects: ['english'] }, topicsLeft(topics, []), noParts)).toBe(3)
  })
})

describe('a paper with sections', () => {
  const order = { board, paper: board.papers[1] ?? { id: '', name: '', subjects: 1 }, length: null }
  const parts: PaperPart[] = [
    { name: 'Passage', topics: { 'english 0': 3 }, isPassage: true },
    { name: 'Words', topics: { 'english 1': 3 } },
  ]
  const partsOf: PartsOf = (_, subject) => (subject === 'english' ? parts : [])
  const mocks = (english: number[]) => mocksIn({ ...order, subjects: ['english'] }, topicsOf({ english }), partsOf)
  const isOffered = (english: number[]) =>
    offeredPapers(board, topicsOf({ english }), partsOf).some(
      ({ paper, choices }) => paper.id === 'one' && choices.includes('english'),
    )

  it.each([
    [[6, 9], 2, true],
    [[8, 9], 2, true],
    [[6, 2], 0, false],
    [[2, 9], 0, true],
    [[2, 3], 0, false],
    [[1, 9], 0, false],
  ])('with %j questions is filled %i times, and offered: %s', (english, times, offered) => {
    expect([mocks(english), isOffered(english)]).toEqual([times, offered])
  })

  it.each([[[3]], [[2, 2]], [[2]], [[1, 1, 1]], [[1, 1]], [[4]], [[5, 1]]])(
    'is offered only if it can be drawn, also with %j questions left of its passages',
    (lengths) => {
      const aCandidate = (id: string, topicId: string) => ({ id, topicId, family: null, headword: null })
      const ofPassages = lengths.flatMap((length, passage) =>
        Array.from({ length }, (_, index) => aCandidate(`e-p0${passage}-${index}`, 'english 0')),
      )
      for (const words of [1, 2, 3, 4, 9]) {
        const pool = [
          ...ofPassages,
          ...Array.from({ length: words }, (_, index) => aCandidate(`word ${index}`, 'english 1')),
        ]
        const drawn = drawParts({ parts, count: 6, pool, metOf: metIn(pool, {}), random: seededRandom('offered') })
        if (isOffered([ofPassages.length, words])) expect(drawn, `${words} words`).toHaveLength(6)
      }
    },
  )
})
