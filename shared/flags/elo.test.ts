import { expect, test } from 'vitest'
import { averageElo, eloOf, newRating, play, recalibratedLabel, type Rating } from './elo.ts'

test('starts a question at its author’s label, 174 points per band', () => {
  expect(eloOf(newRating())).toBe(averageElo)
  expect((['easy', 'medium', 'hard'] as const).map((label) => Math.round(eloOf(newRating(label))))).toEqual([
    1326, 1500, 1674,
  ])
})

test.each([
  ['right', true, 0.375],
  ['wrong', false, -0.625],
])('expects 62.5 %% right answers between equals with four options: a %s answer', (_, isRight, change) => {
  const [student, question] = [newRating(), newRating('medium')]
  play({ student, question }, { isRight, optionCount: 4 })
  expect(student).toEqual({ logits: expect.closeTo(change), answers: 1 })
  expect(question).toEqual({ logits: expect.closeTo(-change), answers: 1 })
})

test('changes a rating less, the more answers it is based on', () => {
  const moveAfter = (answers: number) => {
    const [student, question]: Rating[] = [newRating(), { logits: 0, answers }]
    if (student !== undefined && question !== undefined) play({ student, question }, { isRight: false, optionCount: 4 })
    return question?.logits
  }
  expect([0, 20, 180].map(moveAfter)).toEqual([0.625, 0.3125, 0.0625].map((move) => expect.closeTo(move)))
})

test.each([
  // An average student gets 70% right at 1,430 points and 40% at 1,741.
  ['easy', 1425, 30, 'easy'],
  ['easy', 1435, 30, 'medium'],
  ['easy', 1900, 30, 'medium'],
  ['medium', 1425, 30, 'easy'],
  ['medium', 1735, 30, 'medium'],
  ['medium', 1745, 30, 'hard'],
  ['hard', 1735, 30, 'medium'],
  ['hard', 1200, 30, 'medium'],
  ['hard', 1200, 29, 'hard'],
] as const)('labels a question from %s, at %d points after %d answers, as %s', (label, elo, attempts, expected) => {
  expect(recalibratedLabel(label, { elo, attempts, optionCount: 4 })).toBe(expected)
})
