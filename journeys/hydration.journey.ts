import { drawnPages } from '@sabi/shared/contract/pages'
import { expect, test } from './fixtures.ts'

for (const path of drawnPages.map((page) => page.replace(':subject', 'physics')))
  test(`${path} is hydrated as it came, without a complaint`, async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())))
    page.on('pageerror', (error) => void said.push(error.message))
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('h1')
        Object.assign(window, { isStillThere: () => heading?.isConnected })
      })
    })
    // Only the app can change the theme. Where the screen is narrow the button is elsewhere.
    await page.setViewportSize({ width: 1280, height: 740 })
    await page.goto(path)
    const theme = page.getByRole('button', { name: /Change theme/ })
    await expect(async () => {
      await theme.click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 500 })
    }).toPass()
    expect(await page.evaluate('isStillThere()')).toBe(true)
    expect(said).toEqual([])
  })
