import { expect, test } from 'vitest'
import { readServer } from './table-writers.ts'
import { filesWithAssertedRows } from './typed-rows.ts'

test('has the rows of each query checked by a schema', () => {
  const server = readServer()
  expect(filesWithAssertedRows(server)).toEqual([])
  expect(server.filter(({ text }) => /\btypedSql\(\w+\)`/.test(text)).length).toBeGreaterThan(30)
})

test.each([
  'sql<{ id: string }>`select id from users`.execute(database)',
  'sql<Place & { isMe: boolean }>`select 1`',
  'pool.query<{ points: number }>(text)',
  'sql`select 1`.$castTo<Place>()',
  'typedSql(z.object({ id: z.string() }))`select id from users`',
  'queryRows(pool, z.object({ id: z.string() }), { text, values })',
])('finds rows that nothing checks: %s', (text) => {
  const file = 'server/sync/planted.queries.ts'
  expect(filesWithAssertedRows([{ file, text }])).toEqual([file])
})

test('allows the rows of a typed query, and the type of an expression', () => {
  const text = 'typedSql(Place)`select 1`; select(sql<string | null>`now()`)'
  expect(filesWithAssertedRows([{ file: 'server/sync/planted.queries.ts', text }])).toEqual([])
})
