import { expect, test } from 'vitest'
import { readServer, writersOf } from './table-writers.ts'

const server = readServer()

/** Tables that are written by more than one folder of the server, each with its reason. */
const sharedTables: Record<string, string[]> = {}

test('has each table written by one folder of the server alone', () => {
  const writers = writersOf(server)
  const several = [...writers].filter(([, folders]) => folders.length > 1)
  expect(Object.fromEntries(several)).toEqual(sharedTables)
  const known = [...writers].filter(([, folders]) => folders.length === 1)
  expect(known.length).toBeGreaterThan(25)
})

test.each([
  "sql`update users set name = ''`",
  'sql`\n  insert into  users (id)`',
  'sql`delete from only users`',
  'sql`truncate users`',
  "database.updateTable('users')",
  "database\n    .deleteFrom('users')",
  "database.insertInto(\n  'users',\n)",
])('finds a second writer: %s', (text) => {
  const planted = { file: 'server/sync/planted.queries.ts', text }
  expect(writersOf([...server, planted]).get('users')).toEqual(['accounts', 'sync'])
})

test('knows a table that a migration adds', () => {
  const migration = { file: 'server/database/migrations/9999-planted.ts', text: 'create table planted (id uuid)' }
  const writer = { file: 'server/sync/planted.queries.ts', text: 'insert into planted values (1)' }
  expect(writersOf([...server, migration, writer]).get('planted')).toEqual(['sync'])
})
