import { expect, register, test } from './fixtures.ts'

// DASH-01, PRAC-01
for (const width of [360, 1280]) {
  test(`the dashboard and practice hardly move while they load at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await register(page)
    await page.addInitScript(() => {
      let shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
        Reflect.set(window, 'shift', shift)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // One thing after the other, as on a slow line.
    await page.route(/\/(assets|api)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    for (const path of ['/dashboard', '/practice']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0), path).toBeLessThan(0.1)
    }
  })
}
