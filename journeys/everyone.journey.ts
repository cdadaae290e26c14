import type { Page } from '@playwright/test'
import { expectReadable } from './testing/big-text.ts'
import { giveAssignment, linkOfClass, makeClass } from './testing/classes.ts'
import { registerQuickly } from './testing/dead-link.ts'
import { draftMoments } from './testing/draft-moments.ts'
import { expect, register, someStudent, test } from './testing/fixtures.ts'
import { expectForEveryone as expectMeasured } from './testing/measures.ts'
import {
  administratorMoments,
  guardedScreens,
  open,
  openScreens,
  quizMoments,
  studentMoments,
  visitorMoments,
} from './testing/screens.ts'
import { served } from './testing/served.ts'

const visitorScreens = [...openScreens, '/nowhere']

/** Checks a screen as it is, and on a phone with text twice as large. */
async function expectForEveryone(page: Page, what: string): Promise<void> {
  await expectReadable(page, what)
  await expectMeasured(page, what)
}

// One of the longest files: its tests are spread over all workers.
test.describe.configure({ mode: 'parallel' })

// A test for each screen: a slow machine needs long for the looks at one.
for (const path of visitorScreens)
  test(`${path} is fit for everyone`, async ({ page }) => {
    await open(page, path)
    await expectForEveryone(page, path)
  })

for (const { name, reach } of visitorMoments)
  test(`${name} is fit for everyone`, async ({ page }) => {
    await reach(page)
    await expectForEveryone(page, name)
  })

for (const path of guardedScreens)
  test(`a student’s ${path} is fit for everyone`, async ({ page }) => {
    await registerQuickly(page)
    await open(page, path)
    await expect(page).toHaveURL(path)
    await expectForEveryone(page, path)
  })

for (const { name, reach } of studentMoments)
  test(`a student’s ${name} is fit for everyone`, async ({ page }) => {
    await registerQuickly(page)
    await reach(page)
    await expectForEveryone(page, name)
  })

test('practice from the first question to the results is fit for everyone', async ({ page }) => {
  await register(page)
  for (const { name, reach } of quizMoments) {
    await reach(page)
    await expectForEveryone(page, name)
  }
})

test('the screens of an administrator are fit for everyone', async ({ page, request, server }) => {
  const { email, password } = await register(page)
  await server.administer('grant', email)
  await served(() => request.post('/api/auth/register', { data: someStudent(), headers: { origin: server.url } }))
  const { questions } = await (await served(() => page.request.get('/api/questions?limit=2'))).json()
  for (const { id } of questions) {
    const data = { questionId: id, reason: 'No option is right' }
    const reported = await served(() =>
      page.request.post('/api/question-flags', { data, headers: { origin: server.url } }),
    )
    expect(reported.status()).toBe(201)
  }
  for (const tab of ['flags', 'content', 'people', 'system']) {
    await open(page, `/admin?tab=${tab}`)
    await expectForEveryone(page, `/admin, ${tab}`)
  }
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await expectForEveryone(page, '/admin, turning the second factor on')
  for (const { name, reach } of [...administratorMoments, ...draftMoments]) {
    await reach(page)
    await expectForEveryone(page, name)
  }
})

test('the screens of a teacher and of a student of a class are fit for everyone', async ({ page, browser, server }) => {
  await registerQuickly(page)
  await makeClass(page)
  await expect(page.getByRole('button', { name: 'New assignment' })).toBeVisible()
  await expectForEveryone(page, 'a class without students')
  const classPath = new URL(page.url()).pathname
  const link = await linkOfClass(page)
  await page.getByRole('button', { name: 'New assignment' }).click()
  await page.getByText('Choose topics').click()
  await expectForEveryone(page, 'a new assignment')
  await page.goto(classPath)
  await giveAssignment(page, 'First steps in motion, vectors and scalars')

  await open(page, `${classPath}/cards`)
  await page.getByLabel('Names, one a line').fill('Oluwaseunfunmi Adebayo-Ogunleye\nChinedu Okafor')
  await page.getByRole('button', { name: 'Make 2 cards' }).click()
  await expect(page.getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveCount(2)
  await expectForEveryone(page, 'cards to print')

  const student = await (await browser.newContext({ baseURL: server.url })).newPage()
  await registerQuickly(student)
  await open(student, new URL(link).pathname)
  await expectForEveryone(student, 'before joining a class')
  await student.getByLabel('Your name in this class').fill('Ade B.')
  await student.getByRole('button', { name: 'Join the class' }).click()
  await expect(student.getByText('You are in this class.')).toBeVisible()
  await open(student, '/classes')
  await expect(student.getByRole('link', { name: /^Start: First steps/ })).toBeVisible()
  await expectForEveryone(student, 'the classes of a student')
  await student.context().close()

  await open(page, classPath)
  await expect(page.getByText('Ade B.')).toBeVisible()
  await expectForEveryone(page, 'a class with students')
  await page.getByRole('link', { name: /^First steps/ }).click()
  await expect(page.getByRole('row', { name: /Ade B\./ })).toBeVisible()
  await expectForEveryone(page, 'the work of a class on an assignment')
})

test('the learners of a phone are fit for everyone', async ({ page }) => {
  await registerQuickly(page)
  await open(page, '/learners')
  await expectForEveryone(page, '/learners')
  await page.getByRole('button', { name: 'Without an account' }).click()
  await expect(page.getByRole('button', { name: 'Start practising' })).toBeVisible()
  await expectForEveryone(page, 'a new learner')
})

for (const path of ['/', '/topics/che-mole'])
  test(`text twice as large fits in a trial, from ${path} to its result`, async ({ page }) => {
    await open(page, path)
    await page.getByRole('link', { name: /^Try (Physics|5 questions)/ }).click()
    for (let number = 1; number <= 5; number++) {
      await page.getByRole('radio').first().check()
      await expectReadable(page, `question ${number}`)
      await page.getByRole('button', { name: 'Check answer' }).click()
      await expect(page.getByText('Explanation', { exact: true })).toBeVisible()
      await expectReadable(page, `explanation ${number}`)
      await page.getByRole('link', { name: /Next question|See your result/ }).click()
    }
    await expect(page.getByRole('link', { name: /^Save your/ })).toBeVisible()
    await expectReadable(page, 'the result')
  })

// A check that sees nothing also passes.
for (const [fault, { style, found }] of Object.entries({
  'faint letters on a phone': { style: 'p { color: #999 }', found: 'light at 320 px: color-contrast' },
  'faint letters in the dark on a tablet': {
    style: '@media (min-width: 700px) and (max-width: 900px) { [data-theme=dark] p { color: #555 } }',
    found: 'dark at 768 px: color-contrast',
  },
  'a dark background on a laptop': {
    style: '@media (min-width: 1000px) { main { background: #555 } }',
    found: 'light at 1280 px: color-contrast',
  },
  'a control without a name on a tablet': {
    style: '@media (min-width: 700px) and (max-width: 900px) { em { display: inline } }',
    found: 'light at 768 px: button-name',
  },
  'buttons too near each other at one width': {
    style: '@media (min-width: 360px) and (max-width: 400px) { button { width: 5px; height: 5px; padding: 0 } }',
    found: 'light at 360 px: target-size',
  },
}))
  test(`the check of screens finds ${fault}`, async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
      <title>Planted</title><style>body { background: #fff; color: #000 }
      [data-theme=dark] body { background: #000; color: #fff } button { width: 48px; height: 48px; border: 0 } em { display: none }
      ${style}</style><main><h1>Planted</h1><p>Words to read</p>
      <em><button></button></em><button>a</button><button>b</button></main>`)
    const faults = await expectMeasured(page, 'planted').then(
      () => 'none',
      (error: Error) => error.message,
    )
    expect(faults).toContain(`planted, ${found}`)
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
