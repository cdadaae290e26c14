import * as z from 'zod/mini'
import { encodePack, Pack } from '../content/pack.ts'
import { SubjectId, type Question } from '../content/question.ts'

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A content by its SHA-256 hash and its length, so that a phone which unpacks it knows when to stop. */
const SignedContent = z.object({ hash: Sha256, bytes: z.int().check(z.minimum(1)) })

/** The site's statement about the questions and notes of a subject in one state of the bank. */
export const SubjectStatement = z.object({
  /** Keeps any other text that the site may ever sign from being taken for a statement. */
  format: z.literal('sabi-prep-subject-1'),
  subject: SubjectId,
  /** The version of the bank, as phones note it. */
  version: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Grows with every change of the bank, unlike the version: it says which of two states is newer. It is a time in seconds. */
  revision: z.int().check(z.minimum(0)),
  questions: z.extend(SignedContent, { count: z.int() }),
  /** The file of notes under `/packs`; null where the subject has none. */
  notes: z.nullable(z.extend(SignedContent, { file: z.string().check(z.regex(/^\w+-notes-[0-9a-f]+\.json$/)) })),
})
export type SubjectStatement = z.infer<typeof SubjectStatement>

/** A statement as the text that was signed, because another spelling of the same JSON has another signature. */
export const SignedSubject = z.object({
  statement: z.string().check(z.maxLength(1000)),
  /** ECDSA on P-256 with SHA-256: r and s, in base64. */
  signature: z.string().check(z.maxLength(100)),
})
export type SignedSubject = z.infer<typeof SignedSubject>

/**
 * The questions of a subject in the one spelling that is signed: two phones with the same questions write the same text. Parsed, because a
 * database gives the fields of an object in another order.
 */
export function signedText(subject: SubjectId, questions: readonly Question[]): string {
  const sorted = [...questions].sort((one, other) => (one.id < other.id ? -1 : 1))
  return JSON.stringify(Pack.parse(encodePack(subject, sorted)))
}
