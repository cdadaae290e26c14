import {
  cardLimits,
  createLearners,
  listCardHolders,
  makeCards,
  type LearnerCard,
} from '@sabi/shared/classes/card-calls'
import { getClass, listMembers, listTaughtClasses } from '@sabi/shared/classes/calls'
import { newId } from '../../offline/device.ts'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'

/** Learners of a list that is being sent. The ids stay when it is sent again, so that no account is made twice. */
export type NewLearner = { id: string; name: string }

export function newLearners(names: readonly string[]): NewLearner[] {
  return names.map((name) => ({ id: newId(), name }))
}

/** Makes the accounts in as many calls as it takes, and hands over the cards of each. Throws if one fails: those before are made. */
export async function sendLearners(
  classId: string,
  learners: readonly NewLearner[],
  onCards: (cards: LearnerCard[]) => void,
): Promise<void> {
  try {
    for (const part of partsOf(learners)) {
      const { cards } = await request(createLearners, { params: { classId }, body: { learners: part } })
      onCards(cards)
    }
  } finally {
    for (const call of [listCardHolders, listMembers, getClass, listTaughtClasses]) invalidate(call)
  }
}

/** Makes new cards in as many calls as it takes, and hands over those of each. */
export async function renewCards(
  classId: string,
  ids: readonly string[],
  onCards: (cards: LearnerCard[]) => void,
): Promise<void> {
  try {
    for (const part of partsOf(ids))
      onCards((await request(makeCards, { params: { classId }, body: { ids: part } })).cards)
  } finally {
    invalidate(listCardHolders)
  }
}

function partsOf<T>(list: readonly T[]): T[][] {
  const size = cardLimits.learnersOfCall
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))
}
