import { identityOf } from '@sabi/content/exchange/identity'
import { expect, test } from 'vitest'
import { listQuestionsById } from '../questions/questions.queries.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer } from '../testing/test-server.ts'
import { uploadPicture } from '../testing/upload-picture.ts'
import { up } from './migrations/0024-identity-of-drawn.ts'

const server = useTestServer()

test('an upgrade renews the identities of questions with pictures, and of no others', async () => {
  const { database } = server.connection
  const [pictured, plain] = testBank.questions
  if (pictured === undefined || plain === undefined) throw new Error('The test bank has no two questions')
  const { text, options, correctOption, explanation, topicId, examType, difficulty } = pictured
  const administrator = await server.newAdministrator()
  const imageUrl = await uploadPicture(server, administrator, 'A')
  const about = { topicId, examType, difficulty, imageUrl, imageAlt: 'A flask' }
  const body = { text, options, correctOption, explanation, ...about }
  const reply = await server.send(`/api/questions/${pictured.id}`, { method: 'PUT', body, as: administrator })
  expect(reply.status).toBe(200)
  const ids = [pictured.id, plain.id]
  await database.updateTable('questions').set({ identity: 'as before' }).where('id', 'in', ids).execute()
  await up(database)
  const rows = await database.selectFrom('questions').select(['id', 'identity']).where('id', 'in', ids).execute()
  const [now] = await listQuestionsById(database, [pictured.id])
  expect(now?.imageUrl).toBe(imageUrl)
  expect(new Map(rows.map(({ id, identity }) => [id, identity]))).toEqual(
    new Map([
      [pictured.id, now === undefined ? '' : identityOf(now)],
      [plain.id, 'as before'],
    ]),
  )
})
