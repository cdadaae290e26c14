import type { Page } from '@playwright/test'
import { expect, register, test } from './testing/fixtures.ts'
import { choose, startPractice } from './testing/practising.ts'

/** Returns whether a page requests the text font. */
async function asksForFont(page: Page, saver: 'on' | 'off'): Promise<boolean> {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await page.addInitScript((chosen) => localStorage.setItem('data-saver', chosen), saver)
  await page.goto('/subjects')
  await expect(page.getByRole('heading', { name: 'Choose Your Subject' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  return fonts.includes('/fonts/sabi-sans-subset.woff2')
}

// SETT-01
test('with data saver a phone keeps its own font, without it gets ours', async ({ page, context }) => {
  expect(await asksForFont(page, 'on')).toBe(false)
  expect(await asksForFont(await context.newPage(), 'off')).toBe(true)
})

// SETT-01
test('with data saver, and where the phone asks for calm, nothing moves', async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().length)
  await page.addInitScript(() => localStorage.setItem('data-saver', 'on'))
  await page.goto('/topics')
  await expect(page.getByRole('heading', { name: 'All Topics' })).toBeVisible()
  expect(await moving()).toBe(0)
  await page
    .getByRole('button', { name: 'Sign In' })
    .or(page.getByRole('link', { name: 'Sign In' }))
    .first()
    .hover()
  expect(await moving()).toBe(0)
})

test('a browser finds nothing to complain of in the manifest', async ({ page, context }) => {
  await page.goto('/')
  const session = await context.newCDPSession(page)
  const { url, errors } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
})

test('in the colours of the system it shows what is chosen, where one is, and where the keyboard stands', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await register(page)
  const current = page.getByRole('link', { name: 'Home' }).and(page.locator('[aria-current]:visible'))
  await expect(current).toHaveCSS('outline-style', 'solid')
  await startPractice(page, '?subject=physics')
  await choose(page, 1)
  await expect(page.getByRole('radio').nth(1)).toHaveCSS('opacity', '1')
  await page.keyboard.press('Tab')
  const framed = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  expect(framed).toBe('solid')
})
