// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { learn, nobody, partsOf, type Review } from '@sabi/shared/plan/learner'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { practise } from '@sabi/shared/practice/practise'
import { aSession } from '@sabi/shared/practice/builders'
import { fireEvent, screen, within, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { writeSteps } from '../offline/answers/session-store.ts'
import { selectSubject } from '../subjects/topics/selected-subject.ts'
import { aUser, openApp, renderPart, setOnline, signIn, startAfresh, whileSessionIsChecked } from '../testing/app.tsx'
import { myNumbers } from './my-numbers.ts'
import { DashboardScreen } from './DashboardScreen.tsx'
import {
  statisticsCall,
  streakCall,
  countCall,
  leaderboardCall,
  statistics,
  serve,
  atHour,
  openDashboard,
  stat,
  card,
} from '../testing/dashboard-world.ts'

startAfresh()
beforeEach(() => {
  selectSubject('physics')
  myNumbers.set('open')
})

/** Of Motion all skills are remembered, of Forces all were right last, of Energy half. */
function reviewsOf(topicId: string, { daysAgo, wrong }: { daysAgo: number; wrong: number }): Review[] {
  const at = Date.now() - daysAgo * 24 * 60 * 60 * 1000
  const review = (place: number) => ({ skill: `${topicId}-${place}`, topicId, at: at + place, durationMs: 20_000 })
  return Array.from({ length: 6 }, (_, place) => ({ ...review(place), isRight: place >= wrong }))
}
const reviews = [
  ...reviewsOf('t1', { daysAgo: 0, wrong: 0 }),
  ...reviewsOf('t2', { daysAgo: 60, wrong: 0 }),
  ...reviewsOf('t3', { daysAgo: 1, wrong: 3 }),
]
const memory = { success: true, ...partsOf(learn(nobody, reviews)), today: [], lastPaperAt: null, slips: [] }

// DASH-01
test('signed out it asks to log in', () => {
  renderPart(<DashboardScreen />)
  screen.getByText('Please login to see your dashboard')
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
})

// DASH-01
test('while the session is checked, and while numbers are on their way, it says so', async () => {
  whileSessionIsChecked()
  serve({ [statisticsCall]: 'silence' })
  renderPart(<DashboardScreen />)
  screen.getByText('Loading your dashboard...')
  signIn()
  await screen.findByText('Loading your dashboard...')
})

// DASH-02
test.each([
  [8, { name: 'Amina Bello' }, 'Good morning, Amina'],
  [13, { name: '' }, 'Good afternoon, amina.bello'],
  [20, { name: '', email: '' }, 'Good evening, Student'],
])('at %i it greets %j with %s', async (hour, changes, words) => {
  atHour(hour)
  serve()
  await openDashboard(aUser(changes))
  screen.getByRole('heading', { level: 1, name: words })
})

// DASH-03
test('Start Learning leads to practice', async () => {
  serve()
  await openDashboard()
  expect(screen.getByRole('link', { name: 'Start Learning' }).getAttribute('href')).toBe('/practice')
})

// DASH-04, DASH-05
test('the stat cards say total, accuracy, streak, and topics started in the subject practised last', async () => {
  selectSubject('chemistry')
  serve()
  await openDashboard()
  await screen.findByText('3 days')
  // The topics are another reply.
  await waitFor(() => expect(stat('Topics Started')).toEqual(['3', '11 total units in Physics']))
  expect(stat('Total Questions')).toEqual(['486', '24 today'])
  expect(stat('Accuracy Rate')).toEqual(['77%+10% vs 70% target', 'Good 374 correct'])
  expect(stat('Study Streak')).toEqual(['3 days', 'Best: 9'])
})

// DASH-04, DASH-05
test('a streak of one is a day, and below the target there is no trend', async () => {
  serve({
    [statisticsCall]: { json: { ...statistics, averagePercentage: 58 } },
    [streakCall]: { json: { success: true, streak: 1, best: 1, recentDays: [] } },
  })
  await openDashboard()
  await screen.findByText('1 day')
  expect(stat('Accuracy Rate')).toEqual(['58%', 'Keep Going 374 correct'])
})

// DASH-04
test('the streak sentence says whether today is done', async () => {
  atHour(9)
  serve()
  await openDashboard()
  await screen.findByText('You have practised 3 days in a row. One question keeps it going.')
})

test('the next thing to do is the weakest unit in work', async () => {
  serve()
  await openDashboard()
  await screen.findByRole('region', { name: 'Do this next' })
  card('Do this next').getByText('Topic of Forces')
  expect(card('Do this next').getByRole('link').getAttribute('href')).toBe(
    '/practice?subject=physics&topicId=t2&start=1',
  )
})

test('mastery lists units by need with the level of their topics and per cent, five of them and then all', async () => {
  serve({ [`GET /api/progress/${aUser().id}/memory`]: { json: memory } })
  await openDashboard()
  await screen.findByRole('region', { name: 'Mastery in Physics' })
  const rows = () =>
    card('Mastery in Physics')
      .getAllByRole('listitem')
      .map((row) => row.textContent)
  const level = 'Your level: '
  expect(rows()).toEqual([
    `Forces${level}Familiar30%`,
    `Energy${level}Started40%`,
    ...['Heat', 'Waves', 'Sound'].map((unit) => `${unit}${level}New`),
  ])
  expect(card('Mastery in Physics').getByText('Started', { selector: 'section > span' }).textContent).toBe(
    `${level}Started`,
  )
  expect(
    card('Mastery in Physics')
      .getByRole('link', { name: /Energy/ })
      .getAttribute('href'),
  ).toBe('/topics?unit=3')
  fireEvent.click(card('Mastery in Physics').getByRole('button', { name: 'Show all 11 units' }))
  expect(rows()).toHaveLength(11)
  expect(rows()[0]).toBe(`Motion${level}Proficient90%`)
})

test('the calendar says of each practised day that it is', async () => {
  atHour(9)
  serve()
  await openDashboard()
  const calendar = await screen.findByRole('table', { name: '3 days of practice' })
  const days = within(calendar).getAllByRole('cell')
  expect(days).toHaveLength(35)
  const practised = days.filter((day) => day.textContent?.endsWith('practised'))
  const dates = practised.map((day) => day.querySelector('time')?.getAttribute('datetime'))
  expect(dates).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
  const today = days.find((day) => day.hasAttribute('aria-current'))
  expect(today?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21')
})

// DASH-06
test('recent activity shows the three latest sessions', async () => {
  atHour(14)
  serve()
  await openDashboard()
  const rows = card('Recent Activity').getAllByRole('listitem')
  expect(rows).toHaveLength(3)
  expect(rows[0]?.textContent).toMatch(/^JAMB · 20 questions.*75%$/)
  expect(rows[1]?.textContent).toBe('WAEC · 1 questionYesterday0%')
  expect(rows[2]?.textContent).toBe('General · 40 questions18 Nov68%')
  expect(card('Recent Activity').getByRole('link', { name: 'View All' }).getAttribute('href')).toMatch(/^\/practice/)
})

// DASH-06
test('without a session it invites to practise', async () => {
  serve({ [statisticsCall]: { json: { ...statistics, recentActivity: [] } } })
  await openDashboard()
  card('Recent Activity').getByText('No sessions yet')
  expect(screen.getByRole('link', { name: 'Start Practice' }).getAttribute('href')).toBe('/practice')
})

// API-03, DASH-09
test("a week's list that cannot be loaded breaks nothing else", async () => {
  serve({ [leaderboardCall]: { status: 500, text: '' } })
  await openDashboard()
  await screen.findByText("Couldn't load this week's leaderboard.")
  expect(stat('Total Questions')[0]).toBe('486')
  expect(screen.queryByText("Couldn't load your numbers.")).toBeNull()
})

// DASH-07
test('each exam type has a bar, and those never practised are named in one sentence', async () => {
  serve()
  await openDashboard()
  const bars = card('Exam Performance').getAllByRole('progressbar')
  expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuetext')])).toEqual([
    ['JAMB', '75%, 45 of 60 correct'],
    ['General', '50%, 10 of 20 correct'],
  ])
  card('Exam Performance').getByText('Not practised yet: WAEC, NECO.')
})

test('the score trend draws one subject, and says it in words and in a table', async () => {
  atHour(14)
  serve()
  await openDashboard()
  const trend = card('Score trend')
  trend.getByText('Your last 2 sessions: from 0% to 75%. The line is 70%.')
  const rows = within(trend.getByRole('table', { name: 'Scores of your last sessions' })).getAllByRole('row')
  expect(rows[1]?.textContent).toBe('YesterdayWAEC0%')
  expect(rows.at(-1)?.textContent).toMatch(/^Today.*JAMB75%$/)
})

test('the score trend shows each subject that was practised, and the phone remembers which', async () => {
  serve()
  await openDashboard()
  const choice = () => card('Score trend').getByRole('combobox', { name: 'Subject' })
  const options = within(choice()).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Chemistry', 'Physics', 'Several subjects'])
  expect(choice()).toHaveProperty('value', 'physics')
  fireEvent.change(choice(), { target: { value: 'chemistry' } })
  await screen.findByText("Your first session here: 68%. After your next one you'll see a trend. The line is 70%.")
  expect(localStorage.getItem('trend-subject')).toBe('chemistry')
  fireEvent.change(choice(), { target: { value: 'several' } })
  await screen.findByText(/^Your first session here: 100%/)
})

test('the time that half of the answers took is said for each subject', async () => {
  serve()
  await openDashboard()
  const rows = card('Time per question').getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['SubjectTimeAnswers', 'Chemistry31 s86', 'Physics1 min 35 s400'])
})

test('what to do next comes before the numbers', async () => {
  serve()
  await openDashboard()
  const next = await screen.findByRole('region', { name: 'Do this next' })
  const isBefore = next.compareDocumentPosition(screen.getByText('Total Questions')) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore).toBeTruthy()
})

test('the first dashboard says in a sentence each what will be there, and shows nothing that is empty', async () => {
  serve({
    [statisticsCall]: {
      json: { ...statistics, examTypeStats: {}, topicProgress: [], subjectStats: [], recentActivity: [] },
    },
    [streakCall]: { json: { success: true, streak: 0, best: 0, recentDays: [] } },
  })
  await openDashboard()
  await screen.findByText('Every day you practise gets a tick here.')
  card('Exam Performance').getByText('Not practised yet: JAMB, WAEC, NECO.')
  await screen.findByText(/^Not started/)
  for (const name of ['Score trend', 'Time per question']) expect(screen.queryByRole('region', { name })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

// DASH-08
test('quick cards lead to practice, topics and the tutor', async () => {
  serve()
  await openDashboard()
  await screen.findByText('1240+ questions available')
  screen.getByText('4 subjects, multiple topics')
  const cards = within(screen.getByRole('navigation', { name: 'Ways to learn' })).getAllByRole('link')
  expect(cards.map((link) => link.getAttribute('href'))).toEqual(['/practice', '/topics', '/ai-tutor'])
})

// DASH-09
test('when the calls fail there are zeros that say so, until it works again', async () => {
  const failed = { status: 500, text: '' }
  const server = serve({ [statisticsCall]: failed, [streakCall]: failed, [countCall]: failed })
  await openDashboard()
  await screen.findByText('1000+ questions available')
  screen.getByText("Couldn't load your numbers.")
  expect(stat('Total Questions')).toEqual(['0', '0 today'])
  expect(stat('Study Streak')).toEqual(['0 days', 'Best: 0'])
  expect(screen.queryByText('No sessions yet')).toBeNull()
  expect(screen.queryByText(/start a streak/)).toBeNull()
  server.answer(statisticsCall, { json: statistics })
  server.answer(streakCall, { json: { success: true, streak: 3, best: 9, recentDays: [] } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('486')
  await screen.findByText('3 days')
  expect(screen.queryByText("Couldn't load your numbers.")).toBeNull()
})

// DASH-09
test('numbers of an earlier visit are shown with their age, never replaced by zeros', async () => {
  signIn()
  const saved = { savedAt: Date.now() - 2 * 60 * 60 * 1000, reply: statistics }
  const offset = -new Date().getTimezoneOffset()
  localStorage.setItem(`saved:/api/scores/exam-stats?tzOffset=${offset}`, JSON.stringify(saved))
  serve({ [statisticsCall]: 'no network' })
  openApp('/dashboard')
  await screen.findByText(/Saved 2 hours ago/)
  expect(stat('Total Questions')[0]).toBe('486')
})

test('a streak of an earlier visit says nothing about today', async () => {
  signIn()
  const saved = {
    savedAt: Date.now() - 2 * 60 * 60 * 1000,
    reply: { success: true, streak: 0, best: 0, recentDays: [] },
  }
  const offset = -new Date().getTimezoneOffset()
  localStorage.setItem(`saved:/api/scores/streak/${aUser().id}?tzOffset=${offset}`, JSON.stringify(saved))
  serve({ [streakCall]: 'no network' })
  openApp('/dashboard')
  await screen.findByText(/Saved 2 hours ago/)
  expect(screen.queryByText(/start a streak/)).toBeNull()
})

test('offline it says what still works', async () => {
  serve()
  await openDashboard()
  setOnline(false)
  await screen.findByText("You're offline. Sessions on this phone work without data.")
})

/** A session on this phone with one answer that the server does not have. */
async function leaveSession() {
  const session = practise(aSession(5), {
    type: 'choose',
    questionId: 'q1',
    option: 0,
    answerId: '0190b5a0-0000-7000-8000-000000000002',
    at: Date.now(),
    tzOffset: 60,
  })
  await writeSteps([{ userId: aUser().id, session, answer: toSyncedAnswer(session), said: { state: 'unsent' } }])
}

test('an unfinished session can be continued', async () => {
  await leaveSession()
  serve()
  await openDashboard()
  await screen.findByText(/^General · 1 question answered/)
  fireEvent.click(screen.getByRole('link', { name: 'Resume' }))
  await screen.findByText('Question 1 of 5')
})

test('answers that the server does not have yet are said not to be counted', async () => {
  await leaveSession()
  serve({ 'POST /api/sync/answers': 'no network' })
  await openDashboard()
  await screen.findByText(/^1 answer saved on this phone is not counted below yet/)
})
