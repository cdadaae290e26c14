import * as z from 'zod/mini'
import { AuthorId, Email, Name } from '../accounts/account.ts'
import { call } from '../contract/call.ts'
import { wholeNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

export const longestSubject = 150
export const longestMessage = 5_000

const fillIn = 'Please fill in your name, email, subject and message.'

/** A single line, because it becomes part of an email subject. */
const MessageSubject = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(longestSubject), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u))
const MessageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestMessage), withoutNul)

/** A message to the people who run the site. The phone creates the id, so that a message sent twice counts once. */
export const NewMessage = z.object({
  id: z.uuid(),
  name: Name,
  email: Email,
  subject: MessageSubject,
  message: MessageText,
})
export type NewMessage = z.infer<typeof NewMessage>

export const sendMessage = call({
  method: 'POST',
  path: '/api/contact',
  access: 'visitor',
  // Whatever address they contain. Accounts are free to create, so new ones may send no more emails than visitors may.
  limits: {
    accountAnHour: { times: 5, per: 'hour', of: 'account' },
    accountADay: { times: 20, per: 'day', of: 'account' },
    newcomersAnHour: { times: 100, per: 'hour', of: 'network of newcomers' },
    visitorAnHour: { times: 5, per: 'hour', of: 'visitor' },
    visitorsInTenMinutes: { times: 20, per: 'ten minutes', of: 'network of visitors' },
  },
  isForOldClients: true,
  summary: 'Leaves a message for the people who run the site; repeating the same id changes nothing',
  body: z.extend(NewMessage, { userId: AuthorId }),
  // Fits a long message in a three-byte script with every character escaped.
  bodyLimit: 64 * 1024,
  reply: success({ message: z.string() }),
  status: 201,
  badInput: { name: fillIn, email: fillIn, subject: fillIn, message: fillIn },
})

/** A message as administrators see it. */
export const Message = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  sentAt: z.string(),
})
export type Message = z.infer<typeof Message>

export const listMessages = call({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'admin',
  showsPeople: true,
  weight: 2,
  summary: 'Messages from the contact form, newest first',
  query: z.object({
    limit: wholeNumber({ from: 1, to: 200, otherwise: 50 }),
    offset: wholeNumber({ from: 0, to: 1_000_000, otherwise: 0 }),
  }),
  reply: success({ data: z.array(Message), total: z.int() }),
})

export const deleteMessage = call({
  method: 'DELETE',
  path: '/api/admin/messages/:id',
  access: 'admin',
  summary: 'Deletes a message from the contact form',
  params: z.object({ id: z.uuid() }),
  reply: success({}),
})
