import { access } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { startTestCluster } from './test-cluster.ts'
import { query } from './test-support.ts'

it('serves a test run and leaves nothing', async () => {
  const cluster = await startTestCluster()
  expect(await query(cluster.url, 'show fsync')).toEqual(['off'])
  await cluster.remove()
  await expect(access(cluster.folder)).rejects.toThrow(/ENOENT/)
  await expect(query(cluster.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
})
