import type { Topic } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { LinkButton } from '../../design/LinkButton.tsx'
import { texts } from '../texts.ts'
import { topicSession, topicSessionLength } from './topic-session.ts'

/** The link to a session on the topic; nothing if it has no questions yet. */
export function PractiseTopic({ topic, className }: { topic: Topic; className?: string | undefined }) {
  const count = Math.min(topicSessionLength, topic._count.questions)
  if (count === 0) return null
  return (
    <LinkButton href={topicSession(topic)} className={className}>
      {texts.practiseTopic} · {counted(count, 'question')}
    </LinkButton>
  )
}
