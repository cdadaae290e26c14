import { changeExamTargets, changeStudyGoals, getSettings } from '@sabi/shared/accounts/settings-calls'
import { onBackOnline } from '../platform/server/connection.ts'
import { invalidate } from '../platform/server/queries.ts'
import { RequestError } from '../platform/server/request-error.ts'
import { request } from '../platform/server/request.ts'
import { currentUser } from '../platform/server/session.ts'
import { changeChoices, choicesStore } from './choices.ts'

const firstServerFault = 500
/** Not the student's fault, and over sooner or later. */
const passing = new Set([401, 429])

/** One at a time, so that the last of several quick choices wins. */
let sending = Promise.resolve()

/** Sends what the student has chosen, now and whenever the phone comes back online. */
export function followChoices(): void {
  void sendChoices()
  onBackOnline(() => void sendChoices())
}

/** Sends what is unsent. Without a connection it stays on the phone. Never rejects. */
export function sendChoices(): Promise<void> {
  sending = sending.then(sendAll)
  return sending
}

async function sendAll(): Promise<void> {
  const examTargets = own()?.examTargets ?? null
  if (examTargets !== null && (await isSettled(request(changeExamTargets, { body: examTargets }))))
    // A choice that was made in the meantime is sent next.
    changeChoices(own()?.examTargets === examTargets ? { examTargets: null } : {})
  const studyGoals = own()?.studyGoals ?? null
  if (studyGoals !== null && (await isSettled(request(changeStudyGoals, { body: studyGoals }))))
    changeChoices(own()?.studyGoals === studyGoals ? { studyGoals: null } : {})
  if (examTargets !== null || studyGoals !== null) invalidate(getSettings)
}

/** The choices of the student who is signed in. */
function own() {
  const { choices } = choicesStore.getState()
  return choices?.userId === currentUser()?.id ? choices : null
}

/** Returns false if the call is to be made again later: nobody answered, or the server is busy. */
async function isSettled(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    // Settings may be turned off on this site. Then nobody can save them.
    return error.kind === 'http' && error.status < firstServerFault && !passing.has(error.status)
  }
}
