import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { freePort, RealServer } from './real-server.ts'

/** The basis of every journey: one real server per worker, and a page with its address. `settings` are the server's. */
export const test = base.extend<object, { settings: NodeJS.ProcessEnv; server: RealServer }>({
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'sabi-journey-'))
      const server = new RealServer({ port: await freePort(), dataDir, settings })
      await server.start()
      await use(server)
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

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

/** Registers by the screen, as a newcomer does, and arrives at the dashboard. */
export async function register(page: Page, student: Student = someStudent()): Promise<Student> {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill(student.name)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByLabel('Confirm Password').fill(student.password)
  await page.getByRole('button', { name: /create account/i }).click()
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
