import { aTopic } from '@sabi/shared/subjects/builders'
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { aUser, openApp, signIn } from './app.tsx'
import { fakeServer } from './fake-server.ts'

export const statisticsCall = 'GET /api/scores/exam-stats'
export const streakCall = `GET /api/scores/streak/${aUser().id}`
export const countCall = 'GET /api/questions/count'
const topicsCall = 'GET /api/topics'
export const leaderboardCall = 'GET /api/scores/leaderboard'

export const units = [
  'Motion',
  'Forces',
  'Energy',
  'Heat',
  'Waves',
  'Sound',
  'Light',
  'Fields',
  'Circuits',
  'Atoms',
  'Devices',
]
export const topics = units.map((category, index) =>
  aTopic(`t${index + 1}`, { title: `Topic of ${category}`, category, unit: index + 1, _count: { questions: 10 } }),
)

export const statistics = {
  success: true,
  totalExamAttempts: 4,
  totalQuestionsAttempted: 486,
  totalCorrect: 374,
  averagePercentage: 77,
  answeredToday: 24,
  examTypeStats: { JAMB: { attempts: 3, correct: 45, total: 60 }, General: { attempts: 1, correct: 10, total: 20 } },
  topicProgress: [
    { topicId: 't1', questionsAttempted: 10, questionsCorrect: 9 },
    { topicId: 't2', questionsAttempted: 5, questionsCorrect: 3 },
    { topicId: 't3', questionsAttempted: 5, questionsCorrect: 4 },
  ],
  subjectStats: [
    { subject: 'chemistry', attempted: 86, correct: 60, medianSeconds: 31 },
    { subject: 'physics', attempted: 400, correct: 314, medianSeconds: 95 },
  ],
  recentActivity: [
    {
      id: 'a',
      subject: 'physics',
      examType: 'JAMB',
      totalQuestions: 20,
      score: 15,
      completedAt: '2026-11-21T11:05:00.000Z',
    },
    {
      id: 'b',
      subject: 'physics',
      examType: 'WAEC',
      totalQuestions: 1,
      score: 0,
      completedAt: '2026-11-20T10:00:00.000Z',
    },
    {
      id: 'c',
      subject: 'chemistry',
      examType: 'General',
      totalQuestions: 40,
      score: 27,
      completedAt: '2026-11-18T10:00:00.000Z',
    },
    { id: 'd', subject: null, examType: 'NECO', totalQuestions: 9, score: 9, completedAt: '2026-11-17T10:00:00.000Z' },
  ],
}

export function serve(changes = {}) {
  return fakeServer({
    [statisticsCall]: { json: statistics },
    [streakCall]: {
      json: { success: true, streak: 3, best: 9, recentDays: ['2026-11-20', '2026-11-19', '2026-11-18'] },
    },
    [countCall]: { json: { success: true, count: 1240 } },
    [topicsCall]: { json: { success: true, data: topics } },
    [leaderboardCall]: { json: { success: true, data: [], me: null, isListed: false } },
    ...changes,
  })
}

/** A Saturday at this hour, local time. */
export function atHour(hour: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, hour) })
}

export async function openDashboard(user = aUser()) {
  signIn(user)
  openApp('/dashboard')
  await screen.findByText('Total Questions')
}

export function stat(label: string) {
  const card = screen.getByText(label).parentElement
  return [...(card?.querySelectorAll('dd') ?? [])].map((part) => part.textContent)
}

export function card(title: string) {
  return within(screen.getByRole('region', { name: title }))
}
