import { expect, register, test as base } from './testing/fixtures.ts'
import { Line } from './testing/line.ts'
import { choose, expectQuestion, leaveQuiz, startPractice } from './testing/practising.ts'

/**
 * The proxy makes the build look like a later release, in which all files have other names and the old ones are gone.
 */
const test = base.extend<{ line: Line }>({
  line: async ({ server }, use) => {
    const line = await Line.to(server.url)
    await use(line)
    await line.stop()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

// The browser uses the proxy's address, so the server must not expect its own.
test.use({ settings: { BASE_URL: '' } })

test('without a service worker a new release is loaded with the next screen, and never disturbs a quiz', async ({
  page,
  line,
}) => {
  line.release = '1'
  await register(page)
  await startPractice(page, '?subject=physics')
  await page.evaluate(() => Reflect.set(window, 'isStillHere', true))
  line.release = '2'
  await choose(page, 0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expectQuestion(page, 2)
  await leaveQuiz(page)
  await expect(page.getByRole('button', { name: 'Start Practice Session' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isStillHere'))).toBe(true)

  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Learn' }).click()
  await expect(page).toHaveURL(/\/subjects$/)
  await expect(page.getByRole('heading', { name: 'Choose Your Subject' })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'isStillHere'))).toBeUndefined()
})
