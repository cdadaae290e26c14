import { expect, test } from 'vitest'
import { candidatesFor, rankInDraw, type KnownOfStudent } from './draw-rank.ts'
import { memoriesOf } from './learner.ts'

const hourMs = 60 * 60 * 1000
const now = Date.UTC(2026, 10, 28)

function review(skill: string, hoursAgo: number, isRight: boolean) {
  return { skill, topicId: 't', isRight, at: now - hoursAgo * hourMs, durationMs: 30_000 }
}

const memories = memoriesOf([
  review('forgotten', 24 * 90, true),
  review('missed-long-ago', 24 * 20, false),
  review('known', 1, true),
  review('missed', 1, false),
  review('item', 1, false),
])
const rankOf = (id: string, family: string | null, answered: string[] = []) =>
  rankInDraw({ id, family }, { memories, answered: new Set(answered), now })

test('takes new and due skills alike, then missed ones, then known ones, and last an item that was just missed', () => {
  const first = [rankOf('a', 'unknown'), rankOf('b', 'forgotten'), rankOf('c', 'missed-long-ago')]
  expect(new Set(first).size).toBe(1)
  const ranks = [rankOf('a', 'unknown'), rankOf('d', 'missed'), rankOf('e', 'known'), rankOf('item', null)]
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other))
  expect(new Set(ranks).size).toBe(4)
})

test('takes a question that the student has met after another of its skill, and before skills that need nothing', () => {
  expect(rankOf('a', 'forgotten', ['a'])).toBeGreaterThan(rankOf('b', 'forgotten', ['a']))
  expect(rankOf('a', 'forgotten', ['a'])).toBeLessThan(rankOf('d', 'missed'))
})

const candidates = (['easy', 'hard', 'medium', 'hard'] as const).map((difficulty, place) => ({
  id: `q${place}`,
  difficulty,
}))
const nothing: KnownOfStudent = { memories: new Map(), answered: new Set(), now }
const idsFor = (known: KnownOfStudent, count: number, first?: string) =>
  candidatesFor(known, { candidates, count, first }).map(({ id }) => id)

test('gives a student who has answered nothing no hard question, where enough others match', () => {
  expect(idsFor(nothing, 2)).toEqual(['q0', 'q2'])
  expect(idsFor(nothing, 3)).toEqual(['q0', 'q1', 'q2', 'q3'])
})

test('judges a passage as a whole, so that the first session asks all of its gaps', () => {
  const passage = (name: string, levels: readonly ('easy' | 'hard')[]) =>
    levels.map((difficulty, place) => ({ id: `eng-cloze-${name}-${place + 1}`, difficulty }))
  const passages = [...passage('p01', ['easy', 'easy', 'hard', 'easy']), ...passage('p02', ['hard', 'hard', 'easy'])]
  const ids = candidatesFor(nothing, { candidates: [...passages, ...candidates], count: 6 }).map(({ id }) => id)
  expect(ids).toEqual(['eng-cloze-p01-1', 'eng-cloze-p01-2', 'eng-cloze-p01-3', 'eng-cloze-p01-4', 'q0', 'q2'])
})

test('keeps a hard question that the first session opens with', () => {
  expect(idsFor(nothing, 2, 'q3')).toEqual(['q0', 'q2', 'q3'])
})

test('gives a student who has answered something all questions', () => {
  expect(idsFor({ ...nothing, answered: new Set(['q0']) }, 2)).toHaveLength(4)
  expect(idsFor({ ...nothing, memories }, 2)).toHaveLength(4)
})
