export const adminTabs = [
  { id: 'flags', name: 'Flagged Questions' },
  { id: 'content', name: 'Content' },
  { id: 'people', name: 'People and messages' },
  { id: 'system', name: 'System Info' },
] as const

export type AdminTab = (typeof adminTabs)[number]['id']

/** The tab named by `?tab=`, by default the first. */
export function tabFrom(query: URLSearchParams): AdminTab {
  return adminTabs.find(({ id }) => id === query.get('tab'))?.id ?? 'flags'
}
