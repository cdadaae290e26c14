import { numberWords } from '@sabi/shared/subjects/count-words'
import { flagStatuses, listFlags } from '@sabi/shared/flags/calls'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { EmptyState } from '../../design/states/EmptyState.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { Select } from '../../design/forms/Select.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { StaleNote } from '../../design/states/StaleNote.tsx'
import { VisuallyHidden } from '../../design/text/VisuallyHidden.tsx'
import { timeAgo } from '../../platform/time.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { queryOf } from '../../platform/server/queries.ts'
import { useAddress } from '../address.ts'
import { ListPages } from '../../design/ListPages.tsx'
import { administrationTexts } from '../texts.ts'
import { countOf, filterFrom, type FlagFilter, type FlagList } from './flag-list.ts'
import { statusWords } from './flag-words.ts'
import { FlagDesk } from './FlagDesk.tsx'
import styles from './Flags.module.css'

const pageSize = 100

/** Reports from students and alarms, for an administrator to decide on (ADMIN-02). */
export function FlagsTab() {
  const { query: address, change } = useAddress()
  const filter = filterFrom(address)
  const [offset, setOffset] = useState(0)
  const page = { limit: String(pageSize), offset: String(offset) }
  const query = filter === 'all' ? page : { ...page, status: filter }
  const { data, error, isLoading, isRefetchError, dataUpdatedAt, refetch } = useQuery(queryOf(listFlags, { query }))
  useEffect(() => {
    if (error !== null) toast({ ...administrationTexts.flagsNotLoaded, tone: 'destructive' })
  }, [error])
  const show = (chosen: FlagFilter) => {
    setOffset(0)
    change({ status: chosen === 'pending' ? '' : chosen })
  }
  return (
    <>
      <h2>
        <VisuallyHidden>Flagged Questions</VisuallyHidden>
      </h2>
      <div className={styles.head}>
        <Select label="Show" value={filter} options={filterOptions(data)} onChange={show} className={styles.filter} />
        <p className={styles.keys}>
          Keys: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> opens.
        </p>
      </div>
      {isLoading && <Skeleton height="24rem" />}
      {isLoading && <VisuallyHidden live>Loading flagged questions</VisuallyHidden>}
      {data === undefined && !isLoading && (
        <ErrorState title={administrationTexts.flagsNotLoaded.description} onRetry={() => void refetch()} />
      )}
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      {data !== undefined && countOf(filter, data) === 0 && <NoFlags filter={filter} onAll={() => show('all')} />}
      <FlagDesk seen={data === undefined ? null : { list: data, filter, query }} onConflict={() => show('all')} />
      {data !== undefined && (
        <ListPages
          label="Pages of the flags"
          offset={offset}
          pageSize={pageSize}
          total={countOf(filter, data)}
          onChange={setOffset}
        />
      )}
    </>
  )
}

function NoFlags({ filter, onAll }: { filter: FlagFilter; onAll: () => void }) {
  if (filter === 'all') return <EmptyState icon={<Check />} title="Nobody has flagged a question yet." />
  return (
    <EmptyState
      icon={<Check />}
      title={`No ${statusWords[filter].toLowerCase()} flags.`}
      action={
        <Button variant="secondary" onClick={onAll}>
          Show all
        </Button>
      }
    />
  )
}

function filterOptions(list: FlagList | undefined) {
  const counted = (filter: FlagFilter, words: string) => ({
    value: filter,
    label: list === undefined ? words : `${words} (${numberWords(countOf(filter, list))})`,
  })
  return [counted('all', 'All'), ...flagStatuses.map((status) => counted(status, statusWords[status]))]
}
