import { drawnPages } from '@sabi/shared/contract/pages'
import type { Page } from '@playwright/test'
import { expect, register, test } from './testing/fixtures.ts'
import { attempt } from './testing/patience.ts'

/** Keeps every script of a page back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Waits until the app answers on a page that the server drew: the button that shows a password is there from then on. */
async function untilHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeVisible()
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A file that is preloaded in another way than it is used is fetched twice.
    const isPreloadWasted = /preload .*credentials mode/.test(message.text())
    if (message.type() === 'error' || isPreloadWasted) complaints.push(message.text())
  })
  page.on('pageerror', (error) => void complaints.push(error.message))
  return complaints
}

/** The style sheets that are fetched from now on. One that comes from the browser's cache has no text. */
function sheetsOf(page: Page): Promise<string>[] {
  const sheets: Promise<string>[] = []
  page.on('response', (response) => void (response.url().endsWith('.css') && sheets.push(response.text())))
  return sheets
}

for (const path of drawnPages.map((page) => page.replace(':subject', 'physics'))) {
  test(`${path} is hydrated as it came, without a complaint`, async ({ page }) => {
    const said = complaintsOf(page)
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
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', attempt)
    }).toPass()
    expect(await page.evaluate('isStillThere()')).toBe(true)
    expect(said).toEqual([])
  })

  test(`${path} fetches no rules that it has inline, which would move it until all of them are there`, async ({
    page,
  }) => {
    const fetched = sheetsOf(page)
    await page.goto(path)
    await page.waitForFunction(() => 'live' in document.documentElement.dataset)
    await page.waitForLoadState('networkidle')
    const inline = (await page.locator('head style').allTextContents()).join('')
    const twice = (await Promise.all(fetched)).filter((sheet) => sheet !== '' && inline.includes(sheet.trim()))
    expect(twice).toEqual([])
  })
}

test('what is typed before the scripts are there survives them', async ({ page }) => {
  const complaints = complaintsOf(page)
  const release = await holdScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Full Name').fill('Amina Bello')
  await page.getByLabel('Email').fill('amina@example.org')
  await page.getByLabel('Password', { exact: true }).fill('green mango tree')
  await page.getByLabel('Confirm Password').focus()
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  release()
  await untilHydrated(page)
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Bello')
  await expect(page.getByLabel('Email')).toHaveValue('amina@example.org')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('green mango tree')
  await expect(page.getByLabel('Confirm Password')).toBeFocused()
  expect(complaints).toEqual([])
})

// AUTH-04
test('a form that is sent before the scripts are there is answered by a page that the app hydrates', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/login?next=%2Fpractice', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  const answered = page.waitForResponse((reply) => reply.request().method() === 'POST')
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect((await answered).status()).toBe(401)
  const complaints: string[] = []
  page.on(
    'console',
    (message) => void (/hydrat|mismatch|#4\d\d/i.test(message.text()) && complaints.push(message.text())),
  )
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).focus()
  release()
  await untilHydrated(page)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByRole('alert').getByText(/^Invalid email or password/)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
  // From here on the app sends it.
  await page.getByLabel('Password', { exact: true }).fill('nor this one')
  const called = page.waitForResponse('**/api/auth/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect((await called).status()).toBe(401)
  expect(page.url()).toContain('/login?next=%2Fpractice')
  expect(complaints).toEqual([])
})

// CONT-01
test('someone who is signed in finds the form of a drawn page, with name and email filled in', async ({ page }) => {
  const { name, email } = await register(page)
  const complaints = complaintsOf(page)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(complaints).toEqual([])
})
