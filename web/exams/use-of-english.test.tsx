// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import syllabus from '@sabi/content/syllabus/topics.json' with { type: 'json' }
import { coreSubjectIds, SubjectId } from '@sabi/shared/content/question'
import { unitsPerSubject } from '@sabi/shared/content/syllabus'
import type { ExamSession } from '@sabi/shared/exams/sitting'
import { aQuestion, aSession } from '@sabi/shared/practice/builders'
import { aTopic } from '@sabi/shared/subjects/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, openApp, renderPart, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { settingsReply } from '../testing/settings-reply.ts'
import { settingsCall } from '../testing/settings-world.ts'
import { writeSteps } from '../offline/answers/session-store.ts'
import { ExamHall } from './hall/ExamHall.tsx'
import { ExamResult } from './result/ExamResult.tsx'

startAfresh()

const exam = {
  paper: 'utme-subject',
  minutes: 40,
  allowance: 'none',
  seed: 'seed',
  leftMs: 60_000,
  endsAt: 0,
}

/** The topics of the server: one in each unit of the other subjects, and those of English, with so many questions in each. */
function topicsWith(questionsOf: (topicId: string) => number, subjects: readonly SubjectId[] = []) {
  const others = coreSubjectIds.flatMap((subject) =>
    Array.from({ length: unitsPerSubject }, (_, index) =>
      aTopic(`${subject}-${index}`, { subject, unit: index + 1, _count: { questions: 200 } }),
    ),
  )
  const english = syllabus.english.flatMap(({ unit, topics }) =>
    topics.map(({ id }) => aTopic(id, { subject: 'english', unit, _count: { questions: questionsOf(id) } })),
  )
  return fakeServer({
    'GET /api/topics': { json: { success: true, data: [...others, ...english] } },
    [settingsCall]: settingsReply({ studyGoals: { subjects: [...subjects], minutesADay: null } }),
  })
}

const noEnglish = 'The UTME also has Use of English, with too few questions here for a paper yet.'

test('exam prep without enough questions in Use of English says so for the UTME, and offers no paper of it', async () => {
  signIn()
  topicsWith(() => 2)
  openApp('/exam-prep')
  fireEvent.click(await screen.findByRole('radio', { name: 'JAMB' }))
  await screen.findByText(noEnglish)
  expect(screen.queryByText(/without a repeat/)).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Four subjects' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'WAEC' }))
  expect(screen.queryByText(noEnglish)).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Use of English' })).toBeNull()
})

test('exam prep with enough offers the UTME of four subjects: Use of English and three to choose', async () => {
  signIn()
  topicsWith((id) => (id === 'eng-prose' ? 15 : 45))
  openApp('/exam-prep')
  fireEvent.click(await screen.findByRole('radio', { name: 'JAMB' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Four subjects' }))
  screen.getByText('180 questions · 120 minutes · Basic calculator')
  screen.getByText('Use of English, and choose 3 subjects')
  await screen.findByText('Use of English has questions for 3 full papers without a repeat.')
  expect(screen.queryByText(noEnglish)).toBeNull()
  expect(askedSubjects()).toBe('english-chemistry-physics-biology')
})

/** The subjects of the paper that the link leads to. */
function askedSubjects(): string {
  const link = screen.getByRole('link', { name: 'Read the instructions' }).getAttribute('href')
  return new URLSearchParams(link?.split('?')[1]).get('subjects') ?? ''
}

test.each([
  ['chemistry, physics, english', 'english-chemistry-physics-biology', 'chemistry-physics-biology', 'chemistry'],
  ['mathematics, english', 'english-mathematics-chemistry-physics', 'mathematics-chemistry-physics', 'mathematics'],
  ['english', 'english-chemistry-physics-biology', 'chemistry-physics-biology', 'english'],
])('exam prep of a student of %s has the subjects of each paper chosen at first', async (goals, four, three, one) => {
  signIn()
  topicsWith(
    () => 50,
    goals.split(', ').map((subject) => SubjectId.parse(subject)),
  )
  openApp('/exam-prep')
  fireEvent.click(await screen.findByRole('radio', { name: 'JAMB' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Four subjects' }))
  await waitFor(() => expect(askedSubjects()).toBe(four))
  fireEvent.click(screen.getByRole('radio', { name: 'Three subjects' }))
  expect(askedSubjects()).toBe(three)
  fireEvent.click(screen.getByRole('radio', { name: 'One subject' }))
  expect(askedSubjects()).toBe(one)
})

test('the Test of Orals has no calculator, and is practice while a part of it is short', async () => {
  signIn()
  topicsWith((id) => (id === 'eng-vowels' ? 15 : 35))
  openApp('/exam-prep')
  fireEvent.click(await screen.findByRole('radio', { name: 'WAEC' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Paper 3 (Test of Orals)' }))
  screen.getByText('60 questions · 45 minutes · No calculator')
  await screen.findByText(/^Practice, not a mock/)
})

/** A paper in Use of English with these questions, handed in without an answer. */
function paperWith(questions: readonly { id: string; topicId: string }[]): ExamSession {
  const shown = questions.map(({ id, topicId }) => aQuestion(id, { subject: 'english', topicId }))
  return {
    ...aSession(1, { kind: 'exam', phase: 'results', ending: 'finished' }),
    questions: shown.map((question) => ({ question, shownOrder: [0, 1, 2, 3] })),
    exam,
  }
}

const questionsOf = (topicId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${topicId}-p01-${index + 1}`, topicId }))

test('exam prep counts only the full papers that the student has not sat yet', async () => {
  signIn()
  topicsWith((id) => (id === 'eng-prose' ? 10 : 100))
  const session = paperWith(questionsOf('eng-prose', 5))
  await writeSteps([{ userId: aUser().id, session, answer: null, said: { state: 'unsent' } }])
  openApp('/exam-prep')
  fireEvent.click(await screen.findByRole('radio', { name: 'JAMB' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Four subjects' }))
  await screen.findByText('Use of English has questions for 1 full paper without a repeat.')
})

test('exam prep says that a paper repeats questions once the student has sat all of a section', async () => {
  signIn()
  topicsWith((id) => (id === 'eng-prose' ? 5 : 100))
  const session = paperWith(questionsOf('eng-prose', 5))
  await writeSteps([{ userId: aUser().id, session, answer: null, said: { state: 'unsent' } }])
  openApp('/exam-prep')
  fireEvent.click(await screen.findByRole('radio', { name: 'JAMB' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Four subjects' }))
  await screen.findByText('Too few new questions are left for a whole paper, so this one repeats a few.')
})

test('the hall names the section of a question, and says that the extract comes in place of the set text', () => {
  signIn()
  fakeServer({})
  const session = paperWith(questionsOf('eng-prose', 5))
  renderPart(<ExamHall session={{ ...session, phase: 'quiz', ending: null }} />)
  screen.getByText('Reading text (a prose extract in place of the set text)')
})

test('the result gives the marks by section, in the order of the paper', async () => {
  signIn()
  fakeServer({})
  const session = paperWith([...questionsOf('eng-prose', 5), ...questionsOf('eng-antonyms', 2)])
  renderPart(<ExamResult userId={aUser().id} session={session} />)
  const sections = within(await screen.findByRole('list', { name: 'By section' }))
  expect(sections.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Reading text: 0 of 5',
    'Antonyms: 0 of 2',
  ])
})

test.each([
  ['utme-subject', 'JAMB', 1],
  ['waec-paper-1', 'WAEC', 0],
] as const)(
  'the result of %s says whose marks it shows, where %s has Use of English',
  async (paper, examType, times) => {
    signIn()
    fakeServer({})
    const { filter, ...session } = aSession(2, { kind: 'exam', phase: 'results', ending: 'finished' })
    renderPart(
      <ExamResult
        userId={aUser().id}
        session={{ ...session, filter: { ...filter, examType }, exam: { ...exam, paper } }}
      />,
    )
    await screen.findByRole('heading', { level: 1, name: 'Result' })
    expect(screen.queryAllByText(/These are the marks of 1 subject\. .*Use of English/)).toHaveLength(times)
  },
)

test('the result of Use of English alone does not say that the UTME has it too', async () => {
  signIn()
  fakeServer({})
  renderPart(<ExamResult userId={aUser().id} session={paperWith(questionsOf('eng-prose', 5))} />)
  await screen.findByText('These are the marks of 1 subject. The whole UTME has 400 marks.')
})
