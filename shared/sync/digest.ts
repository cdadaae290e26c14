import * as z from 'zod/mini'

/** One day on one side: the number of answers, and a hash of their ids. */
export const DigestDay = z.object({ day: z.string(), count: z.int(), hash: z.string() })
export type DigestDay = z.infer<typeof DigestDay>

/**
 * Per UTC day of `answeredAt` the number of answers and the xor of the last 64 bits of their ids, as 16 hex digits; earliest
 * day first. The day is the one that the answer says, whatever the clock of either side says now. The server computes the
 * same in SQL.
 */
export function digestOf(answers: readonly { id: string; answeredAt: string }[]): DigestDay[] {
  const days = new Map<string, { count: number; xor: bigint }>()
  for (const { id, answeredAt } of answers) {
    const day = dayOf(answeredAt)
    const { count, xor } = days.get(day) ?? { count: 0, xor: 0n }
    days.set(day, { count: count + 1, xor: xor ^ BigInt(`0x${id.replaceAll('-', '').slice(-16)}`) })
  }
  return [...days]
    .map(([day, { count, xor }]) => ({ day, count, hash: xor.toString(16).padStart(16, '0') }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** The UTC day of an answer. */
export function dayOf(answeredAt: string): string {
  return new Date(answeredAt).toISOString().slice(0, 10)
}

export interface Doubt {
  day: string
  /** Names what both sides had, so that the same doubt is known again. */
  key: string
}

/**
 * The days on which the server may lack answers of ours, because its digest differs. It may also just have more, from
 * another phone, which a hash can't distinguish. After sending again, such a difference is `settled` until a side
 * changes. A day on which the server has fewer is always in doubt.
 */
export function doubtsOf(
  ours: readonly DigestDay[],
  theirs: readonly DigestDay[],
  settled: ReadonlySet<string>,
): Doubt[] {
  const theirsByDay = new Map(theirs.map((entry) => [entry.day, entry]))
  return ours.flatMap(({ day, count, hash }) => {
    const their = theirsByDay.get(day) ?? { count: 0, hash: '' }
    const key = `${day} ${hash} ${their.count} ${their.hash}`
    const isKnown = settled.has(key) && their.count >= count
    return (their.count === count && their.hash === hash) || isKnown ? [] : [{ day, key }]
  })
}
