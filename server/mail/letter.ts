import type { SiteNames } from '../platform/pages/site.queries.ts'

/** A mail from the outbox, to be written. */
export interface Mail {
  id: string
  kind: string
  address: string
  userId: string | null
  details: Readonly<Record<string, string>>
  site: SiteNames
}

/** The content of a mail; `composeLetter` creates its text and HTML parts. */
export interface Letter {
  subject: string
  /** Paragraphs of plain words. */
  paragraphs: readonly string[]
  /** One button with its address, between the first paragraph and the others. */
  link?: { label: string; address: string }
  /** The address for replies; by default the support address. */
  replyTo?: string
}

/** Writes a mail; null if it no longer has a recipient, and the mail is dropped. */
export type WriteLetter = (mail: Mail) => Promise<Letter | null>

/** How each kind of mail is written. */
export type Letters = Readonly<Record<string, WriteLetter>>
