import { decodePack, encodePack } from '@sabi/shared/content/pack'
import { subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import { listSignedSubjects } from '@sabi/shared/passing-on/calls'
import { signedText, SubjectStatement } from '@sabi/shared/passing-on/signed-subject'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import { expect, test } from 'vitest'
import { createSiteSignature } from '../platform/site-signature.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer } from '../testing/test-server.ts'
import { sha256 } from './textbook-files.ts'

const server = useTestServer()

async function signedSubjects() {
  const { status, body } = await server.send('/api/questions/signatures')
  expect(status, JSON.stringify(body)).toBe(200)
  return listSignedSubjects.reply.parse(body).subjects
}

async function statementOn(subject: string): Promise<SubjectStatement> {
  const statements = (await signedSubjects()).map(({ statement }) => SubjectStatement.parse(JSON.parse(statement)))
  const found = statements.find((statement) => statement.subject === subject)
  if (found === undefined) throw new Error(`Nothing is signed of ${subject}`)
  return found
}

/** The questions of a subject as a phone has them from its pack. */
function questionsOf(subject: SubjectId): Question[] {
  const own = testBank.questions.filter((question) => question.subject === subject)
  return decodePack(encodePack(subject, own))
}

test('lets every visitor have the statements on all subjects, and signs each with the key of the pages', async () => {
  const subjects = await signedSubjects()
  expect(subjects.map(({ statement }) => SubjectStatement.parse(JSON.parse(statement)).subject)).toEqual([
    ...subjectIds,
  ])
  const page = String((await server.send('/practice')).body['text'])
  const publicKey = /<meta name="site-key" content="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(publicKey).toBe(createSiteSignature(server.platform.settings).publicKey())
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', Buffer.from(publicKey, 'base64'), algorithm, false, ['verify'])
  for (const { statement, signature } of subjects) {
    const bytes = Buffer.from(signature, 'base64')
    expect(await crypto.subtle.verify(algorithm, key, bytes, Buffer.from(statement))).toBe(true)
  }
})

test('states the hash of the notes that phones download, and none where there are no notes', async () => {
  const { notes } = await statementOn('physics')
  const file = Buffer.from(JSON.stringify((await server.send(`/packs/${notes?.file}`)).body))
  expect(notes).toMatchObject({ hash: sha256(file), bytes: file.length })
  expect((await statementOn('biology')).notes).toBeNull()
})

test('follows an edit: another version, a higher revision, and the hash of what a phone has after the change', async () => {
  const before = await statementOn('chemistry')
  const administrator = await server.newAdministrator()
  const own = questionsOf('chemistry')
  const edit = {
    text: 'Which place has the key?',
    options: ['first', 'second', 'third', 'fourth'],
    correctOption: 2,
    explanation: 'The third.',
    topicId: 'che-1',
    examType: 'JAMB',
    difficulty: 'easy',
    cause: 'The key was wrong.',
  }
  const { status } = await server.send(`/api/questions/${own[0]?.id}`, { method: 'PUT', body: edit, as: administrator })
  expect(status).toBe(200)
  const after = await statementOn('chemistry')
  expect(after.revision).toBeGreaterThan(before.revision)

  const changes = await server.send(`/api/questions/changes?subject=chemistry&since=${before.version}`)
  const { version, pack } = listQuestionChanges.reply.parse(changes.body)
  expect(after.version).toBe(version)
  const changed = decodePack(pack)
  const isChanged = new Set(changed.map(({ id }) => id))
  const here = decodePack(
    JSON.parse(signedText('chemistry', [...changed, ...own.filter(({ id }) => !isChanged.has(id))])),
  )
  const text = Buffer.from(signedText('chemistry', here))
  expect(after.questions).toEqual({ hash: sha256(text), bytes: text.length, count: own.length })
})
