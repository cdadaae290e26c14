// `npx tsx tools/app-pictures.ts`: takes the screenshots for the manifest, which phones show before installing the app. They
// are committed, so that only this tool needs a browser. They hide the site's name, because an operator may change it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../journeys/browser.ts'
import { register } from '../journeys/fixtures.ts'
import { answerAndGoOn, choose, startPractice } from '../journeys/practising.ts'
import { freePort, RealServer } from '../journeys/real-server.ts'
import { paletteShot } from './palette-shot.ts'

interface Picture {
  file: string
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  scale: number
  reach: (page: Page) => Promise<void>
}

const folder = new URL('../web/public/pictures/', import.meta.url)
const phone = { width: 540, height: 1080, scale: 1.5 }

const pictures: Picture[] = [
  {
    ...phone,
    file: 'question.png',
    reach: async (page) => {
      await startPractice(page, '?subject=chemistry&topicId=che-mole')
      await choose(page, 1)
    },
  },
  { ...phone, file: 'topic.png', reach: async (page) => void (await page.goto('/topics/che-mole')) },
  {
    file: 'dashboard.png',
    width: 1280,
    height: 800,
    scale: 1,
    reach: async (page) => {
      await startPractice(page, '?subject=chemistry')
      await answerAndGoOn(page, { from: 1, to: 20 })
      await page.getByRole('button', { name: 'Stop & View Full Results' }).click()
      await page.goto('/dashboard')
    },
  },
]

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-pictures-'))
const server = new RealServer({ port: await freePort(), dataDir })
try {
  await server.start()
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch(await findBrowser())
  const signedIn = await signIn(browser)
  for (const picture of pictures)
    await writeFile(new URL(picture.file, folder), await photograph(browser, picture, signedIn))
  await browser.close()
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function signIn(from: Browser) {
  const context = await from.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await register(await context.newPage())
  return context.storageState()
}

async function photograph(
  from: Browser,
  { width, height, scale, reach }: Picture,
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
  await page.addStyleTag({ content: 'header a[href="/dashboard"]:first-of-type span { visibility: hidden }' })
  await page.evaluate('scrollTo(0, 0)')
  const shot = await paletteShot(page, { width, height })
  await context.close()
  return shot
}
