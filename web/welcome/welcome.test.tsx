// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aUser, renderPart, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { changeChoices, openWelcome } from './choices.ts'
import { WelcomeFirst } from './WelcomeFirst.tsx'

startAfresh()

const exams = 'PUT /api/account/exams'
const goals = 'PUT /api/account/goals'
const examTargets = { examTypes: ['WAEC'], year: null }
const studyGoals = { subjects: ['physics'], minutesADay: 20 }
const saves = {
  [exams]: { json: { success: true, examTargets } },
  [goals]: { json: { success: true, studyGoals } },
}

// No choices of the test before.
beforeEach(() => changeChoices({ isOpen: false, examTargets: null, studyGoals: null }))

function openDashboard(): void {
  renderPart(<WelcomeFirst userId={aUser().id}>The dashboard</WelcomeFirst>)
}

function registerAndOpen(): void {
  openWelcome(aUser().id)
  signIn()
  openDashboard()
}

const arrive = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function chooseExams(): Promise<void> {
  await arrive(/^Which exams/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'WAEC' }))
  tap('Continue')
  await arrive(/^Which subjects/)
}

function chooseSubject(): void {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Physics' }))
  fireEvent.click(screen.getByRole('radio', { name: '20 minutes' }))
  tap('Start 5 questions')
}

test('saves what a new student says, and leads to five questions of the subject', async () => {
  const server = fakeServer(saves)
  registerAndOpen()
  await chooseExams()
  chooseSubject()
  expect(location.pathname + location.search).toBe('/practice?subject=physics&examType=WAEC&start=1&count=5')
  await waitFor(() => expect(server.countOf(goals)).toBe(1))
  expect(server.calls.find(({ call }) => call === exams)?.body).toEqual(examTargets)
  expect(server.calls.find(({ call }) => call === goals)?.body).toEqual(studyGoals)
  await waitFor(() => expect(localStorage.getItem('welcome')).toBeNull())
  screen.getByText('The dashboard')
})

test('asks a teacher nothing more, and leads to the classes', async () => {
  registerAndOpen()
  await arrive(/^Which exams/)
  tap('I am a teacher')
  expect(location.pathname).toBe('/classes')
  screen.getByText('The dashboard')
  expect(localStorage.getItem('welcome')).toBeNull()
})

test('asks which of several subjects comes first', async () => {
  fakeServer(saves)
  registerAndOpen()
  await chooseExams()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Physics' }))
  expect(screen.queryByRole('combobox', { name: 'Which subject first?' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Biology' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Which subject first?' }), { target: { value: 'biology' } })
  tap('Start 5 questions')
  expect(location.pathname + location.search).toBe('/practice?subject=biology&examType=WAEC&start=1&count=5')
})

test('shows the dashboard at once to a student who only signs in', () => {
  signIn()
  openDashboard()
  screen.getByText('The dashboard')
})

test('asks nobody but the student who has registered', () => {
  openWelcome('0190b5a0-0000-4000-8000-0000000000c3')
  signIn()
  openDashboard()
  screen.getByText('The dashboard')
})

test('lets a student skip both questions, and then asks no more', async () => {
  const server = fakeServer(saves)
  registerAndOpen()
  await arrive(/^Which exams/)
  tap('Skip')
  await arrive(/^Which subjects/)
  tap('Skip')
  screen.getByText('The dashboard')
  expect(localStorage.getItem('welcome')).toBeNull()
  expect(server.calls).toEqual([])
})

test('keeps the first answer when a student goes back to it', async () => {
  fakeServer(saves)
  registerAndOpen()
  await chooseExams()
  tap('Back')
  await arrive(/^Which exams/)
  expect(screen.getByRole('checkbox', { name: 'WAEC' })).toHaveProperty('checked', true)
})

test('says what is missing where no subject is chosen', async () => {
  registerAndOpen()
  await arrive(/^Which exams/)
  tap('Skip')
  await arrive(/^Which subjects/)
  tap('Start 5 questions')
  screen.getByText('Choose at least one subject to start, or skip.')
})

test('keeps the choices without a connection, says so, and sends them when it is back', async () => {
  const server = fakeServer({ [exams]: 'no network', [goals]: 'no network' })
  registerAndOpen()
  await arrive(/^Which exams/)
  setOnline(false)
  screen.getByText(/saved on this phone/)
  await chooseExams()
  chooseSubject()
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('welcome') ?? '')).toMatchObject({ examTargets, studyGoals }),
  )
  server.answer(exams, saves[exams])
  server.answer(goals, saves[goals])
  act(() => setOnline(true))
  await waitFor(() => expect(localStorage.getItem('welcome')).toBeNull())
  expect(server.calls.findLast(({ call }) => call === goals)?.body).toEqual(studyGoals)
})

test('does not ask a server again that refuses to save settings', async () => {
  const server = fakeServer({ [exams]: { status: 403, json: { success: false } }, [goals]: { status: 403, text: '' } })
  registerAndOpen()
  await chooseExams()
  chooseSubject()
  await waitFor(() => expect(localStorage.getItem('welcome')).toBeNull())
  expect(server.countOf(exams)).toBe(1)
})
