import { originWords, type ShownQuestion } from '@sabi/shared/content/question'
import { Badge } from '../design/Badge.tsx'

/** Marks a question that was made for this student. Where its source stands, more is said. */
export function OriginBadge({ question: { origin } }: { question: ShownQuestion }) {
  if (origin === undefined) return null
  return <Badge tone={origin === 'model' ? 'warn' : 'brand'}>{originWords[origin].badge}</Badge>
}
