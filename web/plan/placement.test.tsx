// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { difficulties, type SubjectId } from '@sabi/shared/content/question'
import { getMemory } from '@sabi/shared/plan/calls'
import { nobody, partsOf } from '@sabi/shared/plan/learner'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aQuestion, aSession } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { askedIn } from '@sabi/shared/practice/score'
import { aTopic } from '@sabi/shared/subjects/builders'
import { everyTopic, listTopics } from '@sabi/shared/subjects/calls'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepStep } from '../offline/answers/answers.ts'
import { newId } from '../offline/device.ts'
import { clearQuestions, databaseStamp, noteWhole, putQuestions } from '../offline/questions/question-store.ts'
import { seedReply } from '../platform/server/queries.ts'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { settingsReply } from '../testing/settings-reply.ts'
import { learnerHere, skillOf } from './learner-here.ts'
import { byOwnClock } from '../platform/time.ts'
import { placementHere } from './placement-here.ts'

const units = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const topics = (['physics', 'chemistry'] as const).flatMap((subject) =>
  units.map((unit) => aTopic(`${subject}-${unit}`, { subject, unit })),
)
/** Two skills of each level in every topic with two questions each; the key is the second option. */
const bank = topics.flatMap(({ id, subject }) =>
  difficulties.flatMap((difficulty) =>
    [1, 2].flatMap((number) => {
      const family = `${id}-${difficulty}${number}`
      return [1, 2].map((variant) => ({
        ...aQuestion(`${family}-1-0${variant}`, { subject, topicId: id, difficulty, canShuffle: false }),
        family,
        isCalculation: false,
      }))
    }),
  ),
)

startAfresh()
let user = aUser()
beforeEach(() => {
  user = aUser({ id: newId() })
})
afterEach(clearQuestions)

/** A student who has answered nothing, with their subjects on this phone. */
async function live(subjects: SubjectId[] = ['physics', 'chemistry']) {
  await putQuestions(bank)
  for (const subject of subjects) await noteWhole(subject, 'v1', await databaseStamp())
  signIn(user)
  const memory = { success: true as const, ...partsOf(nobody), today: [], lastPaperAt: null, slips: [] }
  const settings = settingsReply({ studyGoals: { subjects, minutesADay: null } })
  fakeServer({
    [`GET /api/progress/${user.id}/memory`]: { json: memory },
    'GET /api/topics': { json: { success: true, data: topics } },
    'GET /api/account/settings': settings,
  })
  seedReply(getMemory, byOwnClock(user.id), memory)
  seedReply(listTopics, everyTopic, { success: true, data: topics })
  seedReply(getSettings, {}, getSettings.reply.parse(settings.json))
}

const patient = { timeout: 15_000 }

/** Finds by text, because a dozen searches by role would take most of the time of a test. */
async function answerStep(isRight: boolean) {
  for (let number = 1; number <= 4; number++) {
    await screen.findByText(`Question ${number} of 4`, undefined, patient)
    fireEvent.click(screen.getByText(isRight ? 'watt' : 'newton'))
    fireEvent.click(screen.getByText(number === 4 ? 'Finish Quiz' : 'Next'))
  }
}

async function goOn(name: string) {
  fireEvent.click(await screen.findByText(name, undefined, patient))
}

async function asked(subject: SubjectId) {
  const { steps } = await placementHere(user.id, subject)
  return steps.map((step) => askedIn(step).map(({ question }) => question))
}

test('asks twelve questions in three steps that follow the answers, then leads to the next subject', async () => {
  await live()
  openApp('/practice?placement=physics')
  await answerStep(true)
  await goOn('Next: 4 more questions')
  await answerStep(false)
  await goOn('Next: 4 more questions')
  await answerStep(true)
  await screen.findByText(/^Your test in Physics: 8 of 12 right\./, undefined, patient)
  expect(screen.getByRole('link', { name: 'See your plan for today' }).getAttribute('href')).toBe('/dashboard')
  const steps = await asked('physics')
  const levels = steps.map((step) => [...new Set(step.map(({ difficulty }) => difficulty))])
  expect(levels).toEqual([['medium'], ['hard'], ['easy']])
  const questions = steps.flat()
  expect(new Set(questions.map(({ id }) => skillOf(id))).size).toBe(12)
  expect(new Set(questions.map(({ topicId }) => topicId)).size).toBeGreaterThanOrEqual(9)
  await goOn('Next test: Chemistry')
  await screen.findByText('Question 1 of 4', undefined, patient)
  await screen.findByText(/^Which unit measures chemistry/)
}, 60_000)

test('counts the answers of a placement as known before the day, so that the plan starts from them', async () => {
  await live(['physics'])
  // At a human pace: an answer in under two seconds teaches nothing.
  const step = { ...aSession(1), id: newId(), isPlacement: true }
  const [entry] = bank
  const at = Date.now()
  const started = {
    ...step,
    shownAt: at - 20_000,
    questions: [{ question: entry ?? aQuestion('none'), shownOrder: [0, 1, 2, 3] }],
  }
  const choice = {
    type: 'choose',
    questionId: entry?.id ?? '',
    answerId: newId(),
    option: 1,
    tzOffset: 60,
    at,
  } as const
  const answered = practise(started, choice)
  await keepStep({ userId: user.id, session: answered, answer: toSyncedAnswer(answered) })
  const { atMidnight, today } = await learnerHere(user.id)
  expect([atMidnight.skills.size, today]).toEqual([1, []])
})

test('draws an ordinary session of twelve where the questions are not on this phone', async () => {
  await live(['physics'])
  await clearQuestions()
  const questions = bank.filter(({ subject }) => subject === 'physics').slice(0, 12)
  const { calls } = fakeServer({ 'GET /api/questions': { json: { success: true, questions, total: 12 } } })
  openApp('/practice?placement=physics')
  await screen.findByText('Question 1 of 12', undefined, patient)
  const drawn = calls.find(({ call }) => call === 'GET /api/questions')
  expect(drawn?.search).toMatch(/subject=physics.*limit=12/)
}, 60_000)

test('counts a question that was passed over as asked and not right, and does not ask its skill again', async () => {
  await live(['physics'])
  openApp('/practice?placement=physics')
  for (let number = 1; number <= 4; number++) {
    await screen.findByText(`Question ${number} of 4`, undefined, patient)
    if (number === 4) fireEvent.click(screen.getByText('watt'))
    fireEvent.click(screen.getByText(number === 4 ? 'Finish Quiz' : 'Next'))
  }
  screen.getByText('This is one step of a test of 12 questions.')
  screen.getByText(
    '1 question answered, 3 not answered. If you finish now, the questions you skipped before your last answer count as wrong.',
  )
  await goOn('Finish and see results · 3 not answered')
  await goOn('Next: 4 more questions')
  await answerStep(true)
  await screen.findByText('Next: 4 more questions', undefined, patient)
  expect(await placementHere(user.id, 'physics')).toMatchObject({ asked: 8, correct: 5 })
  const steps = await asked('physics')
  // A single right answer would have led to hard questions.
  expect(new Set(steps.flat().map(({ difficulty }) => difficulty))).toEqual(new Set(['medium']))
  expect(new Set(steps.flat().map(({ id }) => skillOf(id))).size).toBe(8)
}, 60_000)

test('says in the dialog for leaving that a step belongs to a test of twelve questions', async () => {
  await live(['physics'])
  openApp('/practice?placement=physics')
  await screen.findByText('Question 1 of 4', undefined, patient)
  fireEvent.click(screen.getByText('watt'))
  await screen.findByText('Answered', { selector: '[role=status]' }, patient)
  fireEvent.click(screen.getByRole('button', { name: 'Exit Quiz' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave this test?' })
  within(dialog).getByText('This is one step of a test of 12 questions.')
  within(dialog).getByText('1 question answered, 3 not answered. Only answered questions count.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Finish and see results · 3 not answered' }))
  await screen.findByText('Next: 4 more questions', undefined, patient)
  expect(await placementHere(user.id, 'physics')).toMatchObject({ asked: 1 })
}, 60_000)

// PRAC-14
test('does not count the built-in question of a phone without questions and network', async () => {
  await live(['physics'])
  await clearQuestions()
  fakeServer({ 'GET /api/questions': 'no network', 'GET /static-questions.json': 'no network' })
  openApp('/practice?placement=physics')
  await screen.findByText('Question 1 of 1', undefined, patient)
  fireEvent.click(screen.getByText('metaphase II'))
  fireEvent.click(screen.getByText('Finish Quiz'))
  await screen.findByText('Try again with new questions', undefined, patient)
  expect(await placementHere(user.id, 'physics')).toMatchObject({ asked: 0, steps: [] })
  expect(await placementHere(user.id, 'biology')).toMatchObject({ asked: 0, steps: [] })
}, 60_000)
