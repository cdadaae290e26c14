import { digestOf } from '@sabi/shared/sync/digest'
import {
  answerByKeys,
  answersOnPhone,
  badLines,
  digestOfServer,
  queueAnswers,
  registerQuickly,
  someAnswers,
  submit,
  unsentOnPhone,
} from './testing/dead-link.ts'
import { expect, test as base } from './testing/fixtures.ts'
import { Line } from './testing/line.ts'
import { patience } from './testing/patience.ts'
import { startPractice } from './testing/practising.ts'

const test = base.extend<{ line: Line }>({
  line: async ({ server }, use) => {
    const line = await Line.to(server.url)
    await use(line)
    await line.stop()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

// The browser uses the proxy's address, so the server must not expect its own.
test.use({ settings: { BASE_URL: '' } })
test.describe.configure({ mode: 'parallel' })

const byKeys = 22
const queued = 120

for (const [name, spoil] of Object.entries(badLines))
  test(`each answer given over a connection that ${name} is at the server once when the connection is well`, async ({
    page,
    line,
  }) => {
    const userId = await registerQuickly(page)
    await startPractice(page, '?subject=chemistry')
    const before = await someAnswers(page, queued)
    const meddle = spoil()
    let spoilt = 0
    line.meddle = (...request) => {
      const meddling = meddle(...request)
      if (meddling !== undefined) spoilt++
      return meddling
    }
    await queueAnswers(page, userId, before)
    await answerByKeys(page, { from: 1, to: byKeys })
    await expect.poll(() => spoilt).toBeGreaterThan(0)
    line.meddle = () => undefined
    await submit(page)
    // A phone may wait for two silent requests and their pauses before it tries again.
    await expect.poll(() => unsentOnPhone(page, userId), { timeout: 2 * patience.step }).toBe(0)
    const answers = await answersOnPhone(page)
    expect(answers).toHaveLength(queued + byKeys)
    expect(await digestOfServer(page)).toEqual(digestOf(answers))
    await page.goto('/storage')
    await expect(page.getByText('All your answers and messages are sent.')).toBeVisible()
  })
