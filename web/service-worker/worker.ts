// Opens the app without a network. See docs/decisions/0019-service-worker.md.
import { pageForShared, shareTarget } from '@sabi/shared/contract/share-target'
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
  sharedFile,
  shellPath,
} from './rules.ts'

/** What the build is made of. Of its files the sizes in bytes, by their paths. */
interface Build {
  /** The script that all begins with; the build's cache is named after it. */
  entry: string
  /** Nothing opens without these. */
  needed: Record<string, number>
  others: Record<string, number>
  /** What can wait for a second visit. */
  more: Record<string, number>
  fonts: Record<string, number>
  /** What the paths of the app's pages look like. */
  pages: RegExp
}

declare const self: ServiceWorkerGlobalScope
/** Written in by `build/service-worker-plugin.ts`. */
declare const __BUILD__: Build

const { entry, needed, others, more, fonts, pages } = __BUILD__
const sizes = { ...needed, ...others, ...more, ...fonts }
const patienceMs = 4000

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropUnused()])))
self.addEventListener('message', (event) => {
  if (event.data === orders.takeOver) void self.skipWaiting()
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
  else if (path in sizes || path.startsWith('/assets/')) event.respondWith(file(event, path))
  else if (notesOf(path) !== undefined || isChanging(path)) event.respondWith(data(event, path))
})

/** All that the app opens with, and the shell last: a cache with a shell is one that works. */
async function install(): Promise<void> {
  let isWhole = true
  for (const path of Object.keys(needed)) isWhole &&= await keepFile(path)
  if (!isWhole || !(await quietly(() => renewPage(shellPath)))) throw new Error('Not all of this build came')
}

/** What else the app has, one after the other. Where the network or the room ends, the next page that opens goes on. */
async function fill({ data: order, source }: ExtendableMessageEvent): Promise<void> {
  const isMore = order !== orders.fill
  await dropUnused()
  for (const path in { ...needed, ...others, ...(isMore && more), ...(order === orders.fillAll && fonts) })
    await keepFile(path)
  for (const path of [shellPath, ...(isMore ? documents : [])])
    if (!(await kept(path))) await quietly(() => renewPage(path))
  if (order === orders.fillAll) source?.postMessage(orders.filledAll, [])
}

/** Puts a file into this build's cache; false where what comes is not the file. What has a hash may be there from before. */
async function keepFile(path: string): Promise<boolean> {
  if (await kept(path)) return true
  const before = path.startsWith('/assets/') && (await caches.match(path))
  if (before) return put(path, before)
  // A bad reply may sit in the browser's own cache.
  return (await quietly(() => fetchFile(path, 'default'))) || quietly(() => fetchFile(path, 'reload'))
}

async function fetchFile(path: string, cache: RequestCache): Promise<boolean> {
  const reply = await fetch(path, { cache, priority: 'low' })
  const { byteLength } = await reply.clone().arrayBuffer()
  return isFile(path, reply) && byteLength === sizes[path] && put(path, reply)
}

/**
 * Downloads something that nobody waits for, when no page holds the lock: while one does, its student waits for something
 * else or saves data. Rejects once all pages are closed; the next visit goes on.
 */
async function quietly(download: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks.request(backgroundLock, async () => {
    const pagesOpen = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (pagesOpen.length === 0) throw new Error('Nobody uses the app')
    return download()
  })
}

/** Deletes what earlier builds left. A page holds a lock of its build's name for as long as it is open. */
async function dropUnused(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== entry && name !== dataCache)
      await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && caches.delete(name))
}

/** A page from the cache at once, once a day renewed behind. One that was never kept comes from the network, or is the shell. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  const known = await kept(path)
  if (known) {
    if (isDayOld(known)) event.waitUntil(quietly(() => renewPage(path)))
    return known
  }
  const asked = fetch(event.request)
  // What comes from another page of the app need not be the shell.
  if (path !== shellPath) event.waitUntil(asked.then((reply) => keepPage(path, reply.clone())))
  const shell = event.request.mode === 'navigate' && (await kept(shellPath))
  return shell ? unless(asked, shell) : asked
}

async function elsewhere(event: FetchEvent): Promise<Response> {
  return fetch(event.request).catch(() => page(event, shellPath))
}

/** Sends what another app shares on to its page; a file waits for it here. On a full phone none does, which that page says. */
async function share({ request }: FetchEvent): Promise<Response> {
  const form = await request.formData()
  const file = form.get(shareTarget.file)
  if (file !== null) await put(sharedFile, new Response(file), dataCache).catch(() => undefined)
  return Response.redirect(pageForShared(form.get(shareTarget.words), file !== null), 303)
}

/** A file by its name, which pages of an earlier build may ask for too. */
async function file({ request }: FetchEvent, path: string): Promise<Response> {
  return (await kept(path)) ?? (await caches.match(path)) ?? fetch(request)
}

/**
 * Content of the bank: notes as they were first fetched; what changes as it is now, or was while nobody answers. Who asks
 * for a reload wants nothing that was, who forces the cache takes it whatever its age.
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
}

async function renewPage(path: string): Promise<boolean> {
  return keepPage(path, await fetch(path, { priority: 'low' }))
}

/** Keeps a page if it is ours and of this build. */
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

/** What was asked for, if it comes soon; else what there is. */
function unless(asked: Promise<Response>, known: Response): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, known))
  return Promise.race([asked.catch(() => known), late])
}
