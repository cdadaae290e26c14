import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry } from 'prom-client'
import * as z from 'zod/mini'
import { Refusal } from '../http/refusal.ts'

/** A process that does not answer is left out. */
const patienceMs = 1_000

const Value = z.looseObject({ labels: z.record(z.string(), z.unknown()) })
const Figures = z.array(z.looseObject({ values: z.array(Value) }))
type Figures = z.infer<typeof Figures>
/** A worker asks the first process for the figures of all of them. */
const Asked = z.object({ allFigures: z.string() })
/** The first process asks each worker for its own, and the worker gives them. */
const Wanted = z.object({ figuresWanted: z.string() })
const Given = z.object({ figuresFor: z.string(), figures: Figures })
/** The message to the worker that asked. */
const Gathered = z.object({ gatheredFor: z.string(), all: z.array(Figures) })

/**
 * In the first process: collects the metrics of all workers for the one that was asked. Each keeps its own label: a sum
 * over those that answer would fall with every missing process, which looks as if all of them had restarted.
 */
export function gatherFigures(): void {
  const placeByWorker = new Map<Worker, number>()
  cluster.on('fork', (worker) => placeByWorker.set(worker, firstFree(new Set(placeByWorker.values()))))
  cluster.on('exit', (worker) => placeByWorker.delete(worker))
  cluster.on('message', (asker, message: unknown) => {
    const asked = Asked.safeParse(message)
    if (asked.success) gather(placeByWorker, { asker, gatheredFor: asked.data.allFigures })
  })
}

/** Places are given again, so that there are never more of them than processes. */
function firstFree(taken: ReadonlySet<number>): number {
  let place = 1
  while (taken.has(place)) place++
  return place
}

function gather(
  placeByWorker: ReadonlyMap<Worker, number>,
  { asker, gatheredFor }: { asker: Worker; gatheredFor: string },
): void {
  const workers = [...placeByWorker.keys()].filter((worker) => worker.isConnected())
  const all: Figures[] = []
  const finish = () => {
    clearTimeout(timer)
    cluster.off('message', listen)
    tell(asker, { gatheredFor, all } satisfies z.infer<typeof Gathered>)
  }
  const listen = (worker: Worker, message: unknown) => {
    const given = Given.safeParse(message)
    const place = placeByWorker.get(worker)
    if (!given.success || place === undefined || given.data.figuresFor !== gatheredFor) return
    all.push(withPlace(given.data.figures, String(place)))
    if (all.length === workers.length) finish()
  }
  const timer = setTimeout(finish, patienceMs)
  cluster.on('message', listen)
  for (const worker of workers) tell(worker, { figuresWanted: gatheredFor })
}

function withPlace(figures: Figures, worker: string): Figures {
  return figures.map((figure) => ({
    ...figure,
    values: figure.values.map((value) => ({ ...value, labels: { ...value.labels, worker } })),
  }))
}

function tell(worker: Worker, message: object): void {
  // It may have died a moment ago: then it is left out.
  worker.send(message, () => undefined)
}

/** The figures of this process, as Prometheus reads them; of several workers those of all, each with the label `worker`. */
export class SharedFigures {
  readonly #own: Registry

  constructor(own: Registry) {
    this.#own = own
    if (cluster.isWorker) process.on('message', this.#give)
  }

  async text(): Promise<string> {
    if (!cluster.isWorker) return this.#own.metrics()
    // No two have a label alike, so that nothing is added up here.
    return AggregatorRegistry.aggregate(await this.#askForAll(randomUUID())).metrics()
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
    return new Promise((resolve, reject) => {
      const stopListening = () => {
        clearTimeout(timer)
        process.off('message', listen)
      }
      const listen = (message: unknown) => {
        const gathered = Gathered.safeParse(message)
        if (!gathered.success || gathered.data.gatheredFor !== allFigures) return
        stopListening()
        resolve(gathered.data.all)
      }
      const timer = setTimeout(() => {
        stopListening()
        // Its own metrics would be misleading, because it does not know its label.
        reject(new Refusal(503, 'The metrics of all processes can’t be collected right now.'))
      }, 2 * patienceMs)
      process.on('message', listen)
      process.send?.({ allFigures })
    })
  }
}
