import { firstReplyId } from '@sabi/shared/contract/first-reply'
import { createContext, use, useState } from 'react'
import * as z from 'zod/mini'
import { onNewPage } from './navigation.ts'

/** The data that the server rendered a page with, by name. */
export type FirstReply = Readonly<Record<string, unknown>>

/** Passes that data to screens on the server. The browser reads the same data from the page. */
export const FirstReplyContext = createContext<FirstReply | null>(null)

/** When the first page came, as far as the app can tell: when its scripts began. */
export const firstReplyAt = Date.now()

let ofThisPage: FirstReply | undefined

/** What the server knew under this name when it drew this page; undefined where it drew another, or knew nothing. */
export function useFirstReply<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const drawnWith = use(FirstReplyContext)
  const [known] = useState(() => z.safeParse(schema, (drawnWith ?? firstReply())[name]).data)
  return known
}

/** Returns what came in the page under this name. */
export function findFirstReply<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): z.output<Schema> | undefined {
  return z.safeParse(schema, firstReply()[name]).data
}

/** Forgets what came in the page under this name. */
export function forgetFirstReply(name: string): void {
  const { [name]: _, ...others } = firstReply()
  ofThisPage = others
}

/** Forgets the data of the first page as soon as another page is opened. */
export function forgetFirstReplyOnLeaving(): void {
  onNewPage(() => (ofThisPage = {}))
}

function firstReply(): FirstReply {
  return (ofThisPage ??= readFirstReply())
}

function readFirstReply(): FirstReply {
  // The server draws some pages with these screens.
  if (typeof document === 'undefined') return {}
  const element = document.getElementById(firstReplyId)
  const parsed = z.safeParse(z.record(z.string(), z.unknown()), JSON.parse(element?.textContent ?? '{}'))
  return parsed.data ?? {}
}
