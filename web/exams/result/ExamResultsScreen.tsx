import { isExam, type ExamSession } from '@sabi/shared/exams/sitting'
import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { LinkButton } from '../../design/LinkButton.tsx'
import { EmptyState } from '../../design/states/EmptyState.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { findSession } from '../../offline/answers/session-store.ts'
import { useSession } from '../../platform/server/session.ts'
import { ExamResult } from './ExamResult.tsx'

/** The result of a paper that was sat on this phone. */
export function ExamResultsScreen() {
  const userId = useSession().user?.id
  const { id = '' } = useParams()
  const [found, setFound] = useState<ExamSession | 'loading' | 'none'>('loading')
  useEffect(() => {
    let isLate = false
    const show = (session: ExamSession | 'none') => !isLate && setFound(session)
    if (userId !== undefined)
      findSession(userId, id).then(
        (session) => show(session !== null && isExam(session) ? session : 'none'),
        () => show('none'),
      )
    return () => {
      isLate = true
    }
  }, [userId, id])
  if (userId === undefined || found === 'loading') return <Skeleton height="60vh" />
  if (found !== 'none' && found.phase === 'results') return <ExamResult userId={userId} session={found} />
  return (
    <>
      <PageTitle title="Result" />
      <EmptyState
        title={found === 'none' ? 'This paper is not on this phone' : 'This paper is not handed in yet'}
        action={
          <LinkButton href={found === 'none' ? '/exam/history' : '/exam'}>
            {found === 'none' ? 'Papers you have sat' : 'Go back to the paper'}
          </LinkButton>
        }
      >
        Its questions stay on the phone that it was sat on.
      </EmptyState>
    </>
  )
}
