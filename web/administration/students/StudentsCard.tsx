import { listStudents, longestStudentSearch } from '@sabi/shared/administration/people-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../design/Card.tsx'
import { queryOf } from '../../platform/server/queries.ts'
import { offsetFrom, useAddress } from '../address.ts'
import styles from '../Administration.module.css'
import { ListPages } from '../../design/ListPages.tsx'
import { ReplyState } from '../ReplyState.tsx'
import { SearchForm } from '../SearchForm.tsx'
import { StudentRow } from './StudentRow.tsx'

const pageSize = 10

/** The accounts of this site, newest first. The search is stored in the address. */
export function StudentsCard() {
  const { query: address, change } = useAddress()
  const search = address.get('search') ?? ''
  const offset = offsetFrom(address)
  const query = { limit: String(pageSize), offset: String(offset), ...(search === '' ? {} : { search }) }
  const call = useQuery(queryOf(listStudents, { query }))
  const { data } = call
  return (
    <Card title="Students">
      <SearchForm
        label="Part of a name or email"
        maxLength={longestStudentSearch}
        value={search}
        onSearch={(words) => change({ search: words, from: '' })}
      />
      <ReplyState call={call} height="16rem" what="the students" />
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
