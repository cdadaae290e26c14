// `npx tsx tools/record-client.ts NAME`: plays a student in a real browser with the current app and the test bank, and writes the app's
// requests and the current contract to server/testing/recorded/NAME.json. A test replays them against every later server. Record once
// per release, and never change a recording. Needs a built app.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { register as registered, session } from '@sabi/shared/accounts/calls'
import { chromium, type Page, type Request } from '@playwright/test'
import { findBrowser } from '../journeys/testing/browser.ts'
import { register } from '../journeys/testing/fixtures.ts'
import { submit } from '../journeys/testing/dead-link.ts'
import { choose, startPractice } from '../journeys/testing/practising.ts'
import { freePort } from '../journeys/testing/real-server.ts'
import { createPlatform, OwnFront } from '../server/front.ts'
import { migrate } from '../server/database/migrate.ts'
import { startTestCluster } from '@sabi/embedded-postgres/testing/test-cluster'
import { parseSettings } from '../server/platform/settings.ts'
import { loadBank } from '../server/questions/bank.queries.ts'
import { Contract, patternOf, type RecordedRequest } from '../server/testing/recorded-client.ts'
import { testBank } from '../server/testing/test-bank.ts'
import { repository } from './prepare.mjs'

const name = process.argv[2]
if (name === undefined || !/^[\w.-]+$/.test(name)) throw new Error('Give the recording a name, such as the version')

const port = await freePort()
const url = `http://localhost:${port}`
const cluster = await startTestCluster()
const settings = parseSettings({
  PORT: String(port),
  BASE_URL: url,
  LOG_LEVEL: 'error',
  SECRET_KEY: 'a key for the recorder, 32 characters or more',
})
const platform = await createPlatform(settings, { url: cluster.url, say: console.error })
await migrate(platform.database)
await loadBank(platform.database, testBank)
const front = new OwnFront(platform)
await front.listen()
await front.open()

const browser = await chromium.launch(await findBrowser())
const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', timezoneId: 'Africa/Lagos' })
const recorded: Promise<RecordedRequest>[] = []
context.on('requestfinished', (request) => {
  if (new URL(request.url()).pathname.startsWith('/api/')) recorded.push(describe(request))
})
context.setDefaultTimeout(120_000)
// A compressed body is a Blob, whose content Playwright cannot read.
await context.addInitScript('delete globalThis.CompressionStream')
const page = await context.newPage()
await useAll(page)
const userId = await idOfStudent(page)
const requests = await Promise.all(recorded)
const contract = contractOf(requests, await (await fetch(`${url}/api/openapi.json`)).json())
const file = join(repository, 'server/testing/recorded', `${name}.json`)
await writeFile(file, `${JSON.stringify({ userId, requests, contract }, null, 1)}\n`)
console.log(`${requests.length} requests to ${Object.keys(contract.paths).length} paths`)
await browser.close()
await front.close()
await platform.close()
await cluster.remove()
process.exit(0)

async function idOfStudent({ request }: Page): Promise<string> {
  const { user } = registered.reply.parse(await (await request.get(session.path)).json())
  return user.id
}

/** Reduces the contract to the paths that were used. */
function contractOf(requests: readonly RecordedRequest[], described: unknown): Contract {
  const { paths, components } = Contract.parse(described)
  const used = new Set(requests.map(({ path }) => patternOf({ paths }, path)))
  return { paths: Object.fromEntries(Object.entries(paths).filter(([pattern]) => used.has(pattern))), components }
}

/** Uses every part of the app that makes requests, as a student would. */
async function useAll(page: Page): Promise<void> {
  const { email, password } = await register(page)
  await practise(page)
  for (const path of [
    '/dashboard',
    '/profile',
    '/subjects',
    '/topics',
    '/topics/che-1',
    '/search',
    '/exam-prep',
    '/settings',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/storage')
  await page.getByRole('button', { name: /^Download Physics/ }).click()
  await page.getByText('Sync Complete').waitFor()
  await page.goto('/ai-tutor')
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is power?')
  const isAnswered = page.waitForResponse('**/api/ai/chat')
  await page.getByRole('button', { name: 'Send' }).click()
  await (await isAnswered).finished()
  await page.request.post('/api/auth/logout', { headers: { origin: url } })
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForLoadState('networkidle')
}

/** Answers three questions, reports one, and submits. */
async function practise(page: Page): Promise<void> {
  await startPractice(page, '?subject=biology')
  for (let question = 0; question < 3; question++) {
    await choose(page, question)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Report this question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this question' })
  await dialog.getByRole('button', { name: 'The marked answer is wrong' }).click()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await submit(page)
  await page.waitForLoadState('networkidle')
}

async function describe(request: Request): Promise<RecordedRequest> {
  const { pathname, search } = new URL(request.url())
  const headers = request.headers()
  const text = request.postData() ?? undefined
  return {
    method: request.method(),
    path: pathname + search,
    contractVersion: headers['x-contract-version'] ?? null,
    ...(text === undefined ? {} : { body: JSON.parse(text) }),
    status: (await request.response())?.status() ?? 0,
  }
}
