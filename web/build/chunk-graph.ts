import * as z from 'zod/mini'

const Chunk = z.object({
  file: z.string(),
  /** The screens in it, or `main.tsx`. */
  pages: z.array(z.string()),
  imports: z.array(z.string()),
  dynamicImports: z.array(z.string()),
  styles: z.array(z.string()),
})
export type Chunk = z.infer<typeof Chunk>

/** The chunks of the build, as its list of them says. Throws where it says something else. */
export function parseChunks(list: string): Chunk[] {
  return z.array(Chunk).parse(JSON.parse(list))
}

/** What the build's configuration calls these parts. */
export const tutorsSearchName = 'tutor-search'
export const tutorsMarkdownName = 'tutor-markdown'

/** No student opens these: what comes only with them is counted apart, and not fetched in advance. */
const administratorsScreens = new Set(['administration/AdminScreen.tsx', 'administration/SetupScreen.tsx'])

/** The chunk that holds a screen. Throws where none does. */
export function chunkOf(page: string, chunks: readonly Chunk[]): Chunk {
  const chunk = chunks.find(({ pages }) => pages.includes(page))
  if (chunk === undefined) throw new Error(`The build has no ${page}`)
  return chunk
}

/** The chunks, and all that must be there before they run. */
export function neededBy(wanted: readonly Chunk[], chunks: readonly Chunk[]): Set<Chunk> {
  return reached(wanted, chunks, ({ imports }) => imports)
}

/** The chunks that the app has for students, and those that come only with administrators' screens. */
export function chunksByReader(chunks: readonly Chunk[]): { students: Set<Chunk>; administrators: Set<Chunk> } {
  const entry = chunkOf('main.tsx', chunks)
  const students = reached([entry], chunks, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((file) => !isAdministrators(chunks.find((chunk) => chunk.file === file))),
  ])
  const everybody = reached([entry], chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  return { students, administrators: new Set([...everybody].filter((chunk) => !students.has(chunk))) }
}

/** The library by which the tutor searches the textbook on the phone. */
export function tutorsSearch(chunks: readonly Chunk[]): Set<Chunk> {
  return new Set(chunks.filter(({ file }) => file.includes(tutorsSearchName)))
}

/** The library by which the tutor draws what a model wrote. */
export function tutorsMarkdown(chunks: readonly Chunk[]): Set<Chunk> {
  return new Set(chunks.filter(({ file }) => file.includes(tutorsMarkdownName)))
}

export function scriptsOf(chunks: ReadonlySet<Chunk>): Set<string> {
  return new Set([...chunks].map(({ file }) => file))
}

export function stylesOf(chunks: ReadonlySet<Chunk>): Set<string> {
  return new Set([...chunks].flatMap(({ styles }) => styles))
}

export function filesOf(chunks: ReadonlySet<Chunk>): Set<string> {
  return new Set([...scriptsOf(chunks), ...stylesOf(chunks)])
}

/** A chunk that holds a student's screen too is a student's. */
function isAdministrators(chunk: Chunk | undefined): boolean {
  return chunk !== undefined && chunk.pages.length > 0 && chunk.pages.every((page) => administratorsScreens.has(page))
}

function reached(
  from: readonly Chunk[],
  chunks: readonly Chunk[],
  next: (chunk: Chunk) => readonly string[],
): Set<Chunk> {
  const found = new Set<Chunk>(from)
  // Grows while it is walked through.
  for (const chunk of found) {
    const following = next(chunk)
    for (const each of chunks) if (following.includes(each.file)) found.add(each)
  }
  return found
}
