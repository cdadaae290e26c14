import type { ShownQuestion } from '@sabi/shared/content/question'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { isMatch } from '../setup/question-source.ts'

interface MissingNoteProps {
  /** The filter that the student asked for, if the built-in question came instead. */
  wanted: QuestionFilter | undefined
  question: ShownQuestion
}

/** Says what is missing where the built-in question came in place of what the student asked for. */
export function MissingNote({ wanted, question }: MissingNoteProps) {
  if (wanted === undefined || isMatch(question, wanted)) return null
  const { difficulty, examType, subject, topicId } = wanted
  const missing = `No ${difficulty} ${examType} ${subject} questions ${topicId === 'ALL' ? '' : 'on this topic '}are on this phone.`
  return (
    <p>
      {missing.replaceAll('ALL ', '')} Until they load, here is one in {question.subject}.
    </p>
  )
}
