import { fewestForScore, type PredictedScore } from '@sabi/shared/plan/prediction'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { ProgressBar } from '../design/ProgressBar.tsx'
import { besides } from '../platform/page/besides.tsx'
import type { ScoresHere, SubjectScore } from '../plan/scores-here.ts'
import { practiceOfSubject, practiceOfTopic } from '../subjects/links.ts'
import { useTopics } from '../subjects/topic-calls.ts'
import { bestTopics, rangeWords, shareWords, targetWords } from './score-words.ts'
import { scoreTexts } from './texts.ts'
import styles from './ScoreScreen.module.css'

/** Loaded after the numbers, which do not need it. */
const ScoreHistory = besides(() => import('./ScoreHistory.tsx').then((file) => file.ScoreHistory))

/** How many topics are named that would raise the score. */
const namedTopics = 3

interface SubjectScoreCardProps {
  userId: string
  score: SubjectScore
  exam: ScoresHere['exam']
  target: number | undefined
}

/** The predicted score of one subject. */
export function SubjectScoreCard({ userId, score, exam, target }: SubjectScoreCardProps) {
  const { subject, answers, now, onExamDay } = score
  const name = subjectName(subject)
  if (now === null) {
    return (
      <Card title={name}>
        <NotEnough subject={subject} answers={answers} />
      </Card>
    )
  }
  return (
    <Card title={name}>
      <p className={styles.score}>
        <strong>{Math.round(now.score)}</strong> of 100
      </p>
      <p>If you sat the paper today, most likely {rangeWords(now)}.</p>
      {exam.hasDate && onExamDay !== null && (
        <p>
          On {dayWords(exam.at)}, when {exam.name} is expected to begin, with no more practice:{' '}
          {Math.round(onExamDay.score)}, {rangeWords(onExamDay)}.
        </p>
      )}
      {target !== undefined && <p>{targetWords(target, now)}</p>}
      <Movers predicted={now} />
      <Suspense fallback={<Skeleton height="12rem" />}>
        <ScoreHistory userId={userId} subject={subject} now={now} exam={exam} target={target} />
      </Suspense>
    </Card>
  )
}

/** Says how many answers are missing for a score. */
export function NotEnough({ subject, answers }: Pick<SubjectScore, 'subject' | 'answers'>) {
  const name = subjectName(subject)
  return (
    <>
      <p>{scoreTexts.notEnough}</p>
      <ProgressBar label={`Answers in ${name}`} value={(100 * answers) / fewestForScore} />
      <p>
        {answers} of {fewestForScore}: {counted(fewestForScore - answers, 'answer')} to go.
      </p>
      <LinkButton href={practiceOfSubject(subject)} variant="secondary">
        Practise {name}
      </LinkButton>
    </>
  )
}

/** The topics that would raise the score most. */
function Movers({ predicted }: { predicted: PredictedScore }) {
  const { data } = useTopics()
  const inPaper = predicted.topics.reduce((sum, { questions }) => sum + questions, 0)
  const movers = bestTopics(predicted, namedTopics).flatMap((part) => {
    const topic = data?.data.find(({ id }) => id === part.id)
    return topic === undefined ? [] : { ...part, topic }
  })
  if (movers.length === 0) return null
  return (
    <>
      <h3>What would raise it most</h3>
      <ol className={styles.movers}>
        {movers.map(({ topic, ...part }) => (
          <li key={topic.id}>
            <Link href={practiceOfTopic(topic)} className={styles.tall}>
              Practise {topic.title}
            </Link>
            <p className={styles.detail}>{shareWords(part, inPaper)}.</p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** '15 May 2027' */
function dayWords(time: number): string {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
}
