import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'
import { studentLogs } from './student-logs.ts'

const server = useTestServer()

test('schema.txt shows what the migrations make of the database', async () => {
  const { database } = server.connection
  const { rows: columns } = await sql<{ relation: string; line: string }>`
    select c.relname as relation,
           format('  %s %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
                  case when a.attnotnull then ' not null' else '' end,
                  coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')) as line
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm') and a.attnum > 0 and not a.attisdropped
      and c.relname not like 'kysely%'
    order by c.relname, a.attnum
  `.execute(database)
  const { rows: rules } = await sql<{ relation: string; line: string }>`
    select tablename as relation, '  ' || indexdef as line from pg_indexes where schemaname = 'public'
    union all
    select conrelid::regclass::text, '  ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f')
    order by 1, 2
  `.execute(database)
  const relations = [...new Set(columns.map(({ relation }) => relation))]
  const text = relations
    .map((relation) => [
      relation,
      ...[...columns, ...rules].filter((row) => row.relation === relation).map(({ line }) => line),
    ])
    .map((lines) => lines.join('\n'))
    .join('\n\n')
  await expect(`${text}\n`).toMatchFileSnapshot('schema.txt')
})

test('what belongs to a student goes with the account: by a reference to it, or as one of the logs that are deleted with it', async () => {
  const { database } = server.connection
  const { rows } = await sql<{ name: string; isReferring: boolean; leads: boolean }>`
    select c.relname as name,
           exists (select from pg_constraint f where f.conrelid = c.oid and f.confrelid = 'users'::regclass
                   and f.conkey = array[a.attnum]) as "isReferring",
           exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum) as leads
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  `.execute(database)
  const apart = rows.filter(({ isReferring }) => !isReferring)
  expect(apart.map(({ name }) => name).toSorted()).toEqual(studentLogs.toSorted())
  expect(apart.filter(({ leads }) => !leads)).toEqual([])
})
