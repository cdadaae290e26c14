import { originWords, type ShownQuestion } from '@sabi/shared/content/question'
import { Badge } from '../../design/Badge.tsx'

/** Marks a question that was generated for this student. Its source says more. */
export function OriginBadge({ question: { origin } }: { question: ShownQuestion }) {
  if (origin === undefined) return null
  return <Badge tone={origin === 'model' ? 'warn' : 'brand'}>{originWords[origin].badge}</Badge>
}
