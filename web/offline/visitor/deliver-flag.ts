import { flagQuestion, type NewFlag } from '@sabi/shared/flags/report-call'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'

const thanks = {
  title: 'Question Flagged',
  description: 'Thank you for your feedback. We will review this question.',
  tone: 'success',
} as const

/** Sends a report in its author's name and shows a toast. Rejects if the server doesn't accept it. */
export async function deliverFlag(flag: NewFlag, userId: string | null): Promise<void> {
  await request(flagQuestion, { body: { ...flag, userId } })
  toast(thanks)
}
