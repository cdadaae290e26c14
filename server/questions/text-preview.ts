import { typeset } from '@sabi/content/build/mathematics'
import { isFault } from '@sabi/content/exchange/clean/clean-fault'
import { cleanText } from '@sabi/content/exchange/clean/clean'
import { reasonWords } from '@sabi/content/exchange/raw'
import type { TextPreview } from '@sabi/shared/subjects/edit-calls'

/** How a text will look that is written as in an import, or what is wrong with it. */
export function previewOf(source: string): TextPreview {
  const cleaned = cleanText(source)
  if (isFault(cleaned)) return { text: source, html: null, fault: faultWords(cleaned) }
  return { ...typeset(cleaned.text), fault: null }
}

function faultWords({ fault, detail }: { fault: keyof typeof reasonWords; detail: string }): string {
  return detail === '' ? reasonWords[fault] : `${reasonWords[fault]} (${detail})`
}
