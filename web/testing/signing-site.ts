import type { Question, SubjectId } from '@sabi/shared/content/question'
import { signedText, type SubjectStatement } from '@sabi/shared/passing-on/signed-subject'
import type { ReadStatement } from '../offline/questions/signed-subjects.ts'
import { sha256, toBase64 } from '../passing-on/bytes.ts'
import { packSubject, type PackedSubject } from '../passing-on/pass-file.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

interface SignedState {
  version?: string
  revision?: number
  questions: readonly Question[]
  /** The file of notes, as the site serves it. */
  notes?: string
}

/** A site that signs, with its private key. */
export interface SigningSite {
  publicKey: string
  sign: (subject: SubjectId, state: SignedState) => Promise<ReadStatement>
  /** A subject as it is in a file. */
  pack: (subject: SubjectId, state: SignedState) => Promise<PackedSubject>
}

/** Sets up a site. */
export async function signingSite(): Promise<SigningSite> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const sign: SigningSite['sign'] = async (subject, { version = 'v1', revision = 1, questions, notes }) => {
    const statement: SubjectStatement = {
      format: 'sabi-prep-subject-1',
      subject,
      version,
      revision,
      questions: { ...(await stated(signedText(subject, questions))), count: questions.length },
      notes: notes === undefined ? null : { ...(await stated(notes)), file: `${subject}-notes-1.json` },
    }
    const text = JSON.stringify(statement)
    const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(text))
    return { signed: { statement: text, signature: toBase64(new Uint8Array(signature)) }, statement }
  }
  return {
    publicKey: toBase64(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))),
    sign,
    pack: async (subject, state) => {
      const texts = { questions: signedText(subject, state.questions), notes: state.notes ?? null }
      return packSubject(await sign(subject, state), texts)
    },
  }
}

async function stated(text: string): Promise<{ hash: string; bytes: number }> {
  const bytes = new TextEncoder().encode(text)
  return { hash: await sha256(bytes), bytes: bytes.length }
}
