// @vitest-environment node
import { session } from '@sabi/shared/accounts/calls'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getSite } from '@sabi/shared/administration/site-calls'
import { paperSeed, replyName } from '@sabi/shared/contract/first-reply'
import { aQuestion } from '@sabi/shared/practice/builders'
import { drawOf } from '@sabi/shared/practice/link'
import { seededRandom } from '@sabi/shared/practice/random'
import { paperOf } from '@sabi/shared/practice/session'
import { getExamStatistics } from '@sabi/shared/progress/calls'
import { aTopic } from '@sabi/shared/subjects/builders'
import { everyTopic, listQuestions, listTopics } from '@sabi/shared/subjects/calls'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { previewShell } from '../document.ts'
import { drawPreview } from '../prerender.tsx'

const index = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
const shell = previewShell(index, { files: ['assets/practice.js'], guard: 'let guard', css: 'i{top:0}' })
const user = { id: '7d9f1c3e-2b1a-4c5d-8e6f-0a1b2c3d4e5f', name: 'Amina Bello', image: null, accountType: 'student' }
const known = { [replyName(session, {})]: { success: true, user } }
const questions = ['q1', 'q2', 'q3'].map((id) => aQuestion(id))
const physics = { subject: 'physics', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const

async function previewQuiz({ seed = 'one', search = 'subject=physics&start=1', drawn = questions } = {}) {
  const reply = { success: true, questions: drawn, total: drawn.length }
  const firstReply = { ...known, [replyName(listQuestions, drawOf(physics, 20))]: reply, [paperSeed]: seed }
  return drawPreview({ shell, path: '/practice', search, firstReply })
}

async function previewDashboard(more: Record<string, unknown> = {}) {
  const statistics = { totalQuestionsAttempted: 0, topicProgress: [] }
  const topic = aTopic('che-1', { title: 'Separation of mixtures', subject: 'chemistry' })
  const firstReply = {
    ...known,
    [replyName(getExamStatistics, { query: { tzOffset: '60' } })]: statistics,
    [replyName(listTopics, everyTopic)]: { success: true, data: [topic] },
    ...more,
  }
  return drawPreview({ shell, path: '/dashboard', search: '', firstReply })
}

const radios = (html: string | null) => [...(html ?? '').matchAll(/name="(\w+)" value="(\d)"/g)]

// PRAC-06
test.each(['one', 'two', 'three', 'four'])(
  'a session’s first question is rendered in the order that the app will give its options: seed %s',
  async (seed) => {
    const html = await previewQuiz({ seed })
    const [first] = paperOf(questions, seededRandom(seed))
    expect(html).toContain('Question 1 of 3')
    expect(radios(html).map(([, name, value]) => [name, Number(value)])).toEqual(
      first?.shownOrder.map((option) => ['q1', option]),
    )
  },
)

test('the subjects of a mix follow each other, as in the app', async () => {
  const mixed = [aQuestion('p1'), aQuestion('c1', { subject: 'chemistry' })]
  const reply = { success: true, questions: mixed, total: 2 }
  const everything = { ...physics, subject: 'ALL' } as const
  const firstReply = { ...known, [replyName(listQuestions, drawOf(everything, 20))]: reply, [paperSeed]: 'one' }
  const html = await drawPreview({ shell, path: '/practice', search: 'start=1', firstReply })
  expect(radios(html)[0]?.[1]).toBe('c1')
})

test.each([
  ['without a start in the link', { search: 'subject=physics' }],
  ['without questions', { drawn: [] }],
  ['with another length than was drawn', { search: 'subject=physics&start=1&count=5' }],
])('%s there is no preview', async (_, asked) => {
  expect(await previewQuiz(asked)).toBeNull()
})

test('a visitor gets none', async () => {
  expect(await drawPreview({ shell, path: '/dashboard', search: '', firstReply: {} })).toBeNull()
})

// DASH-01
test('the dashboard counts down to the student’s own exam, on the day that the administrator set', async () => {
  const start = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const site = { name: '', supportEmail: null, canMail: false, areSettingsEnabled: true }
  const settings = {
    ...site,
    email: 'amina@example.com',
    isEmailVerified: true,
    examTargets: { examTypes: ['NECO'], year: null },
    studyGoals: { subjects: [], minutesADay: null },
    nickname: null,
    hasSecondFactor: false,
  }
  const html = await previewDashboard({
    [replyName(getSettings, {})]: { success: true, data: settings },
    [replyName(getSite, {})]: { success: true, data: { ...site, examDates: [{ body: 'NECO', start, end: null }] } },
  })
  expect(html).toMatch(/NECO: (?:3|4) days left/)
})

test('the dashboard greets the student and offers five questions to a newcomer, without a number', async () => {
  const html = (await previewDashboard()) ?? ''
  expect(html).toContain(user.name.split(' ')[0])
  expect(html).toContain('Separation of mixtures')
  expect(html).toMatch(/href="\/practice\?[^"]*start=1&amp;count=5"/)
  expect(html).not.toMatch(/right so far|Day \d|streak/)
})

test('a page names its student and the subject that it assumes, for the guard to compare', async () => {
  expect(await previewDashboard()).toContain(`<div id="root" data-preview="${user.id}" data-subject="chemistry">`)
  expect(await previewQuiz()).toContain(`<div id="root" data-preview="${user.id}"><div data-full-screen="">`)
})

test('the app’s files come after what can be read', async () => {
  const html = (await previewQuiz()) ?? ''
  const places = ['Question 1 of 3</h1>', 'let guard', '<script type="module"', '/assets/practice.js']
  const found = places.map((part) => html.indexOf(part))
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(found[0]).toBeGreaterThan(0)
})

test('nothing in it needs a style attribute, which the content security policy refuses', async () => {
  for (const html of [await previewQuiz(), await previewDashboard()]) expect(html).not.toMatch(/<[^>]* style="/)
})
