import { expect, type Page } from '@playwright/test'

/** The file that is stored last on a first visit, and on a later one with data saver. */
const lastKept = { first: '/favicon.svg', later: '/terms' }

/** The paths that the browser keeps, by cache. */
export async function keptPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  })
}

/** Waits until the browser has the whole app, in one cache; on a later visit the written pages too. */
export async function untilKept(page: Page, visit: keyof typeof lastKept = 'first'): Promise<void> {
  await expect
    .poll(async () => Object.values(await keptPaths(page)).some((paths) => paths.includes(lastKept[visit])))
    .toBe(true)
}
