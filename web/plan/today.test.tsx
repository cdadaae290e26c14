// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { getMemory } from '@sabi/shared/plan/calls'
import { learn, nobody, partsOf, type Review } from '@sabi/shared/plan/learner'
import { aQuestion } from '@sabi/shared/practice/builders'
import { aTopic } from '@sabi/shared/subjects/builders'
import { everyTopic, listTopics } from '@sabi/shared/subjects/calls'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../offline/device.ts'
import { clearQuestions, databaseStamp, noteWhole, putQuestions } from '../offline/questions/question-store.ts'
import { seedReply } from '../platform/server/queries.ts'
import { aUser, openApp, renderPart, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { answerHere } from '../testing/unsent.ts'
import { settingsReply } from '../testing/settings-reply.ts'
import { drawToday } from './draw-today.ts'
import { byOwnClock } from '../platform/time.ts'
import { NextBlock } from './NextBlock.tsx'
import { TodayCard } from './TodayCard.tsx'
import { todayHere } from './today-here.ts'
import { amountWords, minuteWords, reasonWords, scoreWords, topicWords } from './today-words.ts'

const dayMs = 24 * 60 * 60 * 1000
const topics = (['physics', 'chemistry'] as const).flatMap((subject) =>
  [1, 2].map((unit) => aTopic(`${subject}-${unit}`, { subject, unit, title: `Title ${unit} of ${subject}` })),
)
/** Ten skills of each topic with two questions each: 'physics-1-s3-1-02'. */
const bank = topics.flatMap(({ id, subject }) =>
  Array.from({ length: 20 }, (_, index) => {
    const family = `${id}-s${Math.floor(index / 2)}`
    return { ...aQuestion(`${family}-1-0${(index % 2) + 1}`), subject, topicId: id, family, isCalculation: true }
  }),
)

startAfresh()
let user = aUser()
beforeEach(() => {
  user = aUser({ id: newId() })
})
afterEach(clearQuestions)

function aReview(skill: string, daysAgo: number, isRight = true): Review {
  return { skill, topicId: skill.slice(0, -3), isRight, at: Date.now() - daysAgo * dayMs, durationMs: 30_000 }
}

interface World {
  reviews?: Review[]
  subjects?: SubjectId[]
  here?: readonly SubjectId[]
  minutesADay?: number
  today?: Review[]
}

/** A student with these answers on another phone, and these subjects on this one. */
async function live({
  reviews = [aReview('physics-1-s0', 20)],
  subjects = [],
  here = subjectIds,
  minutesADay = 10,
  today = [],
}: World = {}) {
  await putQuestions(bank.filter(({ subject }) => here.includes(subject)))
  for (const subject of here) await noteWhole(subject, 'v1', await databaseStamp())
  signIn(user)
  const memory = { success: true as const, ...partsOf(learn(nobody, reviews)), today, lastPaperAt: null, slips: [] }
  const settings = settingsReply({ studyGoals: { subjects, minutesADay } })
  fakeServer({
    [`GET /api/progress/${user.id}/memory`]: { json: memory },
    'GET /api/topics': { json: { success: true, data: topics } },
    'GET /api/settings': settings,
  })
  seedReply(getMemory, byOwnClock(user.id), memory)
  seedReply(listTopics, everyTopic, { success: true, data: topics })
  seedReply(getSettings, {}, getSettings.reply.parse(settings.json))
}

async function plan() {
  const found = await todayHere(user.id)
  if (found === null) throw new Error('No plan')
  return found
}

const renderCard = () =>
  renderPart(<TodayCard userId={user.id} isPrimary initial={null} otherwise={<p>Do this next</p>} />)

test('shows the blocks of the day with their time, topics and kinds of question, and one button', async () => {
  await live({ subjects: ['physics', 'chemistry'] })
  renderCard()
  const blocks = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(blocks).toHaveLength(2)
  expect(blocks[0]?.textContent).toMatch(/^\d min · (Physics|Chemistry)Title \d of \w+( and 1 more)?\d questions/)
  const [button] = screen.getAllByRole('link', { name: /^Start with / })
  expect(button?.getAttribute('href')).toBe('/practice?today=1')
})

test('says why a block is in the plan', async () => {
  await live({ reviews: [], subjects: ['physics'] })
  renderCard()
  const [question] = await screen.findAllByText('Why this?')
  expect(question?.closest('details')?.textContent).toMatch(
    /There are questions on Title \d of physics that you have not tried yet\. About \d+ of the 40 questions in a JAMB UTME paper come from its unit\./,
  )
})

test('plans the subjects that are practised where none was chosen', async () => {
  await live({ reviews: [aReview('chemistry-1-s0', 3)] })
  expect(new Set((await plan()).blocks.map(({ subject }) => subject))).toEqual(new Set(['chemistry']))
})

test('ticks a block once all of its skills were answered today, here or on another device', async () => {
  await live({ subjects: ['physics', 'chemistry'] })
  const [first, second] = (await plan()).blocks
  if (first === undefined || second === undefined) throw new Error('Two blocks were expected')
  const elsewhere = first.skills.slice(0, 1).map(({ skill }) => ({ ...aReview(skill, 0), topicId: 'physics-1' }))
  await live({ subjects: ['physics', 'chemistry'], today: elsewhere })
  await answerHere(
    user.id,
    first.skills.slice(1).map(({ skill }) => `${skill}-1-01`),
  )
  const { blocks } = await plan()
  expect(blocks.map(({ skills }) => skills)).toEqual([first.skills, second.skills])
  expect(blocks.map(({ skills, done }) => done.size === skills.length)).toEqual([true, false])
  renderCard()
  await screen.findByText('Done:', { exact: false })
  expect(screen.getAllByText('Why this?')).toHaveLength(1)
  screen.getByRole('link', { name: /^Go on with / })
})

test('starts the questions that are left of a block, of each skill one that was not met', async () => {
  await live({ subjects: ['physics'] })
  const [block] = (await plan()).blocks
  const [one, ...others] = block?.skills ?? []
  await answerHere(user.id, [`${one?.skill}-1-01`])
  const drawn = await drawToday(user.id)
  expect(drawn?.filter.subject).toBe('physics')
  expect(drawn?.drawn.questions.map(({ id }) => id.slice(0, -5))).toEqual(others.map(({ skill }) => skill))
  await answerHere(
    user.id,
    others.map(({ skill }) => `${skill}-1-02`),
  )
  const next = (await plan()).blocks.find(({ skills, done }) => done.size < skills.length)
  expect(next?.skills).not.toEqual(block?.skills)
})

test('says that the day is done, and offers more', async () => {
  await live({ subjects: ['physics'] })
  const { blocks } = await plan()
  await answerHere(
    user.id,
    blocks.flatMap(({ skills }) => skills.map(({ skill }) => `${skill}-1-01`)),
  )
  expect(await drawToday(user.id)).toBeNull()
  renderCard()
  await screen.findByText('You have done everything that was planned for today. Well done!')
  expect(screen.getByRole('link', { name: 'Practise more' }).getAttribute('href')).toBe('/practice')
})

test('names the chosen subjects that are not on this phone, and plans the others', async () => {
  await live({ subjects: ['physics', 'chemistry'], here: ['physics'] })
  expect(new Set((await plan()).blocks.map(({ subject }) => subject))).toEqual(new Set(['physics']))
  renderCard()
  expect((await screen.findByRole('link', { name: 'Download Chemistry' })).getAttribute('href')).toBe('/storage')
})

test('leaves the place to the next topic where no questions are on this phone', async () => {
  await live({ subjects: ['physics'], here: [] })
  renderCard()
  await screen.findByText('Do this next')
})

test('starts by its link, and leads on to the next block afterwards', async () => {
  await live({ subjects: ['physics'], minutesADay: 8 })
  const [first, second] = (await plan()).blocks
  openApp('/practice?today=1')
  const count = first?.skills.length ?? 0
  for (let number = 1; number <= count; number++) {
    await screen.findByRole('heading', { name: `Question ${number} of ${count}` }, { timeout: 5000 })
    fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body)
    fireEvent.click(screen.getByRole('button', { name: number === count ? 'Finish Quiz' : 'Next' }))
  }
  fireEvent.click(await screen.findByRole('button', { name: /^Next: \d min of Physics$/ }, { timeout: 5000 }))
  await screen.findByRole('heading', { name: `Question 1 of ${second?.skills.length}` }, { timeout: 5000 })
})

test('does not say that the plan is done where it is not known after a session', async () => {
  await live({ subjects: ['physics'], here: [] })
  renderPart(<NextBlock userId={user.id} sessionId={newId()} />)
  await screen.findByRole('link', { name: 'Back to the dashboard' })
  expect(screen.queryByText(/Today’s plan is done/)).toBeNull()
})

test('starts other questions by its link where there is no plan', async () => {
  await live({ subjects: ['chemistry'], here: ['physics'] })
  openApp('/practice?today=1')
  await screen.findByRole('heading', { name: /^Question 1 of / }, { timeout: 5000 })
})

const titles = new Map(topics.map((topic) => [topic.id, topic]))
const aSkill = (standing: 'new' | 'due' | 'again' | 'resting', topicId = 'physics-1', skill = standing) => ({
  skill,
  topicId,
  standing,
})

test('puts a block into words', () => {
  const skills = [aSkill('due'), aSkill('resting'), aSkill('new', 'physics-2'), aSkill('again')]
  const block = { skills, best: aSkill('due'), minutes: 4.4, done: new Set<string>() }
  expect(topicWords(block, titles)).toBe('Title 1 of physics and 1 more')
  expect(topicWords({ ...block, skills: skills.slice(0, 2) }, titles)).toBe('Title 1 of physics')
  expect(amountWords(block)).toBe('4 questions: 1 missed before, 2 to refresh, 1 new')
  expect(amountWords({ ...block, skills: skills.slice(0, 2) })).toBe('2 questions, all to refresh')
  expect(minuteWords(block)).toBe('4 min')
  const half = { ...block, done: new Set(['due', 'new']) }
  expect([amountWords(half), minuteWords(half)]).toEqual(['2 of 4 answered', '2 min'])
  const whole = { ...block, done: new Set(['due', 'new', 'again', 'resting']) }
  expect([amountWords(whole), minuteWords(whole)]).toEqual(['4 questions', '4 min'])
  expect(minuteWords({ ...block, minutes: 0.2 })).toBe('1 min')
})

test('gives the reason for a block by the last answer', () => {
  const now = Date.now()
  const share = { ofUnit: 3, inPaper: 40 }
  const told = (isRight: boolean) =>
    reasonWords(
      {
        best: aSkill('due'),
        skills: [aSkill('due'), aSkill('new', 'physics-2')],
        last: { at: now - 21 * dayMs, isRight },
        share,
      },
      { titles, exam: 'JAMB UTME', now },
    )
  const worth =
    'About 3 of the 40 questions in a JAMB UTME paper come from its unit. Also in this block: Title 2 of physics.'
  expect(told(true)).toBe(`You got a question on Title 1 of physics right 21 days ago. ${worth}`)
  expect(told(false)).toBe(`You missed a question on Title 1 of physics 21 days ago. ${worth}`)
})

test('puts predicted scores into words, and what is missing for them', () => {
  const predicted = { score: 57.6, low: 48.2, high: 67, topics: [] }
  const physics = { subject: 'physics' as const, answers: 80, now: predicted, onExamDay: null }
  const biology = { subject: 'biology' as const, answers: 41, now: null, onExamDay: null }
  expect(scoreWords([physics, biology])).toBe('If you sat the paper today: Physics 58 (48 to 67).')
  expect(scoreWords([biology])).toBe('Your likely score shows after 19 more answers in a subject.')
  expect(scoreWords([])).toBe('Your likely score shows after 60 more answers in a subject.')
})
