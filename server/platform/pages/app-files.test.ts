import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { TestServer, useTestServer } from '../../testing/test-server.ts'
import { EarlierFiles, keepFiles } from './app-files.ts'
import { connect } from '../../database/database.ts'

const server = useTestServer()

/** The files of a build, with one of them compressed at build. */
async function aRelease(files: Record<string, string>): Promise<string> {
  const webRoot = await mkdtemp(join(tmpdir(), 'sabi-app-files-test-'))
  onTestFinished(() => rm(webRoot, { recursive: true, force: true }))
  await mkdir(join(webRoot, 'assets'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(webRoot, 'assets', name), text)
  const [[name, text] = ['none.js', '']] = Object.entries(files)
  await writeFile(join(webRoot, 'assets', `${name}.br`), brotliCompressSync(text))
  return webRoot
}

const keep = async (files: Record<string, string>) => keepFiles(server.connection.database, await aRelease(files))
const ask = (path: string, encoding = 'br') => server.send(path, { headers: { 'Accept-Encoding': encoding } })

test('a page of an earlier release gets its files from a server that has them no more', async () => {
  await keep({ 'practice-aaaaaa.js': 'practise()', 'practice-aaaaaa.css': 'a{top:0}', 'secret-aaaaaa.json': '{}' })
  for (const encoding of ['br', 'identity']) {
    const script = await ask('/assets/practice-aaaaaa.js', encoding)
    expect(script).toMatchObject({ status: 200, body: { text: 'practise()' } })
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
    expect((await ask('/assets/practice-aaaaaa.css', encoding)).headers.get('content-type')).toContain('text/css')
  }
  expect((await ask('/assets/secret-aaaaaa.json')).status).toBe(404)
  expect((await ask('/assets/practice-zzzzzz.js')).status).toBe(404)
})

test('a server of before gets the files of the release that is taking its place, once another server has it', async () => {
  const before = new TestServer({ DATABASE_URL: server.connection.pool.options.connectionString ?? '' })
  onTestFinished(await before.start())
  await keep({ 'more-bbbbbb.js': 'more()' })
  expect(await before.send('/assets/more-bbbbbb.js')).toMatchObject({ status: 200, body: { text: 'more()' } })
})

test('files go 30 days after the last server that had them, and not those that a server still has', async () => {
  const { database } = server.connection
  const files = { 'old-cccccc.js': 'old()' }
  const old = await aRelease(files)
  const paths = async () =>
    (await sql<{ path: string }>`select path from app_files where path like '%cccccc%'`.execute(database)).rows
  const age = (days: number) =>
    sql`update app_files set last_seen_at = now() - make_interval(days => ${days})`.execute(database)
  await keepFiles(database, old)
  await age(31)
  await keepFiles(database, old)
  expect(await paths()).toHaveLength(1)
  await age(29)
  await keep({ 'new-dddddd.js': 'new()' })
  expect(await paths()).toHaveLength(1)
  await age(31)
  await keep({ 'new-dddddd.js': 'new()' })
  expect(await paths()).toHaveLength(0)
})

test('a path that nobody has costs no query each time, and a database that is away has no file', async () => {
  const { database } = connect('postgres://nobody@127.0.0.1:1/none', { onError: () => undefined })
  expect(await new EarlierFiles(database).find('/assets/practice-aaaaaa.js')).toBeNull()
  let queries = 0
  const counting = server.connection.database.withPlugin({
    transformQuery: ({ node }) => {
      queries++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const files = new EarlierFiles(counting)
  for (let time = 0; time < 50; time++) expect(await files.find(`/assets/guess-${time}.js`)).toBeNull()
  expect(queries).toBe(1)
})
