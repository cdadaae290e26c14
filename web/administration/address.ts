import { useLocation, useSearch } from 'wouter'

/** The query of the address, and a function that changes it in place and drops empty values. */
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

/** The offset of the page named in the address. */
export function offsetFrom(address: URLSearchParams, name = 'from'): number {
  const offset = Number(address.get(name))
  return Number.isInteger(offset) && offset > 0 ? offset : 0
}
