import { expect, register, test } from './testing/fixtures.ts'
import { answerAndGoOn, startPractice } from './testing/practising.ts'
import { studyForWeeks } from './testing/studying.ts'

// Everything here is found by what a screen reader says: roles, names, and regions that announce their changes.
test('a whole session is practised by ear', async ({ page }) => {
  await register(page)
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Practice' }).click()
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Physics' })
  await expect(page.getByRole('status').filter({ hasText: /[\d,]+ questions match your criteria/ })).toBeVisible()
  await page.getByRole('radio', { name: '40', exact: true }).check()
  await page.getByRole('button', { name: 'Start Practice Session' }).click()

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveText(/^Question 1 of \d+$/)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading /Question 1 of \\d+/ [level=1]
    - button "Exit Quiz"
    - progressbar "Progress"
    - region "Question":
      - button "Mark for review"
      - group "Choose one answer":
        - radio
        - radio
        - radio
        - radio
    - status: Not answered
    - button "Previous"
    - button "Next"
  `)

  for (let number = 1; number <= 20; number++) {
    await expect(heading).toBeFocused()
    await expect(heading).toHaveText(new RegExp(`^Question ${number} of`))
    await page.getByRole('group', { name: 'Choose one answer' }).getByRole('radio').first().check()
    await expect(page.getByRole('status').filter({ hasText: /^Answered$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  const checkpoint = page.getByRole('dialog', { name: '20 questions done' })
  await expect(checkpoint.getByRole('button', { name: 'Continue (Next 20)' })).toBeFocused()
  await checkpoint.getByRole('button', { name: 'Stop & View Full Results' }).click()
  await expect(heading).toBeFocused()
  await expect(page.getByRole('main')).toContainText(/\d+ of 20 correct/)
})

test('a timed paper is chosen and sat by ear', async ({ page }) => {
  await register(page)
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Exam' }).click()
  await page.getByRole('group', { name: 'Board' }).getByRole('radio', { name: 'WAEC' }).check()
  await page.getByRole('group', { name: 'Subject' }).getByRole('radio', { name: 'Biology' }).check()
  await page.getByRole('group', { name: 'Questions' }).getByRole('radio', { name: '10', exact: true }).check()
  await page.getByRole('link', { name: 'Read the instructions' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Start the clock?' })
  await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused()
  await question.getByRole('button', { name: 'Start now' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/)
  for (let number = 1; number <= 10; number++) {
    await expect(heading).toHaveText(`Biology: question ${number} of 10`)
    await expect(heading).toBeFocused()
    await page.getByRole('group', { name: 'Choose one answer' }).getByRole('radio').first().check()
    await expect(page.getByRole('status').filter({ hasText: /^Answered$/ })).toBeVisible()
    if (number < 10) await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Submit' }).last().click()
  const handingIn = page.getByRole('dialog', { name: 'Hand in your paper?' })
  await expect(handingIn.getByRole('button', { name: 'Back to the paper' })).toBeFocused()
  await handingIn.getByRole('button', { name: 'Hand in' }).click()
  await expect(heading).toHaveText('Result')
  await expect(heading).toBeFocused()
})

test('the plan of today, the mistakes and the predicted score are read out', async ({ page }) => {
  await studyForWeeks(page)
  await expect(page.getByRole('region', { name: 'Today' })).toMatchAriaSnapshot(`
    - region "Today":
      - heading "Today" [level=2]
      - list:
        - listitem:
          - paragraph: /\\d+ min · (Physics|Chemistry)/
          - group: /Why this\\? (Physics|Chemistry)/
      - link /^Start with (Physics|Chemistry)$/
      - paragraph:
        - text: /If you sat the paper today/
        - link "Predicted score"
  `)

  await page.goto('/mistakes')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Mistakes" [level=1]
    - button "Try them again"
    - button "Print"
    - region /^Physics. /:
      - heading /^Physics. / [level=2]
      - list:
        - listitem:
          - term: "Your answer:"
          - definition
          - term: "Right answer:"
          - definition
  `)
  await page.getByRole('button', { name: 'Try them again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Question 1 of \d+$/ })).toBeFocused()

  await page.goto('/score')
  await expect(page.getByRole('region', { name: 'Physics' })).toMatchAriaSnapshot(`
    - region "Physics":
      - heading "Physics" [level=2]
      - paragraph:
        - strong: /\\d+/
        - text: of 100
      - paragraph: /most likely between \\d+ and \\d+/
      - heading "What would raise it most" [level=3]
      - list:
        - listitem:
          - link /^Practise /
  `)
  await page.getByText('See the numbers').first().click()
  await expect(page.getByRole('table', { name: 'Predicted scores' }).getByRole('columnheader')).toHaveText([
    'Day',
    'Score',
    'Range',
  ])
})

test('what changes beside the focus is announced', async ({ page }) => {
  await page.goto('/topics?subject=physics')
  await page.getByRole('searchbox').fill('light')
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /topics?/ })
      .first(),
  ).toBeVisible()
  await page.goto('/login')
  // Before the app is there, the page itself sends the form, and its reply is no toast.
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible()
})

test('with the colours of the system, what is chosen looks chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/topics')
  const physics = page.getByRole('tab', { name: /Physics/ })
  await physics.click()
  await expect(physics).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('heading', { level: 1 }).hover()
  const chosenTab = await physics.screenshot()
  await page.getByRole('tab', { name: /Biology/ }).click()
  await expect(physics).toHaveAttribute('aria-selected', 'false')
  await page.getByRole('heading', { level: 1 }).hover()
  expect(chosenTab.equals(await physics.screenshot()), 'a tab').toBe(false)

  await register(page)
  await page.goto('/practice?subject=biology')
  await page.getByRole('button', { name: 'Start Practice Session' }).click()
  const option = page.getByRole('group', { name: 'Choose one answer' }).locator('label').first()
  await expect(option).toBeVisible()
  const open = await option.screenshot()
  await page.keyboard.press('a')
  await expect(page.getByRole('radio').first()).toBeChecked()
  expect(open.equals(await option.screenshot()), 'an option').toBe(false)
})

// PRAC-10
test('with the colours of the system, the time strip shows what was wrong by its pattern', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await register(page)
  await startPractice(page, '?subject=biology')
  await answerAndGoOn(page, { from: 1, to: 20 })
  await page.getByRole('button', { name: 'Stop & View Full Results' }).click()
  await expect(page.getByText(/\d+ of 20 correct/)).toBeVisible()
  const { pattern, frames, canvas, text } = await page.evaluate(() => {
    const colourOf = (keyword: string) => {
      document.body.style.color = keyword
      const { color } = getComputedStyle(document.body)
      document.body.style.color = ''
      return color
    }
    const strip = document.querySelector('pattern')?.parentElement
    const styles = (selector: string) =>
      [...(strip?.querySelectorAll(selector) ?? [])].map((one) => getComputedStyle(one))
    return {
      pattern: styles('pattern > rect').map(({ fill }) => fill),
      frames: [...new Set(styles(':scope > rect').map(({ stroke }) => stroke))],
      canvas: colourOf('Canvas'),
      text: colourOf('CanvasText'),
    }
  })
  expect(canvas).not.toBe(text)
  expect(pattern).toEqual([canvas, text])
  expect(frames).toEqual([text])
})
