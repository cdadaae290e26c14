import { isExam } from '@sabi/shared/exams/sitting'
import { useParams } from 'wouter'
import { LinkButton } from '../../design/LinkButton.tsx'
import { Card } from '../../design/Card.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { useSession } from '../../platform/server/session.ts'
import { findPaperSat } from '../hall/hall.ts'
import { useReading } from '../../platform/useReading.ts'
import { ExamResult } from './ExamResult.tsx'

/** The result of a paper that was sat on this phone. */
export function ExamResultsScreen() {
  const userId = useSession().user?.id
  const { id = '' } = useParams()
  const read = async () => (userId === undefined ? null : findPaperSat(userId, id))
  const found = useReading(`${userId} ${id}`, read, null)
  if (userId === undefined || found === undefined) return <Skeleton height="60vh" />
  const isKnown = found !== null && isExam(found)
  if (isKnown && found.phase === 'results') return <ExamResult userId={userId} session={found} />
  return (
    <>
      <PageTitle title="Result" />
      <Card title={isKnown ? 'This paper is not handed in yet' : 'This paper is not on this phone'}>
        <p>{isKnown ? 'Its clock is running.' : 'Its questions stay on the phone that it was sat on.'}</p>
        <LinkButton href={isKnown ? '/exam' : '/exam/history'}>
          {isKnown ? 'Go back to the paper' : 'Papers you have sat'}
        </LinkButton>
      </Card>
    </>
  )
}
