import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendAnswers } from '@sabi/shared/sync/calls'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from './testing/browser.ts'
import { answerByKeys, answersOnPhone, registerQuickly } from './testing/dead-link.ts'
import { expect, test as base } from './testing/fixtures.ts'
import { startPractice } from './testing/practising.ts'

const answered = 5

/** The head of an entry of 93 bytes that never came: what a kill between two writes leaves at the end of the log. */
const tornEntry = Buffer.from([1, 2, 3, 4, 93, 0, 1])

interface Phone {
  profile: string
  whileOpen: (work: (page: Page) => Promise<void>) => Promise<void>
}

/** A browser that can be restarted with everything it stored; its connection accepts no answers. */
const test = base.extend<{ phone: Phone }>({
  phone: async ({ server }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'sabi-torn-log-'))
    const settings = { ...(await findBrowser()), baseURL: server.url, serviceWorkers: 'block' } as const
    const whileOpen: Phone['whileOpen'] = async (work) => {
      const context = await chromium.launchPersistentContext(profile, settings)
      await context.route(`**${sendAnswers.path}`, (route) => route.abort())
      await work(context.pages()[0] ?? (await context.newPage()))
      await context.close()
    }
    await use({ profile, whileOpen })
    await rm(profile, { recursive: true, force: true })
  },
})

/** The logs of the databases, in which the browser writes first. */
async function logsIn(profile: string): Promise<string[]> {
  const files = await readdir(join(profile, 'Default', 'IndexedDB'), { recursive: true })
  return files.filter((file) => file.endsWith('.log')).map((file) => join(profile, 'Default', 'IndexedDB', file))
}

test('answers outlive a kill in the middle of a write', async ({ phone: { profile, whileOpen } }) => {
  await whileOpen(async (page) => {
    await registerQuickly(page)
    await startPractice(page, '?subject=physics')
    await answerByKeys(page, { from: 1, to: answered })
  })
  const torn = await logsIn(profile)
  await Promise.all(torn.map((log) => appendFile(log, tornEntry)))
  await whileOpen(async (page) => {
    await page.goto('/practice')
    await expect.poll(async () => (await logsIn(profile)).filter((log) => torn.includes(log))).toEqual([])
  })
  await whileOpen(async (page) => {
    await page.goto('/practice')
    await expect.poll(() => answersOnPhone(page)).toHaveLength(answered)
  })
})
