import { randomInt, randomUUID } from 'node:crypto'
import { cardLimits, type LearnerCard } from '@sabi/shared/classes/card-calls'
import { classLimits } from '@sabi/shared/classes/class'
import { spacedPassword } from '@sabi/shared/classes/starting-password'
import { userNamesFor } from '@sabi/shared/classes/user-name'
import { lockAccount } from '../../classes/classes.queries.ts'
import { insertMemberOf, lockClass } from '../../classes/members.queries.ts'
import type { Database } from '../../database/database.ts'
import { insertAudit } from '../../platform/audit.queries.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { voidLinks } from '../passwords/account-tokens.queries.ts'
import { deleteKnownDevices } from '../sign-in/known-devices.queries.ts'
import { deleteOtherSessions } from '../sign-in/sessions.queries.ts'
import { deleteTries } from '../sign-in/sign-in-tries.queries.ts'
import { countMadeBy, insertLearner, lockHolders, updateToStartingPassword } from './cards.queries.ts'
import type { WithPassword } from './new-passwords.ts'

interface Place {
  classId: string
  teacherId: string
}
type Listed = WithPassword<{ id: string; name: string }>

/**
 * Makes the accounts of a list, in a transaction, and puts them into the class. A list that is sent again, because its reply was lost,
 * makes none twice: learners who have not signed in yet get another password.
 */
export async function makeLearners(transaction: Database, place: Place, listed: Listed[]): Promise<LearnerCard[]> {
  const { classId, teacherId } = place
  await lockAccount(transaction, teacherId)
  const students = await lockClass(transaction, classId)
  if (students === undefined) throw new Refusal(404, 'This class no longer exists.')
  const held = await lockHolders(transaction, { classId, ids: listed.map(({ id }) => id) })
  const fresh = listed.filter(({ id }) => held.every((holder) => holder.id !== id))
  await refuseTooMany(transaction, { teacherId, students, count: fresh.length })
  const cards: LearnerCard[] = []
  for (const { id, userId, name, userName, isWaiting } of held) {
    const own = listed.find((learner) => learner.id === id)
    if (own === undefined || !isWaiting) continue
    await updateToStartingPassword(transaction, { userId, passwordHash: own.passwordHash })
    cards.push({ id, name, userName, password: spacedPassword(own.password) })
  }
  for (const learner of fresh) cards.push(await makeLearner(transaction, classId, learner))
  const details = { class: classId, learners: String(fresh.length) }
  if (fresh.length > 0)
    await insertAudit(transaction, { action: 'learners-made', actor: { userId: teacherId }, details })
  return inOrder(cards, listed)
}

async function makeLearner(transaction: Database, classId: string, learner: Listed): Promise<LearnerCard> {
  const { id, name, password, passwordHash } = learner
  const userId = randomUUID()
  for (const userName of userNamesFor(name, (limit) => randomInt(limit))) {
    if (!(await insertLearner(transaction, { userId, name, userName, passwordHash, classId }))) continue
    if (!(await insertMemberOf(transaction, { id, classId, userId, name })))
      throw new Refusal(409, 'This list was sent already. Please load the page again.')
    return { id, name, userName, password: spacedPassword(password) }
  }
  throw new Refusal(409, `We found no user name for ${name}. Please try again.`)
}

async function refuseTooMany(
  transaction: Database,
  { teacherId, students, count }: { teacherId: string; students: number; count: number },
): Promise<void> {
  if (students + count > classLimits.studentsOfClass)
    throw new Refusal(409, `A class has room for ${classLimits.studentsOfClass} students.`)
  const { today, total } = await countMadeBy(transaction, teacherId)
  if (today + count > cardLimits.learnersInADay)
    throw new Refusal(409, `You can make ${cardLimits.learnersInADay} accounts a day. Please come back tomorrow.`)
  if (total + count > cardLimits.learnersOfTeacher)
    throw new Refusal(
      409,
      `One teacher can make ${cardLimits.learnersOfTeacher} accounts. Ask another teacher to make the rest.`,
    )
}

/**
 * Gives learners new starting passwords, in a transaction, and ends all that the old ones opened. Learners who have left the class or have an
 * email by now get none.
 */
export async function renewCards(
  transaction: Database,
  { classId, teacherId }: Place,
  made: WithPassword<{ id: string }>[],
): Promise<LearnerCard[]> {
  const held = await lockHolders(transaction, { classId, ids: made.map(({ id }) => id) })
  if (held.length === 0)
    throw new Refusal(404, 'This student has left the class, or has an email and can reset the password.')
  const cards: LearnerCard[] = []
  for (const { id, userId, name, userName } of held) {
    const own = made.find((learner) => learner.id === id)
    if (own === undefined) continue
    await updateToStartingPassword(transaction, { userId, passwordHash: own.passwordHash })
    await voidLinks(transaction, userId)
    await deleteTries(transaction, userId)
    await deleteOtherSessions(transaction, { userId })
    await deleteKnownDevices(transaction, userId)
    const details = { class: classId }
    await insertAudit(transaction, {
      action: 'card-made',
      actor: { userId: teacherId },
      subjectId: userId,
      details,
    })
    cards.push({ id, name, userName, password: spacedPassword(own.password) })
  }
  return inOrder(cards, made)
}

function inOrder(cards: readonly LearnerCard[], listed: readonly { id: string }[]): LearnerCard[] {
  return listed.flatMap(({ id }) => cards.filter((card) => card.id === id))
}
