import * as z from 'zod/mini'
import { Passage } from './passage.ts'

/** The four core subjects, in the order in which the documents name them. */
export const coreSubjectIds = ['chemistry', 'physics', 'biology', 'mathematics'] as const
/** All subjects: Use of English comes after the core ones. */
export const subjectIds = [...coreSubjectIds, 'english'] as const
export const examTypes = ['JAMB', 'WAEC', 'NECO'] as const
export const difficulties = ['easy', 'medium', 'hard'] as const

export const SubjectId = z.enum(subjectIds)
export const ExamType = z.enum(examTypes)
export const Difficulty = z.enum(difficulties)

export type SubjectId = z.infer<typeof SubjectId>
export type ExamType = z.infer<typeof ExamType>
export type Difficulty = z.infer<typeof Difficulty>

/**
 * HTML forms of the parts of a question that hold mathematics (MathML) or emphasis (`<u>`, `<i>`, `<b>`). A part that is
 * missing here is plain: its text form is all there is. Lists have one entry an option, null where that option is plain.
 */
export const RichQuestion = z.object({
  text: z.optional(z.string()),
  options: z.optional(z.array(z.nullable(z.string()))),
  explanation: z.optional(z.string()),
  reasons: z.optional(z.array(z.nullable(z.string()))),
})

/** A drawing as SVG in the colour of the surrounding text, checked when the bank was built. */
export const Figure = z.object({
  svg: z.string(),
  /** Everything it shows in words, for students who cannot see it. */
  alt: z.string(),
})

/**
 * A published question. All strings are plain text with line breaks (mathematics written out in Unicode), so that search,
 * screen readers and old browsers need nothing else; `rich` holds the typeset forms.
 */
export const Question = z.object({
  // Fields with few distinct values come first, because replies then compress better.
  subject: SubjectId,
  /** Counts up with every published change of this question; an answer names the version that was seen. */
  version: z.int().check(z.minimum(1)),
  /** The picture of a question from an administrator or an import, by its address here; our own carry a `figure`. Older ones are data URLs. */
  imageUrl: z.nullable(z.string()),
  examType: ExamType,
  /** The source of a question that is not one of our originals; null for those, which `sourceWords` describes. */
  source: z.nullable(z.string()),
  difficulty: Difficulty,
  /** False where the order of the options carries meaning (sorted numbers, I/II/III lists): they are never shuffled. */
  canShuffle: z.boolean(),
  isCalculation: z.boolean(),
  /** Index into `options` as stored; never the place on the screen. */
  correctOption: z.int().check(z.minimum(0), z.maximum(4)),
  topicId: z.string(),
  /** The template family of a generated variant: a session takes one of each before a second of any. */
  family: z.nullable(z.string()),
  id: z.string(),
  text: z.string(),
  options: z.array(z.string()).check(z.minLength(2), z.maxLength(5)),
  explanation: z.string(),
  /** Why each wrong option is wrong: one entry an option, null for the key and where nothing is known. */
  reasons: z.array(z.nullable(z.string())),
  hints: z.array(z.string()),
  rich: z.optional(RichQuestion),
  figure: z.optional(Figure),
  /** What the picture shows, in words; missing for a picture from before these were required. */
  imageAlt: z.optional(z.string()),
  /** The text that it is about, shared with other questions. */
  passage: z.optional(Passage),
  /** Set for a question generated for a student: a fresh variant of a proven template, or written by a model. */
  origin: z.optional(z.enum(['variant', 'model'])),
})

/** A question as a screen needs it: what only the draw of a session asks for stays on the server and in the packs. */
export const ShownQuestion = z.omit(Question, { family: true, isCalculation: true })

export type ShownQuestion = z.infer<typeof ShownQuestion>
export type Figure = z.infer<typeof Figure>
export type RichQuestion = z.infer<typeof RichQuestion>
export type Question = z.infer<typeof Question>

/** How a difficulty is shown. */
export const difficultyWords = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const satisfies Record<
  Difficulty,
  string
>

/** The label and the description of a question that was generated for a student. */
export const originWords = {
  variant: { badge: 'New variant', source: 'Made from a checked template' },
  model: { badge: 'AI', source: 'Written by AI and not yet reviewed. It can be wrong.' },
} as const

/** The source of a question, in words for students. */
export function sourceWords({ source, examType, origin }: Pick<Question, 'source' | 'examType' | 'origin'>): string {
  // Questions that an administrator has reviewed and published have a source.
  if (source !== null) return source
  return origin === undefined ? `Original, ${examType} style` : originWords[origin].source
}
