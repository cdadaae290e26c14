import { prepareFile } from '@sabi/content/exchange/prepare'
import { UnreadableFile } from '@sabi/content/exchange/raw'
import type { ReadReply, ReadRequest } from './read-file.ts'

// A separate process, started by read-file.ts: it prepares one file, sends the result and exits, even if nobody
// listens.
process.once('message', (request: ReadRequest) => {
  void read(request).then((reply) => process.send?.(reply, undefined, undefined, () => process.disconnect()))
})
process.once('disconnect', () => process.exit())

async function read({ file, context }: ReadRequest): Promise<ReadReply> {
  try {
    return { prepared: await prepareFile(file, context) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
