// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { startAfresh } from '../testing/app.tsx'
import { settingsReply } from '../testing/settings-reply.ts'
import { openSettings, settingsCall } from '../testing/settings-world.ts'

const call = 'PUT /api/account/exams'
const saved = (examTypes: string[], year: number | null = null) => ({
  json: { success: true, examTargets: { examTypes, year } },
})

startAfresh()

async function openExams(answers: Parameters<typeof openSettings>[0]) {
  const server = await openSettings(answers)
  await screen.findByRole('checkbox', { name: 'JAMB' })
  return server
}

const box = (name: string) => screen.getByRole('checkbox', { name })
const isChecked = (name: string) => expect(box(name)).toHaveProperty('checked', true)

// SETT-01
test('an exam is saved with the tap, quietly', async () => {
  const server = await openExams({ [call]: saved(['JAMB', 'WAEC']) })
  isChecked('JAMB')
  fireEvent.click(box('WAEC'))
  await screen.findByText('Saved')
  expect(server.calls.find((made) => made.call === call)?.body).toEqual({ examTypes: ['JAMB', 'WAEC'], year: null })
  isChecked('WAEC')
})

// SETT-01
test('the year is that of the next exam or one of the three after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00') })
  const year = 2027
  const server = await openExams({ [call]: saved(['JAMB'], year + 1) })
  const select = screen.getByLabelText<HTMLSelectElement>('Year of your exams')
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Not sure yet',
    ...[0, 1, 2, 3].map((ahead) => String(year + ahead)),
  ])
  fireEvent.change(select, { target: { value: String(year + 1) } })
  await screen.findByText('Saved')
  expect(server.calls.find((made) => made.call === call)?.body).toEqual({ examTypes: ['JAMB'], year: year + 1 })
})

test('a year that has passed is still shown', async () => {
  await openExams({ [settingsCall]: settingsReply({ examTargets: { examTypes: [], year: 2024 } }) })
  expect(screen.getByLabelText('Year of your exams')).toHaveProperty('value', '2024')
})

test('of quick taps the last counts', async () => {
  const server = await openExams({ [call]: saved(['WAEC', 'NECO']) })
  for (const name of ['WAEC', 'NECO', 'JAMB']) fireEvent.click(box(name))
  await screen.findByText('Saved')
  const bodies = server.calls.filter((made) => made.call === call).map(({ body }) => body)
  expect(bodies.at(-1)).toEqual({ examTypes: ['WAEC', 'NECO'], year: null })
  expect(box('JAMB')).toHaveProperty('checked', false)
  isChecked('NECO')
})

// SETT-01
test.each([
  [
    'the words of the server',
    { status: 403, json: { error: 'Settings are turned off on this site.' } },
    'Settings are turned off on this site.',
  ],
  [
    'no network',
    'no network' as const,
    'Unable to connect to server. Please check your internet connection and try again.',
  ],
])('what cannot be saved goes back to what it was, with %s', async (_, answer, words) => {
  const server = await openExams({ [call]: saved(['JAMB', 'WAEC']) })
  fireEvent.click(box('WAEC'))
  await screen.findByText('Saved')
  server.answer(call, answer)
  fireEvent.click(box('NECO'))
  isChecked('NECO')
  await screen.findByText("Couldn't save your exams")
  screen.getByText(words)
  await waitFor(() => expect(box('NECO')).toHaveProperty('checked', false))
  isChecked('WAEC')
  expect(screen.queryByText('Saved')).toBeNull()
})

describe('what a student studies', () => {
  const goals = 'PUT /api/account/goals'

  test('subjects and minutes are saved with the tap', async () => {
    const studyGoals = { subjects: ['biology'], minutesADay: null }
    const server = await openExams({ [goals]: { json: { success: true, studyGoals } } })
    fireEvent.click(box('Biology'))
    await waitFor(() => expect(server.calls.find(({ call }) => call === goals)?.body).toEqual(studyGoals))
    fireEvent.click(screen.getByRole('radio', { name: '30 minutes' }))
    await waitFor(() =>
      expect(server.calls.findLast(({ call }) => call === goals)?.body).toEqual({ ...studyGoals, minutesADay: 30 }),
    )
  })

  test('a target score is saved with the rest, and can be taken back', async () => {
    const server = await openExams({
      [goals]: { json: { success: true, studyGoals: { subjects: [], minutesADay: null } } },
    })
    const saved = () => server.calls.findLast(({ call }) => call === goals)?.body
    const target = screen.getByRole('combobox', { name: 'Which score do you want in each subject?' })
    fireEvent.change(target, { target: { value: '70' } })
    await waitFor(() => expect(saved()).toEqual({ subjects: [], minutesADay: null, targetScore: 70 }))
    fireEvent.change(target, { target: { value: 'none' } })
    await waitFor(() => expect(saved()).toEqual({ subjects: [], minutesADay: null }))
  })

  test('a choice that could not be saved is taken back', async () => {
    await openExams({ [goals]: { status: 500, text: '' } })
    fireEvent.click(box('Physics'))
    await screen.findByText("Couldn't save your subjects")
    expect(box('Physics')).toHaveProperty('checked', false)
  })
})
