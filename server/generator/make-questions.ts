import type { Question } from '@sabi/shared/content/question'
import type { Provider } from '../platform/ai/provider.ts'
import { spentTexts } from '../platform/ai/shares.ts'
import type { Database } from '../platform/database.ts'
import { endGeneration, keepAlive, type Wish } from './generations.queries.ts'
import { getHistory } from './history.queries.ts'
import { listTopicIds } from './material.queries.ts'
import { topicsToWriteOn } from './order-of-families.ts'
import { Stock, type Job } from './stock.ts'
import type { VariantsApart } from './variants-apart.ts'
import { writeQuestions, type WrittenCount } from './write-questions.ts'

/** So soon a generation that was stopped ends its calls of a provider. */
const pulseMs = 2_000
/** The whole of a generation, with all calls of a provider. */
export const longestMs = 60_000
/** Of a generation, what a model may write where the families give too few. */
const largestWrittenShare = 0.5
/** So many take the place of second variants of a family. */
const mostInsteadOfRepeats = 10

export const failed = 'Failed to generate questions. Please try again.'

/** What a generation is made with. */
export interface Makers {
  database: Database
  variants: VariantsApart
  /** Null where there is none: then there are variants alone. */
  provider: Provider | null
  /** The time for all of it, where it is another one. */
  timeMs?: number
}

/** How many questions there are, and how many of those that were asked of a provider. */
interface Yield {
  count: number
  written: WrittenCount & { asked: number }
}

/**
 * Makes the questions of a generation that has begun, and ends it. What was made stays, whatever happens. Gives true where it ended
 * with nothing, false also where somebody else had ended it.
 */
export async function makeQuestions(makers: Makers, job: Job): Promise<boolean> {
  const { database } = makers
  const over = new AbortController()
  const tell = () => keepAlive(database, job).then((runs) => !runs && over.abort())
  // A pulse that cannot be told is told again; when it stays silent the generation counts as failed.
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
  // Variants that a model's questions may take the place of wait for them.
  const sure = wish.count - count
  await stock.add(questions.slice(0, sure))
  if (provider === null || count === 0) return { asked: 0, added: 0, spent: undefined }
  const commission = { job, stock, topicIds, count, signal }
  const written = await writeQuestions({ database, variants, provider }, commission)
  await stock.add(questions.slice(sure))
  return { asked: count, ...written }
}

/** What families cannot fill, and a few in place of their repeats; never more than half. */
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
  const whyNone = written.spent === undefined ? 'The AI gave none this time.' : spentTexts[written.spent]
  const ofAi = isSilent ? ` ${whyNone}` : ''
  if (count === 0) return { state: 'failed', message: `There are no new questions left for ${place}.${ofAi}` }
  if (count === wanted) return { state: 'done', message: isSilent ? `${whyNone} These are new variants.` : null }
  const made = count === 1 ? 'Only 1 new question' : `Only ${count} new questions`
  return { state: 'done', message: `${made} could be made for ${place}.${ofAi}` }
}
