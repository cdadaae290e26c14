import { describe, expect, it } from 'vitest'
import { aQuestion } from '../practice/builders.ts'
import { seededRandom } from '../practice/random.ts'
import { isComplete } from './draw.ts'
import { drawParts } from './draw-parts.ts'
import { headwordOf } from './headword.ts'
import { metIn } from './met-before.ts'
import { wantedOf, type PaperPart } from './parts.ts'

const parts: PaperPart[] = [
  { name: 'Passage', topics: { passage: 4 }, isPassage: true },
  { name: 'Long passage', topics: { long: 6 }, isPassage: true },
  { name: 'Words', topics: { words: 6 } },
  { name: 'Grammar', topics: { tense: 3, concord: 1 } },
]

describe('the questions wanted from each section', () => {
  it.each([
    [20, [4, 6, 6, 4]],
    [10, [4, 0, 4, 2]],
    [4, [0, 0, 2, 2]],
  ])('of a paper of %i are %j', (count, wanted) => {
    expect(wantedOf(parts, count).map((one) => one.wanted)).toEqual(wanted)
  })
})

interface Asked {
  id: string
  topicId: string
  family: string | null
  headword: string | null
}

function questionsIn(topicId: string, count: number, more: Partial<Asked> = {}): Asked[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${topicId}-${index + 1}`,
    topicId,
    family: null,
    headword: null,
    ...more,
  }))
}

const passages = [1, 2].flatMap((number) =>
  questionsIn('passage', 4).map((one, index) => ({ ...one, id: `passage-p0${number}-${index + 1}` })),
)
const long = questionsIn('long', 6).map((one, index) => ({ ...one, id: `long-p01-${index + 1}` }))
const others = [...questionsIn('words', 9), ...questionsIn('tense', 5), ...questionsIn('concord', 3)]
const whole = [...passages, ...long, ...others]

function draw(pool: readonly Asked[], { count = 20, seen = [] }: { count?: number; seen?: readonly string[] } = {}) {
  const metOf = metIn(pool, { sat: new Set(seen) })
  return drawParts({ parts, count, pool, metOf, random: seededRandom('parts') })
}

const idsOf = (drawn: readonly Asked[]) => drawn.map(({ id }) => id)

describe('the draw of sections', () => {
  it('keeps their order, and that of the questions of a passage', () => {
    const drawn = draw([...whole].reverse())
    expect(drawn.map(({ topicId }) => topicId.replace('concord', 'tense'))).toEqual([
      ...Array.from({ length: 4 }, () => 'passage'),
      ...Array.from({ length: 6 }, () => 'long'),
      ...Array.from({ length: 6 }, () => 'words'),
      ...Array.from({ length: 4 }, () => 'tense'),
    ])
    expect(idsOf(drawn).slice(4, 10)).toEqual(idsOf(long))
  })

  it('takes another passage if one question of the first was seen', () => {
    expect(idsOf(draw(whole)).slice(0, 4)).toEqual(idsOf(passages.slice(0, 4)))
    expect(idsOf(draw(whole, { seen: ['passage-p01-3'] })).slice(0, 4)).toEqual(idsOf(passages.slice(4)))
  })

  it('takes unseen questions of one topic before it repeats those of the other', () => {
    const seen = ['tense-1', 'tense-2', 'tense-3', 'tense-4']
    expect(idsOf(draw(whole, { seen })).slice(16).sort()).toEqual(['concord-1', 'concord-2', 'concord-3', 'tense-5'])
  })

  it('repeats what was seen rather than leaving a place empty', () => {
    expect(draw(whole, { seen: idsOf(whole) })).toHaveLength(20)
  })

  it('takes one question of each family before a second of any', () => {
    const words = questionsIn('words', 9).map((one, index) => ({
      ...one,
      family: index < 5 ? 'large' : `small ${index}`,
    }))
    const drawn = draw([...whole.filter(({ topicId }) => topicId !== 'words'), ...words])
    expect(drawn.filter(({ family }) => family === 'large')).toHaveLength(2)
  })

  it('asks about no headword twice, also in another section', () => {
    const pool = whole.map((one) => ({ ...one, headword: /^(words-[1-3]|tense-1)$/.test(one.id) ? 'scarce' : null }))
    expect(draw(pool).filter(({ headword }) => headword === 'scarce')).toHaveLength(1)
  })

  it.each([
    ['the only long passage', long],
    ['more than half of the only long passage', long.slice(2)],
    ['more than half of a section', whole.filter(({ topicId }) => topicId === 'words').slice(0, 7)],
  ])('gives nothing without %s', (_, missing) => {
    expect(draw(whole.filter((question) => !missing.includes(question)))).toEqual([])
  })

  it('takes the only passage without the question that is missing, and fills its place from the others', () => {
    const drawn = draw(whole.filter((question) => question !== long[2]))
    expect(drawn).toHaveLength(20)
    expect(idsOf(drawn).slice(4, 9)).toEqual(idsOf(long.filter((question) => question !== long[2])))
  })

  it('takes an unseen passage with a question missing rather than a whole one that was seen', () => {
    const pool = whole.filter(({ id }) => id !== 'passage-p02-1')
    expect(idsOf(draw(pool)).slice(0, 4)).toEqual(idsOf(passages.slice(0, 4)))
    expect(idsOf(draw(pool, { seen: ['passage-p01-3'] })).slice(0, 3)).toEqual(idsOf(passages.slice(5)))
  })

  it('takes several passages if none has half of the questions', () => {
    const pieces = [1, 2, 3].flatMap((number) =>
      questionsIn('long', 2).map((one, index) => ({ ...one, id: `long-p0${number}-${index + 1}` })),
    )
    const drawn = draw([...whole.filter(({ topicId }) => topicId !== 'long'), ...pieces])
    expect(drawn).toHaveLength(20)
    expect(idsOf(drawn).slice(4, 8)).toEqual(idsOf(pieces.slice(0, 4)))
  })

  it('asks no more questions of a long passage than the section has', () => {
    const more = { ...long[0], id: 'long-p01-7', topicId: 'long', family: null, headword: null }
    expect(idsOf(draw([...whole, more])).slice(4, 10)).toEqual(idsOf(long))
  })

  it('fills a short section from the others', () => {
    const drawn = draw(whole.filter(({ id }) => !/^words-[5-9]$/.test(id)))
    expect(drawn).toHaveLength(20)
    expect(drawn.filter(({ topicId }) => topicId === 'words')).toHaveLength(4)
  })
})

describe('a question on the screen', () => {
  const question = { ...aQuestion('eng-prose-p01-1'), family: null, isCalculation: false }
  const passage = {
    id: 'eng-prose-p01',
    title: 'The Prize',
    text: 'On the morning of the prize-giving he mended a net.',
  }

  it.each([
    ['complete with its passage', { ...question, passage }, true],
    ['incomplete without it', question, false],
    ['complete without one if it asks about none', { ...question, id: 'eng-synonyms-01' }, true],
    ['incomplete with an empty option', { ...question, passage, options: ['', 'two', 'three', 'four'] }, false],
  ])('is %s', (_, shown, isWhole) => {
    expect(isComplete(shown)).toBe(isWhole)
  })
})

describe('the word that a question is about', () => {
  it.each([
    ['Fish is <u>scarce</u> in Jos. The word opposite in meaning to the underlined word is', 'scarce'],
    ['… the same vowel sound as those in l<u>oo</u>k.', 'look'],
    ["The chief's son may <u>last out</u> the year.", 'last out'],
    ["Which of these words rhymes with 'Write'?", 'write'],
    ["Musa's brother sold the chief's goat.", null],
    ['The price of tomatoes ______ sharply since Monday.', null],
  ])('in “%s” is %s', (stem, word) => {
    expect(headwordOf(stem)).toBe(word)
  })
})
