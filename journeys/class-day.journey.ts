import { listQuestions } from '@sabi/shared/subjects/calls'
import type { Page } from '@playwright/test'
import { hasPhysics, linkOfClass, makeClass } from './testing/classes.ts'
import { answersOnPhone } from './testing/dead-link.ts'
import { expect, register, skipWelcome, someStudent, test as base } from './testing/fixtures.ts'
import { untilKept } from './testing/kept-app.ts'
import { countOnServer, expectHere, switchTo } from './testing/learners.ts'
import { Line } from './testing/line.ts'
import { expectQuestion, leaveQuiz } from './testing/practising.ts'
import { served } from './testing/served.ts'

const test = base.extend<{ line: Line }>({
  line: async ({ server }, use) => {
    const line = await Line.to(server.url)
    await use(line)
    await line.stop()
  },
})

// BASE_URL is cleared because one phone uses the address of a proxy.
test.use({ serviceWorkers: 'allow', settings: { BASE_URL: '' } })

const title = 'Monday test'
const asked = 5
/** For one look at the teacher's page, which is loaded again after it. */
const look = { timeout: 10_000 }

/** Makes a worksheet, checks how it is printed, and returns the right option of each of its questions. */
async function makeWorksheet(teacher: Page): Promise<ReadonlyMap<string, number>> {
  await teacher.goto('/worksheet')
  await teacher.getByLabel('Subject').selectOption({ label: 'Physics' })
  await teacher.getByRole('radio', { name: String(asked), exact: true }).check()
  await teacher.getByRole('button', { name: 'Make the worksheet' }).click()
  await teacher.getByLabel('Title').fill(title)
  await expect(teacher.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expectPrinted(teacher)
  const ids = new URL(teacher.url()).searchParams.get('ids')?.split(',') ?? []
  expect(ids).toHaveLength(asked)
  return keysOf(teacher, ids)
}

/** The sheet has the questions without their answers, and the key starts on a page after them. */
async function expectPrinted(teacher: Page): Promise<void> {
  const pages = (await teacher.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)
  expect(pages?.length).toBeGreaterThan(1)
  await teacher.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await teacher.emulateMedia({ media: 'print' })
  const part = (name: string) =>
    teacher.locator('section').filter({ has: teacher.getByRole('heading', { name, exact: true }) })
  await expect(part(title).locator('ol > li > ol')).toHaveCount(asked)
  await expect(part(title).locator('ol > li > strong')).toHaveCount(0)
  const key = part(`${title} · Answer key`)
  await expect(key.locator('ol > li > strong')).toHaveText(Array<RegExp>(asked).fill(/^[A-E]$/))
  await expect(key).toHaveCSS('break-before', 'page')
  await expect(teacher.getByRole('button', { name: 'Print' })).toBeHidden()
  await teacher.emulateMedia({ media: null })
  await teacher.evaluate(() => dispatchEvent(new Event('afterprint')))
}

async function keysOf(page: Page, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const keys = new Map<string, number>()
  for (let offset = 0, total = 1; offset < total; offset += 500) {
    const reply = await served(() =>
      page.request.get(`${listQuestions.path}?subject=physics&limit=500&offset=${offset}`),
    )
    const read = listQuestions.reply.parse(await reply.json())
    total = read.total
    for (const { id, correctOption } of read.questions)
      if (ids.includes(id) && correctOption !== null) keys.set(id, correctOption)
  }
  expect(keys.size).toBe(ids.length)
  return keys
}

/** Makes a card for a student, and returns what is printed on it. */
async function makeCard(teacher: Page, name: string): Promise<{ userName: string; password: string }> {
  await teacher.getByRole('link', { name: 'Cards for students without email' }).click()
  await teacher.getByLabel('Names, one a line').fill(name)
  await teacher.getByRole('button', { name: 'Make 1 card' }).click()
  const typed = teacher.getByRole('list', { name: 'Cards' }).getByRole('listitem').locator('dd')
  await expect(typed).toHaveCount(3)
  const [, userName = '', password = ''] = await typed.allInnerTexts()
  return { userName, password }
}

/** Registers a student, who joins the class. */
async function join(phone: Page, { name, link }: { name: string; link: string }): Promise<void> {
  await register(phone, { ...someStudent(), name })
  await phone.goto(new URL(link).pathname)
  await phone.getByLabel('Your name in this class').fill(name)
  await phone.getByRole('button', { name: 'Join the class' }).click()
  await expect(phone.getByText('You are in this class.')).toBeVisible()
}

/** Adds a learner with a card to a phone on which someone else is signed in. */
async function addCard(phone: Page, { userName, password }: { userName: string; password: string }): Promise<void> {
  await phone.goto('/learners')
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await phone.waitForURL('**/login')
  await phone.getByLabel('Email or user name').fill(userName)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'Sign In' }).click()
  await phone.getByLabel('Choose your own password').fill('yam and egg sauce')
  await phone.getByRole('button', { name: 'Sign In' }).click()
  await expect(phone).toHaveURL(/\/classes$/)
}

/** Opens the dashboard, whose assignments are then kept on the phone. */
async function seeAssignment(phone: Page): Promise<void> {
  await phone.goto('/dashboard')
  await skipWelcome(phone)
  await expect(phone.getByRole('link', { name: `Start: ${title}` })).toBeVisible()
}

interface Answering {
  keys: ReadonlyMap<string, number>
  from: number
  to: number
  /** The first so many of them are right. */
  right: number
}

async function answer(phone: Page, { keys, from, to, right }: Answering): Promise<void> {
  for (let number = from; number <= to; number++) {
    await expectQuestion(phone, number)
    const id = (await phone.getByRole('radio').first().getAttribute('name')) ?? ''
    const key = keys.get(id) ?? -1
    const option = number < from + right ? key : key === 0 ? 1 : 0
    const radio = phone.locator(`input[name="${id}"][value="${option}"]`)
    await radio.check()
    await expect(radio).toBeChecked()
    if (number < asked) await phone.getByRole('button', { name: 'Next' }).click()
  }
}

async function finish(phone: Page, right: number): Promise<void> {
  await phone.getByRole('button', { name: 'Finish Quiz' }).click()
  await expect(phone.getByText(`${right} of ${asked} correct`)).toBeVisible()
}

/** Waits until the server has every answer of all learners of a phone, which are so many. */
async function untilSent(phone: Page, count: number): Promise<void> {
  await expect
    .poll(async () => (await answersOnPhone(phone)).map(({ state }) => state))
    .toEqual(Array<string>(count).fill('acknowledged'))
}

test('a day of a class: three students on two phones do a test over a bad network, and each gets the score they earned', async ({
  page: shared,
  context,
  browser,
  server,
  line,
}) => {
  test.slow()
  const laptop = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const other = await browser.newContext({ baseURL: line.url, viewport: { width: 360, height: 740 } })
  const [teacher, own] = [await laptop.newPage(), await other.newPage()]

  await register(teacher, { ...someStudent(), name: 'Mrs Bello' })
  const keys = await makeWorksheet(teacher)
  await makeClass(teacher)
  const link = await linkOfClass(teacher)
  const classPath = new URL(teacher.url()).pathname
  await teacher.getByRole('button', { name: 'New assignment' }).click()
  const dialog = teacher.getByRole('dialog', { name: 'New assignment' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('radio', { name: 'A worksheet' }).check()
  await expect(dialog.getByLabel('Worksheet', { exact: true })).toContainText(`${title} · ${asked} questions`)
  await dialog.getByLabel('Only the first time counts').check()
  await dialog.getByRole('button', { name: 'Give to the class' }).click()
  await expect(teacher.getByText('0 of 0 students have done it')).toBeVisible()
  const card = await makeCard(teacher, 'Chinedu Okafor')

  await join(shared, { name: 'Amina Bello', link })
  await untilKept(shared)
  await addCard(shared, card)
  await seeAssignment(shared)
  await expect.poll(() => hasPhysics(shared)).toBe(true)
  await switchTo(shared, 'Amina')
  await expectHere(shared, 'Amina Bello')
  await seeAssignment(shared)
  await join(own, { name: 'Bola Ige', link })
  await seeAssignment(own)

  // Amina begins online; the network of her phone goes once her first answers are sent.
  await shared.getByRole('link', { name: `Start: ${title}` }).click()
  await answer(shared, { keys, from: 1, to: 2, right: 2 })
  await expectQuestion(shared, 3)
  await expect.poll(() => countOnServer(shared)).toBe(2)
  await context.setOffline(true)
  await answer(shared, { keys, from: 3, to: 3, right: 1 })
  await leaveQuiz(shared)

  // Chinedu does it in between, without a network.
  await switchTo(shared, 'Chinedu')
  await expectHere(shared, 'Chinedu Okafor')
  await shared.getByRole('link', { name: `Start: ${title}` }).click()
  await answer(shared, { keys, from: 1, to: asked, right: 1 })
  await finish(shared, 1)
  await switchTo(shared, 'Amina')
  await expectHere(shared, 'Amina Bello')
  await shared.getByRole('link', { name: `Continue: ${title}` }).click()
  await answer(shared, { keys, from: 4, to: asked, right: 1 })
  await finish(shared, 4)

  // The answers of Bola's phone arrive, but its replies are lost.
  let lost = 0
  line.meddle = (path) => (path === '/api/sync/answers' && lost++ < 3 ? 'lost' : undefined)
  await own.getByRole('link', { name: `Start: ${title}` }).click()
  await answer(own, { keys, from: 1, to: asked, right: 2 })
  await finish(own, 2)
  await expect.poll(() => lost).toBeGreaterThan(3)
  await untilSent(own, asked)
  await expect(async () => {
    await teacher.goto(classPath)
    await expect(teacher.getByText('1 of 3 students have done it')).toBeVisible(look)
  }).toPass()
  await teacher.getByRole('link', { name: title }).click()
  const row = (name: string) => teacher.getByRole('row', { name: new RegExp(name) })
  await expect(row('Bola Ige')).toContainText(/Today, .*2 of 5/)
  await expect(row('Amina Bello')).toContainText('Begun: 2 answered')
  await expect(row('Chinedu Okafor')).toContainText('Not yet')

  await context.setOffline(false)
  await untilSent(shared, 2 * asked)
  await expect(async () => {
    await teacher.reload()
    await expect(row('Amina Bello')).toContainText(/Today, .*4 of 5/, look)
    await expect(row('Chinedu Okafor')).toContainText(/Today, .*1 of 5/, look)
  }).toPass()
  await expect(row('Bola Ige')).toContainText(/Today, .*2 of 5/)
  expect(await countOnServer(own)).toBe(asked)
  expect(await countOnServer(shared)).toBe(asked)
  await switchTo(shared, 'Chinedu')
  await expectHere(shared, 'Chinedu Okafor')
  expect(await countOnServer(shared)).toBe(asked)

  await own.goto('/classes')
  await own.getByRole('button', { name: 'Leave SS2 Physics' }).click()
  await own.getByRole('button', { name: 'Leave the class' }).click()
  await expect(own.getByText('You are in no class. Ask your teacher for the code.')).toBeVisible()
  await teacher.reload()
  await expect(row('Amina Bello')).toBeVisible()
  await expect(row('Bola Ige')).toHaveCount(0)
  await teacher.goto(classPath)
  await expect(teacher.getByText('2 of 2 students have done it')).toBeVisible()
  await expect(teacher.getByRole('heading', { name: 'Chinedu Okafor' })).toBeVisible()
  await expect(teacher.locator('main')).not.toContainText('Bola')
  for (const opened of [laptop, other]) await opened.close()
})
