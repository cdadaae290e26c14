import type { User } from '@sabi/shared/accounts/account'
import { register, session } from '@sabi/shared/accounts/calls'
import type { ExamTargets, StudyGoals } from '@sabi/shared/accounts/study'
import { subjectIds, type ShownQuestion, type SubjectId } from '@sabi/shared/content/question'
import { commonReasons } from '@sabi/shared/flags/reasons'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { request, type APIRequestContext } from '@playwright/test'
import { v7 as newId } from 'uuid'
import type { MailServer } from '../../server/testing/mail-server.ts'

/** A signed-in person for the screenshots. */
export interface Person {
  email: string
  cookies: Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']
  /** The stored sign-in in the browser's localStorage. */
  user: string
}

interface Site {
  url: string
  mailServer: MailServer
}

const password = 'green mango tree'
const day = 24 * 60 * 60 * 1000
const minute = 60 * 1000
const sessionLength = 20
const offsetOfLagos = 60
const utmeSubjects: SubjectId[] = ['english', 'mathematics', 'physics', 'chemistry']
const rivals = ['BrightStar', 'NightReader', 'JollofMind', 'PhysicsFan']

let invited = 0

/** Registers a student who has not answered anything yet. */
export async function newcomer({ url }: Site, name = 'Amina Bello'): Promise<Person & { request: APIRequestContext }> {
  const phone = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } })
  invited++
  const email = `student${invited}@example.org`
  const reply = await phone.post('/api/auth/register', { data: { email, password, name } })
  const { user } = register.reply.parse(await reply.json())
  const { cookies } = await phone.storageState()
  return { email, cookies, user: keptOf(user), request: phone }
}

/** Registers an administrator; `grant` promotes the account. */
export async function administrator(site: Site, grant: (email: string) => Promise<void>): Promise<Person> {
  const person = await newcomer(site, 'Ngozi Eze')
  await grant(person.email)
  const reply = await person.request.get('/api/auth/session')
  return { ...person, user: keptOf(session.reply.parse(await reply.json()).user) }
}

/** Registers a student with some weeks of practice, on the leaderboard with others. */
export async function student(site: Site): Promise<Person> {
  for (const nickname of rivals) await practised(site, { nickname, days: [0, 2] })
  const person = await practised(site, { nickname: 'MangoTree', days: [0, 1, 2, 3, 5, 6, 9, 14, 15] })
  await flagSome(person.request)
  return person
}

/** Registers a student of the UTME who has practised one session on most of the last days. */
export async function studentOfDays(site: Site, days: number): Promise<Person> {
  const mostDays = Array.from({ length: days }, (_, daysAgo) => daysAgo + 1).filter((daysAgo) => daysAgo % 4 !== 0)
  const nickname = `Studies${days}Days`
  const person = await practised(site, { nickname, days: mostDays, subjects: utmeSubjects })
  const goals: StudyGoals = { subjects: utmeSubjects, minutesADay: 25, targetScore: 70 }
  const targets: ExamTargets = { examTypes: ['JAMB'], year: null }
  for (const [path, data] of Object.entries({ '/api/account/goals': goals, '/api/account/exams': targets }))
    await send(person.request, path, data, 'PUT')
  return person
}

/** Reports questions of the subject with the most formulas. */
async function flagSome(phone: APIRequestContext): Promise<void> {
  const reply = await phone.get('/api/questions', { params: { subject: 'mathematics', limit: commonReasons.length } })
  const { questions } = listQuestions.reply.parse(await reply.json())
  for (const [place, { id }] of questions.entries())
    await send(phone, '/api/question-flags', { questionId: id, reason: commonReasons[place] })
}

/** Builds what the browser stores for a sign-in. */
function keptOf(user: User | null): string {
  return JSON.stringify({ state: { user }, version: 0 })
}

/** Registers a student who answered one session on each of these days ago, and joins the leaderboard under this nickname. */
async function practised(
  site: Site,
  { nickname, days, subjects = subjectIds }: { nickname: string; days: number[]; subjects?: readonly SubjectId[] },
) {
  const person = await newcomer(site)
  const { token } = await site.mailServer.mailTo(person.email)
  await send(person.request, '/api/auth/verify-email', { token })
  await person.request.put('/api/account/nickname', { data: { nickname } })
  for (const [place, daysAgo] of days.entries()) {
    const subject = subjects[place % subjects.length] ?? 'chemistry'
    const reply = await person.request.get('/api/questions', {
      params: { subject, random: 'true', limit: sessionLength },
    })
    const { questions } = listQuestions.reply.parse(await reply.json())
    await send(person.request, '/api/sync/answers', sessionOf(questions, { subject, daysAgo, luck: 2 + place }))
  }
  return person
}

/** Builds a finished session in which every answer is correct except each `luck`-th one. */
function sessionOf(
  questions: readonly ShownQuestion[],
  { subject, daysAgo, luck }: { subject: string; daysAgo: number; luck: number },
): object {
  const sessionId = newId()
  const start = Date.now() - daysAgo * day - sessionLength * minute
  const at = (minutes: number) => new Date(start + minutes * minute).toISOString()
  const finished = {
    id: sessionId,
    kind: 'practice',
    examType: 'General',
    subject,
    startedAt: at(0),
    finishedAt: at(sessionLength),
    questionCount: questions.length,
  }
  const answers = questions.map(({ id, version, correctOption, options }, place) => ({
    id: newId(),
    sessionId,
    questionId: id,
    questionVersion: version,
    option: place % luck === 0 ? (correctOption + 1) % options.length : correctOption,
    answeredAt: at(place),
    tzOffset: offsetOfLagos,
    durationMs: minute,
    seq: place + 1,
  }))
  return { deviceId: 'photographer', sessions: [finished], answers }
}

async function send(phone: APIRequestContext, path: string, data: object, method = 'POST'): Promise<void> {
  const reply = await phone.fetch(path, { method, data })
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
}
