import { isGenerationPending } from './note.ts'

/**
 * Continues, on any page, to follow a generation requested before the page was loaded. The code is fetched only if
 * there is one.
 */
export function followPendingGeneration(): void {
  if (!isGenerationPending()) return
  // If it can't be fetched now, the practice page follows it later.
  import('./generation.ts').then(({ resumeGeneration }) => resumeGeneration()).catch(() => undefined)
}
