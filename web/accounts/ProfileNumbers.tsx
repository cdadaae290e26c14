import { numberWords } from '@sabi/shared/subjects/count-words'
import type { ProfileStatistics } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { barTone } from '@sabi/shared/progress/topic-progress'
import { subjectName } from '@sabi/shared/subjects/subject'
import PencilLine from 'lucide-react/icons/pencil-line'
import { Badge } from '../design/Badge.tsx'
import { Card } from '../design/Card.tsx'
import { EmptyState } from '../design/states/EmptyState.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { ProgressBar } from '../design/ProgressBar.tsx'
import { StatCard } from '../design/StatCard.tsx'
import styles from './ProfileScreen.module.css'

/** A student's totals, and the share of correct answers in each subject. */
export function ProfileNumbers({ statistics }: { statistics: ProfileStatistics }) {
  const { totalQuestionsAttempted, totalCorrectAnswers, accuracyRate, currentStreak, subjectBreakdown } = statistics
  return (
    <>
      <dl className={styles.stats}>
        <StatCard label="Questions Attempted" value={numberWords(totalQuestionsAttempted)} />
        <StatCard label="Correct Answers" value={numberWords(totalCorrectAnswers)} />
        <StatCard label="Accuracy %" value={Math.round(accuracyRate)} />
        <StatCard label="Day Streak" value={currentStreak} />
      </dl>
      <Card title="By subject">
        {subjectBreakdown.length === 0 ? <NothingYet /> : <SubjectBars breakdown={subjectBreakdown} />}
      </Card>
    </>
  )
}

function SubjectBars({ breakdown }: { breakdown: ProfileStatistics['subjectBreakdown'] }) {
  return (
    <ul className={styles.subjects}>
      {breakdown.map(({ subject, correct, attempted }) => {
        const share = percentage(correct, attempted)
        return (
          <li key={subject} className={styles.subject}>
            <Badge tone={subject}>{subjectName(subject)}</Badge>
            <span className={styles.share}>
              {correct}/{attempted} · {share}%
            </span>
            <div className={styles.bar}>
              <ProgressBar
                label={`${subjectName(subject)}: ${correct} of ${attempted} correct`}
                value={share}
                tone={barTone(share)}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function NothingYet() {
  return (
    <EmptyState
      icon={<PencilLine />}
      title="No answers yet"
      action={<LinkButton href="/practice">Start Practice</LinkButton>}
    >
      Answer 5 questions to see your level.
    </EmptyState>
  )
}
