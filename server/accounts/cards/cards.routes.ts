import { isAdmin } from '@sabi/shared/accounts/account'
import { createLearners, listCardHolders, makeCards } from '@sabi/shared/classes/card-calls'
import { transact } from '../../database/transact.ts'
import { serve, type Route, type Viewer } from '../../platform/calls/serve.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { limitOfCall } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { countHolders, listHolders } from './cards.queries.ts'
import { makeLearners, renewCards } from './make-cards.ts'
import { newPasswords } from './new-passwords.ts'

/** Accounts that a teacher makes for a class, and the cards that open them. `access: 'teacher'` lets nobody else in. */
export function cardRoutes({ database, pool, settings }: Platform): Route[] {
  const renewals = limitOfCall(pool, makeCards.limits.aDay, {
    name: 'cards-in-a-day',
    isOfAccounts: true,
    message: `You have made new cards ${makeCards.limits.aDay.times} times today. Please come back tomorrow.`,
  })
  const canMail = settings.SMTP_URL !== undefined

  return [
    serve(listCardHolders, async ({ params: { classId }, query }) => ({
      learners: await listHolders(database, { ...query, classId }),
      total: await countHolders(database, classId),
    })),

    serve(createLearners, async ({ params: { classId }, body: { learners } }, { viewer, network }) => {
      if (canMail) refuseUnverified(viewer)
      const made = await newPasswords(learners, network)
      const place = { classId, teacherId: viewer.user.id }
      return { cards: await transact(database, (transaction) => makeLearners(transaction, place, made)) }
    }),

    serve(makeCards, async ({ params: { classId }, body: { ids } }, { viewer, network }) => {
      const place = { classId, teacherId: viewer.user.id }
      const cards = await renewals.spend(viewer.user.id, async () => {
        const listed = [...new Set(ids)].map((id) => ({ id }))
        const made = await newPasswords(listed, network)
        return transact(database, (transaction) => renewCards(transaction, place, made))
      })
      return { cards }
    }),
  ]
}

/** Each invented account must cost more than another name in a list: a mailbox, at least. */
function refuseUnverified({ user, isEmailVerified }: Viewer): void {
  if (!isEmailVerified && !isAdmin(user))
    throw new Refusal(403, 'Verify your email in Settings first. Then you can make accounts for your class.')
}
