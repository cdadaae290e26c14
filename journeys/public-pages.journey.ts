import type { Locator, Page } from '@playwright/test'
import { articlePages } from '@sabi/shared/contract/pages'
import { expect, test } from './testing/fixtures.ts'
import { attempt } from './testing/patience.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // LAND-01, LAND-03, LAND-04, LAND-06, LAND-07
  test('a visitor reads the landing page, a topic with its answers, and the help', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know it before exam day')
    for (const title of [
      '1,000+ Real Questions',
      'Worked Solutions and Textbook',
      'Smart Practice',
      'Detailed Analytics',
    ])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    for (const title of ['Product', 'Company', 'Exams'])
      await expect(page.getByRole('contentinfo').getByRole('heading', { name: title })).toBeVisible()
    await page.getByText('brain makes a quick decision to move').click()
    await expect(page.getByText('Incorrect.').filter({ visible: true })).toHaveCount(1)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Topics' }).click()
    await page.getByRole('link', { name: 'Mole concept and stoichiometric calculations', exact: true }).click()
    await expect(page).toHaveURL(/\/topics\/che-mole$/)
    await expect(page).toHaveTitle('Mole concept and stoichiometric calculations · Sabi Prep')
    await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
    await page.getByText('View', { exact: true }).first().click()
    await expect(page.getByText('Correct answer').filter({ visible: true })).toHaveCount(1)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
    await page.getByText('Is it really free?').click()
    await expect(page.getByText('There is nothing to pay')).toBeVisible()
  })

  // SUBJ-01
  test('a visitor finds the topics of each subject', async ({ page }) => {
    for (const [subject, topic] of [
      ['Chemistry', 'Separation techniques'],
      ['Physics', 'Scalars and vectors'],
      ['Biology', 'Vertebrates'],
      ['Mathematics', 'Surds'],
    ] as const) {
      await page.goto('/subjects')
      await page.getByRole('link', { name: `Start Learning ${subject}` }).click()
      const heading = page.getByRole('heading', { name: `${subject} topics` }).filter({ visible: true })
      await expect(heading.first()).toBeInViewport()
      await expect(page.getByRole('link', { name: topic, exact: true })).toBeVisible()
    }
  })

  // NAV-09
  test('whatever is not there says so', async ({ page }) => {
    for (const path of ['/nowhere', '/topics/latin']) {
      const reply = await page.goto(path)
      expect(reply?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    }
  })
})

// LAND-02, LAND-10
test('the landing page asks for no script, answers a question, and says when the phone is offline', async ({
  page,
  context,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const complaints = complaintsOf(page)
  await page.goto('/')
  await page.getByText('spinal cord sends out the response first').first().click()
  await expect(page.getByText('Correct.', { exact: false }).filter({ visible: true }).first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText("You're offline.")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("You're offline.")).toBeHidden()
  expect(scripts).toEqual([])
  expect(complaints).toEqual([])
  await page.getByRole('link', { name: 'Start Learning Free' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/register')
})

for (const width of [360, 1280]) {
  test(`a topic that is opened cold at ${width} px can be read at once, and does not move when the app takes over`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript(() => {
      // Counts once the test says from when on.
      Object.assign(window, { shift: 0, countsFrom: Infinity })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('value' in entry) || entry.startTime < Reflect.get(window, 'countsFrom')) continue
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Number(entry.value))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const complaints = complaintsOf(page)
    const letIn = await holdScripts(page)
    await page.goto('/topics/mat-matrices', { waitUntil: 'commit' })
    const example = page.getByRole('heading', { name: 'Worked example' })
    await expect(example).toBeVisible()
    const title = await page.title()
    await example.scrollIntoViewIfNeeded()
    const place = async () => ({ box: await example.boundingBox(), scroll: await page.evaluate(() => scrollY) })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // Sections that the browser had skipped get their true height once they are scrolled past.
    let before = await place()
    await expect
      .poll(async () => {
        const earlier = before
        before = await place()
        return before.box?.y === earlier.box?.y
      })
      .toBe(true)
    // A formula may have moved before this, when its font arrived: that is not the app's doing.
    await page.evaluate(() => Reflect.set(window, 'countsFrom', performance.now()))
    letIn()
    await expect(page.locator('#root')).toHaveCount(0)
    expect(await place()).toEqual(before)
    expect(await page.title()).toBe(title)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
    expect(complaints).toEqual([])
    await page.getByRole('button', { name: 'View' }).first().click()
    await expect(page.getByText('Correct answer').first()).toBeVisible()
  })
}

for (const width of [360, 1280]) {
  test(`a page to read that is opened cold at ${width} px is the same once the app has taken it over`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const complaints = complaintsOf(page)
    for (const path of articlePages) {
      const letIn = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      const article = page.getByRole('article')
      await expect(article).toBeVisible()
      // Measured before the styles are there it would look otherwise; no eye sees it then.
      await page.waitForFunction(
        () => [...document.styleSheets].length === document.querySelectorAll('[rel=stylesheet]').length,
      )
      const before = await lookOf(article)
      letIn()
      await expect(page.locator('#root')).toHaveCount(0)
      expect(await lookOf(article)).toEqual(before)
      await page.unrouteAll()
    }
    expect(complaints).toEqual([])
  })
}

// HELP-01
test('the help is read in the app, searched, and left by its links, without another document', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/login')
  // The first page of a visit takes no focus: it must be there before one leaves it.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Help · Sabi Prep')
  await page.getByLabel('Search the answers').fill('streak')
  await expect(page.getByText('What is a study streak?')).toBeVisible()
  await expect(page.getByText('Is it really free?')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'General' })).toBeHidden()
  await page.getByLabel('Search the answers').fill('zebra')
  await expect(page.getByText('No answer contains “zebra”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page.getByText('Is it really free?')).toBeVisible()
  await page.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstDocument'))).toBe(true)
  expect(complaints).toEqual([])
})

// HELP-01
test('the address of an answer opens it', async ({ page }) => {
  await page.goto('/help#streak')
  await expect(page.locator('#root')).toHaveCount(0)
  await expect(page.getByText('The number of days in a row')).toBeInViewport()
})

test('the sign of the site leads a visitor out of the app to the landing page', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('banner').getByRole('link', { name: 'Sabi Prep' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know it before exam day')
  expect(await page.evaluate(() => document.scripts.length > 0 && document.querySelector('script[src]'))).toBeNull()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible()
})

test('a tap that only the app can answer is answered once it is there', async ({ page }) => {
  await page.route('**/api/topics/**', () => undefined)
  await page.goto('/topics/che-mole')
  await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(attempt)
  }).toPass()
})

/** Delays the app's scripts, as on a slow connection. Returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isLetIn
    await route.continue()
  })
  return letIn
}

/** The words of an article with their places. */
async function lookOf(article: Locator) {
  const boxes = await article
    .locator('*')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
  return { words: await article.textContent(), boxes }
}

/** The browser's complaints about the page: errors, and violations of the content security policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

test('the bar of pages marks the page that is open', async ({ page }) => {
  await page.goto('/subjects')
  const link = (name: string) => page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name })
  await expect(link('Learn')).toHaveAttribute('aria-current', 'page')
  const colourOf = (name: string) => link(name).evaluate((element) => getComputedStyle(element).color)
  expect(await colourOf('Learn')).not.toBe(await colourOf('Practice'))
})
