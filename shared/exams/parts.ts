import * as z from 'zod/mini'
import type { SubjectId } from '../content/question.ts'
import { apportion } from '../practice/apportion.ts'

/** A section of a paper in Use of English, such as Antonyms. Its questions follow each other. */
export const PaperPart = z.object({
  name: z.string(),
  /** Shown with its name. */
  note: z.optional(z.string()),
  /** Questions from each topic. */
  topics: z.record(z.string(), z.int().check(z.minimum(1))),
  /** Its questions are all those of one passage. */
  isPassage: z.optional(z.boolean()),
})
export type PaperPart = z.infer<typeof PaperPart>

/** The sections of a subject in a paper, in their order; none if its questions come in any order, as in the sciences. */
export type PartsOf = (paperId: string, subject: SubjectId) => readonly PaperPart[]

/** With fewer questions than this share of what a paper asks of a section or unit, it would be another paper. */
export const fewestOfPart = 1 / 2

/** Questions of a section in a whole paper. */
export function lengthOf({ topics }: PaperPart): number {
  return sum(Object.values(topics))
}

/** The section with the questions of a topic. */
export function partWith(parts: readonly PaperPart[], topicId: string): PaperPart | undefined {
  return parts.find(({ topics }) => topicId in topics)
}

/**
 * The sections of a paper of this length, and the questions wanted from each. A passage stays whole in a short paper too: the first
 * ones come that fit into the share of all passages.
 */
export function wantedOf(parts: readonly PaperPart[], count: number): { part: PaperPart; wanted: number }[] {
  const lengths = parts.map((part) => ({ part, length: lengthOf(part), isPassage: part.isPassage === true }))
  const inAll = (some: typeof lengths) => sum(some.map(({ length }) => length))
  const passages = lengths.filter(({ isPassage }) => isPassage)
  let room = (inAll(passages) * count) / inAll(lengths)
  const fitting = passages.filter(({ length }) => {
    const isFitting = length <= room
    if (isFitting) room -= length
    return isFitting
  })
  return apportion(
    count - inAll(fitting),
    lengths.map((one) => ({ ...one, weight: one.length, capacity: one.isPassage ? 0 : one.length })),
  ).map(({ part, length, amount }) => ({ part, wanted: fitting.some((one) => one.part === part) ? length : amount }))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
