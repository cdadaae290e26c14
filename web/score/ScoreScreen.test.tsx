// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { encodePack } from '@sabi/shared/content/pack'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { getMemory, type PastScore } from '@sabi/shared/plan/calls'
import { learn, nobody, partsOf, type Review } from '@sabi/shared/plan/learner'
import { fewestForScore } from '@sabi/shared/plan/prediction'
import { aQuestion, aSession, everything } from '@sabi/shared/practice/builders'
import { aTopic } from '@sabi/shared/subjects/builders'
import { everyTopic, listTopics } from '@sabi/shared/subjects/calls'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSteps } from '../offline/answers/session-store.ts'
import { newId } from '../offline/device.ts'
import { clearQuestions, databaseStamp, noteWhole, putQuestions } from '../offline/questions/question-store.ts'
import { byOwnClock } from '../platform/time.ts'
import { scoresHere } from '../plan/scores-here.ts'
import { keyOf, queryClient, seedReply } from '../platform/server/queries.ts'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { settingsReply } from '../testing/settings-reply.ts'
import { bestTopics, rangeWords, shareWords } from './score-words.ts'

const dayMs = 24 * 60 * 60 * 1000
const skillsOfTopic = 40
const topicsOf = (subject: SubjectId) =>
  [1, 2].map((unit) => aTopic(`${subject}-${unit}`, { subject, unit, title: `Title ${unit}` }))
const bankOf = (subject: SubjectId) =>
  topicsOf(subject).flatMap(({ id }) =>
    Array.from({ length: skillsOfTopic }, (_, index) => {
      const family = `${id}-s${index}`
      return { ...aQuestion(`${family}-1-01`), subject, topicId: id, family, isCalculation: false }
    }),
  )
const [topics, bank] = [topicsOf('physics'), bankOf('physics')]

startAfresh()
let user = aUser()
beforeEach(() => {
  user = aUser({ id: newId() })
})
afterEach(clearQuestions)

/** Answers to the first skills of the first topic, then of the second, two days ago. The first of them are right. */
function answers(count: number, subject: SubjectId = 'physics', right = count): Review[] {
  return Array.from({ length: count }, (_, index) => {
    const topicId = `${subject}-${index < skillsOfTopic ? 1 : 2}`
    const at = Date.now() - 2 * dayMs + index * 60_000
    return { skill: `${topicId}-s${index % skillsOfTopic}`, topicId, isRight: index < right, at, durationMs: 30_000 }
  })
}

interface World {
  subjects?: SubjectId[]
  reviews?: Review[]
  targetScore?: number
  past?: PastScore[]
  /** The subjects whose questions are on this phone. */
  kept?: readonly SubjectId[]
  isOnline?: boolean
}

async function open({
  subjects = ['physics'],
  reviews = answers(70),
  targetScore,
  past = [],
  kept = subjects,
  isOnline = true,
}: World = {}) {
  const studied = subjects.flatMap(topicsOf)
  await putQuestions(kept.flatMap(bankOf))
  for (const subject of kept) await noteWhole(subject, 'v1', await databaseStamp())
  signIn(user)
  const memory = { success: true as const, ...partsOf(learn(nobody, reviews)), today: [], lastPaperAt: null, slips: [] }
  const studyGoals = { subjects, minutesADay: 20, targetScore }
  const settings = settingsReply({ studyGoals, examTargets: { examTypes: ['JAMB'], year: null } })
  const history = { success: true, data: [{ subject: 'physics', answers: reviews.length, scores: past }] }
  const server = fakeServer({
    [`GET /api/progress/${user.id}/memory`]: { json: memory },
    [`GET /api/progress/${user.id}/predicted-scores`]: isOnline ? { json: history } : 'no network',
    'GET /api/topics': { json: { success: true, data: studied } },
    'GET /api/account/settings': settings,
  })
  seedReply(getMemory, byOwnClock(user.id), memory)
  seedReply(listTopics, everyTopic, { success: true, data: studied })
  seedReply(getSettings, {}, getSettings.reply.parse(settings.json))
  openApp('/score')
  await screen.findByRole('heading', { level: 1, name: 'Predicted score' })
  return server
}

const card = () => screen.findByRole('region', { name: 'Physics' })

test('shows the score of a subject with its range, and on the day of the exam without more practice', async () => {
  await open()
  const physics = await card()
  expect(physics.textContent).toMatch(/\d+ of 100/)
  expect(physics.textContent).toMatch(/If you sat the paper today, most likely between \d+ and \d+\./)
  expect(physics.textContent).toMatch(
    /when JAMB UTME is expected to begin, with no more practice: \d+, between \d+ and \d+\./,
  )
})

test.each([
  [100, /Your target is 100: \d+ marks to go\./],
  [5, /Your target is 5, and you are above it\./],
])('says how far the score is from the target of %d', async (targetScore, words) => {
  await open({ targetScore })
  expect((await card()).textContent).toMatch(words)
})

/** 70 answers in each subject, so many of them right. */
function answersIn(rightIn: Partial<Record<SubjectId, number>>): World {
  const subjects = subjectIds.filter((subject) => rightIn[subject] !== undefined)
  return { subjects, reviews: subjects.flatMap((subject) => answers(70, subject, rightIn[subject])) }
}

const total = () => screen.findByRole('region', { name: 'Your subjects together' })

test('adds up Use of English and three more subjects for the UTME', async () => {
  await open(answersIn({ chemistry: 60, physics: 50, biology: 40, english: 30 }))
  expect((await total()).textContent).toMatch(
    /\d+ of 400If you sat the papers today, most likely between \d+ and \d+\.$/,
  )
})

test('names the subjects that it adds up where the student has more than the UTME counts', async () => {
  await open(answersIn({ chemistry: 60, physics: 20, biology: 50, mathematics: 60, english: 30 }))
  expect((await total()).textContent).toMatch(
    /of 400If .* The UTME counts three subjects beside Use of English, here your best: Chemistry, Biology and Mathematics\.$/,
  )
})

test('says that Use of English comes on top where the student has not chosen it', async () => {
  await open(answersIn({ chemistry: 60, physics: 20 }))
  expect((await total()).textContent).toMatch(/of 200If .* Use of English comes on top of it in the UTME\.$/)
})

test.each([
  ['has no score', { reviews: [...answers(70), ...answers(70, 'chemistry')] }],
  ['is not on this phone', { kept: ['chemistry' as const, 'physics' as const] }],
])('adds nothing up while a subject %s', async (_, world) => {
  await open({ ...answersIn({ chemistry: 60, physics: 50, english: 30 }), ...world })
  await card()
  expect(screen.queryByText('Your subjects together')).toBeNull()
})

test('says how many answers are missing instead of a number', async () => {
  await open({ reviews: answers(fewestForScore - 17) })
  const physics = await card()
  expect(physics.textContent).toContain('Not enough answers yet')
  expect(physics.textContent).toContain('43 of 60: 17 answers to go.')
  expect(within(physics).getByRole('link', { name: 'Practise Physics' }).getAttribute('href')).toBe(
    '/practice?subject=physics',
  )
})

test('names the topics that would raise the score most, and leads to their practice', async () => {
  await open()
  const links = within(await card())
    .getAllByRole('link', { name: /^Practise Title/ })
    .map((link) => link.textContent)
  // The first topic is known, the second is not.
  expect(links).toEqual(['Practise Title 2', 'Practise Title 1'])
})

test('draws the weeks before as a line, with the numbers in a table and the target', async () => {
  const past = [21, 14, 7].map((days, place) => {
    const score = 40 + 5 * place
    return { at: Date.now() - days * dayMs, score, low: score - 10, high: score + 10 }
  })
  await open({ past, targetScore: 70 })
  const physics = await card()
  expect(await within(physics).findByText(/From 40 to \d+ since .* The dashed line is your target, 70\./)).toBeDefined()
  fireEvent.click(within(physics).getByText('See the numbers'))
  const rows = within(physics).getAllByRole('row')
  expect(rows).toHaveLength(5)
  expect(rows[1]?.textContent).toContain('between 30 and 50')
})

test('says without a network that the earlier weeks are missing, and shows the score', async () => {
  setOnline(false)
  await open({ isOnline: false })
  const physics = await card()
  expect(physics.textContent).toMatch(/\d+ of 100/)
  expect(await within(physics).findByText(/earlier weeks are shown when you are online/)).toBeDefined()
})

test('shows the score that the server predicted last where the questions are not on this phone', async () => {
  const midnight = new Date().setHours(0, 0, 0, 0)
  const past = [12, 5].map((days) => ({ at: midnight - days * dayMs, score: 40 + days, low: 35, high: 52.4 }))
  await open({ kept: [], past })
  const physics = await card()
  expect(
    await within(physics).findByText(
      /^Most likely between 35 and 52\. Last answers counted: \d{1,2} \w{3,4}( \d{4})?\.$/,
    ),
  ).toBeDefined()
  expect(physics.textContent).toContain('45 of 100')
})

test('says how many answers are missing where the questions are not on this phone either', async () => {
  await open({ kept: [], reviews: answers(12) })
  expect(await within(await card()).findByText('12 of 60: 48 answers to go.')).toBeDefined()
})

test('says without a network that the score is shown later where the questions are not on this phone', async () => {
  setOnline(false)
  await open({ kept: [], isOnline: false })
  expect(await within(await card()).findByText('Your score here is shown when you are online.')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Download Physics/ }).getAttribute('aria-disabled')).toBe('true')
})

const nothingLearnt = { success: true, ...partsOf(nobody), today: [], lastPaperAt: null, slips: [] }

/** Opens the page of a student who has chosen no subjects and whose phone holds no questions. */
function openWithoutGoals(replies: Parameters<typeof fakeServer>[0]) {
  signIn(user)
  fakeServer({
    [`GET /api/progress/${user.id}/memory`]: { json: nothingLearnt },
    'GET /api/topics': { json: { success: true, data: topics } },
    'GET /api/account/settings': settingsReply(),
    ...replies,
  })
  openApp('/score')
}

/** A session of one subject that was practised on this phone with questions from the server. */
async function practiseHere() {
  const session = aSession(5, { id: newId(), filter: { ...everything, subject: 'physics' }, taps: 1 })
  await writeSteps([{ userId: user.id, session, answer: null, said: { state: 'unsent' } }])
}

test('names a subject that was just practised without its questions on this phone', async () => {
  await practiseHere()
  const history = { success: true, data: [{ subject: 'physics', answers: 5, scores: [] }] }
  openWithoutGoals({ [`GET /api/progress/${user.id}/predicted-scores`]: { json: history } })
  expect(await within(await card()).findByText('5 of 60: 55 answers to go.')).toBeDefined()
  expect(screen.queryByText('No subjects yet')).toBeNull()
})

test('waits for the server’s memory before it says that there are no subjects', async () => {
  openWithoutGoals({ [`GET /api/progress/${user.id}/memory`]: 'silence' })
  await screen.findByRole('heading', { level: 1, name: 'Predicted score' })
  await waitFor(() => expect(queryClient.getQueryData(keyOf(getSettings, {}))).toBeDefined())
  await waitFor(() => expect(queryClient.getQueryData(keyOf(listTopics, everyTopic))).toBeDefined())
  // The page reads the phone in the same way, and has begun before.
  await act(() => scoresHere(user.id))
  await act(() => scoresHere(user.id))
  expect(screen.queryByText('No subjects yet')).toBeNull()
})

test('says to a new student to choose subjects or practise one', async () => {
  openWithoutGoals({})
  const empty = await screen.findByRole('region', { name: 'No subjects yet' })
  expect(within(empty).getByText('Choose your subjects, or practise one, to see your scores here.')).toBeDefined()
})

test.each([
  ['memory', () => `GET /api/progress/${user.id}/memory`],
  ['settings', () => 'GET /api/account/settings'],
  ['topics', () => 'GET /api/topics'],
])('says without a network and without the %s that the scores are shown later', async (_, call) => {
  setOnline(false)
  openWithoutGoals({ [call()]: 'no network' })
  expect(await screen.findByText('Your scores are shown when you are online.')).toBeDefined()
  expect(screen.queryByText('No subjects yet')).toBeNull()
})

test('downloads the questions of a subject with one button, and then shows what would raise the score', async () => {
  const server = await open({ kept: [] })
  const file = { subject: 'physics', file: 'physics-1.json', count: bank.length, bytes: 9000, hash: '1' }
  server.answer('GET /api/questions/version', { json: { success: true, version: 'v1', count: bank.length } })
  server.answer('GET /packs/index.json', { json: { version: 'v1', count: 0, subjects: [file], textbooks: [] } })
  server.answer('GET /packs/physics-1.json', { json: encodePack('physics', bank) })
  const changes = { success: true, version: 'v1', pack: encodePack('physics', []), removed: [] }
  server.answer('GET /api/questions/changes', { json: changes })
  fireEvent.click(await screen.findByRole('button', { name: 'Download Physics' }))
  expect(await screen.findByText('What would raise it most', {}, { timeout: 10_000 })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Download Physics' })).toBeNull()
})

test('puts a range and the order of topics into words', () => {
  expect(rangeWords({ low: 48.6, high: 66.2 })).toBe('between 49 and 66')
  const parts = [
    { id: 'known', questions: 5, right: 4.9 },
    { id: 'large', questions: 6, right: 2 },
    { id: 'small', questions: 2, right: 0.5 },
  ]
  const predicted = { score: 50, low: 40, high: 60, topics: parts }
  expect(bestTopics(predicted, 2).map(({ id }) => id)).toEqual(['large', 'small'])
  expect(shareWords({ id: 'large', questions: 4.6, right: 1.5 }, 40)).toBe(
    'About 5 of the paper’s 40 questions; today you would get about 2 of them right',
  )
  expect(shareWords({ id: 'small', questions: 0.4, right: 0.3 }, 40)).toBe(
    'About 1 of the paper’s 40 questions; today you would hardly get it right',
  )
})
