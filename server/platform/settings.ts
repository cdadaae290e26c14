import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { Email } from '@sabi/shared/accounts/account'
import { Flag } from '@sabi/shared/contract/parameters'
import * as z from 'zod/mini'
import { defaultDataDir } from './data-dir.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')),
  z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(65_535))),
)
const limit = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1))),
)
const price = z.pipe(z.string().check(z.regex(/^\d{1,9}(\.\d+)?$/, 'must be a number')), z.transform(Number))
const web = z.url({ protocol: /^https?$/, error: 'must be a web address such as https://prep.example.org' })
const database = z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/name' })

/** Every setting of the server, by the name of its environment variable; operators rely on these names. */
const Environment = z.object({
  APP_NAME: z._default(text, 'Sabi Prep'),
  PORT: z.prefault(port, '3000'),
  HOST: z._default(text, '127.0.0.1'),
  /** The port on which the server listens with https, if `npm run certificate` has made a certificate. */
  HTTPS_PORT: z.prefault(port, '3443'),
  /** The address that browsers use, for links in mails and the Origin check. */
  BASE_URL: z.optional(web),
  DATA_DIR: z.prefault(text, defaultDataDir()),
  /** A PostgreSQL of the operator's; without it we run our own in DATA_DIR. */
  DATABASE_URL: z.optional(database),
  /** For migrations, backups and commands, where DATABASE_URL goes through a pooler. */
  DATABASE_DIRECT_URL: z.optional(database),
  /** A standby that answers reads which may lag behind by seconds. */
  DATABASE_REPLICA_URL: z.optional(database),
  /** Most connections to the database of each process. */
  DATABASE_CONNECTIONS: z.prefault(limit, '10'),
  /** Processes that answer requests, on one machine. */
  WORKERS: z.prefault(limit, '1'),
  /** Addresses or networks of proxies whose X-Forwarded-* headers are believed, separated by commas. */
  TRUSTED_PROXIES: z.optional(text.check(z.refine(areProxies, 'must be addresses or networks such as 10.0.0.0/8'))),
  /** A mail server: smtp://user:password@host:587 or smtps://… Without it mail waits in the outbox (`npm run admin -- mail`). */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user@host:587' })),
  /** The sender of mails: an address, or `Name <address>`. */
  MAIL_FROM: z.optional(text),
  /** The support address, unless an administrator sets another one. */
  CONTACT_EMAIL: z.optional(Email),
  /** The account that becomes administrator once its e-mail is verified. */
  ADMIN_EMAIL: z.optional(Email),
  /** True if an administrator needs a second factor to act as one. */
  ADMIN_SECOND_FACTOR: z._default(z.enum(['optional', 'required']), 'optional'),
  /** An AI provider with OpenAI's protocol, such as https://api.openai.com/v1; without it the textbook and templates serve. */
  AI_BASE_URL: z.optional(web),
  AI_API_KEY: z.optional(text),
  /** The model that the tutor speaks with, and the one that writes questions where that is another. */
  AI_MODEL: z.optional(text),
  AI_MODEL_GENERATE: z.optional(text),
  /** The provider's price for a million tokens, in any currency, for the costs in System Info. */
  AI_PRICE_INPUT: z.prefault(price, '0'),
  AI_PRICE_OUTPUT: z.prefault(price, '0'),
  /** Most calls of the provider in a day, for all students together. */
  AI_CALLS_A_DAY: z.prefault(limit, '20000'),
  /** The most of these calls that all students behind one address may take; 100 for a site with a single address, as a school's. */
  AI_ADDRESS_PERCENT: z.prefault(limit, '20').check(z.maximum(100)),
  /** How much one student may ask the tutor and have generated. */
  TUTOR_MESSAGES_IN_TEN_MINUTES: z.prefault(limit, '20'),
  TUTOR_MESSAGES_A_DAY: z.prefault(limit, '100'),
  GENERATIONS_A_DAY: z.prefault(limit, '5'),
  /** Turns the settings screen off, but for the rights to see, take and delete one's data. */
  SETTINGS_ENABLED: z.prefault(Flag, 'true'),
  /** Seals what the database must not hold in clear; without it a key is made in DATA_DIR. Several servers share one. */
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** A caller that sends it as a bearer token may read `/metrics`; without it nobody may. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  /** The folder for nightly backups; by default in DATA_DIR, and none for an operator's own database. */
  BACKUP_DIR: z.optional(text),
  /** The nightly backups that are kept. */
  BACKUPS_KEPT: z.prefault(limit, '14'),
  NODE_ENV: z.optional(z.enum(['development', 'production', 'test'])),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
})

/** The settings by name. */
export const settingNames = Object.keys(Environment.shape)

/** Names that the HTTP server knows. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

export type Settings = z.output<typeof Environment>

/** The settings are faulty: the message lists all faults, each with the variable's name. */
export class FaultySettings extends Error {}

/**
 * The settings from environment variables. An empty variable counts as unset; for each NAME, NAME_FILE may hold the path
 * of a file with the value (for secrets). Throws FaultySettings that lists everything that is wrong.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const faults: string[] = []
  const given: Record<string, string> = {}
  for (const name of settingNames) {
    const value = environment[name] || readNamedFile(environment[`${name}_FILE`], name, faults)
    if (value) given[name] = value
  }
  const parsed = Environment.safeParse(given)
  if (!parsed.success) faults.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  // Half a provider would otherwise go unnoticed.
  if ('AI_BASE_URL' in given && !('AI_MODEL' in given)) faults.push('AI_MODEL: is needed with AI_BASE_URL')
  if ('AI_MODEL' in given && !('AI_BASE_URL' in given)) faults.push('AI_BASE_URL: is needed with AI_MODEL')
  if (!parsed.success || faults.length > 0) throw new FaultySettings(`Invalid settings:\n- ${faults.join('\n- ')}`)
  return parsed.data
}

function areProxies(list: string): boolean {
  return list.split(',').every((entry) => {
    const proxy = entry.trim()
    const [address = '', bits = '1', ...rest] = proxy.split('/')
    const longest = { 4: 32, 6: 128 }[isIP(address)] ?? 0
    const isNetwork = rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest
    return isNetwork || namedNetworks.has(proxy)
  })
}

function readNamedFile(path: string | undefined, name: string, faults: string[]): string | undefined {
  if (!path) return undefined
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    faults.push(`${name}_FILE: cannot read ${path}`)
    return undefined
  }
}
