import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getSite } from '@sabi/shared/administration/site-calls'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { EmptyState } from '../design/states/EmptyState.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { countedInUtme, totalOf } from '@sabi/shared/plan/utme-total'
import { subjectWords } from '../exams/orders.ts'
import { scoresHere, type ScoresHere } from '../plan/scores-here.ts'
import { memoryQuery } from '../plan/useMemory.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { queryOf } from '../platform/server/queries.ts'
import { useSession } from '../platform/server/session.ts'
import { besides } from '../platform/page/besides.tsx'
import { useReading } from '../platform/useReading.ts'
import { useTopics } from '../subjects/topic-calls.ts'
import { rangeWords } from './score-words.ts'
import { scoreTexts } from './texts.ts'
import { SubjectScoreCard } from './SubjectScoreCard.tsx'
import styles from './ScoreScreen.module.css'

/** Loaded only where questions are missing, because it brings the code that downloads them. */
const ServerScores = besides(() => import('./ServerScores.tsx').then((file) => file.ServerScores))

/** Answers given on another device count here after an hour at the latest. */
const hourMs = 60 * 60 * 1000

/** The predicted score in each subject, where it comes from, and what would raise it most. */
export function ScoreScreen() {
  const userId = useSession(({ user }) => user?.id)
  return (
    <>
      <PageTitle title="Predicted score" lead={scoreTexts.lead} />
      {userId !== undefined && <Scores userId={userId} />}
    </>
  )
}

function Scores({ userId }: { userId: string }) {
  const isOnline = useIsOnline()
  const memory = useQuery(memoryQuery(userId, hourMs))
  const topics = useTopics()
  const settings = useQuery(queryOf(getSettings, {}, { keep: true }))
  const site = useQuery(queryOf(getSite, {}, { keep: true }))
  const lacking = [memory, topics, settings].filter(({ data }) => data === undefined)
  const [downloads, setDownloads] = useState(0)
  const key = [userId, downloads, ...[memory, topics, settings, site].map(({ dataUpdatedAt }) => dataUpdatedAt)].join(
    ' ',
  )
  const found = useReading(key, () => scoresHere(userId), null)
  const retry = () => void Promise.all(lacking.map(async ({ refetch }) => refetch()))
  if (lacking.some(({ error }) => error !== null))
    return <ErrorState title={isOnline ? scoreTexts.notRead : scoreTexts.offline} onRetry={retry} />
  if (found === undefined || lacking.length > 0) return <Skeleton height="24rem" />
  if (found === null) return <ErrorState title={scoreTexts.notRead} onRetry={() => location.reload()} />
  const target = settings.data?.data.studyGoals.targetScore
  return <Found userId={userId} found={found} target={target} onDownloaded={() => setDownloads(downloads + 1)} />
}

interface FoundProps {
  userId: string
  found: ScoresHere
  target: number | undefined
  onDownloaded: () => void
}

function Found({ userId, found, target, onDownloaded }: FoundProps) {
  const { scores, missing, exam } = found
  if (scores.length === 0 && missing.length === 0)
    return (
      <Card title="No subjects yet">
        <EmptyState title={scoreTexts.noSubjects} action={<LinkButton href="/practice">Practise</LinkButton>} />
      </Card>
    )
  return (
    <>
      <Total found={found} />
      <div className={styles.cards}>
        {scores.map((score) => (
          <SubjectScoreCard key={score.subject} userId={userId} score={score} exam={exam} target={target} />
        ))}
      </div>
      {missing.length > 0 && (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <ServerScores userId={userId} subjects={missing} exam={exam} onDownloaded={onDownloaded} />
        </Suspense>
      )}
      <Explanation exam={exam.name} />
    </>
  )
}

/** For the UTME, whose subjects are added up. Shown once there is a score in each subject of the student. */
function Total({ found: { scores, missing, exam } }: Pick<FoundProps, 'found'>) {
  const known = scores.flatMap(({ subject, now }) => (now === null ? [] : { subject, now }))
  if (exam.board !== 'JAMB' || known.length < 2 || known.length < scores.length + missing.length) return null
  const counted = countedInUtme(known)
  const others = counted.flatMap(({ subject }) => (subject === 'english' ? [] : subject))
  const total = totalOf(counted.map(({ now }) => now))
  return (
    <Card title="Your subjects together">
      <p className={styles.score}>
        <strong>{Math.round(total.score)}</strong> of {100 * counted.length}
      </p>
      <p>
        If you sat the papers today, most likely {rangeWords(total)}.
        {counted.length < known.length && ` ${scoreTexts.bestCounted} ${subjectWords(others)}.`}
        {counted.length === others.length && ' Use of English comes on top of it in the UTME.'}
      </p>
    </Card>
  )
}

/** Explains in plain words how the number is calculated. */
function Explanation({ exam }: { exam: string }) {
  return (
    <Card title="Where the number comes from">
      <p>
        For each kind of question that you have answered, the app works out how likely you are to remember it today: the
        more often and the more recently you were right, the likelier. For kinds of questions that you have not met
        here, it looks at how often you are right when something is new to you.
      </p>
      <p>
        It then adds this up over the topics as often as they come in the {exam}. Guesses are part of it: with four
        options, one guess in four is right. Answers given in less than two seconds do not count.
      </p>
      <p>
        The range says how sure the number is. Of five students with your answers, four would score inside it. It gets
        narrower with more answers and wider when you have not practised for a while. It can’t know what you learn
        outside this app.
      </p>
    </Card>
  )
}
