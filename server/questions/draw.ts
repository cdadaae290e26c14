import { blueprintOf } from '@sabi/content/blueprint'
import { subjectIds } from '@sabi/shared/content/question'
import { candidatesFor, rankInDraw, type KnownOfStudent } from '@sabi/shared/plan/draw-rank'
import type { Random } from '@sabi/shared/practice/random'
import { drawSession } from '@sabi/shared/practice/sampler'
import { maximumSessionLength, type QuestionFilter } from '@sabi/shared/subjects/calls'
import type { Database } from '../database/database.ts'
import type { QuestionMemory, Stock } from './question-memory.ts'
import { probeCandidates, type Candidate, type Probe } from './questions.queries.ts'

/** Candidates for each question wanted, so that enough are left when families have been taken out. */
const candidatesPerQuestion = 4

interface DrawOptions {
  filter: QuestionFilter
  /** What matches the filter. */
  stock: Stock
  limit: number
  memory: QuestionMemory
  random?: Random
  first?: string | undefined
  /** The student for whom skills that are new or due come first, and in their first session no hard questions. */
  known?: KnownOfStudent | undefined
}

/**
 * Draws a random session that mirrors the papers by unit and share of calculations. It holds at most 100 questions, and
 * fewer than asked for only when fewer match. The same random numbers draw the same questions of the same bank. Returns each question as
 * JSON, as students get it.
 */
export async function drawQuestions(
  database: Database,
  { filter, stock, limit, memory, random = Math.random, first, known }: DrawOptions,
): Promise<string[]> {
  const count = Math.min(limit, maximumSessionLength)
  const matching = stock.candidates ?? (await findCandidates(database, { filter, count, random }))
  const drawn = drawSession({
    candidates: known === undefined ? matching : candidatesFor(known, { candidates: matching, count, first }),
    count,
    blueprintOf: (subject) => blueprintOf(subject, filter.examType),
    random,
    first,
    ...(known !== undefined && { rankOf: (candidate: Candidate) => rankInDraw(candidate, known) }),
  })
  return memory.listJson(database, drawn, stock.state)
}

interface Wanted {
  filter: QuestionFilter
  count: number
  random: Random
}

/** Candidates from a bank too large to list: those behind a random point in every unit, by the units' weights. */
async function findCandidates(database: Database, { filter, count, random }: Wanted): Promise<Candidate[]> {
  const probes = probesFor({ filter, count, random })
  const candidates = await probeCandidates(database, filter, probes)
  if (candidates.length >= count) return candidates
  // The filter leaves too few of some kinds, so each kind may have to fill the whole session.
  return probeCandidates(
    database,
    filter,
    probes.map((probe) => ({ ...probe, count })),
  )
}

function probesFor({ filter, count, random }: Wanted): Probe[] {
  const subjects = filter.subject === 'ALL' ? subjectIds : [filter.subject]
  return subjects.flatMap((subject): Probe[] => {
    const { units, calculation } = blueprintOf(subject, filter.examType)
    const wanted = (count * candidatesPerQuestion) / subjects.length
    const whole = Object.values(units).reduce((sum: number, weight = 0) => sum + weight, 0)
    return Object.entries(units).flatMap(([unit, weight = 0]) =>
      [true, false].map((isCalculation) => ({
        subject,
        unit: Number(unit),
        isCalculation,
        from: random(),
        count: Math.ceil((wanted * weight * (isCalculation ? calculation : 1 - calculation)) / whole) + 1,
      })),
    )
  })
}
