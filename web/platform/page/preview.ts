import { paperSeed } from '@sabi/shared/contract/first-reply'
import * as z from 'zod/mini'
import { findFirstReply } from '../server/first-reply.ts'

/** A preview that the student has been reading. */
export interface ShownPreview {
  /** The seed by which the options of the draw in the page are shuffled. */
  seed: string
  /** Epoch milliseconds. */
  seenAt: number
}

/** Returns what the preview on the screen shows; undefined if there is none, or it shows no question. */
export function shownPreview(): ShownPreview | undefined {
  const { seenAt } = previewRoot()?.dataset ?? {}
  const seed = findFirstReply(paperSeed, z.string())
  return seenAt === undefined || seed === undefined ? undefined : { seed, seenAt: Number(seenAt) }
}

function previewRoot(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#root[data-preview]')
}
