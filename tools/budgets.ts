// What a phone may cost its owner, in bytes of brotli. `npm test` fails when a bound is broken; no bound is ever raised to pass.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { blueprintOf } from '@sabi/content/blueprint'
import { seededRandom } from '@sabi/shared/practice/random'
import { drawSession } from '@sabi/shared/practice/sampler'
import { parseBank, type BankQuestion } from '@sabi/shared/content/bank'
import { subjectIds } from '@sabi/shared/content/question'
import { replyQuality } from '../server/platform/compression.ts'
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
const practice = 'practice/PracticeScreen.tsx'
const firstScripts = scriptsOf(entry)
const scripts = files(/\.js$/)
const styles = files(/\.css$/)

const budgets = [
  {
    what: 'JS to the first answerable question',
    bound: 72,
    bytes: sum([...scriptsOf(entry, practice)]),
  },
  { what: 'all JS and CSS of the app', bound: 100, bytes: sum([...scripts, ...styles]) },
  { what: 'largest route beside the first scripts', bound: 30, bytes: largestRoute() },
  { what: 'CSS to the first answerable question', bound: 8, bytes: sum([...stylesOf(entry, practice)]) },
  { what: 'page that all screens start from', bound: 6, bytes: sum(['index.html']) },
  { what: 'font of the text', bound: 28, bytes: bytesOf('fonts/sabi-sans-subset.woff2') },
  { what: 'font of mathematics', bound: 33, bytes: bytesOf('fonts/termes-math-subset.woff2') },
  { what: '20 questions with explanations', bound: 4, bytes: twentyQuestions('explanations') },
  { what: 'figures of 20 questions that all have one', bound: 6, bytes: twentyFigures() },
  { what: '20 questions with reasons and hints too', bound: 7, bytes: twentyQuestions('everything') },
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
  return new Set(chunksOf(names).map(({ file }) => file))
}

function stylesOf(...names: string[]): Set<string> {
  return new Set(chunksOf(names).flatMap(({ css = [] }) => css))
}

function chunksOf(names: readonly string[], found = new Map<string, z.infer<typeof Chunk>>()) {
  for (const name of names) {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}`)
    if (found.has(name)) continue
    found.set(name, chunk)
    chunksOf(chunk.imports ?? [], found)
  }
  return [...found.values()]
}

function largestRoute(): number {
  const routes = Object.keys(manifest).filter((name) => name.endsWith('Screen.tsx'))
  return Math.max(...routes.map((name) => sum([...scriptsOf(name)].filter((file) => !firstScripts.has(file)))))
}

/**
 * The mean of many twenties of one subject, drawn as a student's session is, compressed as the server compresses replies:
 * with explanations, or with all that a reply carries; figures have a budget of their own.
 */
function twentyQuestions(parts: 'explanations' | 'everything'): number {
  const { questions } = parseBank(readFileSync(bankFile, 'utf8'))
  // The same draws in every run, so that the budget does not waver.
  const random = seededRandom('budget')
  const draws = 80
  let total = 0
  for (let draw = 0; draw < draws; draw++) {
    const subject = subjectIds[draw % subjectIds.length]
    const candidates = questions.filter((question) => question.subject === subject)
    const twenty = drawSession({ candidates, count: 20, blueprintOf: (one) => blueprintOf(one, 'ALL'), random })
    const sent = twenty.map((question) => strip(question, parts))
    total += compressed(Buffer.from(JSON.stringify(sent)), replyQuality)
  }
  return total / draws
}

function twentyFigures(): number {
  const { questions } = parseBank(readFileSync(bankFile, 'utf8'))
  const figures = questions.flatMap(({ figure }) => figure ?? [])
  const twenty = Array.from({ length: 20 }, (_, n) => figures[(n * 104_729) % figures.length])
  return compressed(Buffer.from(JSON.stringify(twenty)), replyQuality)
}

function strip(
  { unit: _unit, contentHash: _hash, figure: _figure, family: _family, isCalculation: _is, ...question }: BankQuestion,
  parts: 'explanations' | 'everything',
): object {
  if (parts === 'everything') return question
  const { reasons: _reasons, hints: _hints, rich, ...rest } = question
  return { ...rest, rich: rich && { ...rich, reasons: undefined } }
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
