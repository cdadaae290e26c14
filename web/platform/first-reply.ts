import { createContext, use, useState } from 'react'
import * as z from 'zod/mini'
import { firstReplyId } from '../document.ts'
import { onNewPage } from './navigation.ts'

/** The data that the server rendered a page with, by name. */
export type FirstReply = Readonly<Record<string, unknown>>

/** Passes that data to screens on the server. The browser reads the same data from the page. */
export const FirstReplyContext = createContext<FirstReply | null>(null)

let ofThisPage: FirstReply | undefined

/** The data that the server rendered this page with, under this name; undefined on other pages, or if there is none. */
export function useFirstReply<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const drawnWith = use(FirstReplyContext)
  const [known] = useState(() => z.safeParse(schema, (drawnWith ?? firstReply())[name]).data)
  return known
}

/** Forgets the data of the first page as soon as another page is opened. */
export function forgetFirstReplyOnLeaving(): void {
  onNewPage(() => (ofThisPage = {}))
}

function firstReply(): FirstReply {
  return (ofThisPage ??= readFirstReply())
}

function readFirstReply(): FirstReply {
  const element = document.getElementById(firstReplyId)
  const parsed = z.safeParse(z.record(z.string(), z.unknown()), JSON.parse(element?.textContent ?? '{}'))
  return parsed.data ?? {}
}
