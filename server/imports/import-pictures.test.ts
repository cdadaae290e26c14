import { decodePack } from '@sabi/shared/content/pack'
import { exportQuestions } from '@sabi/shared/subjects/export-calls'
import { bulkImportQuestions, type ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useTestServer, type TestServer, type TestStudent } from '../testing/test-server.ts'
import { uploadPicture } from '../testing/upload-picture.ts'

const Exported = z.object({ questions: z.array(z.looseObject({ text: z.string() })) })
const [server, other] = [useTestServer(), useTestServer()]
let administrator: TestStudent
let elsewhere: TestStudent
beforeAll(async () => {
  administrator = await server.newAdministrator()
  elsewhere = await other.newAdministrator()
})

const row = (text: string, picture: object) => ({
  text,
  options: ['a flask', 'a beaker', 'a funnel', 'a burette'],
  correctOption: 0,
  explanation: 'It has a flat bottom and a narrow neck.',
  topicId: 'che-1',
  examType: 'JAMB',
  difficulty: 'easy',
  ...picture,
})

async function takeIn(
  questions: readonly object[],
  { to = server, as = administrator, ...options }: { to?: TestServer; as?: TestStudent; dryRun?: boolean } = {},
): Promise<ImportOutcome> {
  const body = { questions, publish: true, subject: 'chemistry', ...options }
  return bulkImportQuestions.reply.parse((await to.send(bulkImportQuestions.path, { method: 'POST', body, as })).body)
}

async function published(at: TestServer, text: string) {
  const { body } = await at.send('/api/questions/changes?subject=chemistry&since=test-1')
  const questions = decodePack(listQuestionChanges.reply.parse(body).pack)
  return questions.find((question) => question.text === text)
}

async function png(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

// ADMIN-02
test('a picture in a file is stored, and the same file again adds nothing', async () => {
  const text = 'What is this piece of glassware called?'
  const file = [row(text, { imageUrl: await png('#a00'), imageAlt: ' A red flask ' })]
  const shown = await takeIn(file, { dryRun: true })
  expect(shown.accepted[0]?.question.imageUrl).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/)
  expect(await takeIn(file)).toMatchObject({ added: 1, refused: [] })
  const question = await published(server, text)
  expect(question).toMatchObject({ imageUrl: shown.accepted[0]?.question.imageUrl, imageAlt: 'A red flask' })
  expect((await fetch(server.url + (question?.imageUrl ?? ''))).headers.get('content-type')).toBe('image/webp')
  expect(await takeIn(file)).toMatchObject({ added: 0, unchanged: 1, refused: [] })
})

test('a row names a picture that was uploaded, and is refused with the reason where the picture or its words are missing', async () => {
  const imageUrl = await uploadPicture(server, administrator, 'Uploaded')
  const data = await png('#0a0')
  const outcome = await takeIn([
    row('Which one is uploaded?', { imageUrl, imageAlt: 'Words' }),
    row('Which one has no words?', { imageUrl }),
    row('Which one is not here?', { imageUrl: `/pictures/${'0'.repeat(32)}.webp`, imageAlt: 'Words' }),
    row('Which one is damaged?', { imageUrl: data.slice(0, 80), imageAlt: 'Words' }),
    row('Which one moves?', { imageUrl: 'data:image/gif;base64,R0lGODlh', imageAlt: 'Words' }),
    row('Which one is elsewhere?', { imageUrl: 'https://example.org/a.png', imageAlt: 'Words' }),
    row('Which one is new?', { imageUrl: data, imageAlt: 'Words' }),
  ])
  expect(outcome).toMatchObject({ rowCount: 7, added: 2 })
  expect(outcome.refused.map(({ place, reason }) => [place, reason]).toSorted()).toEqual([
    ['question 2', 'picture-without-words'],
    ['question 3', 'picture-unknown'],
    ['question 4', 'picture-unusable'],
    ['question 5', 'figure-missing'],
    ['question 6', 'figure-missing'],
  ])
})

// ADMIN-02
test('an export carries pictures to another server, and back without adding anything', async () => {
  const text = 'Which apparatus does the drawing show?'
  const imageUrl = await uploadPicture(server, administrator, 'Carried')
  await takeIn([row(text, { imageUrl, imageAlt: 'A drawing' })])
  const headers = { Authorization: `Bearer ${administrator.token}` }
  const response = await fetch(`${server.url}${exportQuestions.path}?format=json&subject=chemistry`, { headers })
  const { questions } = Exported.parse(await response.json())
  const carried = questions.filter((question) => question.text === text)
  expect(carried).toMatchObject([
    { imageUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/), imageAlt: 'A drawing' },
  ])
  expect(await takeIn(carried, { to: other, as: elsewhere })).toMatchObject({ added: 1, refused: [] })
  expect(await published(other, text)).toMatchObject({ imageUrl, imageAlt: 'A drawing' })
  expect((await fetch(other.url + imageUrl)).status).toBe(200)
  expect(await takeIn(questions)).toMatchObject({ added: 0, unchanged: questions.length, refused: [] })
})
