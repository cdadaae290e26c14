import { prepareFile } from '@sabi/content/exchange/prepare'
import { UnreadableFile } from '@sabi/content/exchange/raw'
import type { ReadRequest, ReadReply } from './read-file.ts'

// A process of its own, started by read-file.ts: it prepares one file, says what it found, and ends.
process.once('message', (request: ReadRequest) => {
  void read(request).then((reply) => process.send?.(reply, undefined, undefined, () => process.disconnect()))
})

async function read({ file, context }: ReadRequest): Promise<ReadReply> {
  try {
    return { prepared: await prepareFile(file, context) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    throw error
  }
}
