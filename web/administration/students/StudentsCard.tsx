import { listStudents, longestStudentSearch } from '@sabi/shared/administration/people-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { Card } from '../../design/Card.tsx'
import { ErrorState } from '../../design/ErrorState.tsx'
import { Skeleton } from '../../design/Skeleton.tsx'
import { StaleNote } from '../../design/StaleNote.tsx'
import { timeAgo } from '../../platform/time.ts'
import { useCall } from '../../platform/useCall.ts'
import { offsetFrom, useAddress } from '../address.ts'
import styles from '../Administration.module.css'
import { ListPages } from '../ListPages.tsx'
import { SearchForm } from '../SearchForm.tsx'
import { StudentRow } from './StudentRow.tsx'

const pageSize = 10

/** Who has an account here, the newest first; the address holds the search. */
export function StudentsCard() {
  const { query: address, change } = useAddress()
  const search = address.get('search') ?? ''
  const offset = offsetFrom(address)
  const query = { limit: String(pageSize), offset: String(offset), ...(search === '' ? {} : { search }) }
  const { data, isLoading, isStale, savedAt = 0, refetch } = useCall(listStudents, { query })
  return (
    <Card title="Students">
      <SearchForm
        label="Part of a name or email"
        maxLength={longestStudentSearch}
        value={search}
        onSearch={(words) => change({ search: words, from: '' })}
      />
      {isLoading && <Skeleton height="16rem" />}
      {data === undefined && !isLoading && <ErrorState title="Couldn't load the students." onRetry={refetch} />}
      {isStale && <StaleNote age={timeAgo(savedAt)} onRetry={refetch} />}
      <p role="status" className={styles.muted}>
        {data !== undefined && countWords(data.total, search)}
      </p>
      <ol className={styles.rows}>
        {data?.data.map((student) => (
          <StudentRow key={student.id} student={student} />
        ))}
      </ol>
      {data !== undefined && (
        <ListPages
          label="Pages of the students"
          offset={offset}
          pageSize={pageSize}
          total={data.total}
          onChange={(from) => change({ from: from === 0 ? '' : String(from) })}
        />
      )}
    </Card>
  )
}

function countWords(total: number, search: string): string {
  if (total > 0) return search === '' ? counted(total, 'student') : `${counted(total, 'student')} found`
  return search === '' ? 'No students yet.' : 'No student matches. Try fewer letters.'
}
