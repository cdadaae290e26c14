import { prepareFile } from '@sabi/content/exchange/prepare'
import { UnreadableFile } from '@sabi/content/exchange/raw'
import { answerOnce } from '../platform/separate-process.ts'
import type { ReadReply, ReadRequest } from './read-file.ts'

// A separate process, started by read-file.ts: it prepares one file.
answerOnce(async ({ file, context }: ReadRequest): Promise<ReadReply> => {
  try {
    return { prepared: await prepareFile(file, context) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    throw error
  }
})
