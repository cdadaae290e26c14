import type { ReplyOf } from '@sabi/shared/contract/call'
import { flagStatuses, type AdminFlag, type FlagStatus, type listFlags } from '@sabi/shared/flags/calls'

export type FlagFilter = FlagStatus | 'all'
export type FlagList = ReplyOf<typeof listFlags>

/** The filter that `?status=` names; pending flags unless it names one. */
export function filterFrom(query: URLSearchParams): FlagFilter {
  const asked = query.get('status')
  return asked === 'all' ? 'all' : (flagStatuses.find((status) => status === asked) ?? 'pending')
}

/** How many flags a filter leaves. */
export function countOf(filter: FlagFilter, { statusCounts }: FlagList): number {
  if (filter !== 'all') return statusCounts[filter]
  return flagStatuses.reduce((sum, status) => sum + statusCounts[status], 0)
}

/** The list as it will be once a flag has been changed: a flag that the filter leaves out goes. */
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
