import * as z from 'zod/mini'
import { SubjectId } from './question.ts'

/** One part of a note: `title` is '' for the opening. `html` holds p, ul, ol, li, table, strong, em, MathML and figures only. */
export const NoteSection = z.object({ title: z.string(), html: z.string() })

/** The note of a topic. */
export const Note = z.object({
  topicId: z.string(),
  /** What the student can do afterwards, each starting with a verb. */
  objectives: z.array(z.string()).check(z.minLength(1)),
  sections: z.array(NoteSection).check(z.minLength(1)),
})

/** A note with the names of its topic and unit. */
export const TextbookNote = z.extend(Note, { title: z.string(), unit: z.int(), unitTitle: z.string() })

/** All notes of a subject, in the order of the syllabus: the file that a phone keeps. */
export const Textbook = z.object({ format: z.literal(1), subject: SubjectId, notes: z.array(TextbookNote) })

export type NoteSection = z.infer<typeof NoteSection>
export type Note = z.infer<typeof Note>
export type TextbookNote = z.infer<typeof TextbookNote>
export type Textbook = z.infer<typeof Textbook>
