import type { AuthorId } from '@sabi/shared/accounts/account'
import { deleteMessage, listMessages, sendMessage } from '@sabi/shared/contact/calls'
import { refuseOtherAuthor } from '../platform/calls/author.ts'
import { insertMail } from '../mail/outbox.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route, type Viewer } from '../platform/calls/serve.ts'
import { getSiteNames } from '../platform/pages/site.queries.ts'
import { transact } from '../database/transact.ts'
import { MessageLimits } from './message-limits.ts'
import { countMessages, deleteMessageById, findMessage, insertMessage, listMessagesOfPage } from './messages.queries.ts'

const received = { message: 'Thank you. We have received your message.' }

/** Messages to the people who run the site: saved, emailed to the support address and shown to administrators. */
export function contactRoutes(platform: Platform): Route[] {
  const { database, settings } = platform
  const limits = new MessageLimits(platform)

  return [
    serve(sendMessage, async ({ body: { userId: authorId, ...body } }, { viewer, network }) => {
      // A retry after a lost response must not count towards the limit.
      if ((await findMessage(database, body.id)) !== null) return received
      const userId = senderOf({ authorId, email: body.email }, viewer)
      await limits.count({ email: body.email, viewer, network })
      const { supportEmail } = await getSiteNames(database, settings)
      await transact(database, async (transaction) => {
        const isNew = await insertMessage(transaction, { ...body, userId })
        if (!isNew || supportEmail === null) return
        await insertMail(transaction, { kind: 'contact', address: supportEmail, details: { message: body.id } })
      })
      return received
    }),

    serve(listMessages, async ({ query }) => ({
      data: await listMessagesOfPage(database, query),
      total: await countMessages(database),
    })),

    serve(deleteMessage, async ({ params: { id } }) => {
      if (!(await deleteMessageById(database, id))) throw new Refusal(404, 'This message no longer exists.')
      return {}
    }),
  ]
}

/**
 * The account that a message belongs to: that of its author when it was written. Null for a visitor's message, even if a student has
 * signed in on that phone since.
 */
function senderOf({ authorId, email }: { authorId: AuthorId; email: string }, viewer: Viewer | null): string | null {
  if (authorId === null) return null
  if (authorId === undefined) return viewer?.user.email === email ? viewer.user.id : null
  refuseOtherAuthor(authorId, viewer)
  return authorId
}
