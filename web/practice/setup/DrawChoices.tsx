import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { MemoryToggle } from '../../plan/MemoryToggle.tsx'
import { SourceToggle } from './SourceToggle.tsx'

interface DrawChoicesProps {
  userId: string
  filter: QuestionFilter
  /** Whether questions that match are on this phone. */
  hasQuestions: boolean
}

/** Where the questions of a session come from, and which come first. */
export function DrawChoices({ userId, filter, hasQuestions }: DrawChoicesProps) {
  return (
    <div>
      <SourceToggle hasQuestions={hasQuestions} />
      <MemoryToggle userId={userId} filter={filter} />
    </div>
  )
}
