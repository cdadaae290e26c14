import { typeset } from '@sabi/content/build/mathematics'
import { isFault } from '@sabi/content/exchange/clean-fault'
import { cleanText } from '@sabi/content/exchange/clean'
import { reasonWords } from '@sabi/content/exchange/raw'
import { previewTexts, type TextPreview } from '@sabi/shared/subjects/edit-calls'
import { serve, type Route } from '../platform/serve.ts'

/** How a question will look, for who writes it: the library of formulas is too large for the browser. */
export function previewRoutes(): Route[] {
  return [serve(previewTexts, async ({ body: { texts } }) => ({ data: texts.map(previewOf) }))]
}

function previewOf(source: string): TextPreview {
  const cleaned = cleanText(source)
  if (isFault(cleaned)) return { text: source, html: null, fault: faultWords(cleaned) }
  return { ...typeset(cleaned.text), fault: null }
}

function faultWords({ fault, detail }: { fault: keyof typeof reasonWords; detail: string }): string {
  return detail === '' ? reasonWords[fault] : `${reasonWords[fault]} (${detail})`
}
