import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { wholeNumber } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'
import { ClassId, classLimits, ShownName } from './class.ts'
import { nameKey } from './name-list.ts'

export const cardLimits = {
  /** Each password is hashed, which takes a while. Longer lists go in several calls. */
  learnersOfCall: 25,
  /** A full class in a day. */
  learnersInADay: 500,
  /** Accounts without an email that one teacher has made and that still exist. A larger school has more teachers. */
  learnersOfTeacher: 900,
} as const

/** The text of a learner's card. The password is in no other reply, and nobody can read it later. */
export const LearnerCard = z.object({
  /** Of the membership. */
  id: z.uuid(),
  name: z.string(),
  userName: z.string(),
  password: z.string(),
})
export type LearnerCard = z.infer<typeof LearnerCard>

/** A learner whose account the class made, and who has no email: only the teacher can let them back in. */
export const CardHolder = z.object({
  id: z.uuid(),
  /** The name in the class. */
  name: z.string(),
  userName: z.string(),
  /** True until the learner has chosen a password. */
  isWaiting: z.boolean(),
})
export type CardHolder = z.infer<typeof CardHolder>

const params = z.object({ classId: ClassId })
const mostOfCall = z.maxLength(cardLimits.learnersOfCall)

export const listCardHolders = call({
  method: 'GET',
  path: '/api/classes/:classId/learners',
  access: 'teacher',
  summary: 'The learners whose accounts a class made, and who have no e-mail, in the order of their names',
  params,
  query: z.object({
    limit: wholeNumber({ from: 1, to: 100, otherwise: 50 }),
    offset: wholeNumber({ from: 0, to: classLimits.studentsOfClass, otherwise: 0 }),
  }),
  reply: success({ learners: z.array(CardHolder), total: z.int() }),
})

/** The phone creates the ids, so that a list sent twice makes each account once; then the second reply has new passwords. */
export const createLearners = call({
  method: 'POST',
  path: '/api/classes/:classId/learners',
  access: 'teacher',
  entrance: 'passwords',
  weight: 30,
  summary: 'Makes accounts without e-mail for a list of names, puts them into the class, and gives their cards once',
  params,
  body: z.object({
    learners: z.array(z.object({ id: z.uuid(), name: ShownName })).check(
      z.minLength(1),
      mostOfCall,
      z.refine((learners) => new Set(learners.map(({ name }) => nameKey(name))).size === learners.length),
      z.refine((learners) => new Set(learners.map(({ id }) => id)).size === learners.length),
    ),
  }),
  reply: success({ cards: z.array(LearnerCard) }),
  status: 201,
  badInput: { learners: `Send at most ${cardLimits.learnersOfCall} names of at most 40 letters, each once.` },
})

export const makeCards = call({
  method: 'POST',
  path: '/api/classes/:classId/cards',
  access: 'teacher',
  entrance: 'passwords',
  weight: 30,
  // Each card is noted in the audit.
  limits: { aDay: { times: 100, per: 'day', of: 'account' } },
  summary: 'Gives learners whose accounts the class made new starting passwords, and signs them out everywhere',
  params,
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), mostOfCall) }),
  reply: success({ cards: z.array(LearnerCard) }),
})
