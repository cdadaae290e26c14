import { firstReplyId } from '@sabi/shared/contract/first-reply'
import { createContext, use, useState } from 'react'
import * as z from 'zod/mini'
import { onNewPage } from '../page/navigation.ts'

/** The data that the server rendered a page with, by name. */
export type FirstReply = Readonly<Record<string, unknown>>

/** Passes that data to screens on the server. The browser reads the same data from the page. */
export const FirstReplyContext = createContext<FirstReply | null>(null)

/** When the first page came, as far as the app can tell: when its scripts began. */
export const firstReplyAt = Date.now()

let ofThisPage: Map<string, unknown> | undefined

/** The data that the server rendered this page with, under this name; undefined on other pages, or if there is none. */
export function useFirstReply<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const drawnWith = use(FirstReplyContext)
  const [known] = useState(
    () => z.safeParse(schema, drawnWith === null ? firstReply().get(name) : drawnWith[name]).data,
  )
  return known
}

/** Returns what came in the page under this name. */
export function findFirstReply<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): z.output<Schema> | undefined {
  return z.safeParse(schema, firstReply().get(name)).data
}

/** Forgets what came in the page under this name. */
export function forgetFirstReply(name: string): void {
  firstReply().delete(name)
}

/** Forgets the data of the first page as soon as another page is opened. */
export function forgetFirstReplyOnLeaving(): void {
  onNewPage(() => firstReply().clear())
}

function firstReply(): Map<string, unknown> {
  return (ofThisPage ??= readFirstReply())
}

function readFirstReply(): Map<string, unknown> {
  // The server renders some pages with these screens.
  const element = typeof document === 'undefined' ? null : document.getElementById(firstReplyId)
  return new Map(Object.entries<unknown>(JSON.parse(element?.textContent ?? '{}')))
}
