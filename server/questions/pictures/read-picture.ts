import { SeparateProcess, type ProcessLimits, ExceededLimit } from '../../platform/separate-process.ts'
import { UnusablePicture } from './unusable-picture.ts'

/** What is stored of a picture, or why it can't be used. */
export type ReadPicture = { type: 'webp' | 'svg'; bytes: Uint8Array } | { unusable: string }

const usualLimits: ProcessLimits = { timeoutMs: 60_000, megabytes: 128, megabytesBesideHeap: 512 }

const reader = new SeparateProcess<readonly Uint8Array[], ReadPicture[]>(
  new URL('./picture-worker.ts', import.meta.url),
)

/**
 * Checks and re-encodes pictures, one after the other, in a separate process. Throws UnusablePicture where together they take
 * too long or too much memory.
 */
export async function readPictures(
  pictures: readonly Uint8Array[],
  limits: Partial<ProcessLimits> = {},
): Promise<ReadPicture[]> {
  if (pictures.length === 0) return []
  return reader.ask(pictures, { ...usualLimits, ...limits }).catch((error: unknown) => {
    if (!(error instanceof ExceededLimit)) throw error
    throw new UnusablePicture(
      error.limit === 'time'
        ? 'It takes too long to read. Make the picture smaller first.'
        : 'It takes too much memory to read. Make the picture smaller first.',
    )
  })
}
