import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { startTestCluster } from './test-cluster.ts'
import { query } from './test-support.ts'

it('serves a test run and leaves nothing', async () => {
  const before = await readdir(tmpdir())
  const cluster = await startTestCluster()
  const created = (await readdir(tmpdir())).filter((name) => name.startsWith('sabi-test-cluster-'))
  expect(await query(cluster.url, 'show fsync')).toEqual(['off'])
  await cluster.remove()
  const after = await readdir(tmpdir())
  expect(created.filter((name) => !before.includes(name) && after.includes(name))).toEqual([])
  await expect(query(cluster.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
})
