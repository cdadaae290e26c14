import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { expectReadable } from './testing/big-text.ts'
import { findBrowser } from './testing/browser.ts'
import { answersOnPhone, digestOfServer, registerQuickly } from './testing/dead-link.ts'
import { examMoments, handIn, startPaper } from './testing/exam-moments.ts'
import { answersDatabaseName } from '../web/offline/answers/answers-database.ts'
import { expect, register, test } from './testing/fixtures.ts'
import { expectForEveryone } from './testing/measures.ts'
import { served } from './testing/served.ts'

const minute = 60_000

test('a whole paper of three subjects is sat with the keys of the hall', async ({ page }) => {
  await registerQuickly(page)
  await startPaper(page, 'paper=utme-sciences&subjects=chemistry-physics-biology')
  for (let number = 1; number <= 120; number++) {
    await page.keyboard.press('ABCD'.charAt(number % 4).toLowerCase())
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    if (number < 120) await goOn(page, number)
  }
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'Biology: question 39 of 40' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByText('Biology: 40 of 40 questions answered')).toBeVisible()
  // A slip of the finger: S lies between A and D.
  await page.keyboard.press('s')
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('s')
  await expect(async () => {
    await page.keyboard.press('s')
    await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText(/^\d+ of 300$/)).toBeVisible()
  await expect.poll(() => answersAtServer(page)).toBe(120)
})

test('a paper in Use of English goes from section to section, and its result counts each', async ({ page }) => {
  await registerQuickly(page)
  await startPaper(page, 'paper=utme-subject&subjects=english&length=20')
  for (let number = 1; number <= 20; number++) {
    const ofPassage = number <= 5 ? 1 : 0
    await expect(page.getByText('Comprehension', { exact: true })).toHaveCount(ofPassage)
    await expect(page.getByRole('region', { name: /^Passage: / })).toHaveCount(ofPassage)
    if (number < 20) await goOn(page, number, 20)
  }
  await handIn(page)
  const sections = page.getByRole('list', { name: 'By section' }).getByRole('listitem')
  await expect(sections.first()).toHaveText('Comprehension: 0 of 5')
  await expect(sections.last()).toHaveText('Emphatic stress: 0 of 1')
})

test('a paper is sat by touch on a screen of 320 px', async ({ browser, server }) => {
  const viewport = { width: 320, height: 640 }
  const phone = await browser.newContext({ baseURL: server.url, viewport, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  await registerQuickly(page)
  await startPaper(page, 'paper=utme-sciences&subjects=biology-chemistry-physics&length=30')
  for (let number = 1; number <= 30; number++) {
    await expect(page.getByRole('heading', { name: `question ${((number - 1) % 10) + 1} of 10` })).toBeVisible()
    await page
      .getByRole('group', { name: 'Choose one answer' })
      .locator('label')
      .nth(number % 4)
      .tap()
    await expect(page.getByRole('status').filter({ hasText: /^Answered$/ })).toBeVisible()
    if (number < 30) await page.getByRole('button', { name: 'Next' }).tap()
  }
  await page.getByRole('button', { name: 'All questions' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Question 10, answered' }).last().tap()
  await page.getByRole('button', { name: 'Submit' }).last().tap()
  await page.getByRole('button', { name: 'Hand in', exact: true }).tap()
  await expect(page.getByText(/^\d+ of 300$/)).toBeVisible()
  await expect.poll(() => answersAtServer(page)).toBe(30)
  await phone.close()
})

test('without a network a paper is sat from its start to a picture of its result, and its answers arrive once', async ({
  page,
}) => {
  await registerQuickly(page)
  await page.goto('/exam?paper=waec-paper-1&subjects=physics&length=10')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Start now' }).click()
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByRole('heading', { name: `Physics: question ${number} of 10` })).toBeVisible()
    await page.getByRole('radio').first().check()
    if (number === 3) await page.getByRole('radio').nth(1).check()
    if (number < 10) await page.getByRole('button', { name: 'Next' }).click()
  }
  await handIn(page)
  await expect(page.getByText('Saved Offline')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share as picture' }).click()
  const picture = await readFile(await (await saved).path())
  expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    'PNG',
    1080,
    1080,
  ])
  await page.context().setOffline(false)
  await expect(page.getByText('Saved Offline')).toBeHidden()
  // The changed answer is a second answer; the last one counts.
  await expect.poll(() => answersAtServer(page)).toBe(11)
  const id = await userId(page)
  const { data } = await (await served(() => page.request.get(`/api/scores/user/${id}`))).json()
  expect(data).toMatchObject([{ kind: 'exam', examType: 'WAEC', subject: 'physics', totalQuestions: 10 }])
})

test('a browser that is killed comes back to the same question, answers and time', async ({ server }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-profile-'))
  const options = { ...(await findBrowser()), viewport: { width: 360, height: 740 }, baseURL: server.url }
  // The sign-in was on an earlier day: Chromium writes cookies to disk with a delay.
  const earlier = await chromium.launchPersistentContext(folder, options)
  await register(earlier.pages()[0] ?? (await earlier.newPage()))
  await earlier.close()

  const first = await chromium.launchPersistentContext(folder, options)
  const page = first.pages()[0] ?? (await first.newPage())
  await startPaper(page, 'paper=utme-subject&subjects=chemistry')
  const startedAt = Date.now()
  for (let number = 1; number <= 5; number++) {
    await page
      .getByRole('radio')
      .nth(number % 4)
      .check()
    if (number < 5) await goOn(page, number)
  }
  await expect.poll(() => answersOnPhone(page)).toHaveLength(5)
  const session = await first.newCDPSession(page)
  await session.send('Browser.crash').catch(() => undefined)

  const again = await chromium.launchPersistentContext(folder, options)
  const returned = again.pages()[0] ?? (await again.newPage())
  await returned.goto('/exam')
  await expect(returned.getByRole('heading', { name: 'Chemistry: question 5 of 40' })).toBeVisible()
  await expect(returned.getByRole('radio').nth(1)).toBeChecked()
  const left = await timeLeft(returned)
  expect(Math.abs(27 * minute - (Date.now() - startedAt) - left)).toBeLessThanOrEqual(2000)
  await again.close()
  await rm(folder, { recursive: true, force: true })
})

test('on a phone that saves nothing a paper is sat to its result, and its answers reach the server', async ({
  page,
}) => {
  await page.addInitScript((name) => {
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = (asked, version) => open(asked === name ? '' : asked, asked === name ? -1 : version)
  }, answersDatabaseName)
  await registerQuickly(page)
  await startPaper(page, 'paper=utme-subject&subjects=chemistry&length=10')
  await page.getByRole('radio').first().check()
  await expect(page.getByText('This phone is not saving right now.')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio').first().check()
  await handIn(page)
  await expect(page.getByText('You did not reach 8 questions.')).toBeVisible()
  await expect.poll(() => answersAtServer(page)).toBe(2)
})

test('when the time is over the paper is handed in as it stands, in the hall and on a phone that was off', async ({
  page,
}) => {
  await page.clock.install()
  await registerQuickly(page)
  await startPaper(page, 'paper=utme-subject&subjects=biology&length=10')
  await page.getByRole('radio').first().check()
  await expect.poll(() => answersOnPhone(page)).toHaveLength(1)
  await page.clock.fastForward(6.5 * minute)
  await expect(page.getByText('1 minute left.')).toBeVisible()
  await page.clock.fastForward(minute)
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await expect(page.getByText('handed in when the time was over')).toBeVisible()
  await expect(page.getByText('You did not reach 9 questions.')).toBeVisible()

  await startPaper(page, 'paper=utme-subject&subjects=biology&length=20')
  await page.getByRole('radio').first().check()
  await expect.poll(() => answersOnPhone(page)).toHaveLength(2)
  await page.goto('/help')
  await page.clock.fastForward(3 * 24 * 60 * minute)
  await page.goto('/exam/history')
  await expect(page.getByRole('link', { name: /^Biology/ })).toHaveCount(2)
})

test('a paper with pauses stands still, also through a reload, and its result says so', async ({ page }) => {
  await page.clock.install()
  await registerQuickly(page)
  await startPaper(page, 'paper=utme-subject&subjects=biology&length=10&pauses=1')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await page.clock.fastForward(60 * minute)
  await page.reload()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Biology: question 1 of 10' })).toBeVisible()
  await handIn(page)
  await expect(page.getByText(/1 pause \(not under exam conditions\), handed in with (6 min|7 min 0 s)/)).toBeVisible()
})

test('a paper is open in one tab, and moves to another on request', async ({ page, context }) => {
  await registerQuickly(page)
  await startPaper(page, 'paper=utme-subject&subjects=physics&length=10')
  await page.getByRole('radio').nth(2).check()
  const other = await context.newPage()
  await other.goto('/exam')
  await other.getByRole('button', { name: 'Use it here' }).click()
  await expect(other.getByRole('radio').nth(2)).toBeChecked()
  await expect(page.getByRole('heading', { name: 'This paper is open in another tab' })).toBeVisible()
})

test('tapping fast to the end does not hand the paper in', async ({ page }) => {
  await registerQuickly(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await startPaper(page, 'paper=utme-subject&subjects=biology&length=10')
  for (let number = 1; number < 9; number++) await goOn(page, number, 10)
  const box = await page.getByRole('button', { name: 'Next' }).boundingBox()
  if (box === null) throw new Error('The button is not on the screen')
  const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const asking = page.getByRole('dialog', { name: 'Hand in your paper?' })
  while (!(await asking.isVisible())) await tap()
  for (let more = 0; more < 5; more++) await tap()
  await expect(asking).toBeVisible()
  await page.getByRole('button', { name: 'Back to the paper' }).click()
  await handIn(page)
})

test('keys typed while the calculator has the focus go into its sum, and answer nothing', async ({ page }) => {
  await registerQuickly(page)
  await startPaper(page, 'paper=waec-paper-1&subjects=physics&length=10')
  await page.getByRole('button', { name: 'Calculator' }).click()
  const calculator = page.getByRole('form', { name: 'Calculator' })
  await calculator.getByRole('button', { name: '5', exact: true }).click()
  await page.keyboard.type('*2n')
  await expect(calculator.getByRole('textbox', { name: 'Sum' })).toHaveValue('5×2')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Physics: question 1 of 10' })).toBeVisible()
  await calculator.getByRole('button', { name: 'equals' }).click()
  await expect(calculator.getByText('10', { exact: true })).toBeVisible()
})

test('a second paper can’t be started while one is running, and practice can’t end it', async ({ page, context }) => {
  await registerQuickly(page)
  await page.goto('/exam?paper=utme-subject&subjects=physics&length=10')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const other = await context.newPage()
  await startPaper(other, 'paper=utme-subject&subjects=biology&length=10')
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.getByText('This paper is open in another tab')).toBeVisible()
  await page.goto('/practice')
  await expect(page.getByRole('button', { name: 'Go back to the paper' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'End this session' })).toBeHidden()
})

test('a paper tells nothing of its right answers before it is handed in', async ({ page }) => {
  await registerQuickly(page)
  await startPaper(page, 'paper=utme-subject&subjects=biology&length=10')
  for (let number = 1; number <= 10; number++) {
    await page
      .getByRole('radio')
      .nth(number % 4)
      .check()
    if (number < 10) await goOn(page, number, 10)
  }
  await expect.poll(() => answersAtServer(page)).toBe(10)
  await page.goto('/mistakes')
  await expect(page.getByRole('heading', { name: 'No mistakes to try again' })).toBeVisible()
  await page.goto('/practice')
  await expect(page.getByText('Your paper is running')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'JAMB · Biology' })).toHaveCount(0)
  await page.goto('/exam')
  await handIn(page)
  await page.goto('/mistakes')
  await expect(page.getByRole('main').getByText('Right answer').first()).toBeVisible()
})

test('the next student in the same tab does not see the result of the one before', async ({ page }) => {
  await registerQuickly(page)
  await startPaper(page, 'paper=utme-subject&subjects=biology&length=10')
  await page.getByRole('radio').first().check()
  await handIn(page)
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: /sign in|log ?in/i }).first()).toBeVisible()
  await register(page)
  await page.evaluate((path) => history.pushState(null, '', path), address)
  await expect(page.getByText('This paper is not on this phone')).toBeVisible()
})

test('the screen is tried out with five questions, of which nothing is kept, and the paper is printed with its key apart', async ({
  page,
}) => {
  await registerQuickly(page)
  await page.goto('/exam?paper=utme-subject&subjects=english&length=20')
  await page.getByRole('button', { name: 'Try the screen for 2 minutes' }).click()
  await expect(page.getByRole('heading', { name: /question 1 of 5$/ })).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Submit' }).first().click()
  await page.getByRole('button', { name: 'Hand in · 4 not answered' }).click()
  await page.getByRole('button', { name: 'Back to the instructions' }).click()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  expect(await answersOnPhone(page)).toEqual([])

  // The browser calls it after ours, once the page is laid out for paper.
  await page.evaluate(() => addEventListener('beforeprint', () => (document.title = document.body.innerText)))
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.title()).toMatch(/Key and explanations/)
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()

  // By the browser's own menu.
  await page.pdf()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const key = page.getByRole('heading', { name: /^Key and explanations/ })
  await expect(key).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeHidden()
})

test('everyone who opens the link of a paper for friends gets the same questions in the same order', async ({
  page,
  browser,
  server,
}) => {
  await registerQuickly(page)
  await page.goto('/exam?paper=neco-objective&subjects=mathematics&length=10')
  await page.getByRole('button', { name: 'Make a paper for friends' }).click()
  await expect(page.getByRole('heading', { name: /^Paper \w{5}$/ })).toBeVisible()
  const { search } = new URL(page.url())
  const mine = await questionsOf(page, search)
  const theirs = await browser.newContext({ baseURL: server.url })
  const friend = await theirs.newPage()
  await registerQuickly(friend)
  expect(await questionsOf(friend, search)).toEqual(mine)
  await theirs.close()
})

test('the exam hall is fit for everyone, with text twice as large too', async ({ page }) => {
  await register(page)
  for (const { name, reach } of examMoments) {
    await reach(page)
    await expectReadable(page, name)
    await expectForEveryone(page, name)
  }
})

test('a long word of chemistry breaks in the answers of a result', async ({ page }) => {
  await registerQuickly(page)
  await startPaper(page, 'paper=utme-subject&subjects=chemistry&length=10')
  await page.getByRole('radio').first().check()
  await handIn(page)
  const explanation = page.locator('details').first().getByRole('definition').last()
  await expect(async () => {
    if (!(await explanation.isVisible())) await page.locator('summary').first().click()
    await expect(explanation).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.evaluate(() => {
    for (const words of document.querySelectorAll('dd > span')) words.textContent = 'Trioxosulphates(IV)'
  })
  await expectReadable(page, 'a result with a long word')
})

async function goOn(page: Page, number: number, total = 40): Promise<void> {
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: `question ${(number % total) + 1} of ${total}` })).toBeVisible()
}

/** The texts of a paper's questions with their options, and the paper handed in. */
async function questionsOf(page: Page, search: string): Promise<string[]> {
  await startPaper(page, search.slice(1))
  const questions: string[] = []
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByRole('heading', { name: `question ${number} of 10` })).toBeVisible()
    questions.push(await page.getByRole('region', { name: 'Question' }).innerText())
    if (number < 10) await page.keyboard.press('n')
  }
  return questions
}

async function timeLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number)
  return minutes * minute + seconds * 1000
}

async function answersAtServer(page: Page): Promise<number> {
  return (await digestOfServer(page)).reduce((sum, { count }) => sum + count, 0)
}

async function userId(page: Page): Promise<string> {
  const { user } = await (await served(() => page.request.get('/api/auth/session'))).json()
  return user.id
}
