import { NotKeptError, openLearner } from '../offline/learners/opening.ts'
import { toast } from '../platform/page/toast-store.ts'
import { learnerTexts } from './texts.ts'

/** Gives the turn to a learner, or says why that has to wait. */
export async function open(...opening: Parameters<typeof openLearner>): Promise<void> {
  try {
    await openLearner(...opening)
  } catch (error) {
    if (!(error instanceof NotKeptError)) throw error
    toast({ ...learnerTexts.notKept, tone: 'destructive' })
  }
}
