import { lazy, type ComponentType } from 'react'

/** What no page waits for: it comes behind, and is left out where it can't be fetched. */
export function besides<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))
}

function Nothing() {
  return null
}
