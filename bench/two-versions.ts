// `npx tsx bench/two-versions.ts [COMMIT]`: runs the server of an earlier commit (by default the last one before the newest migration)
// and the current one on the same database, as during a rolling update. 100 students send 10,000 answers, each batch to either version.
// Both must then report the same to every student, with the scores that the keys imply (0 differences). At the end the older server is
// killed and restarted on the newer schema, which versions before 0009-operation refused. Uses the installed packages if the commit
// locks the same ones, and otherwise installs them.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { register } from '@sabi/shared/accounts/calls'
import { getScoreStatistics, getStreak, listProgress, listScores } from '@sabi/shared/progress/calls'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { sendAnswers } from '@sabi/shared/sync/calls'
import { v7 as newId } from 'uuid'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { startTestCluster } from '@sabi/embedded-postgres/testing/test-cluster'
import { demandMeasured } from './lib/measured.ts'

const students = 100
const sessionsEach = 5
const answersEach = 20
const repository = join(dirname(fileURLToPath(import.meta.url)), '..')

const commit = process.argv[2] ?? commitBeforeNewestMigration()
const folder = await mkdtemp(join(tmpdir(), 'sabi-two-versions-'))
const cluster = await startTestCluster()
const older = await serverOf(await treeOf(commit))
await older.start()
console.log(`the server of ${commit} is ready`)
const newer = await serverOf(repository)
await newer.start()
console.log('the current server is ready beside it')

const response = await fetch(`${newer.url}/api/questions?limit=500`)
const questions = listQuestions.reply
  .parse(await response.json())
  .questions.filter(({ options }) => options.length === 4)
const totals = { answers: 0, saved: 0, differences: 0, wrongScores: 0 }
for (let student = 0; student < students; student++)
  await (student % 2 === 0 ? practise(older, newer) : practise(newer, older))
await older.stop('SIGKILL')
const startsAgain = await older.start().then(
  () => true,
  () => false,
)
if (startsAgain) await practise(older, newer)
console.log({ startsAgain, ...totals })
await Promise.all([older.stop(), newer.stop()])
await cluster.remove()
await rm(folder, { recursive: true })
demandMeasured({ answers: totals.answers })
process.exit(totals.saved === totals.answers && totals.differences + totals.wrongScores === 0 ? 0 : 1)

function commitBeforeNewestMigration(): string {
  const log = execFileSync(
    'git',
    ['log', '--max-count=1', '--diff-filter=A', '--format=%h^', '--', 'server/database/migrations'],
    { cwd: repository, encoding: 'utf8' },
  )
  return execFileSync('git', ['rev-parse', '--short', log.trim()], { cwd: repository, encoding: 'utf8' }).trim()
}

/** Checks out the repository at a commit, with its packages and its own bank. */
async function treeOf(name: string): Promise<string> {
  const tree = join(folder, 'older')
  await mkdir(tree)
  const archive = execFileSync('git', ['archive', name], { cwd: repository, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['--extract', '--directory', tree], { input: archive })
  const lockOf = (each: string) => readFile(join(each, 'package-lock.json'), 'utf8')
  if ((await lockOf(tree)) === (await lockOf(repository))) await linkPackages(tree)
  else execFileSync('npm', ['ci', '--silent'], { cwd: tree, stdio: 'inherit' })
  await symlink(join(repository, 'web/dist'), join(tree, 'web/dist'))
  execFileSync('npm', ['run', '--silent', 'content:build'], { cwd: tree, stdio: 'inherit' })
  return tree
}

async function linkPackages(tree: string): Promise<void> {
  await mkdir(join(tree, 'node_modules/@sabi'), { recursive: true })
  const sides = ['shared', 'content', 'server', 'web']
  for (const entry of await readdir(join(repository, 'node_modules')))
    if (entry !== '@sabi') await symlink(join(repository, 'node_modules', entry), join(tree, 'node_modules', entry))
  for (const side of sides) {
    await symlink(join(tree, side), join(tree, 'node_modules/@sabi', side))
    const own = join(repository, side, 'node_modules')
    if (existsSync(own)) await symlink(own, join(tree, side, 'node_modules'))
  }
}

async function serverOf(tree: string): Promise<RealServer> {
  const settings = { DATABASE_URL: cluster.url, SECRET_KEY: 'the same key for both versions, 32 characters' }
  return new RealServer({ port: await freePort(), dataDir: folder, settings, tree })
}

/** Registers a student with one version, sends answers to both, and compares what both report. */
async function practise(first: RealServer, second: RealServer): Promise<void> {
  const { userId, token } = await newStudent(first)
  const scoreBySession = new Map<string, number>()
  for (let session = 0; session < sessionsEach; session++) {
    const { sessionId, answers, score } = answerSession()
    scoreBySession.set(sessionId, score)
    await sendBatch(first, token, sessionId, answers.slice(0, answersEach / 2))
    await sendBatch(second, token, sessionId, answers.slice(answersEach / 2))
  }
  const paths = [listScores.path, getScoreStatistics.path, getStreak.path, listProgress.path].map((path) =>
    path.replace(':userId', userId),
  )
  for (const path of paths) {
    const replies = [await read(older, path, token), await read(newer, path, token)]
    if (!isDeepStrictEqual(replies[0], replies[1])) totals.differences++
  }
  const { data } = listScores.reply.parse(await read(newer, paths[0] ?? '', token))
  const right = data.filter(({ id, score }) => scoreBySession.get(id) === score)
  totals.wrongScores += Math.max(sessionsEach, data.length) - right.length
}

async function newStudent(server: RealServer): Promise<{ userId: string; token: string }> {
  const body = { email: `${randomUUID()}@example.org`, password: 'green mango tree', name: 'Bench' }
  const response = await send(server, register.path, { body })
  const { user } = register.reply.parse(await response.json())
  return { userId: user.id, token: /sabi_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '' }
}

/** A session with random answers, and its score by the published keys. */
function answerSession() {
  const sessionId = newId()
  const chosen = questions.toSorted(() => Math.random() - 0.5).slice(0, answersEach)
  let score = 0
  const answers = chosen.map(({ id: questionId, version: questionVersion, correctOption }, seq) => {
    const option = Math.floor(Math.random() * 4)
    if (option === correctOption) score++
    const answeredAt = new Date().toISOString()
    return {
      id: newId(),
      sessionId,
      questionId,
      questionVersion,
      option,
      answeredAt,
      tzOffset: 60,
      durationMs: 9_000,
      seq,
    }
  })
  return { sessionId, answers, score }
}

async function sendBatch(server: RealServer, token: string, sessionId: string, answers: readonly object[]) {
  const startedAt = new Date().toISOString()
  const session = { id: sessionId, kind: 'practice', examType: 'JAMB', startedAt, questionCount: answersEach }
  const response = await send(server, sendAnswers.path, {
    body: { deviceId: 'bench', sessions: [session], answers },
    token,
  })
  totals.answers += answers.length
  totals.saved += sendAnswers.reply.parse(await response.json()).saved.length
}

async function send({ url }: RealServer, path: string, { body, token = '' }: { body: unknown; token?: string }) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token === '' ? {} : { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

async function read({ url }: RealServer, path: string, token: string): Promise<unknown> {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
