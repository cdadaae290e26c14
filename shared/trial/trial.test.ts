import { expect, test } from 'vitest'
import { drawOfDay, nextDraw, seedOf, TrialDraw } from './trial.ts'

test('everyone has the same first draw on one day (UTC)', () => {
  expect(drawOfDay(new Date('2026-11-23T23:59:59.999Z'))).toBe('2026-11-23')
})

test.each([
  ['2026-11-23', '2026-11-23.2'],
  ['2026-11-23.2', '2026-11-23.3'],
  ['2026-11-23.9999', '2026-11-23.1'],
])('after the draw %s comes %s', (draw, next) => {
  expect(nextDraw(draw)).toBe(next)
  expect(TrialDraw.safeParse(next).success).toBe(true)
})

test('each subject, topic and draw has random numbers of its own', () => {
  const seeds = ['physics', 'chemistry'].flatMap((subject) =>
    [null, 'a', 'b'].flatMap((topicId) =>
      ['2026-11-23', '2026-11-24'].map((draw) =>
        seedOf({ subject: subject === 'physics' ? 'physics' : 'chemistry', topicId, draw }),
      ),
    ),
  )
  expect(new Set(seeds).size).toBe(12)
})
