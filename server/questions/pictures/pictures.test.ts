import { ShownQuestion } from '@sabi/shared/content/question'
import { decodePack } from '@sabi/shared/content/pack'
import { uploadPicture as uploadPictureCall } from '@sabi/shared/subjects/picture-calls'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { keepHouse } from '../../platform/housekeeping.ts'
import { purges } from '../../app.ts'
import { useTestServer, type TestStudent } from '../../testing/test-server.ts'
import { takeInPictures } from './take-in-pictures.ts'
import { sendPicture, uploadPicture } from '../../testing/upload-picture.ts'

const server = useTestServer()
let administrator: TestStudent
beforeAll(async () => {
  administrator = await server.newAdministrator()
})

const form = {
  options: ['argon', 'iron', 'zinc', 'lead'],
  correctOption: 0,
  explanation: 'Argon is in the air.',
  topicId: 'che-1',
  examType: 'JAMB',
  difficulty: 'easy',
}
const imageAlt = 'A flask with a side arm'

async function send(method: string, path: string, body: object) {
  return server.send(path, { method, body, as: administrator })
}

async function statusOf(imageUrl: string): Promise<number> {
  return (await fetch(server.url + imageUrl)).status
}

const photograph = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()

test('stores an uploaded photograph and serves it from an address that never changes', async () => {
  const file = new Blob([await photograph()])
  const response = await sendPicture(server, administrator, file)
  const { imageUrl } = uploadPictureCall.reply.parse(await response.json())
  expect(response.status).toBe(201)
  expect(imageUrl).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/)
  const picture = await fetch(server.url + imageUrl)
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 675 })
  const again = await sendPicture(server, administrator, file)
  expect(await again.json()).toMatchObject({ imageUrl })
})

test('refuses the one picture of an import that takes too much memory, and takes the others', async () => {
  const heavy = new TextEncoder().encode(`<svg viewBox="0 0 1 1">${'<g/>'.repeat(2_500_000)}</svg>`)
  const taken = await takeInPictures(server.connection.database, [heavy, await photograph()])
  expect(taken).toEqual([
    { unusable: expect.stringContaining('too much memory') },
    { imageUrl: expect.stringMatching(/\.webp$/) },
  ])
})

test('knows a picture that comes back as it was stored', async () => {
  const imageUrl = await uploadPicture(server, administrator, 'A')
  const stored = await (await fetch(server.url + imageUrl)).blob()
  expect(stored.type).toBe('image/svg+xml')
  expect(await (await sendPicture(server, administrator, stored)).json()).toMatchObject({ imageUrl })
})

test('refuses a student, a visitor, a file that is no picture, and a form without a file', async () => {
  const student = await server.newStudent()
  expect((await sendPicture(server, student, new Blob([await photograph()]))).status).toBe(403)
  expect((await server.send('/api/admin/pictures', { method: 'POST', body: {} })).status).toBe(401)
  const refused = await sendPicture(server, administrator, new Blob(['GIF89a']))
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ message: 'A picture must be a PNG, JPEG, WebP or SVG file.' }),
  ])
  expect(await send('POST', '/api/admin/pictures', {})).toMatchObject({
    status: 400,
    body: { message: 'Send one picture as the field "file" of a form.' },
  })
})

test('answers 404 for a picture that is not here, and for any other path', async () => {
  for (const path of [`/pictures/${'0'.repeat(32)}.webp`, '/pictures/a.png', '/pictures/', '/pictures/%2e%2e%2fx'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})

// API-05
test('POST and PUT take a picture with its words, keep both where none is sent, and remove both on null', async () => {
  const [flask, other] = [
    await uploadPicture(server, administrator, 'Flask'),
    await uploadPicture(server, administrator, 'B'),
  ]
  const text = 'What is the name of the apparatus in the diagram?'
  const made = await send('POST', '/api/questions', { ...form, text, imageUrl: flask, imageAlt })
  const { id } = ShownQuestion.parse(made.body['question'])
  expect([made.status, made.body['question']]).toEqual([201, expect.objectContaining({ imageUrl: flask, imageAlt })])
  const after = async (body: object) => {
    expect((await send('PUT', `/api/questions/${id}`, { ...form, text, ...body })).status).toBe(200)
    const shown = ShownQuestion.parse((await server.send(`/api/questions/${id}`)).body['question'])
    return [shown.imageUrl, shown.imageAlt]
  }
  expect(await after({ difficulty: 'hard' })).toEqual([flask, imageAlt])
  expect(await after({ imageUrl: other, imageAlt: 'Another one' })).toEqual([other, 'Another one'])
  expect(await after({ imageAlt: 'The same in better words' })).toEqual([other, 'The same in better words'])
  const { body } = await server.send('/api/questions/changes?subject=chemistry&since=test-1')
  const packed = decodePack(listQuestionChanges.reply.parse(body).pack).find((question) => question.id === id)
  expect(packed).toMatchObject({ imageUrl: other, imageAlt: 'The same in better words' })
  expect(await after({ text: 'Which one is a flask?', imageUrl: null })).toEqual([null, undefined])
})

// API-05
test.each([
  'https://example.org/a.png',
  '//example.org/a.png',
  'javascript:alert(1)',
  '/pictures/flask.png',
  `/pictures/${'0'.repeat(32)}.webp`,
  `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`,
])('refuses %s as a picture, because it is no picture of this site', async (imageUrl) => {
  const question = { ...form, text: 'Which flask is this?', imageUrl, imageAlt }
  const answer = await send('POST', '/api/questions', question)
  expect([answer.status, JSON.stringify(answer.body['fields'])]).toEqual([
    400,
    expect.stringContaining('body.imageUrl'),
  ])
  const edited = await send('PUT', '/api/questions/che-1-0', question)
  expect([edited.status, JSON.stringify(edited.body['fields'])]).toEqual([
    400,
    expect.stringContaining('body.imageUrl'),
  ])
})

test('refuses a picture without words', async () => {
  const imageUrl = await uploadPicture(server, administrator, 'No words')
  for (const words of [{}, { imageAlt: '' }, { imageAlt: ' ' }]) {
    const answer = await send('POST', '/api/questions', { ...form, text: 'Which is this?', imageUrl, ...words })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'body.imageAlt', message: 'Say in words what the picture shows' }] },
    })
  }
})

test('keeps a picture for a day, then deletes it unless a version of a question or a draft shows it', async () => {
  const names = ['unused', 'replaced', 'present', 'chosen again']
  const [unused = '', replaced = '', present = '', chosen = ''] = await Promise.all(
    names.map((name) => uploadPicture(server, administrator, name)),
  )
  const text = 'What does the picture show?'
  const made = await send('POST', '/api/questions', { ...form, text, imageUrl: replaced, imageAlt })
  const { id } = ShownQuestion.parse(made.body['question'])
  await send('PUT', `/api/questions/${id}`, { ...form, text, imageUrl: present, imageAlt })
  const { database } = server.connection
  await keepHouse(database, purges)
  expect(await statusOf(unused)).toBe(200)
  await sql`update pictures set kept_at = now() - interval '25 hours'`.execute(database)
  await uploadPicture(server, administrator, 'chosen again')
  await keepHouse(database, purges)
  const { rows } = await sql<{ address: string }>`select address from pictures`.execute(database)
  const kept = new Set(rows.map(({ address }) => address))
  expect([unused, replaced, present, chosen].map((address) => kept.has(address))).toEqual([false, true, true, true])
})
