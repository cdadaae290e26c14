import { lazy, type ComponentType } from 'react'

/** A component that no page waits for: it loads later, and is omitted if it can't be fetched. */
export function besides<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))
}

function Nothing() {
  return null
}
