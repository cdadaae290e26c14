// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptNotesText } from '../offline/received-notes.ts'
import { putQuestions, questionsOfSubject, versionOf } from '../offline/questions/question-store.ts'
import { syncQuestions } from '../offline/questions/question-sync.ts'
import { keepFiles } from '../testing/kept-files.ts'
import {
  aPackedQuestion,
  forgetQuestionBank,
  noNetwork,
  QuestionServer,
  someQuestions,
} from '../testing/question-bank.ts'
import { signingSite, type SigningSite } from '../testing/signing-site.ts'
import { writePassFile } from './pass-file.ts'
import { prepareFile } from './pass-on.ts'
import { takeInFile } from './take-in.ts'

const old = someQuestions('physics', 3)
const edited = [
  aPackedQuestion('phy-0', { subject: 'physics', version: 2, text: 'Which unit is right?' }),
  ...old.slice(1),
]
const notes = JSON.stringify({ format: 1, subject: 'physics', notes: [] })
let site: SigningSite

beforeEach(async () => {
  site = await signingSite()
  document.head.innerHTML = `<meta name="site-key" content="${site.publicKey}">`
})
afterEach(forgetQuestionBank)

const at = (revision: number, questions: readonly Question[], more: object = {}) =>
  site.pack('physics', { version: `v${revision}`, revision, questions, ...more })

async function takeIn(...subjects: Awaited<ReturnType<SigningSite['pack']>>[]) {
  return takeInFile(await writePassFile(subjects))
}

/** A service worker and its cache, so that notes are kept. */
function withServiceWorker(files: Record<string, unknown> = {}): Map<string, unknown> {
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { controller: {} } } }))
  return keepFiles(files)
}

/** The server's statements on what a phone has synced. */
async function serve(
  server: QuestionServer,
  questions: Partial<Record<SubjectId, readonly Question[]>>,
): Promise<void> {
  const subjects = await Promise.all(
    subjectIds.map(
      async (id) => (await site.sign(id, { version: server.version, questions: questions[id] ?? [] })).signed,
    ),
  )
  server.instead.set('/api/questions/signatures', () => Response.json({ success: true, subjects }))
}

test('a phone without questions has those of the file, whole and with their notes', async () => {
  const kept = withServiceWorker()
  expect(await takeIn(await at(1, old, { notes }))).toEqual([{ subject: 'physics', became: 'taken' }])
  expect(await questionsOfSubject('physics')).toEqual(old)
  expect(await versionOf('physics')).toBe('v1')
  expect([...kept.keys()]).toEqual(['/packs/physics-notes-1.json'])
  expect(await keptNotesText('physics')).toBe(notes)
})

test('a newer file replaces questions and notes, and removes what is gone', async () => {
  await takeIn(await at(1, [...old, aPackedQuestion('phy-gone', { subject: 'physics' })]))
  expect(await takeIn(await at(2, edited))).toEqual([{ subject: 'physics', became: 'taken' }])
  expect(await questionsOfSubject('physics')).toEqual(edited)
  expect(await versionOf('physics')).toBe('v2')
})

test('an older file never replaces newer questions, however they came', async () => {
  await takeIn(await at(2, edited))
  expect(await takeIn(await at(1, old))).toEqual([{ subject: 'physics', became: 'older' }])
  expect(await questionsOfSubject('physics')).toEqual(edited)

  const server = new QuestionServer(edited)
  server.version = 'v2'
  expect(await takeIn(await at(2, edited))).toEqual([{ subject: 'physics', became: 'same' }])
})

test('questions of which the phone can’t tell the age are left as they are', async () => {
  new QuestionServer(edited).instead.set('/api/questions/signatures', noNetwork)
  await syncQuestions(['physics'])
  expect(await takeIn(await at(9, old))).toEqual([{ subject: 'physics', became: 'unclear' }])
  expect(await questionsOfSubject('physics')).toEqual(edited)
})

test('a newer version of a single question stays, where the others were not here', async () => {
  const [newer] = edited
  if (newer === undefined) throw new Error()
  await putQuestions([newer])
  await takeIn(await at(1, old))
  expect(await questionsOfSubject('physics')).toEqual(edited)
})

test('of a file with one subject that is not what the site has signed, none is taken', async () => {
  const biology = await site.pack('biology', { questions: someQuestions('biology', 2) })
  const other = await at(1, someQuestions('physics', 2))
  expect(await takeIn(biology, { ...(await at(1, old)), questions: other.questions })).toBe('not signed')
  expect([await versionOf('biology'), await versionOf('physics')]).toEqual([null, null])
})

test('without the key of the site nothing is taken', async () => {
  document.head.innerHTML = '<meta name="site-key" content="">'
  expect(await takeIn(await at(1, old))).toBe('no key')
  expect(await versionOf('physics')).toBeNull()
})

test('a full phone says so, and does not take the subject for whole', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(await takeIn(await at(1, old))).toBe('full')
  put.mockRestore()
  expect(await versionOf('physics')).toBeNull()
})

test('what a phone has synced can be passed on without a connection, from phone to phone', async () => {
  const server = new QuestionServer([...old, ...someQuestions('biology', 2)])
  await serve(server, { physics: old, biology: someQuestions('biology', 2) })
  await syncQuestions(['physics', 'biology'])
  server.asked.length = 0
  const { file, subjects, unsigned } = await prepareFile(false)
  expect([subjects, unsigned, server.asked]).toEqual([['physics', 'biology'].toSorted(bySubject), [], []])

  await forgetQuestionBank()
  if (file === null) throw new Error('No file')
  expect(await takeInFile(file)).toEqual(subjects.map((subject) => ({ subject, became: 'taken' })))
  expect(await questionsOfSubject('physics')).toEqual(old)
  const again = await prepareFile(false)
  expect([again.subjects, again.file?.size]).toEqual([subjects, file.size])
})

test('questions that differ from what the site has signed are left out of the file', async () => {
  const server = new QuestionServer(old)
  await serve(server, { physics: old })
  await syncQuestions(['physics'])
  await putQuestions([aPackedQuestion('phy-0', { subject: 'physics', correctOption: 3 })])
  expect(await prepareFile(true)).toEqual({ file: null, subjects: [], unsigned: ['physics'], tooMany: [] })
})

test('with a connection, what is missing is fetched first', async () => {
  const server = new QuestionServer(old)
  server.instead.set('/api/questions/signatures', noNetwork)
  await syncQuestions(['physics'])
  expect((await prepareFile(false)).unsigned).toEqual(['physics'])
  await serve(server, { physics: old })
  expect((await prepareFile(true)).subjects).toEqual(['physics'])
})

const bySubject = (one: string, other: string) => places.indexOf(one) - places.indexOf(other)
const places: readonly string[] = subjectIds
