import { difficultyWords, type ShownQuestion } from '@sabi/shared/content/question'
import { subjectName } from '@sabi/shared/subjects/subject'
import { Badge } from '../../design/Badge.tsx'

type Place = Pick<ShownQuestion, 'subject' | 'examType' | 'difficulty'>

/** The subject, exam and difficulty of a question. */
export function PlaceBadges({ question: { subject, examType, difficulty } }: { question: Place }) {
  return (
    <>
      <Badge tone={subject}>{subjectName(subject)}</Badge>
      <Badge>{examType}</Badge>
      <Badge>{difficultyWords[difficulty]}</Badge>
    </>
  )
}
