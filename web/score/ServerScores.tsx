import type { SubjectId } from '@sabi/shared/content/question'
import { fewestForScore } from '@sabi/shared/plan/prediction'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { subjectWords } from '../exams/orders.ts'
import { syncQuestions, useSyncStatus } from '../offline/questions/question-sync.ts'
import { toast } from '../platform/page/toast-store.ts'
import { dayWords } from '../platform/time.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import type { ScoresHere } from '../plan/scores-here.ts'
import { scoreHistory } from './score-history-query.ts'
import { rangeWords } from './score-words.ts'
import { NotEnough } from './SubjectScoreCard.tsx'
import { scoreTexts } from './texts.ts'
import styles from './ScoreScreen.module.css'

interface ServerScoresProps {
  userId: string
  /** At least one. */
  subjects: readonly SubjectId[]
  exam: ScoresHere['exam']
  /** Called once the questions are on this phone. */
  onDownloaded: () => void
}

/** The scores in subjects whose questions are not on this phone, as last predicted by the server, and a button that downloads the questions. */
export function ServerScores({ userId, subjects, exam, onDownloaded }: ServerScoresProps) {
  const isBusy = useSyncStatus(({ status }) => status === 'checking' || status === 'syncing')
  const isOnline = useIsOnline()
  const names = subjectWords(subjects)
  const download = async () => {
    const result = await syncQuestions(subjects)
    const { message } = useSyncStatus.getState()
    if (result === 'failed') {
      toast({ title: scoreTexts.notDownloaded, description: message, tone: 'destructive' })
      return
    }
    toast({ title: scoreTexts.downloaded, description: message, tone: 'success' })
    onDownloaded()
  }
  return (
    <>
      <div className={styles.cards}>
        {subjects.map((subject) => (
          <Card key={subject} title={subjectName(subject)}>
            <ServerScore userId={userId} subject={subject} exam={exam} />
          </Card>
        ))}
      </div>
      <p>
        The questions of {names} are not on this phone. With them this page counts today’s answers too, and says what
        would raise the score most.
      </p>
      <Button busy={isBusy} reason={isOnline ? undefined : scoreTexts.downloadOffline} onClick={() => void download()}>
        Download {names}
      </Button>
    </>
  )
}

interface ServerScoreProps extends Pick<ServerScoresProps, 'userId' | 'exam'> {
  subject: SubjectId
}

function ServerScore({ userId, subject, exam }: ServerScoreProps) {
  const { data, error } = useQuery(scoreHistory(userId, exam))
  if (data === undefined) return error === null ? <Skeleton height="6rem" /> : <p>{scoreTexts.scoreOffline}</p>
  const { answers = 0, scores = [] } = data.data.find((one) => one.subject === subject) ?? {}
  const last = scores.at(-1)
  if (answers < fewestForScore) return <NotEnough subject={subject} answers={answers} />
  if (last === undefined) return <p>{scoreTexts.noScore}</p>
  return (
    <>
      <p className={styles.score}>
        <strong>{Math.round(last.score)}</strong> of 100
      </p>
      <p>
        Most likely {rangeWords(last)}. Last answers counted: {dayWords(new Date(last.at - 1).toISOString())}.
      </p>
    </>
  )
}
