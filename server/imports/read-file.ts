import type { ImportContext } from '@sabi/content/exchange/normalise/normalise-fields'
import type { FileToPrepare, PreparedFile } from '@sabi/content/exchange/prepare'
import { UnreadableFile } from '@sabi/content/exchange/raw'
import { ExceededLimit, SeparateProcess, type ProcessLimits } from '../platform/separate-process.ts'

const usualLimits: ProcessLimits = { timeoutMs: 60_000, megabytes: 512, megabytesBesideHeap: 512 }

export interface ReadRequest {
  file: FileToPrepare
  context: ImportContext
}

export type ReadReply = { prepared: PreparedFile } | { unreadable: string }

const reader = new SeparateProcess<ReadRequest, ReadReply>(new URL('./read-worker.ts', import.meta.url))

/**
 * Prepares a file of questions in a separate process, one at a time. Throws UnreadableFile if the file cannot be read, or takes too
 * long or too much memory.
 */
export async function readFileApart(request: ReadRequest, limits: Partial<ProcessLimits> = {}): Promise<PreparedFile> {
  const reply = await reader.ask(request, { ...usualLimits, ...limits }).catch((error: unknown) => {
    if (!(error instanceof ExceededLimit)) throw error
    throw new UnreadableFile(
      error.limit === 'time' ? 'This file takes too long to read.' : 'This file takes too much memory to read.',
    )
  })
  if ('unreadable' in reply) throw new UnreadableFile(reply.unreadable)
  return reply.prepared
}
