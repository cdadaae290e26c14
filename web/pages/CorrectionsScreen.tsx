import { placeholders } from '@sabi/shared/contract/pages'
import { Article } from './Article.tsx'

/** Which questions were wrong. The server inserts the corrections so far. */
export function CorrectionsScreen() {
  return (
    <Article title="Corrections" lead="Which questions were wrong, and what we did about it.">
      <p>
        We check every question, but a mistake can slip through. Tap the flag beside a question to report it. When we
        change the right answer, we change the marks too. We tell everyone who answered.
      </p>
      {placeholders.content}
    </Article>
  )
}
