import type { ShownQuestion } from '@sabi/shared/content/question'
import { useFlow } from '../session/flow.ts'
import { isMatch } from '../setup/question-source.ts'

/** Says what is missing where the built-in question came in place of what the student asked for. */
export function MissingNote({ question }: { question: ShownQuestion }) {
  const wanted = useFlow((flow) => flow.wanted)
  if (wanted === undefined || isMatch(question, wanted)) return null
  const { difficulty, examType, subject, topicId } = wanted
  const missing = `No ${difficulty} ${examType} ${subject} questions ${topicId === 'ALL' ? '' : 'on this topic '}are on this phone.`
  return (
    <p>
      {missing.replaceAll('ALL ', '')} Until they load, here is one in {question.subject}.
    </p>
  )
}
