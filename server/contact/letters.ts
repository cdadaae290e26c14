import type { Letters } from '../mail/letter.ts'
import type { Platform } from '../platform/platform.ts'
import { findMessage } from './messages.queries.ts'

/** The email that forwards a message to the support address. Replies go to the sender. */
export function contactLetters({ database }: Platform): Letters {
  return {
    contact: async ({ details, site }) => {
      const found = await findMessage(database, details['message'] ?? '')
      if (found === null) return null
      const { name, email, subject, message } = found
      return {
        subject: `Message to ${site.name}: ${subject}`,
        paragraphs: [`${name} (${email}) wrote:`, ...message.split(/\n+/)],
        replyTo: email,
      }
    },
  }
}
