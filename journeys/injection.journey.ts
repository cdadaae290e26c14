// Imported for the type of Trusted Types.
import '../web/design/text/trusted-html.ts'
import { expect, register, test } from './testing/fixtures.ts'

test('a page lets nothing write HTML or start a script but the app itself', async ({ page }) => {
  await page.goto('/topics/mat-matrices')
  await expect(page.locator('math').first()).toBeVisible()
  const outcome = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      html: () => (document.body.innerHTML = '<img src=x onerror="document.title = 1">'),
      beside: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      parsed: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      address: () => (document.createElement('script').src = '/assets/x.js'),
      text: () => (document.createElement('script').textContent = 'document.title = 1'),
      handler: () => document.body.setAttribute('onclick', 'document.title = 1'),
      policy: () => window.trustedTypes?.createPolicy('default', { createHTML: String, createScriptURL: String }),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} passed`
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : 'stopped'}`
      }
    })
  })
  expect(outcome.filter((line) => line.endsWith('passed'))).toEqual([])
  await expect(page.locator('math').first()).toBeVisible()
})

test('no page of the app breaks the rules that guard it', async ({ page }) => {
  const broken: string[] = []
  await page.exposeFunction('noteBroken', (words: string) => broken.push(`${page.url()}: ${words}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      void Reflect.get(window, 'noteBroken')(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  for (const path of ['/', '/help', '/about', '/corrections', '/textbook', '/topics/mat-matrices', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  await register(page)
  for (const name of ['Subjects', 'Practice', 'Tutor']) {
    await page.getByRole('button', { name: /menu/i }).first().click()
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(broken).toEqual([])
})
