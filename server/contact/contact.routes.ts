import { deleteMessage, listMessages, sendMessage } from '@sabi/shared/contact/calls'
import { keyOfPerson, Limit } from '../platform/limits.ts'
import { insertMail } from '../platform/mail/outbox.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import { serve, type Route } from '../platform/serve.ts'
import { getSiteNames } from '../platform/site.queries.ts'
import { transact } from '../platform/transact.ts'
import { countMessages, deleteMessageById, findMessage, insertMessage, listMessagesOfPage } from './messages.queries.ts'

const received = { message: 'Thank you. Your message is with us.' }

/** Messages to the people who run the site: kept, mailed to the support address, read by administrators. */
export function contactRoutes({ database, pool, settings }: Platform): Route[] {
  const fromNetwork = new Limit(pool, {
    name: 'messages-from-network',
    points: 20,
    windowSeconds: 10 * 60,
    message: 'Too many messages from this network. Please wait a few minutes and try again.',
  })
  const fromPerson = new Limit(pool, {
    name: 'messages-from-person',
    points: 5,
    windowSeconds: 60 * 60,
    message: 'You have sent a few messages already. Please try again in an hour.',
  })

  return [
    serve(sendMessage, async ({ body }, { viewer, network }) => {
      // A phone that missed the reply sends once more, which must not use up what its owner may send.
      if ((await findMessage(database, body.id)) !== null) return received
      await fromNetwork.count(network)
      await fromPerson.count(keyOfPerson(body.email))
      const { supportEmail } = await getSiteNames(database, settings)
      await transact(database, async (transaction) => {
        const isNew = await insertMessage(transaction, { ...body, userId: viewer?.user.id ?? null })
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
