import { createHash } from 'node:crypto'
import { progressIn, readTrialAddress, stateAfter } from '@sabi/shared/trial/address'
import { getTrial } from '@sabi/shared/trial/calls'
import { drawOfDay, Trial } from '@sabi/shared/trial/trial'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer({ BASE_URL: 'https://prep.example.org/' })

const Drawn = z.object({ path: z.string(), search: z.string(), firstReply: z.object({ trial: Trial }) })

/** The rendering request, as the stand-in for the screens prints it. */
async function drawnAt(path: string) {
  const { status, body, headers } = await server.send(path)
  const printed = /<pre>(.*?)<\/pre>/s.exec(String(body['text']))?.[1] ?? ''
  return { status, headers, ...Drawn.parse(JSON.parse(printed.replaceAll('&lt;', '<'))) }
}

async function trialAt(path: string): Promise<Trial> {
  return (await drawnAt(path)).firstReply.trial
}

test('the first reply has five questions of the subject, the same for everyone on this day', async () => {
  const drawn = await drawnAt('/try/physics')
  expect(drawn).toMatchObject({ status: 200, path: '/try/physics', search: '' })
  const { trial } = drawn.firstReply
  expect(trial).toMatchObject({ subject: 'physics', topic: null, draw: drawOfDay(new Date()) })
  expect(trial.questions).toHaveLength(5)
  expect(new Set(trial.questions.map(({ question }) => question.subject))).toEqual(new Set(['physics']))
  expect(await trialAt('/try/physics/')).toEqual(trial)
  expect((await trialAt('/try/chemistry')).questions[0]?.question.subject).toBe('chemistry')
})

test('a topic gives five questions of its own', async () => {
  const trial = await trialAt('/try/physics?topic=phy-3')
  expect(trial.topic).toEqual({ id: 'phy-3', title: 'Topic 3 of physics' })
  expect(trial.questions).toHaveLength(5)
  expect(trial.questions.every(({ question }) => question.topicId === 'phy-3')).toBe(true)
})

test('another draw gives other questions, and the same draw the same ones', async () => {
  const ids = async (draw: string) => {
    const { questions } = await trialAt(`/try/biology?draw=${draw}`)
    return questions.map(({ question }) => question.id)
  }
  const first = await ids('2026-01-01')
  expect(await ids('2026-01-01')).toEqual(first)
  expect(await ids('2026-01-01.2')).not.toEqual(first)
})

test('each step is a separate page, with the answers in its address and nothing about the visitor kept', async () => {
  const trial = await trialAt('/try/physics')
  const query = new URLSearchParams(stateAfter(trial, [0, 1])).toString()
  const before = await rowCounts()
  const step = await drawnAt(`/try/physics?${query}&choice=A`)
  expect(step.search).toBe(`${query}&choice=A`)
  expect(step.firstReply.trial).toEqual(trial)
  const progress = progressIn(trial, readTrialAddress(new URLSearchParams(step.search)))
  expect(progress).toMatchObject({ position: 2, phase: 'feedback' })
  expect(step.headers.get('set-cookie')).toBeNull()
  expect(step.headers.get('cache-control')).toBe('no-store')
  expect(await rowCounts()).toEqual(before)
})

test('search engines may keep the first page of a subject, and no other', async () => {
  const first = await server.send('/try/physics')
  expect(first.headers.get('x-robots-tag')).toBeNull()
  expect(first.headers.get('etag')).not.toBeNull()
  for (const query of ['topic=phy-3', 'draw=2026-01-01', 'answers=A']) {
    const { headers, body } = await server.send(`/try/physics?${query}`)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(body['text']).toContain('<link rel="canonical" href="https://prep.example.org/try/physics">')
  }
  const map = String((await server.send('/sitemap.xml')).body['text'])
  for (const path of ['/try', '/try/physics', '/try/chemistry', '/try/biology', '/try/mathematics'])
    expect(map).toContain(`<loc>https://prep.example.org${path}</loc>`)
})

test('a page that a browser has already is sent no second time', async () => {
  const etag = (await server.send('/try/physics')).headers.get('etag') ?? ''
  expect((await server.send('/try/physics', { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

test('there is no page for a subject or a topic that is not there', async () => {
  for (const path of ['/try/latin', '/try/physics?topic=che-1', '/try/physics?topic=nothing', '/try/:subject']) {
    const { status, body } = await server.send(path)
    expect([path, status]).toEqual([path, 404])
    expect(body['text']).toContain('<h1>Page Not Found</h1>')
  }
})

test('whatever an address says, the page comes, and no part of it becomes HTML', async () => {
  for (const query of [
    'answers=%3Cscript%3E&choice=%3Cb%3E&mark=__SITE_NAME__',
    'draw=%00&topic=%00',
    'draw=..%2F..&answers=ZZZZ',
    `answers=${'A'.repeat(5_000)}`,
  ]) {
    const { status, body } = await server.send(`/try/physics?${query}`)
    expect([query, status]).toEqual([query, 200])
    expect(String(body['text'])).not.toMatch(/<script>[^l]|<b>/)
  }
})

test('the app can ask for the same questions that the page shows', async () => {
  const { body } = await server.send('/api/trials/physics')
  const { trial } = getTrial.reply.parse(body)
  expect(trial).toEqual(await trialAt('/try/physics'))
  const topic = getTrial.reply.parse((await server.send('/api/trials/physics?topic=phy-3&draw=2026-01-01')).body)
  expect(topic.trial).toEqual(await trialAt('/try/physics?topic=phy-3&draw=2026-01-01'))
  for (const path of ['/api/trials/latin', '/api/trials/physics?topic=che-1'])
    expect([path, (await server.send(path)).status]).toEqual([path, 404])
})

test('a question that leaves the bank leaves the trial, and addresses made before name another mark', async () => {
  const before = await trialAt('/try/mathematics?draw=2026-02-02')
  const gone = before.questions[0]?.question.id ?? ''
  await publish(sql`update questions set is_published = false where id = ${gone}`)
  const after = await trialAt('/try/mathematics?draw=2026-02-02')
  expect(after.questions.map(({ question }) => question.id)).not.toContain(gone)
  expect(after.questions).toHaveLength(5)
  expect(after.mark).not.toBe(before.mark)
  const address = readTrialAddress(new URLSearchParams(stateAfter(before, [0, 0])))
  expect(progressIn(after, address)).toMatchObject({ position: 0, hasChanged: true })
})

test('a change of other questions leaves the trial as it is', async () => {
  const before = await trialAt('/try/chemistry?draw=2026-03-03')
  await publish(sql`select 1`)
  expect(await trialAt('/try/chemistry?draw=2026-03-03')).toEqual(before)
})

/** Changes the bank as an administrator would: what is published has another version afterwards. */
async function publish(change: ReturnType<typeof sql>): Promise<void> {
  const { database } = server.connection
  await change.execute(database)
  const version = createHash('sha256').update(String(performance.now())).digest('hex').slice(0, 12)
  await sql`update bank set current_version = ${version}`.execute(database)
}

async function rowCounts(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from answers) as answers, (select count(*) from practice_sessions) as sessions,
           (select count(*) from limits) as limits
  `.execute(server.connection.database)
  return rows
}
