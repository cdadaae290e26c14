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

/** What is written into a mail; `composeLetter` makes the text and the HTML part of it. */
export interface Letter {
  subject: string
  /** Paragraphs of plain words. */
  paragraphs: readonly string[]
  /** One button with its address, between the first paragraph and the others. */
  link?: { label: string; address: string }
  /** Who gets the answer; the support address when left out. */
  replyTo?: string
}

/** Writes a mail; null where there is nobody to write to any more, and the mail is dropped. */
export type WriteLetter = (mail: Mail) => Promise<Letter | null>

/** How each kind of mail is written. */
export type Letters = Readonly<Record<string, WriteLetter>>
