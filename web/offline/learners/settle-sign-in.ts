import type { User } from '@sabi/shared/accounts/account'
import { logout } from '@sabi/shared/accounts/calls'
import type { Learner } from '@sabi/shared/learners/learner'
import { request } from '../../platform/server/request.ts'
import { RequestError } from '../../platform/server/request-error.ts'
import { slotHere } from '../../platform/storage.ts'
import { visitorId } from '../visitor/visitor.ts'
import { forgottenPin } from './forgotten-pin.ts'
import { changeLearner, changeLearners, readLearners } from './learner-list.ts'
import { hasRoom, newLearner, newSlot, noteHidden, openLearner, shortName } from './opening.ts'

const fullText = 'This phone has eight learners. Remove one of them first, then sign in here.'

/**
 * Puts an account that signed in on this page in its place on the phone. Returns false if that is another learner's page, which opens.
 * Answers that were given here without an account become this account's in any case: the list notes it in the same write.
 */
export async function settleSignIn(user: User, path: string, { isUnlocked = false } = {}): Promise<boolean> {
  const learners = readLearners()
  const here = learners.find(({ slot }) => slot === slotHere)
  const known = learners.find(({ accountId }) => accountId === user.id)
  if (known?.slot === slotHere) return true
  if (known === undefined && (here === undefined || here.accountId !== null) && !hasRoom()) throw await refuse(user)
  const takesFrom = [...new Set([...(known?.takesFrom ?? []), visitorId])]
  if (known === undefined && here?.accountId == null) {
    const joining = {
      ...(here ?? newLearner({ slot: slotHere, name: shortName(user), user })),
      accountId: user.id,
      takesFrom,
    }
    replace(slotHere, joining)
    return true
  }
  const settled = known ?? newLearner({ slot: newSlot(), name: shortName(user), user })
  changeLearners((list) => [
    // A guest who turns out to be a learner of this phone is no learner besides.
    ...list.filter(({ slot, accountId }) => slot !== settled.slot && (slot !== slotHere || accountId !== null)),
    { ...settled, takesFrom },
  ])
  await openLearner(settled, path, { isUnlocked })
  return false
}

function replace(slot: string, learner: Learner): void {
  changeLearners((list) => [...list.filter((other) => other.slot !== slot), learner])
}

/** Ends the session that was just opened: nobody on this phone could use it. */
async function refuse(user: User): Promise<RequestError> {
  await request(logout, {}, { accountId: user.id }).catch(() => undefined)
  return new RequestError({ kind: 'http', status: 409, message: fullText })
}

/**
 * After a password this tab does not ask for the PIN as well. A learner who came by "Forgot the PIN?" loses it, and can choose a new one;
 * any other sign-in keeps it.
 */
export function settlePin(accountId: string): void {
  const learner = readLearners().find((other) => other.accountId === accountId)
  if (learner === undefined || learner.pin === null) return
  const isForgotten = new URLSearchParams(location.search).get(forgottenPin.key) === forgottenPin.value
  if (isForgotten) changeLearner(learner.slot, { pin: null })
  noteHidden({ ...learner, pin: isForgotten ? null : learner.pin })
}
