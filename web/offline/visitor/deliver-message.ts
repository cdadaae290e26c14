import { sendMessage, type NewMessage } from '@sabi/shared/contact/calls'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'

/** The confirmation of a message, here and after a form without scripts. */
export const messageSent = { title: 'Message Sent!', description: "We'll answer by email." }

/** Sends a message in its author's name, null for a visitor, and shows a toast. Rejects if the server doesn't accept it. */
export async function deliverMessage(message: NewMessage, userId: string | null): Promise<void> {
  await request(sendMessage, { body: { ...message, userId } })
  toast({ ...messageSent, tone: 'success' })
}
