// What a phone may cost its owner, in bytes of brotli. `npm test` fails when a bound is broken; no bound is ever raised to pass.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { parseBank } from '@sabi/shared/content/bank'
import * as z from 'zod/mini'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../web/dist')
const bankFile = join(dirname(fileURLToPath(import.meta.url)), '../content/dist/bank.json')
const kilobyte = 1024

const Chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
})
const manifest = z.record(z.string(), Chunk).parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? ''
const firstScripts = scriptsOf(entry)
const scripts = files(/\.js$/)
const styles = files(/\.css$/)

const budgets = [
  {
    what: 'JS to the first answerable question',
    bound: 72,
    bytes: sum([...scriptsOf(entry, 'practice/PracticeScreen.tsx')]),
  },
  { what: 'all JS and CSS of the app', bound: 100, bytes: sum([...scripts, ...styles]) },
  { what: 'largest route beside the first scripts', bound: 30, bytes: largestRoute() },
  { what: 'all CSS', bound: 8, bytes: sum(styles) },
  { what: 'page that all screens start from', bound: 6, bytes: sum(['index.html']) },
  { what: 'font of the text', bound: 28, bytes: bytesOf('fonts/sabi-sans-subset.woff2') },
  { what: 'font of mathematics', bound: 33, bytes: bytesOf('fonts/termes-math-subset.woff2') },
  { what: '20 questions with explanations', bound: 4, bytes: twentyQuestions() },
]

let isBroken = false
for (const { what, bound, bytes } of budgets) {
  const isOver = bytes > bound * kilobyte
  isBroken ||= isOver
  console.log(`${isOver ? '✗' : '✓'} ${what}: ${(bytes / kilobyte).toFixed(1)} of ${bound} KB`)
}
process.exit(isBroken ? 1 : 0)

/** All scripts that must be there before these modules run. */
function scriptsOf(...names: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  names.forEach(visit)
  return found
}

function largestRoute(): number {
  const routes = Object.keys(manifest).filter((name) => /Screen\.tsx$/.test(name))
  return Math.max(...routes.map((name) => sum([...scriptsOf(name)].filter((file) => !firstScripts.has(file)))))
}

/** The mean of many random twenties, as the server sends them: its quality of compression, the whole reply. */
function twentyQuestions(): number {
  const { questions } = parseBank(readFileSync(bankFile, 'utf8'))
  const draws = 50
  let total = 0
  for (let draw = 0; draw < draws; draw++) {
    const twenty = Array.from({ length: 20 }, (_, n) => {
      const question = questions[(draw * 7919 + n * 104_729) % questions.length]
      return question && { ...question, unit: undefined, contentHash: undefined }
    })
    total += compressed(Buffer.from(JSON.stringify({ success: true, questions: twenty, total: questions.length })), 4)
  }
  return total / draws
}

function files(kind: RegExp): string[] {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true })
  return entries
    .filter((file) => file.isFile() && kind.test(file.name))
    .map((file) => join(file.parentPath, file.name).slice(dist.length + 1))
}

function sum(paths: readonly string[]): number {
  return paths.reduce((total, path) => total + compressed(readFileSync(join(dist, path)), 11), 0)
}

function bytesOf(path: string): number {
  return readFileSync(join(dist, path)).length
}

function compressed(content: Buffer, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}
