import { createPlatform, OwnFront } from './front.ts'
import { errorCode } from '@sabi/shared/errors/error-code'
import { parseSettings } from './platform/settings.ts'
import { stopSignals } from './platform/stop-signals.ts'
import type { Order, Report } from './workers.ts'

// One of the processes that answer requests; `workers.ts` tells it what to do. Signals reach the whole group: the first process
// alone obeys them, so that no request is cut off.
for (const signal of stopSignals) process.on(signal, () => undefined)
// Killed or not, the first process is gone, and the database perhaps with it.
process.once('disconnect', () => process.exit(1))

let stop = async () => {}
let open = async () => {}

process.on('message', (order: unknown) => {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the other end of this pipe is workers.ts alone.
  void obey(order as Order).catch((error: unknown) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const failed = { message, stack, code: errorCode(error) }
    process.send?.({ failed } satisfies Report, undefined, undefined, () => process.exit(1))
  })
})
tell({ isThere: true })

async function obey(order: Order): Promise<void> {
  if ('listen' in order) await listen(order.listen)
  if ('open' in order) await open().then(() => tell({ isOpen: true }))
  if ('stop' in order) await stop().then(() => process.exit(0))
}

async function listen({ url }: { url: string }): Promise<void> {
  const settings = parseSettings(process.env)
  const platform = await createPlatform(settings, { url, say })
  const front = new OwnFront(platform)
  open = () => front.open()
  stop = async () => {
    await front.close()
    await platform.close()
  }
  tell({ listensOn: await front.listen() })
}

/** The terminal of the first process. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function tell(report: Report): void {
  process.send?.(report)
}
