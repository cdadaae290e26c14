import { examTypes } from '@sabi/shared/content/question'
import { getScoreHistory } from '@sabi/shared/plan/calls'
import type { ScoresHere } from '../plan/scores-here.ts'
import { queryOf } from '../platform/server/queries.ts'
import { tzOffset } from '../platform/time.ts'

/** The scores that the server predicted at the last midnight and each week before it, saved for visits without a network. */
export function scoreHistory(userId: string, { board }: Pick<ScoresHere['exam'], 'board'>) {
  const query = { examType: board ?? examTypes[0], tzOffset: tzOffset() }
  return queryOf(getScoreHistory, { params: { userId }, query }, { keep: true })
}
