import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Tables } from './tables.ts'
import { createDatabase } from '../testing/databases.ts'
import type { Database } from './database.ts'
import { migrate, migrationNames } from './migrate.ts'

/** The last migration that was there before servers of two versions had to share a database. */
const lastBeforeTheRule = '0008-corrections'

/**
 * Changes that would break a server of the previous version: something it reads or writes is removed, renamed, retyped,
 * or becomes required. Such a change takes two versions: one stops using it, the next removes it.
 */
const harms: Record<string, RegExp> = {
  'takes a table or a view away': /\bdrop (table|view|materialized view|schema|type|function)\b/,
  'takes a column away': /\bdrop column\b/,
  'gives another name': /\brename (to|column|constraint)\b|\brename "?\w+"? to\b/,
  'gives another type': /\balter column \S+ (set data )?type\b/,
  'asks for what nobody filled in': /\balter column \S+ set not null\b/,
  'adds a column that has to be filled in':
    /\badd column (?:(?!\badd column\b)(?!\bdefault\b)(?!\bgenerated\b)[^;])*\bnot null\b(?![^,;]*\b(default|generated)\b)/,
  'stops filling a column in': /\balter column \S+ drop default\b/,
  'empties a table': /\btruncate\b/,
}

/** Migrations that look like harm and are none, with the reason; `harm of migration` as the test says it. */
const harmless: Record<string, string> = {
  '0034-accounts-without-email takes a table or a view away':
    'find_viewer comes back in the same transaction, with one more column',
  '0034-accounts-without-email adds a column that has to be filled in':
    '“not null” is in a check; no column is required',
}

test('every file of a migration is run', () => {
  const files = readdirSync(new URL('migrations/', import.meta.url)).map((file) => file.replace(/\.ts$/, ''))
  expect(migrationNames).toEqual(files.sort())
})

/** An empty database whose statements are gathered. */
async function emptyDatabase(): Promise<{ database: Database; statements: string[] }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const pool = new pg.Pool({ connectionString: await createDatabase(inject('clusterUrl'), { name }), max: 2 })
  const statements: string[] = []
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query.sql.toLowerCase().replace(/--.*$/gm, '').replace(/\s+/g, ' ')),
  })
  onTestFinished(() => database.destroy())
  return { database, statements }
}

function harmsOf(statement: string): string[] {
  return Object.keys(harms).filter((harm) => harms[harm]?.test(statement))
}

// Kysely notes each migration by an insert after its statements.
const isNote = (statement: string) => statement.startsWith('insert into "kysely_migration" ')

test('migrations leave a server of the version before all that it uses', async () => {
  const { database, statements } = await emptyDatabase()
  const names = await migrate(database)
  const ends = statements.flatMap((statement, at) => (isNote(statement) ? [at] : []))
  expect(ends).toHaveLength(names.length)
  const found = names.flatMap((name, nth) => {
    const own = name <= lastBeforeTheRule ? [] : statements.slice((ends[nth - 1] ?? 0) + 1, ends[nth])
    return own.flatMap((statement) => harmsOf(statement).map((harm) => `${name} ${harm}`))
  })
  expect(found.filter((harm) => !(harm in harmless))).toEqual([])
})

test('that rule sees each harm, and none in what only adds', () => {
  const planted = [
    'drop table answers',
    'alter table users drop column name',
    'alter table "users" rename column "name" to "called"',
    'alter table users rename to students',
    'alter table answers alter column seq type bigint',
    'alter table users alter column name set not null',
    'alter table users add column a text, add column b text not null, add column c int not null default 0',
    'alter table users alter column created_at drop default',
    'truncate answers',
  ]
  for (const statement of planted) expect(harmsOf(statement), statement).toHaveLength(1)
  const additions = [
    "alter table users add column a jsonb not null default '[]', add column b text, add column c text default 'x' not null",
    'create table drops (renamed text not null, id uuid not null default gen_random_uuid())',
    'alter table question_versions alter column correct_option drop not null',
    'alter table answers drop constraint answers_user_id_fkey',
  ]
  for (const statement of additions) expect(harmsOf(statement), statement).toEqual([])
})

test('a server starts over a database that a newer one has migrated, and changes nothing of it', async () => {
  const { database } = await emptyDatabase()
  await migrate(database)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2099-01-01T00:00:00Z')`.execute(
    database,
  )
  expect(await migrate(database)).toEqual([])
  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name > '9'`.execute(database)
  expect(rows).toEqual([{ name: '9999-newer' }])
})
