import { unitsPerSubject } from '@sabi/shared/content/syllabus'
import { levelFilters, type LevelFilter } from '@sabi/shared/subjects/topic-search'
import { useLocation, useSearch } from 'wouter'

export interface TopicFilters {
  search: string
  level: LevelFilter
  /** Number of a unit of the chosen subject; null for all units. */
  unit: number | null
}

export const noFilters: TopicFilters = { search: '', level: 'all', unit: null }

/** The filters that the address holds, and a way to change them there. */
export function useTopicFilters() {
  const [path, navigate] = useLocation()
  const filters = filtersFrom(useSearch())
  const change = (changes: Partial<TopicFilters>) =>
    navigate(path + queryOf({ ...filters, ...changes }), { replace: true })
  return { ...filters, change }
}

/** Filters as `?search=`, `?level=` and `?unit=` say; what is missing or unknown is open. */
export function filtersFrom(query: string): TopicFilters {
  const parameters = new URLSearchParams(query)
  const level = parameters.get('level')
  const unit = Number(parameters.get('unit'))
  return {
    search: parameters.get('search') ?? '',
    level: levelFilters.find((filter) => filter === level) ?? 'all',
    unit: Number.isInteger(unit) && unit >= 1 && unit <= unitsPerSubject ? unit : null,
  }
}

/** The query string of filters, without those that are open: '' or '?level=SS1'. */
export function queryOf({ search, level, unit }: TopicFilters): string {
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('search', search)
  if (level !== 'all') parameters.set('level', level)
  if (unit !== null) parameters.set('unit', String(unit))
  const query = parameters.toString()
  return query === '' ? '' : `?${query}`
}
