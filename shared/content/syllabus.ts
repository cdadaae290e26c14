import * as z from 'zod/mini'
import { SubjectId } from './question.ts'

export const unitsPerSubject = 11

export const levels = ['SS1', 'SS2', 'SS3'] as const
export const Level = z.enum(levels)

/** A leaf of the syllabus. It contains its unit, so that it can be shown on its own. */
export const Topic = z.object({
  id: z.string(),
  title: z.string(),
  /** One sentence in plain words. */
  description: z.string(),
  /** The class in which schools usually teach it. */
  level: Level,
  subject: SubjectId,
  /** 1 to 11. */
  unit: z.int().check(z.minimum(1), z.maximum(unitsPerSubject)),
  unitTitle: z.string(),
})

export const Unit = z.object({ number: z.int(), title: z.string(), topics: z.array(Topic) })

/** All topics by subject, in the order in which schools teach them. */
export const Syllabus = z.record(SubjectId, z.array(Unit).check(z.length(unitsPerSubject)))

export type Level = z.infer<typeof Level>
export type Topic = z.infer<typeof Topic>
export type Unit = z.infer<typeof Unit>
export type Syllabus = z.infer<typeof Syllabus>

/** All topics of all subjects as one list. */
export function topicsOf(syllabus: Syllabus): Topic[] {
  return Object.values(syllabus).flatMap((units) => units.flatMap((unit) => unit.topics))
}
