import { expect, test } from 'vitest'
import { aSession, startOfTime } from './builders.ts'
import { practise } from './practise.ts'
import type { PracticeSession } from './session.ts'
import { shareText } from './share-text.ts'

const shared = { about: 'JAMB · Mathematics', siteName: 'Sabi Prep', address: 'https://sabi.example/' }

function finished(length: number, ...options: number[]): PracticeSession {
  const answered = options.reduce((session, option, position) => {
    const there = practise(session, { type: 'go to', position, at: startOfTime })
    return practise(there, {
      type: 'choose',
      questionId: `q${position + 1}`,
      option,
      answerId: `0190b5a0-0000-7000-8000-00000000000${position}`,
      tzOffset: 60,
      at: startOfTime,
    })
  }, aSession(length))
  return practise(answered, { type: 'finish', at: startOfTime })
}

// PRAC-10
test('says the score, how each question went, and where to practise', () => {
  expect(shareText({ ...shared, session: finished(12, 1, 0, 1) })).toBe(
    `Sabi Prep · JAMB · Mathematics · 2/3 (67%)
🟩🟥🟩⬜⬜⬜⬜⬜⬜⬜
⬜⬜
Practise free: https://sabi.example/`,
  )
})

test('fits into 300 characters for the longest session', () => {
  const longest = finished(100, ...Array.from({ length: 10 }, () => 0))
  expect(shareText({ ...shared, session: longest }).length).toBeLessThanOrEqual(300)
})
