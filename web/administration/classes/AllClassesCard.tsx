import { listAllClasses, longestClassSearch } from '@sabi/shared/administration/class-calls'
import { numberWords } from '@sabi/shared/subjects/count-words'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../design/Card.tsx'
import { Checkbox } from '../../design/forms/Checkbox.tsx'
import { ListPages } from '../../design/ListPages.tsx'
import { queryOf } from '../../platform/server/queries.ts'
import { offsetFrom, useAddress } from '../address.ts'
import styles from '../Administration.module.css'
import { ReplyState } from '../ReplyState.tsx'
import { SearchForm } from '../SearchForm.tsx'
import { ListedClassRow } from './ListedClassRow.tsx'

const pageSize = 10

/** The open classes of this site, newest first. The search is stored in the address. */
export function AllClassesCard() {
  const { query: address, change } = useAddress()
  const search = address.get('class') ?? ''
  const isOrphaned = address.get('orphaned') === '1'
  const offset = offsetFrom(address, 'classes-from')
  const query = {
    limit: String(pageSize),
    offset: String(offset),
    ...(search === '' ? {} : { search }),
    ...(isOrphaned && { orphaned: '1' as const }),
  }
  const call = useQuery(queryOf(listAllClasses, { query }))
  const { data } = call
  return (
    <Card title="Classes">
      <SearchForm
        id="class"
        label="Part of a class’s or teacher’s name"
        maxLength={longestClassSearch}
        value={search}
        onSearch={(words) => change({ class: words, 'classes-from': '' })}
      />
      <Checkbox
        label="Without a teacher"
        checked={isOrphaned}
        onChange={() => change({ orphaned: isOrphaned ? '' : '1', 'classes-from': '' })}
      />
      <ReplyState call={call} height="16rem" what="the classes" />
      <p role="status" className={styles.muted}>
        {data !== undefined && countWords(data.total, search !== '' || isOrphaned)}
      </p>
      <ol className={styles.rows}>
        {data?.classes.map((listed) => (
          <ListedClassRow key={listed.id} listed={listed} />
        ))}
      </ol>
      {data !== undefined && (
        <ListPages
          label="Pages of the classes"
          offset={offset}
          pageSize={pageSize}
          total={data.total}
          onChange={(from) => change({ 'classes-from': from === 0 ? '' : String(from) })}
        />
      )}
    </Card>
  )
}

function countWords(total: number, isSearch: boolean): string {
  const count = total === 1 ? '1 class' : `${numberWords(total)} classes`
  if (total > 0) return isSearch ? `${count} found` : count
  return isSearch ? 'No class matches.' : 'No classes yet.'
}
