import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry } from 'prom-client'
import * as z from 'zod/mini'

/** A process that does not answer is left out. */
const patienceMs = 1_000

const Figures = z.array(z.looseObject({}))
/** A worker asks the first process for the figures of all of them. */
const Asked = z.object({ allFigures: z.string() })
/** The first process asks each worker for its own, and the worker gives them. */
const Wanted = z.object({ figuresWanted: z.string() })
const Given = z.object({ figuresFor: z.string(), figures: Figures })
/** What the worker that asked gets. */
const Gathered = z.object({ gatheredFor: z.string(), all: z.array(Figures) })

/** In the first process: gathers the figures of all workers for the one that is asked for them. */
export function gatherFigures(): void {
  cluster.on('message', (asker, message: unknown) => {
    const asked = Asked.safeParse(message)
    if (asked.success) gather(asker, asked.data.allFigures)
  })
}

function gather(asker: Worker, gatheredFor: string): void {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
  const all: z.infer<typeof Figures>[] = []
  const finish = () => {
    clearTimeout(timer)
    cluster.off('message', listen)
    tell(asker, { gatheredFor, all } satisfies z.infer<typeof Gathered>)
  }
  const listen = (_: Worker, message: unknown) => {
    const given = Given.safeParse(message)
    if (!given.success || given.data.figuresFor !== gatheredFor) return
    all.push(given.data.figures)
    if (all.length === workers.length) finish()
  }
  const timer = setTimeout(finish, patienceMs)
  cluster.on('message', listen)
  for (const worker of workers) if (worker !== undefined) tell(worker, { figuresWanted: gatheredFor })
}

function tell(worker: Worker, message: object): void {
  // It may have died a moment ago: then it is left out.
  worker.send(message, () => undefined)
}

/** The figures of this process, as Prometheus reads them; of several workers those of all. */
export class SharedFigures {
  readonly #own: Registry

  constructor(own: Registry) {
    this.#own = own
    if (cluster.isWorker) process.on('message', this.#give)
  }

  async text(): Promise<string> {
    if (!cluster.isWorker) return this.#own.metrics()
    const all = await this.#askForAll(randomUUID())
    return AggregatorRegistry.aggregate(all.length > 0 ? all : [await this.#own.getMetricsAsJSON()]).metrics()
  }

  close(): void {
    process.off('message', this.#give)
  }

  readonly #give = (message: unknown): void => {
    const wanted = Wanted.safeParse(message)
    if (!wanted.success) return
    const figuresFor = wanted.data.figuresWanted
    void this.#own.getMetricsAsJSON().then((figures) => process.send?.({ figuresFor, figures }))
  }

  #askForAll(allFigures: string): Promise<object[][]> {
    return new Promise((resolve) => {
      const finish = (all: object[][]) => {
        clearTimeout(timer)
        process.off('message', listen)
        resolve(all)
      }
      const listen = (message: unknown) => {
        const gathered = Gathered.safeParse(message)
        if (gathered.success && gathered.data.gatheredFor === allFigures) finish(gathered.data.all)
      }
      const timer = setTimeout(() => finish([]), 2 * patienceMs)
      process.on('message', listen)
      process.send?.({ allFigures })
    })
  }
}
