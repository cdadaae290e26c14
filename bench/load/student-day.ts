// The requests of a student's phone. `npx tsx bench/day.ts` counts them in a browser: 45 requests in a day of 60 questions in three
// sessions, with the app and a subject's questions on the phone. Added to these are the daily comparison of answers, the draw of a
// session and a page for students who don't have everything on the phone, and a few sign-ins.
import { v7 as newId } from 'uuid'
import { anyStudent, type Student } from './population.ts'
import type { Sending } from './wire.ts'

export interface AskedQuestion {
  id: string
  version: number
}

export interface World {
  students: number
  questions: readonly AskedQuestion[]
  /** The password that all students share. */
  password: string
}

export interface Ask {
  name: string
  sending: Sending
}

const batchLength = 10
const get = (path: string) => (student: Student) => ({ method: 'GET', path, token: student.token }) as const

/** Each request with its number per day. */
const day: readonly { name: string; times: number; of: (student: Student, world: World) => Sending }[] = [
  { name: 'session', times: 6, of: get('/api/auth/session') },
  { name: 'answers', times: 6, of: answerBatch },
  { name: 'question version', times: 6, of: get('/api/questions/version') },
  { name: 'statistics', times: 2, of: get('/api/scores/exam-stats?tzOffset=60') },
  {
    name: 'streak',
    times: 2,
    of: (student) => get(`/api/scores/streak/${student.id}?tzOffset=60`)(student),
  },
  { name: 'notices', times: 2, of: get('/api/notices') },
  { name: 'leaderboard', times: 2, of: get('/api/scores/leaderboard') },
  { name: 'profile statistics', times: 3, of: get('/api/auth/stats?tzOffset=60') },
  { name: 'settings', times: 3, of: get('/api/account/settings') },
  { name: 'site', times: 3, of: get('/api/site') },
  { name: 'scores', times: 3, of: (student) => get(`/api/scores/user/${student.id}`)(student) },
  { name: 'generator', times: 3, of: get('/api/question-generator/progress') },
  { name: 'service worker', times: 3, of: get('/sw.js') },
  { name: 'probe', times: 1, of: get('/healthz') },
  { name: 'digest', times: 1, of: get('/api/sync/digest') },
  { name: 'draw', times: 0.5, of: get('/api/questions?subject=physics&limit=100&random=true') },
  { name: 'page', times: 1, of: get('/dashboard') },
  { name: 'login', times: 0.05, of: signIn },
]
const timesInAll = day.reduce((sum, { times }) => sum + times, 0)

/** A random request of a random student. */
export function anyRequest(world: World): Ask {
  let point = Math.random() * timesInAll
  const entry = day.find(({ times }) => (point -= times) < 0) ?? day[0]
  if (entry === undefined) throw new Error('The day is empty')
  return { name: entry.name, sending: entry.of(anyStudent(world.students), world) }
}

/** A batch of new answers in a new session. */
export function answerBatch({ token }: Student, { questions }: World, length = batchLength): Sending {
  const sessionId = newId()
  const now = new Date().toISOString()
  const answers = Array.from({ length }, (_, seq) => {
    const { id = '', version = 1 } = questions[Math.floor(Math.random() * questions.length)] ?? {}
    const [option, durationMs] = [Math.floor(Math.random() * 2), 5000 + seq]
    return {
      id: newId(),
      sessionId,
      questionId: id,
      questionVersion: version,
      option,
      answeredAt: now,
      tzOffset: 60,
      durationMs,
      seq,
    }
  })
  const session = {
    id: sessionId,
    kind: 'practice',
    examType: 'JAMB',
    subject: 'physics',
    startedAt: now,
    questionCount: length,
  }
  const body = JSON.stringify({ deviceId: 'bench', sessions: [session], answers })
  return { method: 'POST', path: '/api/sync/answers', token, body }
}

function signIn(student: Student, { password }: World): Sending {
  const body = JSON.stringify({ email: `student-${Number(student.token)}@example.org`, password })
  return { method: 'POST', path: '/api/auth/login', body }
}
