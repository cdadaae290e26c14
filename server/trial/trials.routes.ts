import { addTrialAnswers, getTrial } from '@sabi/shared/trial/calls'
import { drawOfDay, type Trial } from '@sabi/shared/trial/trial'
import type { Database } from '../database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { addAnswers, type Log } from './trial-answers.ts'
import type { Trials, WantedTrial } from './trials.ts'

/** Questions that anybody may try. The page brings them itself; an app that came without it asks here. */
export function trialRoutes(database: Database, { trials, log }: { trials: Trials; log: Log }): Route[] {
  return [
    serve(getTrial, async ({ params: { subject }, query }, { reads }) => {
      const { topic = null, draw = drawOfDay(new Date()) } = query
      return { trial: await findTrial(trials, reads, { subject, topicId: topic, draw }) }
    }),

    serve(addTrialAnswers, async ({ body }, { viewer, network }) => {
      const { subject, topic, draw } = body
      const trial = await findTrial(trials, database, { subject, topicId: topic, draw })
      return { added: await addAnswers(body, { database, log, sender: { viewer, network }, trial }) }
    }),
  ]
}

async function findTrial(trials: Trials, database: Database, wanted: WantedTrial): Promise<Trial> {
  const trial = await trials.find(database, wanted)
  if (trial === null) throw new Refusal(404, 'There are no questions to try here.')
  return trial
}
