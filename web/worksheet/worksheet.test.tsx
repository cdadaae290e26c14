// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { aQuestion } from '@sabi/shared/practice/builders'
import { aTopic } from '@sabi/shared/subjects/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearQuestions, databaseStamp, noteWhole, putQuestions } from '../offline/questions/question-store.ts'
import { openApp, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { addressOfSheet, type Sheet } from './sheet.ts'

startAfresh()

const bank = Array.from({ length: 30 }, (_, index) => ({
  ...aQuestion(`q${index}`, {
    subject: 'physics',
    topicId: index < 20 ? 'friction' : 'waves',
    text: `Question text ${index}`,
    options: ['first', 'second', 'third', 'fourth'],
    correctOption: index % 4,
    explanation: `Because of ${index}.`,
    imageUrl: null,
  }),
  family: null,
  isCalculation: false,
}))
const ids = ['q3', 'q1', 'q2']
const sheet: Sheet = {
  title: 'Friction test',
  subject: 'physics',
  ids,
  seed: 'seed',
  hasVersionB: false,
  columns: 2,
  hasGrid: false,
  key: 'explained',
}

beforeEach(async () => {
  vi.stubGlobal('print', vi.fn())
  signIn()
  fakeServer({
    'GET /api/topics': {
      json: {
        success: true,
        data: [
          aTopic('friction', { subject: 'physics', unit: 1, title: 'Friction' }),
          aTopic('waves', { subject: 'physics', unit: 2, title: 'Waves' }),
        ],
      },
    },
  })
  await putQuestions(bank)
  await noteWhole('physics', 'v1', await databaseStamp())
})
afterEach(async () => {
  fireEvent.keyDown(window)
  await clearQuestions()
})

/** The texts of the questions in the order of the sheet. */
const shownTexts = () => screen.getAllByText(/^Question text \d+$/).map((text) => text.textContent)

test('a worksheet on one topic has as many of its questions as were asked, and its title', async () => {
  openApp('/worksheet?topic=friction')
  await screen.findByText('1 topic')
  fireEvent.click(screen.getByRole('radio', { name: '10' }))
  fireEvent.click(screen.getByRole('button', { name: 'Make the worksheet' }))
  await screen.findByRole('heading', { name: 'Physics: Friction' })
  const numbers = shownTexts().map((text) => Number(text.split(' ').at(-1)))
  expect(numbers).toHaveLength(10)
  expect(numbers.every((number) => number < 20)).toBe(true)
})

test('a worksheet says when no question fits', async () => {
  openApp('/worksheet?topic=friction')
  await screen.findByText('1 topic')
  fireEvent.click(screen.getByRole('radio', { name: 'NECO' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Hard' }))
  fireEvent.click(screen.getByRole('button', { name: 'Make the worksheet' }))
  await screen.findByText(/^No question fits\./)
})

test('a question of a worksheet is swapped for another of its topic, or removed, and the others stay', async () => {
  openApp(addressOfSheet(sheet))
  await screen.findByText('Question text 3')
  expect(shownTexts()).toEqual(['Question text 3', 'Question text 1', 'Question text 2'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Swap' })[1] ?? document.body)
  await waitFor(() => expect(screen.queryByText('Question text 1')).toBeNull())
  const swapped = shownTexts()
  expect(swapped).toHaveLength(3)
  expect([swapped[0], swapped[2]]).toEqual(['Question text 3', 'Question text 2'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove' })[1] ?? document.body)
  await waitFor(() => expect(shownTexts()).toEqual(['Question text 3', 'Question text 2']))
})

test('the last worksheets of this phone are listed as they are now, until the list is cleared', async () => {
  openApp(addressOfSheet(sheet))
  await screen.findByText('Question text 3')
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Friction, week 4' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0] ?? document.body)
  await waitFor(() => expect(shownTexts()).toHaveLength(2))
  fireEvent.click(screen.getByRole('link', { name: 'New worksheet' }))
  const list = (await screen.findByRole('heading', { name: 'Your last worksheets' })).closest('section')
  expect(list?.textContent).toContain('Friction, week 4Physics, 2 questions')
  fireEvent.click(screen.getByRole('link', { name: 'Friction, week 4' }))
  await waitFor(() => expect(shownTexts()).toEqual(['Question text 1', 'Question text 2']))
  fireEvent.click(screen.getByRole('link', { name: 'New worksheet' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the list' }))
  expect(screen.queryByRole('heading', { name: 'Your last worksheets' })).toBeNull()
  expect(localStorage.getItem('worksheets')).toBeNull()
})

test('a printed worksheet has versions, grids and keys on separate pages, and each key is that of its version', async () => {
  openApp(addressOfSheet({ ...sheet, hasVersionB: true, hasGrid: true }))
  await screen.findByText('Question text 3')
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  await screen.findByRole('heading', { name: 'Friction test · Version A' })
  screen.getByRole('heading', { name: 'Friction test · Version B · Answers' })
  for (const letter of ['A', 'B']) {
    const version = screen.getByRole('heading', { name: `Friction test · Version ${letter}` }).closest('section')
    const key = screen
      .getByRole('heading', { name: `Friction test · Version ${letter} · Answer key` })
      .closest('section')
    if (version === null || key === null) throw new Error('a part of the sheet is missing')
    const keys = within(key).getAllByRole('listitem')
    const questions = within(version)
      .getAllByText(/^Question text/)
      .map((text) => text.closest('li'))
    expect(questions).toHaveLength(3)
    questions.forEach((question, place) => {
      const number = Number(/Question text (\d+)/.exec(question?.textContent ?? '')?.[1])
      const options = [...(question?.querySelectorAll('ol > li') ?? [])].map((option) => option.textContent)
      const right = 'ABCD'[options.indexOf(bank[number]?.options[number % 4] ?? '')]
      expect(keys[place]?.textContent).toBe(`${right} Because of ${number}.`)
    })
  }
})

test('a projected question shows its answer only on a key press, and the next one without its answer', async () => {
  openApp(addressOfSheet(sheet))
  fireEvent.click(await screen.findByRole('button', { name: 'Show on a projector' }))
  const dialog = await screen.findByRole('dialog', { name: 'Question 1 of 3' })
  expect(within(dialog).queryByText(/^Answer:/)).toBeNull()
  expect(within(dialog).getAllByRole('button')[0]?.textContent).toBe('Show the answer')
  fireEvent.keyDown(dialog, { key: 'Enter' })
  within(dialog).getByText(/^Answer: [A-D]$/)
  within(dialog).getByText('Because of 3.')
  fireEvent.keyDown(dialog, { key: 'PageDown' })
  await screen.findByRole('dialog', { name: 'Question 2 of 3' })
  expect(within(dialog).queryByText(/^Answer:/)).toBeNull()
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  await screen.findByRole('dialog', { name: 'Question 1 of 3' })
})

test('says of an address whose questions there are not that it is wrong, and not that a connection would help', async () => {
  openApp(addressOfSheet({ ...sheet, ids: ['no-question', '__proto__'] }))
  await screen.findByText('This worksheet has no questions')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  screen.getByRole('link', { name: 'New worksheet' })
})
