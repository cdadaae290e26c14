import { toast } from '../platform/page/toast-store.ts'
import { serverText } from './failure-text.ts'
import { mailTexts } from './recovery-texts.ts'

/** Shows a toast that a mail could not be sent. */
export function toastMailFailure(error: unknown): void {
  toast({ title: mailTexts.failedTitle, description: serverText(error) ?? mailTexts.later, tone: 'destructive' })
}
