import type { BrowserContext, Page, Route } from '@playwright/test'
import * as z from 'zod/mini'
import { choose, expectQuestion, startPractice } from './testing/practising.ts'
import { expect, register, test } from './testing/fixtures.ts'
import { guardedScreens, openScreens } from './testing/screens.ts'

const Shifts = z.array(z.object({ value: z.number(), moved: z.string() }))

/** As much as a screen may jump until all of it is there. */
const mostShift = 0.02
/** How long each file and each reply is held up. Replies wait for each other, so that each finds the one before on the screen. */
const heldUpMs = 300
/** Pages that load side by side, since waiting is most of what they do. */
const lanes = 4

const autoStarting = '/practice?subject=chemistry&topicId=che-mole'
const visitorsScreens = [...openScreens, '/nowhere', '/textbook-2024.pdf']
const newcomersScreens = [
  ...guardedScreens,
  '/',
  '/subjects',
  '/topics',
  '/topics/che-mole',
  '/verify-email',
  autoStarting,
]
const screensOfNumbers = [
  '/dashboard',
  '/profile',
  '/practice',
  '/subjects',
  '/topics',
  '/topics/che-mole',
  '/settings',
]

test.describe.configure({ mode: 'parallel' })

// DASH-01, PRAC-01, PRAC-13
for (const width of [360, 1280])
  test(`no screen moves while it loads at ${width} px`, async ({ context, page }) => {
    await page.setViewportSize({ width, height: 740 })
    await holdUp(context)
    const moved = await moves(context, { width, who: 'a visitor', paths: visitorsScreens })
    await register(page)
    moved.push(...(await moves(context, { width, who: 'a newcomer', paths: newcomersScreens })))
    await practise(page)
    const student = { width, paths: screensOfNumbers }
    moved.push(...(await moves(context, { ...student, who: 'a student on a new phone' })))
    const twice = { width, paths: [...screensOfNumbers, ...screensOfNumbers], keepsReplies: true }
    moved.push(...(await moves(context, { ...twice, who: 'a student who comes back' })))
    expect(moved).toEqual([])
  })

/** As on a slow line, one thing comes after the other. */
async function holdUp(context: BrowserContext): Promise<void> {
  const latestReply = new WeakMap<Page, Promise<void>>()
  await context.route(/\/(assets|fonts)\//, async (route) => {
    await pause()
    await pass(route)
  })
  await context.route(/\/(api|packs)\//, async (route) => {
    const page = route.request().frame().page()
    const reply = (latestReply.get(page) ?? Promise.resolve()).then(pause)
    latestReply.set(page, reply)
    await reply
    await pass(route)
  })
}

async function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, heldUpMs))
}

/** A page that was left has no use for what it asked for. */
async function pass(route: Route): Promise<void> {
  await route.continue().catch(() => {})
}

interface Visit {
  width: number
  who: string
  paths: readonly string[]
  /** True if the phone shows replies saved on earlier visits. */
  keepsReplies?: boolean
}

/** The screens that move too much, each with what moved. */
async function moves(context: BrowserContext, { width, who, paths, keepsReplies = false }: Visit): Promise<string[]> {
  const waiting = [...paths]
  const found: string[] = []
  const work = async () => {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript(watchShifts)
    if (!keepsReplies) await page.addInitScript(keepNoReplies)
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === autoStarting) await expectQuestion(page, 1)
      await page.waitForLoadState('networkidle')
      const shifts = Shifts.parse(JSON.parse(await page.evaluate(readShifts)))
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      if (total >= mostShift)
        found.push(`${who}’s ${path} moves by ${total.toFixed(3)}: ${shifts.map(({ moved }) => moved).join('; ')}`)
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return found
}

/** In the page: as if the phone had never been here. */
function keepNoReplies(): void {
  const isReply = (key: string) => key.startsWith('saved:')
  for (const key of Object.keys(localStorage).filter(isReply)) localStorage.removeItem(key)
  const keep = Storage.prototype.setItem
  Storage.prototype.setItem = function (key, value) {
    if (!isReply(key)) keep.call(this, key, value)
  }
}

/** In the page: notes each jump with what moved, while that is still there to be named. */
function watchShifts(): void {
  const shifts: { value: number; moved: string }[] = []
  Reflect.set(window, 'shifts', shifts)
  const nameOf = (node: unknown) => {
    const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null
    return element === null
      ? 'something'
      : `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 30)}”`
  }
  const boxOf = (box: unknown) =>
    box instanceof DOMRectReadOnly ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : ''
  const movedBy = (source: object) =>
    `${nameOf(Reflect.get(source, 'node'))} ${boxOf(Reflect.get(source, 'previousRect'))} → ${boxOf(Reflect.get(source, 'currentRect'))}`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: unknown = Reflect.get(entry, 'sources')
      const moved = Array.isArray(sources) ? sources.map(movedBy).join(', ') : ''
      shifts.push({ value: Number(Reflect.get(entry, 'value')), moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** In the page: what was noted, once the fonts are there and the last frame is drawn. */
async function readShifts(): Promise<string> {
  await document.fonts.ready
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  return JSON.stringify(Reflect.get(window, 'shifts'))
}

/** Answers half of a session, ends it, and leaves another one after its first question. */
async function practise(page: Page): Promise<void> {
  await startPractice(page, '?subject=mathematics')
  await choose(page, 1)
  await page.keyboard.press('s')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Finish and see results/ })
    .click()
  await expect(page.getByText(/\d+ of \d+ correct/)).toBeVisible()
  await startPractice(page, '?subject=physics')
  await choose(page, 0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expectQuestion(page, 2)
}
