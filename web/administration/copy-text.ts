import { toast, type Toast } from '../platform/toast-store.ts'
import { administrationTexts } from './texts.ts'

/** Puts a text into the clipboard, and says so. Browsers offer none to pages that came without https. */
export async function copyText(text: string, copied: Toast): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ ...copied, tone: 'success' })
  } catch {
    toast({ ...administrationTexts.notCopied, tone: 'warning' })
  }
}
