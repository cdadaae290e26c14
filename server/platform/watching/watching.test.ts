import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { useTestServer } from '../../testing/test-server.ts'

const server = useTestServer({ METRICS_TOKEN: 'a token of the tests' })
const Alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

async function exported(): Promise<Set<string>> {
  const { body } = await server.send('/metrics', { headers: { Authorization: 'Bearer a token of the tests' } })
  const lines = String(body['text']).split('\n')
  return new Set(lines.map((line) => /^([a-z_]+)[{ ]/.exec(line)?.[1]).filter((name) => name !== undefined))
}

function namesIn(expressions: readonly string[]): string[] {
  const all = expressions.flatMap((expression) => expression.match(/\b(sabi|process|nodejs)_[a-z_]+/g) ?? [])
  return [...new Set(all)]
}

test('every metric that an alert or the dashboard names is exported', async () => {
  await server.connection.pool.query('update backups set made_at = now()')
  await server.send('/api/topics')
  const names = await exported()
  const alerts = Alerts.parse(parse(await readFile('deploy/alerts.yml', 'utf8')))
  const dashboard = Dashboard.parse(JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8')))
  const rules = alerts.groups.flatMap((group) => group.rules)
  const targets = dashboard.panels.flatMap((panel) => panel.targets)
  expect(rules.length).toBeGreaterThan(5)
  expect(targets.length).toBeGreaterThan(10)
  for (const name of namesIn([...rules, ...targets].map(({ expr }) => expr)))
    expect([name, names.has(name)]).toEqual([name, true])
})
