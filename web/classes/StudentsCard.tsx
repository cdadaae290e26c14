import {
  listMembers,
  listTaughtClasses,
  removeMember,
  type ClassMember,
  type RecentWork,
  type TaughtClass,
} from '@sabi/shared/classes/calls'
import { membersShown } from '@sabi/shared/classes/class'
import { listAssignments } from '@sabi/shared/classes/assignments-calls'
import { downloadClassTable, getClassPage } from '@sabi/shared/classes/insights-calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { counted, numberWords } from '@sabi/shared/subjects/count-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { byPlace, ListPages, offsetWithin } from '../design/ListPages.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { toast } from '../platform/page/toast-store.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { invalidate, queryOf } from '../platform/server/queries.ts'
import { request, requestFile } from '../platform/server/request.ts'
import { dayWords, timeAgo } from '../platform/time.ts'
import { ActDialog } from './ActDialog.tsx'
import styles from './Classes.module.css'
import { DownloadTable } from './DownloadTable.tsx'
import { teacherTexts } from './texts.ts'

interface StudentsCardProps {
  taught: TaughtClass
  /** The first of them, which came with the class. */
  firstPage: readonly ClassMember[]
}

/** The students of a class by name, when each last practised and what they answered lately. */
export function StudentsCard({ taught: { id, students }, firstPage }: StudentsCardProps) {
  const isOnline = useIsOnline()
  const [wanted, setOffset] = useState(0)
  const offset = offsetWithin(wanted, { total: students, pageSize: membersShown })
  const query = { limit: String(membersShown), offset: String(offset) }
  const later = useQuery(queryOf(listMembers, offset === 0 ? null : { params: { classId: id }, query }))
  const { error, isRefetchError, dataUpdatedAt, refetch } = later
  const members = offset === 0 ? firstPage : later.data?.members
  return (
    <Card title={counted(students, 'student')}>
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      {members === undefined && error === null && <Skeleton height="16rem" />}
      {members === undefined && error !== null && (
        <ErrorState title={teacherTexts.studentsNotLoaded} onRetry={() => void refetch()}>
          {isOnline ? error.message : teacherTexts.offline}
        </ErrorState>
      )}
      {students === 0 ? (
        <p>{teacherTexts.noStudents}</p>
      ) : (
        <DownloadTable
          label="Download the students (CSV)"
          read={() => requestFile(downloadClassTable, { params: { classId: id, table: 'students' } }, () => {})}
        />
      )}
      <ul className={styles.rows}>
        {members?.map((member) => (
          <MemberRow key={member.id} classId={id} member={member} />
        ))}
      </ul>
      <ListPages
        label="Pages of the students"
        offset={offset}
        pageSize={membersShown}
        total={students}
        words={byPlace}
        onChange={setOffset}
      />
    </Card>
  )
}

function MemberRow({
  classId,
  member: { id, name, joinedAt, lastPractisedAt, recent },
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
        {recent !== null && recent.answered > 0 && <p>{recentWords(recent)}</p>}
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
            for (const call of [listMembers, getClassPage, listTaughtClasses, listAssignments]) invalidate(call)
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

/** The work of the last four weeks in words: '40 answered, 30 right (75%), 12 minutes'. */
function recentWords({ answered, right, seconds, isMore }: RecentWork): string {
  const answers = isMore ? `${numberWords(answered)} or more` : numberWords(answered)
  const minutes = counted(Math.round(seconds / 60), 'minute')
  return `${answers} answered in 4 weeks, ${numberWords(right)} right (${percentage(right, answered)}%), ${minutes}`
}
