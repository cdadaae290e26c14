// @vitest-environment happy-dom
import type { Week } from '@sabi/shared/progress/calls'
import { weekOf } from '@sabi/shared/progress/streak-calendar'
import { aTopic } from '@sabi/shared/subjects/builders'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { settingsReply } from '../testing/settings-reply.ts'
import { comparedWords, rightWords, shareWords, spanWords, tooFewWords } from './week-words.ts'

startAfresh()

const call = `GET /api/scores/week/${aUser().id}`
const week: Week = {
  success: true,
  from: '2026-11-23',
  days: ['2026-11-23', '2026-11-25'],
  seconds: 4020,
  subjects: [
    { subject: 'chemistry', answered: 30, correct: 24 },
    { subject: 'physics', answered: 10, correct: 4 },
  ],
  topics: [
    { topicId: 'phy-1', answered: 10, correct: 4 },
    { topicId: 'gone', answered: 3, correct: 3 },
  ],
  withHint: 6,
  before: { answered: 3, correct: 1 },
}

async function open(reply: object = { json: week }, more: Parameters<typeof fakeServer>[0] = {}) {
  signIn()
  const topics = { json: { success: true, data: [aTopic('phy-1', { title: 'Friction' })] } }
  const server = fakeServer({ [call]: reply, 'GET /api/topics': topics, ...more })
  openApp('/week')
  await screen.findByRole('heading', { level: 1, name: 'My week' })
  return server
}

const rowOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('shows the week beside the one before, without a percentage of too few answers', async () => {
  await open()
  await screen.findByText('Practised on 2 days of 7: Mon, Wed.')
  // A printed page says whose it is.
  screen.getByText(/^Amina/)
  expect(rowOf('Questions')).toEqual(['40', '3'])
  expect(rowOf('Right')).toEqual(['70%', '–'])
  expect(rowOf('Chemistry')).toEqual(['30', '80%'])
  screen.getByText('Time in sessions: 1 h 7 min')
  screen.getByText('6 questions answered with a hint')
  screen.getByText('– means fewer than 5 answers.')
})

test.each([
  [
    [40, 28],
    [40, 26],
    'You answered as many questions as the week before, and your share of right answers rose by 5 points.',
  ],
  [
    [50, 25],
    [10, 6],
    'You answered 40 questions more than the week before, and your share of right answers fell by 10 points.',
  ],
  [
    [9, 3],
    [10, 3],
    'You answered 1 question fewer than the week before, and your share of right answers rose by 3 points.',
  ],
  [
    [10, 5],
    [20, 10],
    'You answered 10 questions fewer than the week before, and your share of right answers stayed the same.',
  ],
  [[40, 28], [3, 1], 'You answered 37 questions more than the week before.'],
  [[40, 28], [0, 0], 'You answered 40 questions. There were none the week before.'],
])(
  'says how a week of %j answers goes beside one of %j',
  ([answered = 0, correct = 0], [before = 0, right = 0], words) => {
    const compared = {
      subjects: [{ subject: 'physics' as const, answered, correct }],
      before: { answered: before, correct: right },
    }
    expect(comparedWords(compared, { isCurrent: false })).toBe(words)
    expect(comparedWords(compared, { isCurrent: true })).toBe(words.replace('You', 'So far you'))
  },
)

test('shows the score predicted in the week beside the one before, with its range, for the student’s board', async () => {
  const at = (day: string) => Date.parse(`${day}T00:00Z`)
  const scores = [
    // Midnight ends the Sunday before.
    { at: at('2026-11-23'), score: 48.4, low: 38, high: 60 },
    { at: at('2026-11-30'), score: 52.2, low: 43, high: 62 },
    { at: at('2026-12-07'), score: 90, low: 80, high: 99 },
  ]
  const data = [
    { subject: 'physics', answers: 90, scores },
    { subject: 'chemistry', answers: 70, scores: scores.slice(1) },
    { subject: 'biology', answers: 60, scores: scores.slice(0, 1) },
  ]
  const server = await open(undefined, {
    'GET /api/account/settings': settingsReply({ examTargets: { examTypes: ['NECO'], year: null } }),
    [`GET /api/progress/${aUser().id}/predicted-scores`]: { json: { success: true, data } },
  })
  const predicted = within(await screen.findByRole('region', { name: 'Predicted score' }))
  const cells = predicted.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Subject', '29 Nov', '22 Nov'],
    ['Physics', '52 (43 to 62)', '48 (38 to 60)'],
    ['Chemistry', '52 (43 to 62)', '–'],
  ])
  predicted.getByText(/a NECO paper/)
  predicted.getByText('– means that there were too few answers for a score.')
  expect(server.calls.find(({ call: made }) => made.endsWith('predicted-scores'))?.search).toContain('examType=NECO')
})

test('explains the dash only where there is one', () => {
  expect(tooFewWords([{ answered: 5, correct: 1 }])).toBeNull()
  expect(tooFewWords([{ answered: 4, correct: 1 }])).toBe('– means fewer than 5 answers.')
})

test('names the topics that had a session, and leads to those worth another', async () => {
  await open()
  expect(await screen.findByRole('rowheader', { name: 'Friction' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Friction' }).getAttribute('href')).toContain('topicId=phy-1')
  expect(screen.queryByText('gone')).toBeNull()
})

test('shares a text that names nobody, and prints', async () => {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }))
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Share this week' }))
  const text = shared.mock.calls[0]?.[0].text ?? ''
  expect(text).toBe(shareWords(week, 'Sabi Prep'))
  expect(text).toContain('2 days of practice, 40 questions, 70% right')
  expect(text).not.toContain(aUser().name.split(' ')[0])
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('goes to the weeks before, and not beyond the current one', async () => {
  const server = await open()
  fireEvent.click(screen.getByRole('button', { name: /Week before/ }))
  await vi.waitFor(() => expect(server.calls.filter(({ call: made }) => made === call)).toHaveLength(2))
  const [first, second] = server.calls
    .filter(({ call: made }) => made === call)
    .map(({ search }) => new URLSearchParams(search).get('from') ?? '')
  expect(first).toBe(weekOf(first ?? ''))
  expect(Date.parse(first ?? '') - Date.parse(second ?? '')).toBe(7 * 86_400_000)
})

test('a week without practice says so', async () => {
  await open({ json: { ...week, days: [], subjects: [], topics: [] } })
  await screen.findByText('Nothing was practised in this week.')
})

test('a failure can be tried again, and offline it says why', async () => {
  await open({ status: 500 })
  await screen.findByText('Could not load your week')
  screen.getByRole('button', { name: 'Try again' })
})

test('without a network it says that the week is not here yet', async () => {
  signIn()
  setOnline(false)
  fakeServer({})
  openApp('/week')
  await screen.findByText(/this week is not on the phone yet/)
})

test('gives spans and percentages in words', () => {
  expect(spanWords('2026-11-23')).toBe('23 Nov to 29 Nov 2026')
  expect(spanWords('2026-12-28')).toBe('28 Dec to 3 Jan 2027')
  expect(rightWords({ answered: 4, correct: 4 })).toBe('–')
  expect(rightWords({ answered: 5, correct: 4 })).toBe('80%')
})
