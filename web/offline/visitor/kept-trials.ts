import { Trial } from '@sabi/shared/trial/trial'
import { isWanted, type WantedTrial } from '@sabi/shared/trial/wanted-trial'
import * as z from 'zod/mini'
import { visitorId } from './visitor.ts'
import { readJson, storageKeys, writeItem } from '../../platform/storage.ts'

/**
 * With more trials on one phone, the oldest is forgotten. Its answers are in an account by then, or stay as they are.
 */
const mostKept = 50

/** A trial started on this phone. Its questions are those of the session. */
export const KeptTrial = z.extend(z.omit(Trial, { questions: true }), { sessionId: z.string(), ownerId: z.string() })
export type KeptTrial = z.infer<typeof KeptTrial>

/** The latest trial of this student, or of the visitor, that matches the address. */
export function findTrialEntry(wanted: WantedTrial, ownerId: string): KeptTrial | null {
  const fits = (entry: KeptTrial) => wanted.mark === null || entry.mark === wanted.mark
  return readOwn(ownerId).find((entry) => isWanted(entry, wanted) && fits(entry)) ?? null
}

/** Records a new trial, or returns the same trial if another tab has started it. */
export function noteTrial(entry: KeptTrial): KeptTrial {
  const { subject, draw, mark } = entry
  const known = findTrialEntry({ subject, topicId: entry.topic?.id ?? null, draw, mark }, entry.ownerId)
  if (known !== null) return known
  write([entry, ...read()].slice(0, mostKept))
  return entry
}

/**
 * Moves the trials of one owner to another: to the student who gets a visitor's answers, or to nobody when a phone is
 * cleared.
 */
export function moveTrials(from: string, to: string): void {
  const entries = read()
  if (entries.some(({ ownerId }) => ownerId === from))
    write(entries.map((entry) => (entry.ownerId === from ? { ...entry, ownerId: to } : entry)))
}

function readOwn(ownerId: string): KeptTrial[] {
  return read().filter((entry) => entry.ownerId === ownerId || entry.ownerId === visitorId)
}

function read(): KeptTrial[] {
  return z.safeParse(z.array(KeptTrial), readJson(storageKeys.trials)).data ?? []
}

function write(entries: readonly KeptTrial[]): void {
  writeItem(storageKeys.trials, JSON.stringify(entries))
}
