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

/** The filters in the address, and a function that changes them. */
export function useTopicFilters() {
  const [path, navigate] = useLocation()
  const filters = filtersFrom(useSearch())
  const change = (changes: Partial<TopicFilters>) =>
    navigate(path + queryOf({ ...filters, ...changes }), { replace: true })
  return { ...filters, change }
}

/** The filters in `?search=`, `?level=` and `?unit=`. Missing or unknown values don't filter. */
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

/** The query string of the active filters: '' or '?level=SS1'. */
export function queryOf({ search, level, unit }: TopicFilters): string {
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('search', search)
  if (level !== 'all') parameters.set('level', level)
  if (unit !== null) parameters.set('unit', String(unit))
  const query = parameters.toString()
  return query === '' ? '' : `?${query}`
}
