import { afterEach, expect, test, vi } from 'vitest'
import { longestMs, VariantsApart } from './variants-apart.ts'

afterEach(() => void vi.useRealTimers())

test('starts the timeout of an order when the orders before it are done', async () => {
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

test('gives up an order that takes too long, and completes the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const variants = new VariantsApart()
  const order = { subject: 'chemistry', examType: 'JAMB', topicId: 'che-1', items: [], known: [] } as const
  const late = variants.judge(order)
  vi.advanceTimersByTime(longestMs)
  await expect(late).rejects.toThrow('exited')
  expect(await variants.judge(order)).toEqual([])
})
