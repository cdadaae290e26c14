// `npx tsx bench/generator.ts`: runs twenty generations of fifty questions for one student of each subject, without a provider. No
// question may repeat, each must be the variant that its id names, with an index covered by the proofs of the families, and a
// generation must take less than a second and must not delay other requests.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { publishedForm } from '@sabi/content/build/questions'
import { questionOfVariant } from '@sabi/content/build/from-families'
import { readSources } from '@sabi/content/build/sources'
import { firstFreshIndex, provenIndexes, variantOf } from '@sabi/content/engine/variant'
import { subjectIds, type ShownQuestion, type SubjectId } from '@sabi/shared/content/question'
import { generate, generatorProgress } from '@sabi/shared/generator/calls'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { replyQuality } from '../server/platform/http/compression.ts'
import { pause, Phone } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'

const generations = 20
const size = 50
const enough = 60
const longestMs = 1_000
const choosingMs = 3_000

const familyById = new Map(readSources().families.map((family) => [family.id, family]))
const dataDir = await mkdtemp(join(tmpdir(), 'sabi-generator-'))
const settings = { GENERATIONS_A_DAY: String(generations) }
const server = new RealServer({ port: await freePort(), dataDir, settings })
await server.start()
const meanwhile = { isOver: false, waits: [0] }
const others = askAgainAndAgain()
let faults = 0
for (const subject of subjectIds) faults += await measure(subject)
meanwhile.isOver = true
await others
console.log(`Other requests waited ${Math.round(Math.max(...meanwhile.waits))} ms at most`)
await server.stop()
await rm(dataDir, { recursive: true, force: true })
demandMeasured({ subjects: subjectIds.length, generations, 'other requests': meanwhile.waits.length - 1 })
process.exit(faults === 0 ? 0 : 1)

/** Generates questions for a new student of a subject, prints the results and returns the number of faults. */
async function measure(subject: SubjectId): Promise<number> {
  const bank = await fetch(`${server.url}/api/questions?limit=${enough}&random=true&subject=${subject}`)
  const phone = new Phone(server.url, listQuestions.reply.parse(await bank.json()).questions)
  await phone.register()
  // Questions are drawn with repeats, so this takes more answers than there are questions.
  for (let batch = 0; batch < 6; batch++) await phone.sendBatch(100)
  // The screen asks this before the student can request more questions.
  await fetch(server.url + generatorProgress.path, { headers: { Authorization: `Bearer ${phone.token}` } })
  await pause(choosingMs)
  const questions: ShownQuestion[] = []
  const times: number[] = []
  const sizes: number[] = []
  for (let n = 0; n < generations; n++) {
    const started = performance.now()
    const made = await generateFor(phone, subject)
    times.push(performance.now() - started)
    sizes.push(bytesOf(made))
    questions.push(...made)
  }
  const later = times.slice(1).toSorted((a, b) => a - b)
  const repeats = questions.length - new Set(questions.map(({ text, figure }) => `${text} ${figure?.alt}`)).size
  const sameStem = questions.length - new Set(questions.map(({ text }) => text)).size
  const wrong = questions.filter((question) => !isAsItsIdSays(question)).length
  console.log(
    `${subject}: ${questions.length} questions, ${repeats} repeats (${sameStem} with the same words but another figure), ` +
      `${wrong} wrong; first ${Math.round(times[0] ?? 0)} ms, then ${Math.round(later[later.length >> 1] ?? 0)} ms, ` +
      `${Math.round(later.at(-1) ?? 0)} ms at most; ${Math.min(...sizes)} to ${Math.max(...sizes)} bytes to the phone`,
  )
  return repeats + wrong + (questions.length === generations * size ? 0 : 1) + (Math.max(...times) < longestMs ? 0 : 1)
}

async function generateFor(phone: Phone, subject: SubjectId): Promise<ShownQuestion[]> {
  const response = await fetch(server.url + generate.path, {
    method: generate.method,
    headers: { Authorization: `Bearer ${phone.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ subject, examType: 'JAMB', count: size }),
  })
  if (!response.ok) throw new Error(await response.text())
  return generate.reply.parse(await response.json()).data.questions
}

/** The size of fifty questions as the server compresses its replies. */
function bytesOf(questions: readonly ShownQuestion[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: replyQuality }
  return brotliCompressSync(JSON.stringify(questions), { params }).length
}

/** The proofs verify every key up to `provenIndexes` independently, so a question equal to the variant of its index is right. */
function isAsItsIdSays({ id, text, options, correctOption }: ShownQuestion): boolean {
  const [code = '', edition, place] = id.split('-')
  const family = familyById.get(code)
  const index = Number(place) - 1
  if (family === undefined || Number(edition) !== family.edition) return false
  if (index < firstFreshIndex || index >= provenIndexes) return false
  const same = publishedForm(questionOfVariant(family, variantOf(family, index)))
  return (
    JSON.stringify([same.text, same.options, same.correctOption]) === JSON.stringify([text, options, correctOption])
  )
}

async function askAgainAndAgain(): Promise<void> {
  while (!meanwhile.isOver) {
    const asked = performance.now()
    await fetch(`${server.url}/healthz`)
    meanwhile.waits.push(performance.now() - asked)
    await pause(5)
  }
}
