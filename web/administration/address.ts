import { useLocation, useSearch } from 'wouter'

/** What the address says behind its question mark, and a way to change it in place: what is empty is left out. */
export function useAddress() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const go = (query: URLSearchParams) => navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true })
  return {
    query: new URLSearchParams(search),
    change(changes: Readonly<Record<string, string>>) {
      const all = { ...Object.fromEntries(new URLSearchParams(search)), ...changes }
      go(new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')))
    },
  }
}

/** How many rows of a list stand before the page that the address names. */
export function offsetFrom(address: URLSearchParams): number {
  const offset = Number(address.get('from'))
  return Number.isInteger(offset) && offset > 0 ? offset : 0
}
