import { byPassage } from '../content/passage-order.ts'

/** What the student has met before, by the ids of the questions. */
export interface MetBefore {
  /** Questions of the student's latest papers. */
  seen?: ReadonlySet<string>
  /** Questions of all papers that the student has sat, answered or not. */
  sat?: ReadonlySet<string>
  /** When the student answered a question last, in practice, a paper or anywhere else, in epoch milliseconds. */
  answeredAt?: ReadonlyMap<string, number>
}

/** How well a question is known to the student. A paper asks those with the lowest level first, and of these the lowest day. */
export interface Met {
  /** 0 for a new question, 1 for one that was answered outside of papers, 2 for one of an earlier paper, 3 for one of the latest papers. */
  level: number
  /** The day of the last answer, counted from 1970; 0 if there is none. Within a day the order says nothing. */
  day: number
}

const dayMs = 24 * 60 * 60 * 1000

/** Says of each of these questions how well it is known: a passage as well as the best known of its questions. */
export function metIn(questions: readonly { id: string }[], before: MetBefore): (id: string) => Met {
  const metById = new Map<string, Met>()
  for (const passage of byPassage(questions).values()) {
    const met = passage
      .map(({ id }) => metOf(id, before))
      .reduce((one, other) => (compareMet(one, other) < 0 ? other : one))
    for (const { id } of passage) metById.set(id, met)
  }
  return (id) => metById.get(id) ?? { level: 0, day: 0 }
}

/** Returns whether the student has answered the question, or had it in a paper. */
export function isMet(id: string, { sat, answeredAt }: MetBefore): boolean {
  return sat?.has(id) === true || answeredAt?.has(id) === true
}

/** Negative if the first is less known. */
export function compareMet(one: Met, other: Met): number {
  return one.level - other.level || one.day - other.day
}

function metOf(id: string, { seen, sat, answeredAt }: MetBefore): Met {
  const at = answeredAt?.get(id)
  const isSat = sat?.has(id) === true
  const level = seen?.has(id) === true ? 3 : isSat ? 2 : at === undefined ? 0 : 1
  return { level, day: at === undefined ? 0 : Math.floor(at / dayMs) }
}
