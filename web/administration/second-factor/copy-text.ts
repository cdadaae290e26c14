import { toast, type Toast } from '../../platform/page/toast-store.ts'
import { administrationTexts } from '../texts.ts'

/** Copies a text and shows a toast. Browsers offer no clipboard to pages without https. */
export async function copyText(text: string, copied: Toast): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ ...copied, tone: 'success' })
  } catch {
    toast({ ...administrationTexts.notCopied, tone: 'warning' })
  }
}
