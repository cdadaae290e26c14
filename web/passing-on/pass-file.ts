import { subjectIds } from '@sabi/shared/content/question'
import { readStatement, type ReadStatement } from '../offline/questions/signed-subjects.ts'
import { fromBase64, sha256, toBase64 } from './bytes.ts'
import { beginningOfQuestions } from './file-name.ts'
import { through } from './through.ts'

/** Bluetooth sends as much in some minutes, and chats take it as a document. */
export const largestFileBytes = 3_000_000

/** Says what the file is to the app and to anyone who opens it elsewhere. */
const firstLine = `${beginningOfQuestions}: open this file in the app, on the page Storage.`
const linesPerSubject = 3
/** A line of 64 digits. */
const endLength = 65
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** A subject in a file: the statement of the site, and what it states, compressed, in base64. */
export interface PackedSubject extends ReadStatement {
  questions: string
  /** Empty where there are none. */
  notes: string
}

/** Why nothing is taken from a file. */
export type Fault = 'too large' | 'not ours' | 'damaged' | 'not signed'

/** Packs a subject. The texts are those whose hashes the statement has. */
export async function packSubject(
  read: ReadStatement,
  { questions, notes }: { questions: string; notes: string | null },
): Promise<PackedSubject> {
  return { ...read, questions: await packed(questions), notes: notes === null ? '' : await packed(notes) }
}

/** How many bytes a subject adds to a file. */
export function bytesOfSubject(subject: PackedSubject): number {
  return linesOf(subject).join('\n').length + 1
}

/** Writes a file: lines of text, three for each subject, and the hash of them all. */
export async function writePassFile(subjects: readonly PackedSubject[]): Promise<Blob> {
  const lines = [firstLine, ...subjects.flatMap(linesOf)]
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  return new Blob([bytes, `${await sha256(bytes)}\n`], { type: 'text/plain' })
}

/**
 * Reads a file that anyone may have made. Gives its subjects only if the file is whole and the site has signed each; what they hold is
 * compared with the statements by `unpack`.
 */
export async function readPassFile(file: Blob, publicKey: string): Promise<PackedSubject[] | Fault> {
  if (file.size > largestFileBytes) return 'too large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  if (!text.startsWith(firstLine)) return 'not ours'
  if (text.slice(-endLength) !== `${await sha256(bytes.subarray(0, -endLength))}\n`) return 'damaged'
  const [, ...lines] = text.slice(0, -endLength - 1).split('\n', 2 + linesPerSubject * subjectIds.length)
  const subjects: PackedSubject[] = []
  for (let line = 0; line < lines.length; line += linesPerSubject) {
    const [signed = '', questions = '', notes] = lines.slice(line, line + linesPerSubject)
    const read = readStatement(signed)
    if (read === undefined || notes === undefined) return 'damaged'
    if (!(await isSigned(read, publicKey))) return 'not signed'
    subjects.push({ ...read, questions, notes })
  }
  return isEachOnce(subjects) ? subjects : 'damaged'
}

/** The text of a part that the statement describes. Throws where it is another. */
export async function unpack(part: string, { hash, bytes }: { hash: string; bytes: number }): Promise<string> {
  const content = await through(fromBase64(part), new DecompressionStream('gzip'), bytes)
  if (content === null || (await sha256(content)) !== hash) throw new Error('Not what the site has signed')
  return new TextDecoder().decode(content)
}

/** Returns whether all parts are what the site has signed. */
export async function isAllSigned(subjects: readonly PackedSubject[]): Promise<boolean> {
  try {
    for (const { statement, questions, notes } of subjects) {
      await unpack(questions, statement.questions)
      if (notes !== '') await unpack(notes, statement.notes ?? { hash: '', bytes: 0 })
    }
    return true
  } catch {
    return false
  }
}

function linesOf({ signed, questions, notes }: PackedSubject): string[] {
  return [JSON.stringify(signed), questions, notes]
}

async function packed(text: string): Promise<string> {
  const content = await through(new TextEncoder().encode(text), new CompressionStream('gzip'))
  return toBase64(content ?? new Uint8Array())
}

async function isSigned({ signed }: ReadStatement, publicKey: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', fromBase64(publicKey), algorithm, false, ['verify'])
    const statement = new TextEncoder().encode(signed.statement)
    return await crypto.subtle.verify(algorithm, key, fromBase64(signed.signature), statement)
  } catch {
    // A signature or key that is not base64, or a point that is not on the curve.
    return false
  }
}

function isEachOnce(subjects: readonly PackedSubject[]): boolean {
  return subjects.length > 0 && new Set(subjects.map(({ statement }) => statement.subject)).size === subjects.length
}
