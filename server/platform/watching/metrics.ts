import type { Call } from '@sabi/shared/contract/call'
import { sendAnswers } from '@sabi/shared/sync/calls'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { EventLoopWatch } from '../limits/event-loop.ts'
import type { Gate } from '../limits/gate.ts'
import { getStoredFigures, type StoredFigures } from './metrics.queries.ts'
import type { Platform } from '../platform.ts'
import { shareWork } from '../share-work.ts'
import { waitAtMost } from '../wait-at-most.ts'

/** An unreachable database must not block the metrics. */
const figuresMs = 500
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

interface MetricsSources extends Pick<Platform, 'database' | 'pool'> {
  gate: Gate
  eventLoop: EventLoopWatch
  /** How many passwords wait to be hashed. */
  hashesWaiting: () => number
}

/** The metrics of this process: only numbers, by route and never by student. */
export class Metrics {
  readonly registry = new Registry()
  readonly #answers: Counter<'outcome'>

  constructor(sources: MetricsSources) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.#answers = new Counter({
      name: 'sabi_answers_total',
      help: 'Answers sent by phones, by outcome',
      labelNames: ['outcome'],
      registers,
    })
    for (const outcome of ['saved', 'duplicate', 'rejected']) this.#answers.inc({ outcome }, 0)
    addProcessFigures(registers, sources)
    addGateFigures(this.registry, sources.gate)
    addStoredFigures(registers, sources)
  }

  /** Counts every request and times it. */
  follow(app: FastifyInstance): void {
    const registers = [this.registry]
    const labelNames = ['method', 'route', 'status'] as const
    const requests = new Counter({ name: 'sabi_http_requests_total', help: 'Requests answered', labelNames, registers })
    const durations = new Histogram({
      name: 'sabi_http_request_duration_seconds',
      help: 'Time from the headers of a request to the end of the reply',
      labelNames: ['route'],
      buckets: durationBuckets,
      registers,
    })
    app.addHook('onResponse', async (request, reply) => {
      // The pattern, since the path would be a label for every student; pages have one for all.
      const route = request.routeOptions.url ?? 'page'
      requests.inc({ method: request.method, route, status: String(reply.statusCode) })
      durations.observe({ route }, reply.elapsedTime / 1000)
    })
  }

  /** Counts what the reply to a call says. */
  readonly noteReply = (call: Call, reply: unknown): void => {
    if (call !== sendAnswers) return
    const { saved, duplicate, rejected } = sendAnswers.reply.parse(reply)
    this.#answers.inc({ outcome: 'saved' }, saved.length)
    this.#answers.inc({ outcome: 'duplicate' }, duplicate.length)
    this.#answers.inc({ outcome: 'rejected' }, rejected.length)
  }
}

function addProcessFigures(registers: Registry[], { pool, eventLoop, hashesWaiting }: MetricsSources): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('sabi_event_loop_late_seconds', 'Delay of the event loop, smoothed', () => eventLoop.latenessMs / 1000)
  gauge('sabi_password_hashes_waiting', 'Passwords waiting to be hashed', hashesWaiting)
  gauge('sabi_pool_connections', 'Connections to the database', () => pool.totalCount)
  gauge('sabi_pool_idle', 'Idle connections to the database', () => pool.idleCount)
  gauge('sabi_pool_waiting', 'Queries waiting for a connection', () => pool.waitingCount)
}

function addGateFigures(registry: Registry, gate: Gate): void {
  const labelNames = ['entrance'] as const
  const states = () => Object.entries(gate.state)
  const underWay = new Gauge({
    name: 'sabi_gate_under_way',
    help: 'Requests admitted to the database',
    labelNames,
    registers: [],
    collect() {
      for (const [entrance, { underWay }] of states()) this.set({ entrance }, underWay)
    },
  })
  const waiting = new Gauge({
    name: 'sabi_gate_waiting',
    help: 'Requests waiting to be admitted',
    labelNames,
    registers: [],
    collect() {
      for (const [entrance, { waiting }] of states()) this.set({ entrance }, waiting)
    },
  })
  const refusals = new Counter({
    name: 'sabi_gate_refused_total',
    help: 'Requests rejected with Retry-After',
    labelNames,
    registers: [],
    collect() {
      this.reset()
      for (const [entrance, { refused }] of states()) this.inc({ entrance }, refused)
    },
  })
  for (const metric of [underWay, waiting, refusals]) registry.registerMetric(metric)
}

/** Every process tells the same of the database: of several, the largest is what counts, never the sum. */
function addStoredFigures(registers: Registry[], { database }: MetricsSources): void {
  const figures = shareWork(() => getStoredFigures(database).catch(() => null))
  const read = async (): Promise<StoredFigures | null> => {
    let known: StoredFigures | null = null
    const ask = async () => {
      known = await figures()
    }
    await waitAtMost(figuresMs, ask())
    return known
  }
  const gauge = (name: string, help: string, of: (known: StoredFigures) => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const known = await read()
        const value = known === null ? null : of(known)
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  gauge('sabi_database_up', 'Whether the database answers; missing while it does not', () => 1)
  gauge('sabi_mails_waiting', 'Mails not sent yet', ({ mailsWaiting }) => mailsWaiting)
  gauge('sabi_backup_made_timestamp_seconds', 'When the last backup was made', ({ backupMadeAt }) =>
    backupMadeAt === null ? null : backupMadeAt.getTime() / 1000,
  )
  gauge('sabi_backup_failed', 'Whether the last attempt at a backup failed', ({ hasBackupFailed }) =>
    Number(hasBackupFailed),
  )
}
