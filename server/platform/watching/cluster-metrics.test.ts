import cluster from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '../../testing/databases.ts'
import { Workers } from '../../workers.ts'

async function startTwo(): Promise<string> {
  const name = `figures_${randomBytes(4).toString('hex')}`
  const url = await createDatabase(inject('clusterUrl'), { name, template: 'template_loaded' })
  for (const [setting, value] of Object.entries({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    BASE_URL: '',
    METRICS_TOKEN: 'a token of the tests',
  }))
    vi.stubEnv(setting, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const workers = new Workers({ count: 2, url: Promise.resolve(url), say: () => undefined })
  onTestFinished(() => workers.close())
  const port = await workers.listen()
  await workers.open()
  return `http://127.0.0.1:${port}`
}

/** The values of a metric by the label `worker`; '' where a line has none. */
async function valuesOf(metric: string, url: string): Promise<Map<string, number>> {
  const text = await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer a token of the tests' } }).then(
    (response) => response.text(),
  )
  const lines = text.split('\n').filter((line) => line.startsWith(metric))
  return new Map(lines.map((line) => [/worker="(.*?)"/.exec(line)?.[1] ?? '', Number(line.split(' ').at(-1))]))
}

test(
  'tells the figures of each process under its place, and none falls but those of one that is replaced',
  { timeout: 90_000 },
  async () => {
    const url = await startTwo()
    const health = 'sabi_http_requests_total{method="GET",route="/healthz"'
    // Each uses a new connection, so they go to the processes in turn.
    for (let time = 0; time < 20; time++) await fetch(`${url}/healthz`, { headers: { Connection: 'close' } })
    for (const metric of ['sabi_event_loop_late_seconds', 'sabi_database_up', health])
      expect([metric, [...(await valuesOf(metric, url)).keys()].toSorted()]).toEqual([metric, ['1', '2']])
    const before = await valuesOf(health, url)
    expect([...before.values()].reduce((sum, value) => sum + value)).toBe(20)

    const [first] = Object.values(cluster.workers ?? {})
    const ended = new Promise((resolve) => first?.once('exit', resolve))
    first?.process.kill('SIGKILL')
    await ended
    expect(await valuesOf(health, url)).toEqual(new Map([['2', before.get('2')]]))
    const places = async () => [...(await valuesOf('sabi_event_loop_late_seconds', url)).keys()].toSorted()
    await vi.waitFor(async () => expect(await places()).toEqual(['1', '2']), { timeout: 30_000, interval: 200 })
    expect((await valuesOf(health, url)).get('1')).toBeUndefined()
  },
)
