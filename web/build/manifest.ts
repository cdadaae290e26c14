import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What Vite records about a file of the build. Other files are referenced by their keys in the manifest. */
const Chunk = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  dynamicImports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
})
const Manifest = z.record(z.string(), Chunk)
export type Manifest = z.infer<typeof Manifest>

/** The key of the app's first script. All other sources have their path below `web/` as key. */
export const entry = 'index.html'

/** The practice screen. */
export const practice = 'practice/PracticeScreen.tsx'

/** Libraries with which the tutor searches the textbook and renders Markdown. They can wait for a second visit. */
const tutorsLibraries = new Set(['tutor/textbook-here.ts', 'tutor/topics-here.ts', 'tutor/Markdown.tsx'])

/** Students never open these: files needed only here are counted separately and not prefetched. */
const administratorsScreens = new Set(['administration/AdminScreen.tsx', 'administration/site/SetupScreen.tsx'])

/** Most students are in no class, and classes need the server: their screens and worksheets are counted separately and kept once opened. */
const classScreens = new Set([
  'worksheet/WorksheetScreen.tsx',
  'classes/ClassesScreen.tsx',
  'classes/TaughtClassPage.tsx',
  'classes/ClassesTaught.tsx',
  'classes/cards/CardsPage.tsx',
  'classes/NewClassDialog.tsx',
  'classes/assignments/NewAssignmentDialog.tsx',
  // Draws QR codes. Without one, the link is enough.
  '../node_modules/uqr/dist/index.mjs',
])

/** The pages of links that visitors get, and trials, are counted separately from the app of a student. */
const trialScreens = new Set(['trial/TrialsScreen.tsx', 'trial/TrialScreen.tsx', 'challenges/ChallengeScreen.tsx'])

/** The manifest of the build in this folder. Throws if there is none. */
export function readManifest(dist: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
}

/** The scripts and styles that must be loaded before these sources run. Throws if the build lacks one of them. */
export function filesNeededBy(sources: readonly string[], manifest: Manifest): Set<string> {
  return filesOf(closure(sources, manifest, ({ imports }) => imports))
}

type Reader = 'students' | 'tutor' | 'trials' | 'classes' | 'administrators'

/**
 * All scripts and styles that students can reach, and those needed only for the tutor's libraries, for trials, for classes or
 * for administrators.
 */
export function filesByReader(manifest: Manifest): Record<Reader, Set<string>> {
  const reachable = (...left: ReadonlySet<string>[]) => {
    const isLeft = (key: string) => left.some((screens) => screens.has(key))
    const next = ({ imports, dynamicImports }: Manifest[string]) => [...imports, ...dynamicImports]
    return filesOf(closure([entry], manifest, (chunk) => next(chunk).filter((key) => !isLeft(key))))
  }
  const beyond = (files: ReadonlySet<string>, known: ReadonlySet<string>) =>
    new Set([...files].filter((file) => !known.has(file)))
  const students = reachable(administratorsScreens, classScreens, trialScreens, tutorsLibraries)
  const withTutor = reachable(administratorsScreens, classScreens, trialScreens)
  const withTrials = reachable(administratorsScreens, classScreens)
  const withClasses = reachable(administratorsScreens)
  return {
    students,
    tutor: beyond(withTutor, students),
    trials: beyond(withTrials, withTutor),
    classes: beyond(withClasses, withTrials),
    administrators: beyond(reachable(), withClasses),
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
  // The set grows during the iteration.
  for (const key of keys) for (const following of next(chunkOf(key))) keys.add(following)
  return [...keys].map(chunkOf)
}

function filesOf(chunks: readonly Manifest[string][]): Set<string> {
  return new Set(chunks.flatMap(({ file, css }) => [file, ...css]))
}
