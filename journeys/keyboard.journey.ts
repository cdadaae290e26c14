import type { Page } from '@playwright/test'
import { expect, register, test } from './testing/fixtures.ts'
import { answerAndGoOn, choose, expectQuestion, startPractice } from './testing/practising.ts'
import { guardedScreens, open, openScreens } from './testing/screens.ts'
import { studyForWeeks } from './testing/studying.ts'

// A student who never touches a pointer.
test('with only the keyboard: register, choose a subject, practise, leave', async ({ page }) => {
  await register(page)
  await page.goto('/practice?subject=chemistry')
  await expect(page.getByRole('button', { name: 'Start Practice Session' })).toBeEnabled()
  await tabTo(page, 'Start Practice Session')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 1)
  await page.keyboard.press('b')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('n')
  await expectQuestion(page, 2)
  await page.keyboard.press('3')
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.keyboard.press('p')
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await tabTo(page, 'Exit Quiz')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Continue later')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Customize Your Practice Session' })).toBeVisible()
})

test('with only the keyboard: the block of today, the mistakes, and the predicted score', async ({ page }) => {
  await studyForWeeks(page)
  const start = page.getByRole('region', { name: 'Today' }).getByRole('link', { name: /^Start with/ })
  await tabTo(page, (await start.textContent()) ?? '')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 1)
  await page.keyboard.press('a')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.keyboard.press('n')
  await expectQuestion(page, 2)

  await open(page, '/mistakes')
  await tabTo(page, 'Try them again')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 1)

  await open(page, '/score')
  await tabTo(page, 'See the numbers')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Predicted scores' })).toBeVisible()
  const mover = page.getByRole('region', { name: 'Physics' }).getByRole('link', { name: /^Practise / })
  await page.keyboard.press('Shift+Tab')
  await expect(mover.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/practice\?subject=physics&topicId=/)
})

const windows = [
  { device: 'a phone', viewport: { width: 360, height: 740 } },
  { device: 'a desktop', viewport: { width: 1280, height: 800 } },
]

for (const { device, viewport } of windows)
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('Tab reaches everything on the screens of a visitor in order, and one sees where it is', async ({ page }) => {
      for (const path of openScreens) await expectReachable(page, path)
    })

    test('Tab reaches everything on the screens of a student in order, and one sees where it is', async ({ page }) => {
      await register(page)
      for (const path of guardedScreens) await expectReachable(page, path)
    })

    test('Tab reaches everything in a quiz and its results in order, and one sees where it is', async ({ page }) => {
      await register(page)
      // Nothing is fetched unasked then, whose toast would lie over a link for a while.
      await page.evaluate(() => localStorage.setItem('data-saver', 'on'))
      await startPractice(page, '?subject=biology')
      await choose(page, 0)
      await expectAllReached(page, 'a question')
      await answerAndGoOn(page, { from: 1, to: 20 })
      await page.getByRole('button', { name: 'Stop & View Full Results' }).click()
      await expect(page.getByText(/\d+ of 20 correct/)).toBeVisible()
      await expectAllReached(page, 'results')
    })

    test('the first Tab leads past the menus', async ({ page }) => {
      for (const path of ['/', '/login', '/subjects', '/help']) {
        await open(page, path)
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
        expect([path, isInMain]).toEqual([path, true])
      }
    })
  })

test('Esc closes what was opened, and the focus is where it was', async ({ page }) => {
  await register(page)
  await open(page, '/settings')
  for (const name of ['Change password', 'Delete my account']) await expectClosedByEscape(page, name)
  await expectClosedByEscape(page, 'Open menu')
  await startPractice(page, '?subject=biology')
  await expectClosedByEscape(page, 'All questions')
})

test('Space chooses as Enter does', async ({ page }) => {
  await register(page)
  await open(page, '/settings')
  await page.getByLabel('WAEC').focus()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('WAEC')).toBeChecked()
  await page.getByRole('button', { name: 'Change password' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('on a new page the focus is on its heading', async ({ page }) => {
  await register(page)
  for (const name of ['Practice', 'Learn', 'Exam', 'Home']) {
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(/ · Sabi Prep$/)
  }
})

async function expectReachable(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expectAllReached(page, path)
}

/**
 * Presses Tab through the page and checks each stop. Skips the chapters of a textbook: each note is checked on its own
 * page.
 */
async function expectAllReached(page: Page, what: string): Promise<void> {
  const stops = await page.evaluate(() => {
    for (const chapter of document.querySelectorAll('article')) chapter.remove()
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    // Within tabs, the arrow keys move.
    const isStop = (control: HTMLElement) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.checkVisibility() &&
      control.closest('dialog') === null
    // Tab stops at one radio button of a group.
    const nameOf = (control: HTMLElement) => (control.matches('[type=radio]') ? control.getAttribute('name') : null)
    const names = new Set<string>()
    return controls.filter(isStop).filter((control) => {
      const name = nameOf(control)
      if (name === null) return true
      if (names.has(name)) return false
      names.add(name)
      return true
    }).length
  })
  const faults: string[] = []
  const reached = new Set<string>()
  let before: Stop | undefined
  // The focus may begin in the middle, passes the browser itself between the last stop and the first, and rests on what scrolls.
  for (let presses = 0; presses < stops + 8 && reached.size < stops; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focused)
    if (stop.fault !== null) faults.push(stop.fault)
    if (before !== undefined && stop.path !== '' && !reached.has(stop.path) && isAbove(stop, before))
      faults.push(`${stop.name} comes after ${before.name}, which is below it`)
    if (stop.path !== '') reached.add(stop.path)
    before = stop.isInFlow ? stop : undefined
  }
  expect([what, ...faults]).toEqual([what])
  expect([what, reached.size]).toEqual([what, stops])
}

/** A place where the focus was. */
interface Stop {
  /** '' for what is no control. */
  path: string
  name: string
  /** The fault in how it is displayed. */
  fault: string | null
  /** True if it scrolls with the page. */
  isInFlow: boolean
  /** In the page. */
  top: number
  bottom: number
  left: number
  right: number
}

/** Returns whether a stop is above another in the same column, where nobody would look for the next one. */
function isAbove(stop: Stop, other: Stop): boolean {
  const isInColumn = stop.left < other.right && other.left < stop.right
  return stop.isInFlow && isInColumn && stop.bottom <= other.top
}

/** The focused element, and what is wrong with how its focus shows there: no ring, or something over it. */
function focused(): Stop {
  const nowhere = { path: '', name: '', fault: null, isInFlow: false, top: 0, bottom: 0, left: 0, right: 0 }
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !element.matches('a, button, input, select, textarea, summary'))
    return nowhere
  const pathOf = (node: Element): string =>
    node.parentElement === null
      ? node.tagName
      : `${pathOf(node.parentElement)}/${[...node.parentElement.children].indexOf(node)}`
  const name = element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 90)
  const box = element.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)]
  const top = document.elementFromPoint(x, y)
  const label = element.closest('label') ?? element
  const isCovered = top === null || !(label.contains(top) || top.contains(element))
  // The ring of an input may be drawn by the box around it, or by what is beside it.
  const around = element.parentElement === null ? [] : [element.parentElement, ...element.parentElement.children]
  const rings = [element, ...around].flatMap((node) => [
    getComputedStyle(node),
    getComputedStyle(node, '::before'),
    getComputedStyle(node, '::after'),
  ])
  const hasRing = rings.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2)
  const covered = isCovered ? `hidden behind ${top?.outerHTML.slice(0, 60)}: ${name}` : null
  const fault = hasRing ? covered : `no ring: ${name}`
  const ancestors: Element[] = []
  for (let node: Element | null = element; node !== null; node = node.parentElement) ancestors.push(node)
  const isInFlow = ancestors.every((node) => !['fixed', 'sticky'].includes(getComputedStyle(node).position))
  const { left, right } = box
  return {
    path: pathOf(element),
    name,
    fault,
    isInFlow,
    top: box.top + scrollY,
    bottom: box.bottom + scrollY,
    left,
    right,
  }
}

async function expectClosedByEscape(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('button', { name, exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect([name, await dialog.evaluate((shown) => shown.contains(document.activeElement))]).toEqual([name, true])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    if (focused === name) return
  }
  throw new Error(`Tab never came to '${name}'`)
}
