// `npm run screens [-- FOLDER [WORDS]]`: takes screenshots of every screen in every state for people to review. With WORDS, only the
// lists with a state whose name contains them. This is not a test: nothing is compared.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../journeys/testing/browser.ts'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { MailServer } from '../server/testing/mail-server.ts'
import { fileName, writeContactSheet, type Photograph } from './screens/contact-sheet.ts'
import { administrator, newcomer, student, studentOfDays } from './screens/people.ts'
import { browserOf, statesOfScreens, type People, type State } from './screens/states.ts'

const widths = [360, 1280]
const themes = ['light', 'dark']
// The top of a long page is enough.
const tallest = 2400
const photographers = 3

const folder = resolve(process.argv[2] ?? join(tmpdir(), 'sabi-screens'))
const wanted = process.argv[3] ?? ''
await mkdir(folder, { recursive: true })
const dataDir = await mkdtemp(join(tmpdir(), 'sabi-screens-data-'))
const mailServer = await MailServer.start()
const server = new RealServer({ port: await freePort(), dataDir, settings: { SMTP_URL: mailServer.url } })
try {
  await server.start()
  const browser = await chromium.launch(await findBrowser())
  const photographs = await photographAll(browser, await invitePeople())
  await writeContactSheet(browser, folder, photographs)
  for (const [state, count] of counts(photographs)) console.log(`${state}: ${count}`)
  console.log(`${photographs.length} photographs: ${join(folder, 'index.html')}`)
  await browser.close()
} finally {
  await server.stop()
  await mailServer.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function invitePeople(): Promise<People> {
  const site = { url: server.url, mailServer }
  return {
    newcomer: await newcomer(site),
    student: await student(site),
    'student of two weeks': await studentOfDays(site, 14),
    'student of four months': await studentOfDays(site, 120),
    administrator: await administrator(site, (email) => server.administer('grant', email)),
  }
}

/** Photographs all lists of states; each worker takes the next list as soon as it is free. */
async function photographAll(browser: Browser, people: People): Promise<Photograph[]> {
  const waiting = statesOfScreens()
    .filter((states) => states.some(({ screen, name }) => `${screen} ${name}`.includes(wanted)))
    .map((states, place) => ({ states, place }))
  const taken: Photograph[][] = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      taken[next.place] = await photographList(browser, next.states, people)
  }
  await Promise.all(Array.from({ length: photographers }, work))
  return taken.flat()
}

async function photographList(browser: Browser, states: readonly State[], people: People): Promise<Photograph[]> {
  const [first] = states
  if (first === undefined) return []
  const context = await browserOf(browser, first.viewer, { people, url: server.url })
  const page = await context.newPage()
  const taken: Photograph[] = []
  for (const state of states) {
    await page.setViewportSize({ width: 360, height: 740 })
    if (await isReached(state, page)) taken.push(...(await photograph(page, state)))
  }
  await context.close()
  return taken
}

/** Reports a state that cannot be reached and carries on with the others. */
async function isReached(state: State, page: Page): Promise<boolean> {
  try {
    return await state.reach(page)
  } catch (error) {
    console.error(`${state.screen}, ${state.name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
    return false
  }
}

async function photograph(page: Page, { screen, name }: State): Promise<Photograph[]> {
  const taken: Photograph[] = []
  for (const theme of themes)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate('scrollTo(0, 0)')
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
      const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
      const file = `${fileName(`${screen} ${name} ${theme} ${width}`)}.jpg`
      // A dialog is positioned in the viewport, not on the page.
      const part =
        screen === 'moments' ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } }
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80, ...part })
      taken.push({ screen, state: name, theme, width, file })
    }
  return taken
}

function counts(photographs: readonly Photograph[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { screen, state } of photographs)
    found.set(`${screen}, ${state}`, (found.get(`${screen}, ${state}`) ?? 0) + 1)
  return found
}
