// `npx tsx tools/app-pictures.ts [FOLDER]`: takes the screenshots for the manifest, which phones show before installing the app,
// and those of the README; with FOLDER only those in it. They are committed, so that only this tool needs a browser. Those of the
// manifest hide the site's name, because an operator may change it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../journeys/testing/browser.ts'
import { register } from '../journeys/testing/fixtures.ts'
import { answerAndGoOn, choose, startPractice } from '../journeys/testing/practising.ts'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { paletteShot } from './palette-shot.ts'

interface Picture {
  /** From the root of the repository. */
  file: string
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  scale: number
  reach: (page: Page) => Promise<void>
}

const root = new URL('..', import.meta.url)
const ofManifest = 'web/public/pictures/'
const ofReadme = 'docs/pictures/'
const wanted = process.argv[2] ?? ''
const phone = { width: 540, height: 1080, scale: 1.5 }

const laptop = { width: 1280, height: 800, scale: 1 }

const pictures: Picture[] = [
  { ...phone, file: `${ofManifest}question.png`, reach: reachQuestion },
  { ...phone, file: `${ofManifest}topic.png`, reach: async (page) => void (await page.goto('/topics/che-mole')) },
  { ...laptop, file: `${ofManifest}dashboard.png`, reach: reachDashboard },
  { ...phone, file: `${ofReadme}phone.png`, reach: reachQuestion },
  { ...laptop, file: `${ofReadme}laptop.png`, reach: reachDashboard },
]

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-pictures-'))
const server = new RealServer({ port: await freePort(), dataDir })
try {
  await server.start()
  const browser = await chromium.launch(await findBrowser())
  const signedIn = await signIn(browser)
  for (const picture of pictures.filter(({ file }) => file.startsWith(wanted))) {
    const target = new URL(picture.file, root)
    await mkdir(new URL('.', target), { recursive: true })
    await writeFile(target, await photograph(browser, picture, signedIn))
  }
  await browser.close()
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function reachQuestion(page: Page): Promise<void> {
  await startPractice(page, '?subject=chemistry&topicId=che-mole')
  await choose(page, 1)
}

async function reachDashboard(page: Page): Promise<void> {
  await startPractice(page, '?subject=chemistry')
  await answerAndGoOn(page, { from: 1, to: 20 })
  await page.getByRole('button', { name: 'Stop & View Full Results' }).click()
  await page.goto('/dashboard')
}

async function signIn(from: Browser) {
  const context = await from.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await register(await context.newPage())
  return context.storageState()
}

async function photograph(
  from: Browser,
  { file, width, height, scale, reach }: Picture,
  storageState: Awaited<ReturnType<typeof signIn>>,
): Promise<Buffer> {
  const context = await from.newContext({
    baseURL: server.url,
    storageState,
    serviceWorkers: 'block',
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    // The content security policy would block the style that hides the name.
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  await context.addInitScript("localStorage.setItem('data-saver', 'off')")
  const page = await context.newPage()
  await reach(page)
  await page.waitForLoadState('networkidle')
  if (file.startsWith(ofManifest))
    await page.addStyleTag({ content: 'header a[href="/dashboard"]:first-of-type span { visibility: hidden }' })
  await page.evaluate('scrollTo(0, 0)')
  const shot = await paletteShot(page, { width, height })
  await context.close()
  return shot
}
