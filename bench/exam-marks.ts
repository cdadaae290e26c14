// `npx tsx bench/exam-marks.ts [papers]`: checks that a phone and the server give the same mark for 10,000 random papers of all kinds. Answers
// are changed, arrive in any order and twice, and questions may be left open. Meanwhile an administrator corrects keys, some with the options
// in another order. Each paper is marked when it arrives, and once more at the end. Exits with 1 at the first difference. Needs a built bank.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nameOf, orders, PaperCheck } from '@sabi/content/exams/paper-check'
import { startPostgres } from '@sabi/embedded-postgres'
import { parseBank } from '@sabi/shared/content/bank'
import type { Question } from '@sabi/shared/content/question'
import { sitExam, startExam, type ExamAction, type ExamSession } from '@sabi/shared/exams/sitting'
import { toSyncedAnswer, toSyncedSession } from '@sabi/shared/practice/answer-log'
import { correctedSession } from '@sabi/shared/practice/corrected-session'
import { seededRandom, shuffle } from '@sabi/shared/practice/random'
import { sessionScore } from '@sabi/shared/practice/score'
import { maximumBatchAnswers, type SyncedAnswer } from '@sabi/shared/sync/calls'
import { sql } from 'kysely'
import { connect } from '../server/database/database.ts'
import { withFreshSums } from '../server/database/kept-sums.queries.ts'
import { migrate } from '../server/database/migrate.ts'
import { listAttempts } from '../server/progress/progress.queries.ts'
import { loadBank } from '../server/questions/bank.queries.ts'
import { editQuestionAs } from '../server/questions/edit-questions.ts'
import { insertBatch } from '../server/sync/answer-log.queries.ts'
import { demandMeasured } from './lib/measured.ts'

const papers = Number(process.argv[2] ?? 10_000)
const papersOfStudent = 20
/** A key is corrected after every so many papers. */
const correctionEvery = 10
const random = seededRandom('exam marks')

const bank = parseBank(readFileSync(new URL('../content/dist/bank.json', import.meta.url), 'utf8'))
const check = new PaperCheck(bank)
/** The present version of each question, as a phone that is up to date has it. */
const newest = new Map<string, Question>(bank.questions.map((question) => [question.id, question]))

const folder = await mkdtemp(join(tmpdir(), 'sabi-exam-marks-'))
// PostgreSQL runs under its own account if this runs as root.
await chmod(folder, 0o755)
const postgres = await startPostgres({ dataDir: join(folder, 'data'), durability: 'throw-away', log: () => undefined })
const { database } = connect(postgres.url, { onError: () => undefined, max: 2 })
const startedAt = Date.now()
const sat: { userId: string; session: ExamSession; firstMark: number }[] = []
let [answers, corrections, refused, changed, differences] = [0, 0, 0, 0, 0]
try {
  await migrate(database)
  await loadBank(database, bank)
  let userId = ''
  for (let number = 0; number < papers; number++) {
    if (number % papersOfStudent === 0) userId = await newStudent()
    const { session, given } = sit(number)
    await send(userId, session, given)
    answers += given.length
    const firstMark = await compare(userId, session)
    sat.push({ userId, session, firstMark })
    if (number % correctionEvery === 0) await correctOneOf(session)
    if ((number + 1) % 500 === 0) console.log(`${number + 1} papers, ${seconds()} s`)
  }
  for (const { userId: owner, session, firstMark } of sat) if ((await compare(owner, session)) !== firstMark) changed++
} finally {
  await database.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
console.log(`${sat.length} papers with ${answers} answers in ${seconds()} s, each marked twice`)
console.log(`${corrections} keys corrected (${refused} edits refused), which changed ${changed} marks`)
demandMeasured({ papers: sat.length, answers, corrections, changed })
console.log(`${differences} differences between phone and server`)
process.exitCode = differences > 0 ? 1 : 0

/** A whole sitting: options chosen, changed and left open, in any order. Some papers are handed in, others end with their time. */
function sit(number: number): { session: ExamSession; given: SyncedAnswer[] } {
  const order = pick(orders)
  const drawn = check.draw(order, `${number}`)
  if (drawn === null) throw new Error(`${nameOf(order)} could not be set`)
  // Half of the phones have the latest corrections already.
  const isFresh = random() < 0.5
  const questions = drawn.map(({ question, shownOrder }) => ({
    question: (isFresh ? newest.get(question.id) : undefined) ?? question,
    shownOrder,
  }))
  const begunAt = Date.parse('2026-11-20T08:00:00Z') + number * 60_000
  const now = { wall: begunAt, monotonic: 0 }
  let session = startExam({ id: randomUUID(), order, allowance: 'none', questions, seed: `${number}`, now })
  const given: SyncedAnswer[] = []
  const act = (action: ExamAction) => {
    now.wall += Math.floor(random() * 9_000)
    now.monotonic = now.wall - begunAt
    session = sitExam(session, action, { now: { ...now }, before: null, isWatched: true })
    const answer = action.type === 'choose' ? toSyncedAnswer(session) : null
    if (answer !== null) given.push(answer)
  }
  const share = random()
  for (let tap = 0; tap < questions.length * 1.5 && session.phase !== 'results'; tap++) {
    const question = session.questions[session.position]?.question
    if (question === undefined) break
    if (random() < share) {
      // The key often enough that a correction matters.
      const option = random() < 0.5 ? question.correctOption : Math.floor(random() * question.options.length)
      act({ type: 'choose', questionId: question.id, option, answerId: randomUUID(), tzOffset: 60, at: now.wall })
    }
    const isStep = random() < 0.9 && session.position + 1 < questions.length
    act(
      isStep
        ? { type: 'next', at: now.wall }
        : { type: 'go to', position: Math.floor(random() * questions.length), at: now.wall },
    )
  }
  if (random() < 0.5) act({ type: 'finish', at: now.wall })
  now.wall = session.exam.endsAt + 1000
  now.monotonic = now.wall - begunAt
  session = sitExam(session, { type: 'tick' }, { now, before: null, isWatched: false })
  return { session, given: [...new Map(given.map((answer) => [answer.id, answer])).values()] }
}

/** In batches as phones send them, in any order, some of them twice. */
async function send(userId: string, session: ExamSession, given: readonly SyncedAnswer[]): Promise<void> {
  const mixed = shuffle(given, random)
  const size = 1 + Math.floor(random() * (maximumBatchAnswers - 1))
  const batches = Array.from({ length: Math.ceil(mixed.length / size) }, (_, index) =>
    mixed.slice(index * size, (index + 1) * size),
  )
  const again = batches.filter(() => random() < 0.2)
  for (const batch of [...batches, ...again, []])
    await insertBatch(database, { userId, deviceId: 'phone', sessions: [toSyncedSession(session)], answers: batch })
}

/** Compares the marks of phone and server, and gives the server's. A paper without an answer is none for the server. */
async function compare(userId: string, session: ExamSession): Promise<number> {
  const onPhone = sessionScore(
    correctedSession(
      session,
      session.questions.flatMap(({ question: { id } }) => newest.get(id) ?? []),
    ),
  )
  await withFreshSums({ primary: database, reads: database }, userId)
  const [attempt] = await listAttempts(database, { userId, id: session.id, limit: 1 })
  const score = attempt?.score ?? 0
  const total = attempt?.totalQuestions ?? session.questions.length
  if (score !== onPhone.correct || total !== onPhone.total) {
    differences++
    console.error(
      `${session.id}: ${onPhone.correct} of ${onPhone.total} on the phone, ${score} of ${total} on the server`,
    )
  }
  return score
}

/** Corrects the key of a question of the paper, as an administrator who edits it. */
async function correctOneOf(session: ExamSession): Promise<void> {
  const question = newest.get(pick(session.questions).question.id)
  if (question === undefined) return
  const wrong = question.options.filter((_, option) => option !== question.correctOption)
  const right = pick(wrong)
  const options = random() < 0.5 ? question.options : shuffle(question.options, random)
  const { text, explanation } = question
  const next = { text, options, correctOption: options.indexOf(right), explanation }
  try {
    const edit = { id: question.id, next, cause: 'Its key was wrong.', actor: 'command line' as const }
    newest.set(question.id, (await editQuestionAs(database, edit)).question)
    corrections++
  } catch {
    // Not every question can be written in a form as it stands.
    refused++
  }
}

async function newStudent(): Promise<string> {
  const id = randomUUID()
  await sql`insert into users (id, email, name, password_hash) values (${id}, ${`${id}@example.org`}, 'Ada', '-')`.execute(
    database,
  )
  return id
}

function pick<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

function seconds(): number {
  return Math.round((Date.now() - startedAt) / 1000)
}
