import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, register, test } from './fixtures.ts'
import { choose, expectQuestion, startPractice } from './practising.ts'
import { guardedScreens, openScreens } from './screens.ts'

const visitorScreens = [...openScreens, '/nowhere']
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const theme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`${theme} at ${width} px: nothing overflows and axe finds nothing, on every screen`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      await page.setViewportSize({ width, height: 740 })
      for (const path of visitorScreens) await expectAccessible(page, path)
      await register(page)
      for (const path of guardedScreens) await expectAccessible(page, path)
      await startPractice(page, '?subject=mathematics')
      await choose(page, 0)
      await expectFits(page, 'a question')
      await page.getByRole('button', { name: 'Exit Quiz' }).click()
    })
  }
}

// A student who never touches a pointer.
test('with the keyboard alone: register, choose a subject, practise, leave', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Customize Your Practice Session' })).toBeVisible()
})

test('every control of every screen is at least 44 px where a finger goes', async ({ page }) => {
  await register(page)
  for (const path of [...guardedScreens, '/subjects', '/topics']) {
    await open(page, path)
    const small = await page.evaluate(() => {
      const controls = [...document.querySelectorAll<HTMLElement>('button, select, input, a[href]')]
      const isInline = (control: Element) => control.matches('p a, li p a, dd a, label input, .visually-hidden *')
      // A link may be stretched over its card: then the card is what a finger meets.
      const targetOf = (control: HTMLElement) =>
        getComputedStyle(control, '::after').position === 'absolute' ? control.offsetParent : control
      return controls
        .filter((control) => control.checkVisibility() && !isInline(control))
        .map((control) => ({
          box: (targetOf(control) ?? control).getBoundingClientRect(),
          name: control.textContent?.trim() || control.outerHTML.slice(0, 80),
        }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < 43.5)
        .map(({ box, name }) => `${name} (${Math.round(box.height)} px)`)
    })
    expect([path, small]).toEqual([path, []])
  }
})

test('nothing is ever asked of another site', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin)
      foreign.push(request.url())
  })
  await register(page)
  for (const path of [...guardedScreens, ...visitorScreens]) await open(page, path)
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([])
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expectFits(page, path)
}

async function expectFits(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect([what, overflow]).toEqual([what, 0])
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect([what, found]).toEqual([what, []])
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    if (focused === name) return
  }
  throw new Error(`Tab never came to '${name}'`)
}
