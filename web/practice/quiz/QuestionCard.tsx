import { difficultyWords, sourceWords } from '@sabi/shared/content/question'
import type { SessionQuestion } from '@sabi/shared/practice/session'
import { subjectName } from '@sabi/shared/subjects/subject'
import Bookmark from 'lucide-react/icons/bookmark'
import { Badge } from '../../design/Badge.tsx'
import { Card } from '../../design/Card.tsx'
import { IconButton } from '../../design/IconButton.tsx'
import { tick } from '../../platform/page/haptics.ts'
import { FlagButton } from '../../flags/FlagButton.tsx'
import { OriginBadge } from './OriginBadge.tsx'
import { QuestionBody } from './QuestionBody.tsx'
import styles from './QuestionCard.module.css'
import { act, choose } from '../session/steps.ts'

interface QuestionCardProps {
  entry: SessionQuestion
  /** Stored index of the chosen option. */
  chosen: number | undefined
  isMarked: boolean
  /** Answers are final, and show the right option at once. */
  isExplained: boolean
}

/** The question on the screen with its options. */
export function QuestionCard({ entry, chosen, isMarked, isExplained }: QuestionCardProps) {
  const { question } = entry
  return (
    <Card aria-label="Question">
      <div className={styles.head}>
        <div className={styles.badges}>
          <Badge tone={question.subject}>{subjectName(question.subject)}</Badge>
          <Badge>{question.examType}</Badge>
          <Badge>{difficultyWords[question.difficulty]}</Badge>
          <OriginBadge question={question} />
        </div>
        <FlagButton question={question} className={styles.first} />
        <IconButton
          label="Mark for review"
          className={styles.mark}
          aria-pressed={isMarked}
          onClick={() => act({ type: 'mark' })}
        >
          <Bookmark size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <QuestionBody
        entry={entry}
        chosen={chosen}
        isExplained={isExplained}
        onChoose={(option) => {
          choose(question.id, option)
          tick()
        }}
      />
      <p className={styles.source}>{sourceWords(question)}</p>
    </Card>
  )
}
