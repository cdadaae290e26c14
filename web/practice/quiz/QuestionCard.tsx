import { difficultyWords, sourceWords } from '@sabi/shared/content/question'
import { explainsAtOnce, hintSteps, openHints } from '@sabi/shared/practice/feedback'
import type { PracticeSession, SessionQuestion } from '@sabi/shared/practice/session'
import { subjectName } from '@sabi/shared/subjects/subject'
import Bookmark from 'lucide-react/icons/bookmark'
import { Suspense, useState } from 'react'
import { Badge } from '../../design/Badge.tsx'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { IconButton } from '../../design/IconButton.tsx'
import { besides } from '../../platform/page/besides.tsx'
import { tick } from '../../platform/page/haptics.ts'
import { FlagButton } from '../../flags/FlagButton.tsx'
import { OriginBadge } from './OriginBadge.tsx'
import { QuestionBody } from './QuestionBody.tsx'
import styles from './QuestionCard.module.css'
import { act, choose } from '../session/steps.ts'

export const loadFeedback = () => import('../feedback/Feedback.tsx').then((file) => file.Feedback)
export const loadHints = () => import('./Hints.tsx').then((file) => file.Hints)
/** Loaded once the first question is on the screen, which does not need them. */
const Feedback = besides(loadFeedback)
const Hints = besides(loadHints)

interface QuestionCardProps {
  session: PracticeSession
  entry: SessionQuestion
}

/** The question on the screen with its options, hints and, where answers are explained at once, its explanation. Mounted once per question. */
export function QuestionCard({ session, entry }: QuestionCardProps) {
  const { question } = entry
  const chosen = session.answers[question.id]?.option
  const [before] = useState(chosen)
  const isExplained = explainsAtOnce(session)
  const isFinal = isExplained && chosen !== undefined
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
          aria-pressed={session.marked.includes(question.id)}
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
      >
        {!isFinal && session.isTest !== true && hintSteps(question) > 0 && openHints(session, question.id) === 0 && (
          <Button variant="ghost" className={styles.hint} onClick={() => act({ type: 'hint' })}>
            Hint
          </Button>
        )}
        <Suspense fallback={null}>
          {isFinal ? (
            <Feedback entry={entry} chosen={chosen} isNew={before === undefined} />
          ) : (
            openHints(session, question.id) > 0 && <Hints session={session} entry={entry} />
          )}
        </Suspense>
      </QuestionBody>
      <p className={styles.source}>{sourceWords(question)}</p>
    </Card>
  )
}
