import { expect, test as base, type Page } from '@playwright/test'
import { MailServer } from '../../server/testing/mail-server.ts'
import type { RealServer } from './real-server.ts'
import { Servers } from './servers.ts'

interface JourneyFixtures {
  /** Further settings of the server (docs/settings.md). */
  settings: NodeJS.ProcessEnv
  server: RealServer
}

interface WorkerFixtures {
  servers: Servers
  mailServer: MailServer
}

/** The basis of every journey: a real server, which journeys of the same worker and settings share, and a page with its address. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures wanted from this pattern.
    async ({}, use) => {
      const servers = new Servers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker' },
  ],
  // Also for journeys without mails: a worker with other fixtures would need another browser and other servers.
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- As above.
    async ({}, use) => {
      const mailServer = await MailServer.start()
      await use(mailServer)
      await mailServer.stop()
    },
    { scope: 'worker' },
  ],
  server: async ({ servers, settings }, use) => use(await servers.get(settings)),
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => void context.addInitScript(refuseServiceWorkers))
      await use(browser)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

/**
 * In the page: where Playwright blocks service workers, registering one fails at once, as in a browser that blocks them. Playwright
 * lets it succeed without a worker, and the app would wait some seconds for it after each sync.
 */
function refuseServiceWorkers(): void {
  if (!('ServiceWorkerContainer' in self)) return
  const { prototype } = ServiceWorkerContainer
  if (String(prototype.register).includes('blocked by Playwright'))
    prototype.register = () => Promise.reject(new DOMException('Service workers are blocked', 'SecurityError'))
}

export { expect }

export interface Student {
  name: string
  email: string
  password: string
}

let made = 0

/** Details of a student whom nobody has registered yet. */
export function someStudent(): Student {
  made++
  return { name: 'Amina Bello', email: `amina.${Date.now()}.${made}@example.org`, password: 'green mango tree' }
}

/** Fills in the page of a new account, and sends it. */
export async function fillAccount(page: Page, student: Student): Promise<void> {
  await page.getByLabel('Full Name').fill(student.name)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByLabel('Confirm Password').fill(student.password)
  await page.getByRole('button', { name: /create account/i }).click()
}

/** Registers by the screen, as a newcomer does, and arrives at the dashboard. */
export async function register(page: Page, student: Student = someStudent()): Promise<Student> {
  await page.goto('/register')
  await fillAccount(page, student)
  await page.waitForURL('**/dashboard')
  await skipWelcome(page)
  return student
}

/** Skips what a newcomer is asked first. A form that was sent before the app was there leads past it. */
export async function skipWelcome(page: Page): Promise<void> {
  const greeting = page.getByRole('heading', { level: 1, name: /^Good / })
  const skip = page.getByRole('button', { name: 'Skip' })
  for (const step of ['Step 1 of 2', 'Step 2 of 2']) {
    await expect(greeting.or(page.getByText(step))).toBeVisible()
    if (await skip.isVisible()) await skip.click()
  }
}
