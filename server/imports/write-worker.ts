import { writeQuestions } from '@sabi/content/exchange/writers/write'
import type { WriteReply, WriteRequest } from './write-file.ts'

// A separate process, started by write-file.ts: it writes one file, sends it and exits, even if nobody listens.
process.once('message', (request: WriteRequest) => {
  process.send?.(written(request), undefined, undefined, () => process.disconnect())
})
process.once('disconnect', () => process.exit())

function written({ format, questions }: WriteRequest): WriteReply {
  try {
    return { file: writeQuestions(format, questions) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
