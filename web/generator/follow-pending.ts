import { isGenerationPending } from './note.ts'

/** Goes on to follow, on whatever page, what was asked for before the page was loaded. Fetched only where there is any. */
export function followPendingGeneration(): void {
  if (!isGenerationPending()) return
  // Where it can't be fetched now, practice follows it later.
  import('./generation.ts').then(({ resumeGeneration }) => resumeGeneration()).catch(() => undefined)
}
