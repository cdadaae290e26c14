import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { useTestServer } from '../testing/test-server.ts'
import { queryRows, RowMismatch, sampleRows, typedSql } from './typed-sql.ts'

const server = useTestServer()

const Counted = z.object({ count: z.number() })
const Stored = z.object({ content: z.nullable(z.object({ text: z.string() })) })

/** Tolerates mismatches until the test ends, and gives what is said of them. */
function tolerated(): string[] {
  const lines: string[] = []
  onTestFinished(sampleRows((line) => lines.push(line)))
  return lines
}

test('returns the rows as the database gave them', async () => {
  const { database } = server.connection
  const { rows } = await typedSql(Counted)`select ${2}::integer as count`.execute(database)
  expect(rows).toEqual([{ count: 2 }])
})

test('throws for a row with another type, naming the query and the column but not the value', async () => {
  const { database } = server.connection
  const asked = typedSql(Counted)`
    select 7.25::numeric
           as count where ${true}`.execute(database)
  await expect(asked).rejects.toThrow(
    new RowMismatch(
      'A row of "select 7.25::numeric as count where …" does not match its schema: count is not a number but of type string',
    ),
  )
})

test.each([
  ['select null::integer as count', 'count is not a number but null'],
  ['select now() as count', 'count is not a number but a date'],
  ['select 1 as total', 'total is not in it'],
  ['select', 'count is not a number but of type undefined'],
  ['select 1 as count union all select null', 'count is not a number but null'],
])('throws for a mismatch in any row: %s', async (text, fault) => {
  const { pool } = server.connection
  await expect(queryRows(pool, Counted, { text, values: [] })).rejects.toThrow(
    `A row of "${text}" does not match its schema: ${fault}`,
  )
})

test('names the place of a fault inside a JSON column', async () => {
  const asked = typedSql(Stored)`select '{"text": 1}'::jsonb as content`.execute(server.connection.database)
  await expect(asked).rejects.toThrow('content.text is not a string but of type number')
})

test('is plain SQL inside another query', async () => {
  const inner = typedSql(Counted)`select 'many' as count`
  const { rows } = await sql`select count || '!' as words from (${inner}) i`.execute(server.connection.database)
  expect(rows).toEqual([{ words: 'many!' }])
})

test('says a mismatch once and uses the rows where mismatches are tolerated', async () => {
  const { database } = server.connection
  const lines = tolerated()
  for (const words of ['one', 'two']) {
    const { rows } = await typedSql(Counted)`select ${words} as count`.execute(database)
    expect(rows).toEqual([{ count: words }])
  }
  expect(lines).toEqual([
    'A row of "select … as count" does not match its schema: count is not a number but of type string',
  ])
})

// The rows have two faults, so that two lines show that more than one row was checked.
test('checks one row of a result where mismatches are tolerated', async () => {
  const lines = tolerated()
  await typedSql(Counted)`select nullif(n::text, '1') as count from generate_series(1, 2) n`.execute(
    server.connection.database,
  )
  expect(lines).toHaveLength(1)
})

test('checks all rows with JSON columns where mismatches are tolerated', async () => {
  const lines = tolerated()
  const first = '{"text": 1}'
  const second = '{"text": null}'
  await typedSql(Stored)`select content::json from unnest(${[first, second]}::text[]) content`.execute(
    server.connection.database,
  )
  expect(lines).toEqual([
    expect.stringContaining('content.text is not a string but of type number'),
    expect.stringContaining('content.text is not a string but null'),
  ])
})
