import { setTimeout as sleep } from 'node:timers/promises'
import { subjectIds } from '@sabi/shared/content/question'
import {
  generate,
  generatorProgress,
  getGeneration,
  latestGeneration,
  stopGeneration,
  type Generation,
} from '@sabi/shared/generator/calls'
import { eligibilityOf, missingForExam } from '@sabi/shared/generator/eligibility'
import { nameInSentence } from '@sabi/shared/subjects/subject'
import type { Database } from '../database/database.ts'
import { withFreshSums } from '../database/kept-sums.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { listCoverage } from './eligibility.queries.ts'
import { findSummary, listGenerated, type Wish } from './generations.queries.ts'
import { Jobs } from './jobs.ts'
import { longestMs } from './make-questions.ts'
import { VariantsApart } from './variants-apart.ts'

/** Generates new questions for a student who has practised enough of the existing ones. */
export function generatorRoutes(platform: Platform): Route[] {
  const { database, provider } = platform
  const variants = new VariantsApart()
  const jobs = new Jobs(platform, { database, variants, provider })

  /** Returns a generation only to its owner. */
  const generationOf = async (userId: string, id: string): Promise<Generation> => {
    await jobs.settle(userId)
    const summary = await findSummary(database, { userId, id })
    if (summary === undefined) throw new Refusal(404, 'These questions could not be found.')
    return { ...summary, questions: await listGenerated(database, { userId, id }) }
  }

  return [
    serve(generate, async ({ body: { background = false, topicIds = [], ...asked } }, { viewer, network, signal }) => {
      const userId = viewer.user.id
      const wish = { ...asked, topicIds }
      await demandEligible(database, userId, wish)
      const { id, end } = await jobs.begin({ userId, network }, wish)
      // A student who leaves early finds the questions later.
      if (!background) await Promise.race([end, sleep(longestMs, undefined, { signal }).catch(() => undefined)])
      return { data: await generationOf(userId, id) }
    }),

    serve(getGeneration, async ({ params: { id } }, { viewer }) => ({ data: await generationOf(viewer.user.id, id) })),

    serve(latestGeneration, async (_, { viewer }) => {
      await jobs.settle(viewer.user.id)
      return { data: (await findSummary(database, { userId: viewer.user.id })) ?? null }
    }),

    serve(stopGeneration, async ({ params: { id } }, { viewer }) => {
      await generationOf(viewer.user.id, id)
      await jobs.stop(viewer.user.id, id)
      return { data: await generationOf(viewer.user.id, id) }
    }),

    serve(generatorProgress, async (_, { viewer, reads }) => {
      const coverage = await coverageOf(viewer.user.id, { primary: database, reads })
      const data = subjectIds.map((subject) => eligibilityOf(subject, coverage))
      // A student who asks this is looking at the button, so generation may start soon.
      if (data.some(({ canGenerateMore }) => canGenerateMore)) variants.warm()
      return { data }
    }),
  ]
}

async function coverageOf(userId: string, databases: { primary: Database; reads: Database }) {
  return listCoverage(await withFreshSums(databases, userId), userId)
}

async function demandEligible(database: Database, userId: string, { subject, examType }: Wish): Promise<void> {
  const coverage = await coverageOf(userId, { primary: database, reads: database })
  const missing = missingForExam(subject, examType, coverage)
  if (missing === 0) return
  const questions = missing === 1 ? '1 more question' : `${missing} more different questions`
  throw new Refusal(403, `Answer ${questions} in ${nameInSentence(subject)} first. Then you can generate new ones.`)
}
