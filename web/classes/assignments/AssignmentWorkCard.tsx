import {
  deleteAssignment,
  downloadAssignmentWork,
  listAssignments,
  listAssignmentWork,
  type StudentWork,
} from '@sabi/shared/classes/assignments-calls'
import { taskWords } from '@sabi/shared/classes/assignments'
import { getClassPage } from '@sabi/shared/classes/insights-calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { DataTable } from '../../design/DataTable.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { byPlace, ListPages } from '../../design/ListPages.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { StaleNote } from '../../design/states/StaleNote.tsx'
import { toast } from '../../platform/page/toast-store.ts'
import { useIsOnline } from '../../platform/server/connection.ts'
import { invalidate, queryOf } from '../../platform/server/queries.ts'
import { request, requestFile } from '../../platform/server/request.ts'
import { dayWords, timeAgo } from '../../platform/time.ts'
import { durationWords } from '../../practice/texts.ts'
import { ActDialog } from '../ActDialog.tsx'
import { DownloadTable } from '../DownloadTable.tsx'
import { teacherTexts } from '../texts.ts'
import { dueWords } from './assignment-words.ts'
import styles from './Assignments.module.css'
import { EditAssignmentDialog } from './EditAssignmentDialog.tsx'
import { givenTexts } from './teacher-texts.ts'

const pageSize = 50
const watchingMs = 30_000

interface Place {
  classId: string
  assignmentId: string
}

/** The work of each student on an assignment. */
export function AssignmentWorkCard({ classId, assignmentId }: Place) {
  const isOnline = useIsOnline()
  const [offset, setOffset] = useState(0)
  const { data, error, isRefetchError, dataUpdatedAt, refetch } = useQuery({
    ...queryOf(listAssignmentWork, { params: { classId, assignmentId }, query: { offset: String(offset) } }),
    // A teacher watches the work come in. Only while the page is on the screen.
    refetchInterval: watchingMs,
  })
  const back = (
    <LinkButton href={`/classes/${classId}`} variant="ghost">
      All assignments
    </LinkButton>
  )
  if (data === undefined)
    return (
      <Card title="Assignment" action={back}>
        {error === null ? (
          <Skeleton height="16rem" />
        ) : (
          <ErrorState title={givenTexts.workNotLoaded} onRetry={() => void refetch()}>
            {isOnline ? error.message : teacherTexts.offline}
          </ErrorState>
        )}
      </Card>
    )
  const { assignment, work, total } = data
  return (
    <Card title={assignment.title} action={back}>
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      <p>
        {dueWords(assignment.dueAt)} · {taskWords(assignment.task)}
      </p>
      <p className={styles.muted}>
        {assignment.isOnce ? givenTexts.first : givenTexts.several} {givenTexts.late}
      </p>
      {total === 0 ? (
        <p>{givenTexts.noStudents}</p>
      ) : (
        <>
          <DataTable
            caption="Work of the students"
            columns={['Student', 'Done', 'Score', 'Time']}
            rows={work.map((one) => cellsOf(one, assignment.isOnce))}
          />
          <DownloadTable
            label="Download the scores (CSV)"
            read={() => requestFile(downloadAssignmentWork, { params: { classId, assignmentId } }, () => {})}
          />
        </>
      )}
      <ListPages
        label="Pages of the students"
        offset={offset}
        pageSize={pageSize}
        total={total}
        words={byPlace}
        onChange={setOffset}
      />
      <Acts classId={classId} assignment={assignment} />
    </Card>
  )
}

function cellsOf(
  { id, name, state, answered, correct, total, doneAt, durationMs, attempts }: StudentWork,
  isOnce: boolean,
) {
  const others = attempts > 1 && !isOnce ? `, best of ${attempts}` : ''
  const words = {
    none: 'Not yet',
    begun: `Begun: ${answered} answered`,
    done: dayWords(doneAt ?? ''),
    late: `Late: ${dayWords(doneAt ?? '')}`,
  }
  return {
    id,
    cells: [
      name,
      words[state],
      correct === null ? '–' : `${correct} of ${total}${others}`,
      state === 'none' ? '–' : durationWords(durationMs),
    ],
  }
}

function Acts({
  classId,
  assignment,
}: {
  classId: string
  assignment: Parameters<typeof EditAssignmentDialog>[0]['assignment']
}) {
  const [, navigate] = useLocation()
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null)
  const { id, title } = assignment
  const close = () => setOpened(null)
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" onClick={() => setOpened('edit')}>
        Edit
      </Button>
      <Button variant="ghost" onClick={() => setOpened('delete')}>
        Delete
      </Button>
      {opened === 'edit' && <EditAssignmentDialog classId={classId} assignment={assignment} onClose={close} />}
      {opened === 'delete' && (
        <ActDialog
          title={`Delete ${title}?`}
          action="Delete the assignment"
          isDestructive
          run={async () => {
            await request(deleteAssignment, { params: { classId, assignmentId: id } })
            for (const call of [getClassPage, listAssignments]) invalidate(call)
            toast({ title: givenTexts.deleted(title), tone: 'success' })
            navigate(`/classes/${classId}`)
          }}
          onClose={close}
        >
          <p>{givenTexts.remove}</p>
        </ActDialog>
      )}
    </div>
  )
}
