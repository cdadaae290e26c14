// Opens the app without a network. See docs/decisions/0019-service-worker.md.
import { largestSharedBytes, pageForShared, shareTarget } from '@sabi/shared/contract/share-target'
import { withTimeout } from '../platform/with-timeout.ts'
import {
  backgroundLock,
  dataCache,
  documents,
  isChanging,
  isDayOld,
  isFile,
  isOf,
  isOwnPage,
  notesOf,
  orders,
  pictureCache,
  sharedFile,
  shellPath,
  showsPronunciation,
} from './rules.ts'

/** The files of the build, with sizes in bytes by path. */
interface Build {
  /** The entry script; the build's cache is named after it. */
  entry: string
  /** The app can't open without these. */
  needed: Record<string, number>
  others: Record<string, number>
  /** Can wait for a second visit. */
  more: Record<string, number>
  fonts: Record<string, number>
  /** The font of the phonetic symbols, for phones that keep the notes of English. */
  phonetics: Record<string, number>
  /** The pattern of the app's paths. */
  pages: RegExp
}

declare const self: ServiceWorkerGlobalScope
/** Inserted by `build/service-worker-plugin.ts`. */
declare const __BUILD__: Build

const { entry, needed, others, more, fonts, phonetics, pages } = __BUILD__
const sizes = { ...needed, ...others, ...more, ...fonts, ...phonetics }
const patienceMs = 4000

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropUnused()])))
self.addEventListener('message', (event) => {
  if (event.data === orders.takeOver) void self.skipWaiting()
  else if (event.data === orders.sayBuild) event.source?.postMessage(entry, [])
  else event.waitUntil(fill(event))
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname: path } = new URL(url)
  if (origin !== self.origin || path.startsWith('/api/')) return
  if (method !== 'GET') {
    if (path === shareTarget.path) event.respondWith(share(event))
  } else if (documents.includes(path)) event.respondWith(page(event, path))
  else if (mode === 'navigate') event.respondWith(pages.test(path) ? page(event, shellPath) : elsewhere(event))
  else if (path in sizes || /^\/(assets|pictures)\//.test(path)) event.respondWith(file(event, path))
  else if (notesOf(path) !== undefined || isChanging(path)) event.respondWith(data(event, path))
})

/** Stores everything that the app needs to open, with the shell last: a cache with a shell is complete. */
async function install(): Promise<void> {
  let isWhole = true
  for (const path of Object.keys(needed)) isWhole &&= await keepFile(path)
  if (!isWhole || !(await quietly(() => renewPage(shellPath)))) throw new Error('Not all of this build came')
}

/** Stores the rest of the app, file by file. If the network or the space ends, the next page that opens continues. */
async function fill({ data: order, source }: ExtendableMessageEvent): Promise<void> {
  const isMore = order !== orders.fill
  await dropUnused()
  for (const path in { ...needed, ...others, ...(isMore && more), ...(order === orders.fillAll && fonts) })
    await keepFile(path)
  const notes = await (await caches.open(dataCache)).keys()
  if (notes.some(({ url }) => showsPronunciation(new URL(url).pathname))) await keepPhonetics()
  for (const path of [shellPath, ...(isMore ? documents : [])])
    if (!(await kept(path))) await quietly(() => renewPage(path))
  if (order === orders.fillAll) source?.postMessage(orders.filledAll, [])
}

async function keepPhonetics(): Promise<void> {
  for (const path of Object.keys(phonetics)) await keepFile(path)
}

/**
 * Stores a file in this build's cache; returns false if the reply is not that file. A file with a hash may already be
 * in an earlier cache.
 */
async function keepFile(path: string): Promise<boolean> {
  if (await kept(path)) return true
  const before = path.startsWith('/assets/') && (await caches.match(path))
  if (before) return put(path, before)
  // A bad reply may be in the browser's own cache.
  return (await quietly(() => fetchFile(path, 'default'))) || quietly(() => fetchFile(path, 'reload'))
}

async function fetchFile(path: string, cache: RequestCache): Promise<boolean> {
  const reply = await fetch(path, { cache, priority: 'low' })
  const { byteLength } = await reply.clone().arrayBuffer()
  return isFile(path, reply) && byteLength === sizes[path] && put(path, reply)
}

/**
 * Downloads something in the background, while no page holds the lock: a page holds it while its student waits for
 * something else or saves data. Rejects once all pages are closed; the next visit continues.
 */
async function quietly(download: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks.request(backgroundLock, async () => {
    const pagesOpen = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (pagesOpen.length === 0) throw new Error('Nobody uses the app')
    return download()
  })
}

/** Deletes the caches of earlier builds. A page holds a lock with its build's name while it is open. */
async function dropUnused(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== entry && name !== dataCache && !name.startsWith(pictureCache))
      await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && caches.delete(name))
}

/**
 * Serves a page from the cache at once, and refreshes it once a day. A page that was never stored comes from the
 * network, or is the shell.
 */
async function page(event: FetchEvent, path: string): Promise<Response> {
  const known = await kept(path)
  if (known) {
    if (isDayOld(known)) event.waitUntil(quietly(() => renewPage(path)))
    return known
  }
  const asked = fetch(event.request)
  // The reply of another page of the app may not be the shell.
  if (path !== shellPath) event.waitUntil(asked.then((reply) => keepPage(path, reply.clone())))
  const shell = event.request.mode === 'navigate' && (await kept(shellPath))
  return shell ? unless(asked, shell) : asked
}

async function elsewhere(event: FetchEvent): Promise<Response> {
  return fetch(event.request).catch(() => page(event, shellPath))
}

/**
 * Passes on what another app shares; a file waits for its page here. On a full phone the file is missing, as is one that is too large,
 * and the page says so.
 */
async function share({ request }: FetchEvent): Promise<Response> {
  const form = await request.formData()
  const file = form.get(shareTarget.file)
  if (file instanceof File && file.size <= largestSharedBytes)
    await put(sharedFile, new Response(file), dataCache).catch(() => undefined)
  return Response.redirect(pageForShared(form.get(shareTarget.words), file !== null), 303)
}

/** Serves a file by name, also for pages of an earlier build. */
async function file({ request }: FetchEvent, path: string): Promise<Response> {
  return (await kept(path)) ?? (await caches.match(path)) ?? fetch(request)
}

/**
 * Content of the bank. Notes are served as first fetched; what changes comes from the network, or from the cache while
 * offline. A request with 'reload' bypasses the cache, one with 'force-cache' accepts any age.
 */
async function data(event: FetchEvent, path: string): Promise<Response> {
  const known = await kept(path, dataCache)
  if (known && (!isChanging(path) || event.request.cache === 'force-cache')) return known
  const asked = fetch(event.request)
  event.waitUntil(asked.then((reply) => keepData(path, reply.clone())))
  return known && event.request.cache !== 'reload'
    ? unless(
        asked.then((reply) => (isOf('json', reply) ? reply : known)),
        known,
      )
    : asked
}

async function keepData(path: string, reply: Response): Promise<void> {
  if (!isOf('json', reply)) return
  await put(path, reply, dataCache)
  const versions = notesOf(path)
  const cache = await caches.open(dataCache)
  for (const { url } of await cache.keys())
    if (versions && url.includes(versions) && !url.endsWith(path)) await cache.delete(url)
  if (showsPronunciation(path)) await keepPhonetics()
}

async function renewPage(path: string): Promise<boolean> {
  return keepPage(path, await fetch(path, { priority: 'low' }))
}

/** Stores a page if it is ours and from this build. */
async function keepPage(path: string, reply: Response): Promise<boolean> {
  const isOwn = isOf('html', reply) && isOwnPage(path, await reply.clone().text(), entry)
  return isOwn && put(path, reply)
}

async function kept(path: string, cache = entry): Promise<Response | undefined> {
  return (await caches.open(cache)).match(path)
}

async function put(path: string, reply: Response, cache = entry): Promise<true> {
  await (await caches.open(cache)).put(path, reply)
  return true
}

/** Returns the reply if it comes soon, else the cached one. */
function unless(asked: Promise<Response>, known: Response): Promise<Response> {
  return withTimeout(asked, patienceMs).catch(() => known)
}
