import { difficulties, examTypes, subjectIds, type Question } from '@sabi/shared/content/question'
import { sourceText } from '@sabi/shared/content/math-source'
import * as z from 'zod/mini'
import { shortHash } from '../build/hash.ts'
import { typeset } from '../build/mathematics.ts'

/** The namespace of what our exports add to formats of others. The number counts up with its shape. */
export const besideNamespace = 'urn:sabi-prep:question:1'

/** What a field that holds it is called, in tables, on cards and in comments. */
export const besideName = 'sabiPrep'

const longestText = 8000
const Source = z.string().check(z.maxLength(longestText))
const Sources = z.array(z.nullable(Source)).check(z.maxLength(5))

/**
 * What the formats of others have no place for, in our exports beside the question. None of it is markup: mathematics stands
 * in it as LaTeX between dollar signs, and counts only where it says the same as the words of the question.
 */
export const Beside = z.object({
  /** Of the words that the rest was written for, see `wordsHash`. */
  wordsHash: z.string().check(z.maxLength(20)),
  /** Whether a figure or a picture belongs to the question, which stands elsewhere in the file. */
  isDrawn: z.boolean(),
  family: z.nullable(z.string().check(z.regex(/^[a-z][\w-]{0,40}$/))),
  canShuffle: z.boolean(),
  isCalculation: z.boolean(),
  origin: z.optional(z.enum(['variant', 'model'])),
  typeset: z.optional(
    z.object({
      text: z.optional(Source),
      options: z.optional(Sources),
      explanation: z.optional(Source),
      reasons: z.optional(Sources),
    }),
  ),
  subject: z.optional(z.enum(subjectIds)),
  topicId: z.optional(z.string().check(z.maxLength(100))),
  examType: z.optional(z.enum(examTypes)),
  difficulty: z.optional(z.enum(difficulties)),
  source: z.optional(z.string().check(z.maxLength(200))),
  hints: z.optional(z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(9))),
})
export type Beside = z.infer<typeof Beside>

export const besideFields: ReadonlySet<string> = new Set(Object.keys(Beside.shape))

/** What to put beside a question whose format has places for its words, its key and all but `homeless`. */
export function besideOf(question: Question, homeless: Partial<Beside> = {}): Beside {
  const { figure, imageUrl, family, canShuffle, isCalculation, origin } = question
  const sources = typesetOf(question)
  return {
    wordsHash: wordsHash(question),
    isDrawn: figure !== undefined || imageUrl !== null,
    family,
    canShuffle,
    isCalculation,
    ...(origin === undefined ? {} : { origin }),
    ...(sources === null ? {} : { typeset: sources }),
    ...homeless,
  }
}

/** Tells the words that something was written for from all others. */
export function wordsHash({ text, options, explanation }: Pick<Question, 'text' | 'options' | 'explanation'>): string {
  return shortHash(JSON.stringify([text, options, explanation]))
}

function typesetOf({ rich }: Question): Beside['typeset'] | null {
  if (rich === undefined) return null
  const { text, options, explanation, reasons } = rich
  return {
    ...(text === undefined ? {} : { text: sourceText(text) }),
    ...(options === undefined ? {} : { options: options.map(sourceOrNull) }),
    ...(explanation === undefined ? {} : { explanation: sourceText(explanation) }),
    ...(reasons === undefined ? {} : { reasons: reasons.map(sourceOrNull) }),
  }
}

function sourceOrNull(html: string | null): string | null {
  return html === null ? null : sourceText(html)
}

/** The HTML form that a source gives for a text; null where it is no source of that text. */
export function typesetFor(text: string, source: string | null | undefined): string | null {
  if (source === null || source === undefined) return null
  try {
    const made = typeset(source)
    return made.text === text ? made.html : null
  } catch {
    return null
  }
}

/** What was written beside a question, undefined where it cannot be read. */
export function readBeside(words: string): Beside | undefined {
  try {
    return Beside.safeParse(JSON.parse(words)).data
  } catch {
    return undefined
  }
}
