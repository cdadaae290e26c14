import {
  getClass,
  listMembers,
  listTaughtClasses,
  removeMember,
  type ClassMember,
  type TaughtClass,
} from '@sabi/shared/classes/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { byPlace, ListPages } from '../design/ListPages.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { toast } from '../platform/page/toast-store.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { invalidate, queryOf } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { dayWords, timeAgo } from '../platform/time.ts'
import { ActDialog } from './ActDialog.tsx'
import styles from './Classes.module.css'
import { teacherTexts } from './texts.ts'

const pageSize = 50

/** The students of a class by name, and when each last practised. */
export function StudentsCard({ taught: { id } }: { taught: TaughtClass }) {
  const isOnline = useIsOnline()
  const [offset, setOffset] = useState(0)
  const { data, error, isRefetchError, dataUpdatedAt, refetch } = useQuery(
    queryOf(listMembers, { params: { classId: id }, query: { limit: String(pageSize), offset: String(offset) } }),
  )
  return (
    <Card title={data === undefined ? 'Students' : counted(data.total, 'student')}>
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height="16rem" />}
      {data === undefined && error !== null && (
        <ErrorState title={teacherTexts.studentsNotLoaded} onRetry={() => void refetch()}>
          {isOnline ? error.message : teacherTexts.offline}
        </ErrorState>
      )}
      {data?.total === 0 && <p>{teacherTexts.noStudents}</p>}
      <ul className={styles.rows}>
        {data?.members.map((member) => (
          <MemberRow key={member.id} classId={id} member={member} />
        ))}
      </ul>
      {data !== undefined && (
        <ListPages
          label="Pages of the students"
          offset={offset}
          pageSize={pageSize}
          total={data.total}
          words={byPlace}
          onChange={setOffset}
        />
      )}
    </Card>
  )
}

function MemberRow({
  classId,
  member: { id, name, joinedAt, lastPractisedAt },
}: {
  classId: string
  member: ClassMember
}) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <li>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p className={styles.muted}>
          {lastPractisedAt === null ? 'Has not practised yet' : `Last practised: ${dayWords(lastPractisedAt)}`} ·
          Joined: {dayWords(joinedAt)}
        </p>
      </div>
      <Button variant="ghost" aria-label={`Remove ${name}`} onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      {isAsked && (
        <ActDialog
          title={`Remove ${name}?`}
          action="Remove from the class"
          isDestructive
          run={async () => {
            await request(removeMember, { params: { classId, memberId: id } })
            for (const call of [listMembers, getClass, listTaughtClasses]) invalidate(call)
            toast({ title: teacherTexts.removed(name), tone: 'success' })
          }}
          onClose={() => setIsAsked(false)}
        >
          <p>{teacherTexts.remove}</p>
        </ActDialog>
      )}
    </li>
  )
}
