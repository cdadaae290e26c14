import type { WrittenFile } from '@sabi/content/exchange/writers/write'
import type { ExportFormat } from '@sabi/shared/content/export-formats'
import type { Question } from '@sabi/shared/content/question'
import { SeparateProcess, type ProcessLimits } from '../platform/separate-process.ts'

const limits: ProcessLimits = { timeoutMs: 60_000, megabytes: 2048, megabytesBesideHeap: 1024 }

export interface WriteRequest {
  format: ExportFormat
  questions: readonly Question[]
}

const writer = new SeparateProcess<WriteRequest, WrittenFile>(new URL('./write-worker.ts', import.meta.url))

/**
 * Writes a file of questions in a separate process, one at a time: typesetting the formulas of a whole bank takes
 * seconds, which would block all other requests. Throws if the process fails, crashes or takes too long.
 */
export function writeFileApart(request: WriteRequest): Promise<WrittenFile> {
  return writer.ask(request, limits)
}
