import * as z from 'zod/mini'
import { Note } from './note.ts'
import { Question } from './question.ts'
import { Topic } from './syllabus.ts'

/** A question as the server stores it: `contentHash` tells at a glance whether the stored row is the same. */
export const BankQuestion = z.extend(Question, { unit: z.int(), contentHash: z.string() })

/** The whole published bank, as the content build writes it for the server. */
export const Bank = z.object({
  /** The same as the version in the index of packs: a server and a phone with equal versions hold the same bank. */
  version: z.string(),
  topics: z.array(Topic),
  notes: z.array(Note),
  questions: z.array(BankQuestion),
})

export type BankQuestion = z.infer<typeof BankQuestion>
export type Bank = z.infer<typeof Bank>

/** Reads a bank file. Throws with the first faults where the file is not a bank. */
export function parseBank(json: string): Bank {
  return Bank.parse(JSON.parse(json))
}
