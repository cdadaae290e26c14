import type { ReplyOf } from '@sabi/shared/contract/call'
import { flagStatuses, type AdminFlag, type FlagStatus, type listFlags } from '@sabi/shared/flags/calls'

export type FlagFilter = FlagStatus | 'all'
export type FlagList = ReplyOf<typeof listFlags>

/** The filter named by `?status=`, by default pending. */
export function filterFrom(query: URLSearchParams): FlagFilter {
  const asked = query.get('status')
  return asked === 'all' ? 'all' : (flagStatuses.find((status) => status === asked) ?? 'pending')
}

/** How many flags match a filter. */
export function countOf(filter: FlagFilter, { statusCounts }: FlagList): number {
  if (filter !== 'all') return statusCounts[filter]
  return flagStatuses.reduce((sum, status) => sum + statusCounts[status], 0)
}

/** The list after a flag has changed. The flag disappears if the filter excludes it. */
export function withFlag(list: FlagList, changed: AdminFlag, filter: FlagFilter): FlagList {
  const before = list.flags.find(({ id }) => id === changed.id)
  if (before === undefined) return list
  const isListed = filter === 'all' || filter === changed.status
  const statusCounts = { ...list.statusCounts }
  statusCounts[before.status] -= 1
  statusCounts[changed.status] += 1
  return {
    ...list,
    statusCounts,
    flags: list.flags.flatMap((flag) => (flag.id === changed.id ? (isListed ? [changed] : []) : [flag])),
  }
}
