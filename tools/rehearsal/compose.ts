import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const Service = z.object({
  environment: z.record(z.string(), z.coerce.string()).default({}),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
})
export type Service = z.infer<typeof Service>
const Compose = z.object({
  services: z.object({ caddy: Service, app: Service, pgbouncer: Service, postgres: Service }),
})

/** Reads the services of a Compose file, with `${NAME:-default}` and `${NAME:?message}` filled in as Compose does. */
export function readCompose(
  file: string,
  variables: Readonly<Record<string, string>>,
): z.infer<typeof Compose>['services'] {
  const written = Compose.parse(parse(readFileSync(file, 'utf8'))).services
  const { environment } = written.app
  const filled = Object.entries(environment).map(([name, value]) => [name, fillIn(value, variables)])
  return { ...written, app: { ...written.app, environment: Object.fromEntries(filled) } }
}

function fillIn(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, word: string) => {
    const value = variables[name] ?? ''
    if (value === '' && kind === '?') throw new Error(word)
    return value === '' ? word : value
  })
}
