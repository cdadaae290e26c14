import { difficulties, examTypes, subjectIds, type Question } from '@sabi/shared/content/question'
import { sourceText } from '@sabi/shared/content/math-source'
import * as z from 'zod/mini'
import { shortHash } from '../build/hash.ts'
import { typeset } from '../build/mathematics.ts'

/** The namespace of our additions to other formats. The number is incremented when their shape changes. */
export const besideNamespace = 'urn:sabi-prep:question:1'

/** The name of the field that holds them in tables, on cards and in comments. */
export const besideName = 'sabiPrep'

const longestText = 8000
const Source = z.string().check(z.maxLength(longestText))
const Sources = z.array(z.nullable(Source)).check(z.maxLength(5))

/**
 * What our exports add to a question because other formats have no place for it. It contains no markup: mathematics is written as LaTeX
 * between dollar signs, and is used only if it says the same as the words of the question.
 */
export const Beside = z.object({
  /** Hash of the words that the additions were written for, see `wordsHash`. */
  wordsHash: z.string().check(z.maxLength(20)),
  /** True if the question has a figure or a picture, stored elsewhere in the file. */
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

/** The additions for a question, for a format that stores its words, its key and everything except `homeless`. */
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

/** Identifies the words that additions were written for. */
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

/** The HTML form of a text, generated from its source; null if the source does not match the text. */
export function typesetFor(text: string, source: string | null | undefined): string | null {
  if (source === null || source === undefined) return null
  try {
    const made = typeset(source)
    return made.text === text ? made.html : null
  } catch {
    return null
  }
}

/** Parses additions; undefined if they are malformed. */
export function readBeside(words: string): Beside | undefined {
  try {
    return Beside.safeParse(JSON.parse(words)).data
  } catch {
    return undefined
  }
}
