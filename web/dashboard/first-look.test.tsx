// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aQuestion, aSession, everything } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectSubject } from '../subjects/topics/selected-subject.ts'
import { keepStep } from '../offline/answers/answers.ts'
import { newId } from '../offline/device.ts'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { settingsReply } from '../testing/settings-reply.ts'
import { atHour, openDashboard, serve, statistics, statisticsCall, streakCall } from '../testing/dashboard-world.ts'
import { myNumbers } from './my-numbers.ts'
import './DashboardScreen.tsx'

startAfresh()

test('the numbers are folded until they are wanted, and the phone remembers that', async () => {
  myNumbers.set('closed')
  serve()
  signIn()
  openApp('/dashboard')
  const toggle = await screen.findByRole('button', { name: 'My numbers' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Total Questions')).toBeNull()
  fireEvent.click(toggle)
  await screen.findByText('Total Questions')
  expect(localStorage.getItem('my-numbers')).toBe('open')
})

test('the week says which days were practised, and a percentage only from five answers on', async () => {
  myNumbers.set('open')
  atHour(9)
  serve({ [statisticsCall]: { json: { ...statistics, totalQuestionsAttempted: 3, answeredToday: 3 } } })
  await openDashboard()
  const week = within(await screen.findByRole('region', { name: 'Your week' }))
  expect(week.getAllByRole('listitem')).toHaveLength(7)
  expect(week.getAllByText(/, practised$/).length).toBeGreaterThan(0)
  week.getByText('3 answers today. 2 more to see your level.')
})

test.each([
  [[], 'One missed day a week does not break your streak.'],
  [['2026-11-11', '2026-11-19'], 'You missed Thursday. One missed day a week does not break your streak.'],
])('the week says that a missed day does not break the streak: %j', async (missed, words) => {
  myNumbers.set('open')
  atHour(9)
  const recentDays = ['2026-11-20', '2026-11-18']
  serve({ [streakCall]: { json: { success: true, streak: 2, best: 9, recentDays, missed } } })
  await openDashboard()
  const week = within(await screen.findByRole('region', { name: 'Your week' }))
  week.getByText(words)
})

test('a newcomer begins with five questions', async () => {
  selectSubject('physics')
  serve({ [statisticsCall]: { json: { ...statistics, totalQuestionsAttempted: 0, topicProgress: [] } } })
  signIn()
  openApp('/dashboard')
  const link = await screen.findByRole('link', { name: 'Practise this topic' })
  expect(link.getAttribute('href')).toMatch(/^\/practice\?.*&start=1&count=5$/)
})

const newcomer = { ...statistics, totalQuestionsAttempted: 0, topicProgress: [] }

test('a newcomer is offered a placement in two chosen subjects, beside the topic', async () => {
  const studyGoals = { subjects: ['physics' as const, 'biology' as const, 'mathematics' as const], minutesADay: null }
  serve({ [statisticsCall]: { json: newcomer }, 'GET /api/account/settings': settingsReply({ studyGoals }) })
  signIn()
  openApp('/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Find out where you stand' }))
  const links = await card.findAllByRole('link', { name: /^Test yourself in / })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Test yourself in Physics', '/practice?placement=physics'],
    ['Test yourself in Biology', '/practice?placement=biology'],
  ])
  screen.getByRole('link', { name: 'Practise this topic' })
})

test('a newcomer who chose no subjects is offered the one of the topic', async () => {
  selectSubject('biology')
  serve({ [statisticsCall]: { json: newcomer }, 'GET /api/account/settings': settingsReply() })
  signIn()
  openApp('/dashboard')
  const links = await screen.findAllByRole('link', { name: /^Test yourself in / })
  expect(links.map((link) => link.textContent)).toEqual(['Test yourself in Biology'])
})

test('a student with as many answers as a placement has is not offered one', async () => {
  serve({ [statisticsCall]: { json: { ...statistics, totalQuestionsAttempted: 12 } } })
  await openDashboard()
  expect(screen.queryByRole('region', { name: 'Find out where you stand' })).toBeNull()
})

test('a step of a placement that was left is resumed as any session, instead of the offer', async () => {
  const user = aUser({ id: newId() })
  const filter = { ...everything, subject: 'physics' as const }
  const step = aSession(4, { id: newId(), filter, startedAt: new Date().toISOString(), isPlacement: true })
  const [{ question } = { question: aQuestion('none') }] = step.questions
  const choice = { questionId: question.id, answerId: newId(), option: 1, tzOffset: 60, at: Date.now() }
  const session = practise(step, { type: 'choose', ...choice })
  await keepStep({ userId: user.id, session, answer: toSyncedAnswer(session) })
  serve({ [statisticsCall]: { json: newcomer } })
  signIn(user)
  openApp('/dashboard')
  await screen.findByRole('link', { name: 'Resume' })
  expect(screen.queryByRole('region', { name: 'Find out where you stand' })).toBeNull()
})
