import type { Question } from '@sabi/shared/content/question'
import type { Provider } from '../ai-provider/provider.ts'
import { spentTexts } from '../ai-provider/shares.ts'
import type { Database } from '../database/database.ts'
import { endGeneration, keepAlive, type Wish } from './generations.queries.ts'
import { getHistory } from './history.queries.ts'
import { listTopicIds } from './material.queries.ts'
import { topicsToWriteOn } from './order-of-families.ts'
import { Stock, type Job } from './stock.ts'
import type { VariantsApart } from './variants-apart.ts'
import { writeQuestions, type WrittenCount } from './write-questions.ts'

/** Heartbeat interval, and so the delay until a stopped generation cancels its provider calls. */
const pulseMs = 2_000
/** Time limit of a generation, including all provider calls. */
export const longestMs = 60_000
/** Maximum share of a generation that a model may write if the families yield too few. */
const largestWrittenShare = 0.5
/** Number of questions a model writes in place of second variants of a family. */
const mostInsteadOfRepeats = 10

export const failed = 'Failed to generate questions. Please try again.'

/** The dependencies of a generation. */
export interface Makers {
  database: Database
  variants: VariantsApart
  /** Null without a provider; then only variants are made. */
  provider: Provider | null
  /** Overrides the time limit. */
  timeMs?: number
}

/** The number of questions made, and how many of those requested from a provider were written. */
interface Yield {
  count: number
  written: WrittenCount & { asked: number }
}

/**
 * Makes the questions of a running generation and ends it. Questions made before a failure are kept. Returns true if this call ended
 * the generation without questions; false if it had already ended.
 */
export async function makeQuestions(makers: Makers, job: Job): Promise<boolean> {
  const { database } = makers
  const over = new AbortController()
  const tell = () => keepAlive(database, job).then((runs) => !runs && over.abort())
  // The next heartbeat makes up for a failed one. If all fail, the generation counts as failed.
  const pulse = setInterval(() => void tell().catch(() => undefined), pulseMs)
  const time = setTimeout(() => over.abort(), makers.timeMs ?? longestMs)
  const stock = new Stock(database, job)
  try {
    const written = await fill(stock, makers, { job, signal: over.signal })
    return await endGeneration(database, {
      userId: job.userId,
      id: job.id,
      ...outcomeOf(job.wish, { count: stock.count, written }),
    })
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
    return await endGeneration(database, { userId: job.userId, id: job.id, state: 'failed', message: failed })
  } finally {
    clearInterval(pulse)
    clearTimeout(time)
  }
}

async function fill(
  stock: Stock,
  { database, variants, provider }: Makers,
  { job, signal }: { job: Job; signal: AbortSignal },
): Promise<Yield['written']> {
  const { userId, wish } = job
  const { givenIds, ...history } = await getHistory(database, { userId, subject: wish.subject })
  const { questions, topicIds: withFamilies } = await variants.make({ ...wish, givenIds, history })
  const topicIds = topicsToWriteOn(await listTopicIds(database, wish), { withFamilies, history })
  const count = provider === null || topicIds.length === 0 ? 0 : countToWrite(wish.count, questions)
  // Holds back the variants that written questions may replace.
  const sure = wish.count - count
  await stock.add(questions.slice(0, sure))
  if (provider === null || count === 0) return { asked: 0, added: 0, spent: undefined }
  const commission = { job, stock, topicIds, count, signal }
  const written = await writeQuestions({ database, variants, provider }, commission)
  await stock.add(questions.slice(sure))
  return { asked: count, ...written }
}

/** How many questions a model should write: what families cannot fill, plus a few instead of repeats, up to half. */
function countToWrite(wanted: number, variants: readonly Question[]): number {
  const missing = wanted - variants.length
  const repeats = variants.length - new Set(variants.map(({ family }) => family)).size
  const instead = Math.min(mostInsteadOfRepeats, missing + repeats)
  return Math.min(Math.floor(wanted * largestWrittenShare), Math.max(missing, instead))
}

function outcomeOf(
  { count: wanted, topicIds }: Wish,
  { count, written }: Yield,
): { state: 'done' | 'failed'; message: string | null } {
  const place = topicIds.length > 0 ? 'these topics' : 'this exam'
  const isSilent = written.asked > 0 && written.added === 0
  const whyNone = written.spent === undefined ? 'The AI wrote none this time.' : spentTexts[written.spent]
  const ofAi = isSilent ? ` ${whyNone}` : ''
  if (count === 0) return { state: 'failed', message: `There are no new questions left for ${place}.${ofAi}` }
  if (count === wanted) return { state: 'done', message: isSilent ? `${whyNone} These are new variants.` : null }
  const made = count === 1 ? 'Only 1 new question' : `Only ${count} new questions`
  return { state: 'done', message: `${made} could be generated for ${place}.${ofAi}` }
}
