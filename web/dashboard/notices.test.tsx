// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { Notice } from '@sabi/shared/flags/correction-calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { laterReply } from '../testing/later-reply.ts'
import './DashboardScreen.tsx'
import { myNumbers } from './my-numbers.ts'
import { noticeWords } from './notice-words.ts'

const [noticesCall, seenCall] = ['GET /api/notices', 'POST /api/notices/seen']
const numbers = {
  'GET /api/scores/exam-stats': {
    json: {
      success: true,
      totalExamAttempts: 0,
      totalQuestionsAttempted: 0,
      totalCorrect: 0,
      averagePercentage: 0,
      answeredToday: 0,
      examTypeStats: {},
      topicProgress: [],
      subjectStats: [],
      recentActivity: [],
    },
  },
  [`GET /api/scores/streak/${aUser().id}`]: { json: { success: true, streak: 0, best: 0, recentDays: [] } },
}

function aNotice(changes: Partial<Notice> = {}): Notice {
  return {
    id: '0190b5a0-0000-4000-8000-000000000001',
    questionId: 'q1',
    text: 'Which unit measures power?',
    rightOption: 'watt',
    markChange: 1,
    outcome: null,
    at: '2026-11-12T12:00:00.000Z',
    ...changes,
  }
}

const other = aNotice({ id: '0190b5a0-0000-4000-8000-000000000002', text: 'Which unit measures force?' })

startAfresh()

async function openDashboard(data: Notice[]) {
  myNumbers.set('open')
  const server = fakeServer({
    ...numbers,
    [noticesCall]: { json: { success: true, data } },
    [seenCall]: { json: { success: true } },
  })
  signIn()
  openApp('/dashboard')
  await screen.findByText('Total Questions')
  return server
}

const list = async () => within(await screen.findByRole('region', { name: 'Corrected questions' }))
const pressFirstOk = async () =>
  fireEvent.click((await list()).getAllByRole('button', { name: 'OK' })[0] ?? document.body)

test.each([
  [{}, 'A question you answered was corrected. The right answer is watt. Your marks: +1.'],
  [{ markChange: -2 }, 'A question you answered was corrected. The right answer is watt. Your marks: −2.'],
  [{ markChange: 0 }, 'A question you answered was corrected. The right answer is watt. Your marks stay the same.'],
  [
    { rightOption: null },
    'A question you answered was corrected. No option was right, so everyone gets the mark. Your marks: +1.',
  ],
  [
    { outcome: 'resolved', markChange: null, rightOption: null },
    'You reported a question. Fixed on 12 November, thank you.',
  ],
  [
    { outcome: 'resolved' },
    'You reported a question. Fixed on 12 November, thank you. The right answer is watt. Your marks: +1.',
  ],
  [
    { outcome: 'dismissed', markChange: null, rightOption: null },
    'You reported a question. We looked at it and it stays as it is.',
  ],
] satisfies [Partial<Notice>, string][])('the notice %j says what happened', (changes, words) => {
  expect(noticeWords(aNotice(changes))).toBe(words)
})

test('the dashboard reports corrected questions and names them, and leads to all corrections', async () => {
  await openDashboard([aNotice(), other])
  const rows = (await list()).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Your marks: +1.Which unit measures power?'),
    expect.stringContaining('Which unit measures force?'),
  ])
  expect((await list()).getByRole('link', { name: 'All corrections' }).getAttribute('href')).toBe('/corrections')
})

test('where there is nothing to tell, nothing is shown', async () => {
  const server = await openDashboard([])
  await waitFor(() => expect(server.countOf(noticesCall)).toBe(1))
  expect(screen.queryByRole('region', { name: 'Corrected questions' })).toBeNull()
})

test('OK confirms one notice to the server, and it goes', async () => {
  const server = await openDashboard([aNotice(), other])
  await pressFirstOk()
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(1))
  expect(server.calls.find(({ call }) => call === seenCall)?.body).toEqual({ ids: [aNotice().id] })
  await pressFirstOk()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Corrected questions' })).toBeNull())
})

test('what was not confirmed stays, and says why', async () => {
  const server = await openDashboard([aNotice()])
  server.answer(seenCall, 'no network')
  await pressFirstOk()
  await screen.findByText("We couldn't save that. Try again when you are online.")
  expect((await list()).getByRole('button', { name: 'OK' }).getAttribute('aria-busy')).toBeNull()
})

test('two that are confirmed at once both go, however late the replies come', async () => {
  const server = await openDashboard([aNotice(), other])
  const [first, second] = [laterReply({ success: true }), laterReply({ success: true })]
  const [one, two] = (await list()).getAllByRole('button', { name: 'OK' })
  server.answer(seenCall, first.answer)
  fireEvent.click(one ?? document.body)
  await waitFor(() => expect(server.countOf(seenCall)).toBe(1))
  server.answer(seenCall, second.answer)
  fireEvent.click(two ?? document.body)
  await waitFor(() => expect(server.countOf(seenCall)).toBe(2))
  first.send()
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(1))
  second.send()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Corrected questions' })).toBeNull())
})
