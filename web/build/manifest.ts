import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What Vite writes about a file of the build; it lists the others by their keys in the manifest. */
const Chunk = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  dynamicImports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
})
const Manifest = z.record(z.string(), Chunk)
export type Manifest = z.infer<typeof Manifest>

/** The key of the app's first script; those of all other sources are their paths below `web/`. */
export const entry = 'index.html'

/** Where students practise. */
export const practice = 'practice/PracticeScreen.tsx'

/** By these the tutor searches the textbook on the phone and draws what a model wrote: they can wait for a second visit. */
const tutorsLibraries = new Set(['tutor/textbook-here.ts', 'tutor/topics-here.ts', 'tutor/Markdown.tsx'])

/** No student opens these: what comes only with them is counted apart, and not fetched in advance. */
const administratorsScreens = new Set(['administration/AdminScreen.tsx', 'administration/SetupScreen.tsx'])

/** What visitors try before they have an account is counted apart from the app of a student. */
const trialScreens = new Set(['trial/TrialsScreen.tsx', 'trial/TrialScreen.tsx'])

/** The manifest of the build in this folder. Throws where there is none. */
export function readManifest(dist: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
}

/** The scripts and styles that must be there before these sources run. Throws where the build lacks one of them. */
export function filesNeededBy(sources: readonly string[], manifest: Manifest): Set<string> {
  return filesOf(closure(sources, manifest, ({ imports }) => imports))
}

type Reader = 'students' | 'tutor' | 'trials' | 'administrators'

/**
 * All scripts and styles that students can come to, and what comes only with the tutor's libraries, with trials or with administrators'
 * screens.
 */
export function filesByReader(manifest: Manifest): Record<Reader, Set<string>> {
  const reachable = (...left: ReadonlySet<string>[]) => {
    const isLeft = (key: string) => left.some((screens) => screens.has(key))
    const next = ({ imports, dynamicImports }: Manifest[string]) => [...imports, ...dynamicImports]
    return filesOf(closure([entry], manifest, (chunk) => next(chunk).filter((key) => !isLeft(key))))
  }
  const beyond = (files: ReadonlySet<string>, known: ReadonlySet<string>) =>
    new Set([...files].filter((file) => !known.has(file)))
  const students = reachable(administratorsScreens, trialScreens, tutorsLibraries)
  const withTutor = reachable(administratorsScreens, trialScreens)
  const withTrials = reachable(administratorsScreens)
  return {
    students,
    tutor: beyond(withTutor, students),
    trials: beyond(withTrials, withTutor),
    administrators: beyond(reachable(), withTrials),
  }
}

function closure(
  sources: readonly string[],
  manifest: Manifest,
  next: (chunk: Manifest[string]) => readonly string[],
): Manifest[string][] {
  const keys = new Set(sources)
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}`)
    return chunk
  }
  // Grows while it is walked through.
  for (const key of keys) for (const following of next(chunkOf(key))) keys.add(following)
  return [...keys].map(chunkOf)
}

function filesOf(chunks: readonly Manifest[string][]): Set<string> {
  return new Set(chunks.flatMap(({ file, css }) => [file, ...css]))
}
