import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { openDatabaseLink } from '../testing/database-link.ts'
import { connect } from './database.ts'

test('what is written after a transaction that ran out of time is there for everyone', async () => {
  const direct = await createDatabase(inject('clusterUrl'), { name: `test_${randomBytes(6).toString('hex')}` })
  const link = await openDatabaseLink(direct)
  onTestFinished(() => link.close())
  const { database } = connect(link.url, { onError: () => undefined, max: 1, queryTimeoutMs: 300 })
  const others = connect(direct, { onError: () => undefined, max: 1 }).database
  onTestFinished(() => Promise.all([database.destroy(), others.destroy()]).then(() => undefined))
  await sql`create table facts (n integer)`.execute(database)
  const interrupted = database.transaction().execute(async (transaction) => {
    await sql`insert into facts values (1)`.execute(transaction)
    link.freeze()
    await sql`insert into facts values (2)`.execute(transaction)
  })
  await expect(interrupted).rejects.toThrow('Query read timeout')
  link.thaw()
  await sql`insert into facts values (3)`.execute(database)
  const { rows } = await sql<{ n: number }>`select n from facts`.execute(others)
  expect(rows).toEqual([{ n: 3 }])
})
