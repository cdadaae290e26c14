import { getTrial } from '@sabi/shared/trial/calls'
import { drawOfDay } from '@sabi/shared/trial/trial'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import type { Trials } from './trials.ts'

/** Questions that anyone may try. The page contains them; an app that was loaded otherwise requests them here. */
export function trialRoutes(trials: Trials): Route[] {
  return [
    serve(getTrial, async ({ params: { subject }, query }, { reads }) => {
      const { topic = null, draw = drawOfDay(new Date()) } = query
      const trial = await trials.find(reads, { subject, topicId: topic, draw })
      if (trial === null) throw new Refusal(404, 'There are no questions to try here.')
      return { trial }
    }),
  ]
}
