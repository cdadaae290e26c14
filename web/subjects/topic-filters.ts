import { levelFilters, type LevelFilter } from '@sabi/shared/subjects/topic-search'
import { useLocation, useSearch } from 'wouter'

export interface TopicFilters {
  search: string
  level: LevelFilter
}

/** The filters that the address holds, and a way to change them there. */
export function useTopicFilters() {
  const [path, navigate] = useLocation()
  const filters = filtersFrom(useSearch())
  const change = (changes: Partial<TopicFilters>) =>
    navigate(path + queryOf({ ...filters, ...changes }), { replace: true })
  return { ...filters, change }
}

/** Filters as `?search=` and `?level=` say; what is missing or unknown is open. */
export function filtersFrom(query: string): TopicFilters {
  const parameters = new URLSearchParams(query)
  const level = parameters.get('level')
  return {
    search: parameters.get('search') ?? '',
    level: levelFilters.find((filter) => filter === level) ?? 'all',
  }
}

function queryOf({ search, level }: TopicFilters): string {
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('search', search)
  if (level !== 'all') parameters.set('level', level)
  const query = parameters.toString()
  return query === '' ? '' : `?${query}`
}
