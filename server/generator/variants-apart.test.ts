import { afterEach, expect, test, vi } from 'vitest'
import { longestMs, VariantsApart } from './variants-apart.ts'

afterEach(() => void vi.useRealTimers())

test('an order has all its time from when those before it are done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const variants = new VariantsApart()
  const order = {
    subject: 'chemistry',
    examType: 'JAMB',
    count: 40,
    topicIds: [],
    givenIds: [],
    history: { topics: [], familiesSeen: [] },
  } as const
  const [first, second] = [variants.make(order), variants.make(order)]
  vi.advanceTimersByTime(longestMs - 1)
  await first
  vi.advanceTimersByTime(longestMs - 1)
  expect((await second).questions).toHaveLength(40)
})

test('an order that takes too long is given up, and the next one is done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const variants = new VariantsApart()
  const order = { subject: 'chemistry', examType: 'JAMB', topicId: 'che-1', items: [], known: [] } as const
  const late = variants.judge(order)
  vi.advanceTimersByTime(longestMs)
  await expect(late).rejects.toThrow('ended')
  expect(await variants.judge(order)).toEqual([])
})
