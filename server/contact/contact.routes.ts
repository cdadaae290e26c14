import type { AuthorId } from '@sabi/shared/accounts/account'
import { deleteMessage, listMessages, sendMessage } from '@sabi/shared/contact/calls'
import { refuseOtherAuthor } from '../platform/author.ts'
import { insertMail } from '../platform/mail/outbox.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import { serve, type Route, type Viewer } from '../platform/serve.ts'
import { getSiteNames } from '../platform/site.queries.ts'
import { transact } from '../platform/transact.ts'
import { MessageLimits } from './message-limits.ts'
import { countMessages, deleteMessageById, findMessage, insertMessage, listMessagesOfPage } from './messages.queries.ts'

const received = { message: 'Thank you. Your message is with us.' }

/** Messages to the people who run the site: kept, mailed to the support address, read by administrators. */
export function contactRoutes(platform: Platform): Route[] {
  const { database, settings } = platform
  const limits = new MessageLimits(platform)

  return [
    serve(sendMessage, async ({ body: { userId: authorId, ...body } }, { viewer, network }) => {
      // A phone that missed the reply sends once more, which must not use up what its owner may send.
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
      if (!(await deleteMessageById(database, id))) throw new Refusal(404, 'This message is not there any more.')
      return {}
    }),
  ]
}

/**
 * The account that a message belongs to, by what its author was when it was written; null for a visitor's, also where a student
 * has signed in on that phone since.
 */
function senderOf({ authorId, email }: { authorId: AuthorId; email: string }, viewer: Viewer | null): string | null {
  if (authorId === null) return null
  if (authorId === undefined) return viewer?.user.email === email ? viewer.user.id : null
  refuseOtherAuthor(authorId, viewer)
  return authorId
}
