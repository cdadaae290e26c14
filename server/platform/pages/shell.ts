import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { siteContact, type SiteContact } from '@sabi/shared/administration/site-calls'
import { escapeHtml } from '@sabi/shared/content/escape-html'
import {
  chooseWordings,
  listedPages,
  placeholders,
  type DrawnPage,
  type PersonalPage,
} from '@sabi/shared/contract/pages'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { hasAi } from '../../ai-provider/settings.ts'
import { Drawing, type Asked } from './drawing.ts'
import type { Platform } from '../platform.ts'
import { createSiteSignature } from '../site-signature.ts'
import { siteAddress } from './site-address.ts'
import { getSiteNames, type SiteNames } from './site.queries.ts'
import { waitAtMost } from '../wait-at-most.ts'

/** How long another process of this site may continue with a changed name. */
const namesKeptMs = 30_000
/** How long a page's content from the database is cached. */
const contentKeptMs = 5_000
/** How long a page waits for it. */
const contentWaitMs = 1_000
/** Drawn pages that are kept: each topic has one. Some 60 KB each. */
const mostDrawn = 200
const unreadable = '<p>The list can’t be read right now. Please come back in a moment.</p>'
/** The picture that chats show of a link. */
const preview = '/preview.png'

/** By path: renders the part of a page that comes from the database, as HTML. */
export type Contents = Readonly<Record<string, () => Promise<string>>>

interface FilledPage {
  html: string
  tag: string
  brotli: () => Promise<Buffer>
}

/** A page ready to be sent. */
export interface SentPage extends FilledPage {
  /** Files that the page needs, as a `Link` header; empty if everything is inline. */
  links: string
}

/**
 * The pages of the built app with the site's name in them: those that can be read as they come, and the shell that all other
 * screens start from. A page is never kept waiting for the name: it is read again behind the replies, and a database that
 * is away leaves the name that was known.
 */
export class Shell {
  /** For the content security policy: the hashes of inline scripts and styles. */
  readonly inlineScriptHashes: readonly string[]
  readonly inlineStyleHashes: readonly string[]
  /** The folder of the built app. */
  readonly webRoot: string
  readonly #written: WrittenPages
  readonly #drawing: Drawing
  readonly #linksByPath: Readonly<Record<string, string>>
  readonly #address: string | null
  readonly #readNames: () => Promise<SiteNames>
  readonly #contents: Contents
  readonly #hasModel: boolean
  readonly #canMail: boolean
  readonly #siteKey: () => string
  readonly #readingByPath = new Map<string, Promise<void>>()
  readonly #contentByPath = new Map<string, { html: string; readAt: number }>()
  #names: SiteNames
  #namesReadAt = 0
  readonly #sentByPath = new Map<string, FilledPage>()
  readonly #drawnByKey = new LRUCache<string, FilledPage>({ max: mostDrawn })

  /** Reads the built app. Throws where it was not built. */
  constructor(
    webRoot: string,
    { database, settings }: Pick<Platform, 'database' | 'settings'>,
    contents: Contents = {},
  ) {
    this.webRoot = webRoot
    this.#written = readPages(webRoot)
    this.#drawing = new Drawing(webRoot)
    this.#linksByPath = readLinks(webRoot)
    this.inlineScriptHashes = [
      ...new Set([...hashesOf(this.#written, /<script>([\s\S]*?)<\/script>/g), ...this.#drawing.scripts.map(hashOf)]),
    ]
    this.inlineStyleHashes = [
      ...new Set([...hashesOf(this.#written, /<style>([\s\S]*?)<\/style>/g), ...this.#drawing.styles.map(hashOf)]),
    ]
    this.#address = settings.BASE_URL === undefined ? null : siteAddress(settings)
    this.#contents = contents
    this.#hasModel = hasAi(settings)
    this.#canMail = settings.SMTP_URL !== undefined
    this.#siteKey = publicKeyOf(settings)
    this.#readNames = () => getSiteNames(database, settings)
    this.#names = { name: settings.APP_NAME, supportEmail: settings.CONTACT_EMAIL ?? null }
  }

  /** Draws a page of the list `drawnPages` for the one who asks. Rejects where the screens can't be drawn. */
  async draw(page: DrawnPage, { path = page, search = '', firstReply = {} }: Asked = {}): Promise<string> {
    this.#renewWhenOld()
    const site: SiteContact = { supportEmail: this.#names.supportEmail, canMail: this.#canMail }
    const known = { [siteContact]: site, ...firstReply }
    return this.#fillIn(await this.#drawing.draw(page, { path, search, firstReply: known }), path)
  }

  /** Renders a student's page with its preview; null where it has none. Rejects where the screens can't be rendered. */
  async preview(page: PersonalPage, { search = '', firstReply = {} }: Asked): Promise<string | null> {
    this.#renewWhenOld()
    const html = await this.#drawing.drawPreview(page, { path: page, search, firstReply })
    return html === null ? null : this.#fillIn(html, page)
  }

  /** A page that is the same for everyone with this key: rendered once and cached. */
  async drawn(page: DrawnPage, { key = page, ...asked }: Asked & { key?: string } = {}): Promise<FilledPage> {
    const known = this.#drawnByKey.get(key)
    if (known !== undefined) return known
    const names = this.#names
    const sent = sentPage(await this.draw(page, asked))
    // They may have been changed while it was drawn.
    if (names === this.#names) this.#drawnByKey.set(key, sent)
    return sent
  }

  /** Returns whether the page of this path is prerendered. */
  isWritten(path: string): boolean {
    return path !== shellPath && this.#written.has(path)
  }

  /** The current page of this path; the shell unless it is prerendered. */
  page(path: string): SentPage {
    this.#renewWhenOld()
    const key = this.isWritten(path) ? path : shellPath
    const sent = this.#sentByPath.get(key) ?? sentPage(this.#fill(key))
    this.#sentByPath.set(key, sent)
    return { ...sent, links: key === shellPath ? (this.#linksByPath[path] ?? '') : '' }
  }

  /**
   * Reads the database content of this path's page, if it has any and it is not cached: once for all concurrent
   * requests. If the database is unreachable or slow, the old content stays.
   */
  async refresh(path: string): Promise<void> {
    const write = this.#contents[path]
    if (write === undefined || Date.now() - (this.#contentByPath.get(path)?.readAt ?? 0) < contentKeptMs) return
    const reading = this.#readingByPath.get(path) ?? this.#read(path, write)
    this.#readingByPath.set(path, reading)
    await waitAtMost(contentWaitMs, reading)
  }

  async #read(path: string, write: () => Promise<string>): Promise<void> {
    const known = this.#contentByPath.get(path)?.html
    const html = await write().catch(() => known ?? unreadable)
    this.#contentByPath.set(path, { html, readAt: Date.now() })
    if (html !== known) this.#sentByPath.delete(path)
    this.#readingByPath.delete(path)
  }

  /** The last known name of the site. */
  name(): string {
    this.#renewWhenOld()
    return this.#names.name
  }

  /** Reads the site's name and address and writes them into the pages, from the next reply on. */
  async renew(): Promise<void> {
    this.#namesReadAt = Date.now()
    this.#names = await this.#readNames()
    this.#sentByPath.clear()
    this.#drawnByKey.clear()
  }

  #renewWhenOld(): void {
    if (Date.now() - this.#namesReadAt > namesKeptMs) void this.renew().catch(() => undefined)
  }

  #fill(path: string): string {
    const page = this.#written.get(path)
    const html = (this.#names.supportEmail === null ? undefined : page?.withSupport) ?? page?.html ?? ''
    return this.#fillIn(html, path)
  }

  #fillIn(html: string, path: string): string {
    const { name, supportEmail } = this.#names
    const head = this.#address === null || !isCanonical(path) ? '' : addressTags(this.#address, path)
    // Functions as replacements, since a name may hold what `replace` takes for a pattern.
    return (
      chooseWordings(html, this.#hasModel)
        .replace('</head>', () => `${head}</head>`)
        .replaceAll(placeholders.tutor, this.#hasModel ? 'model' : 'textbook')
        .replaceAll(placeholders.siteKey, () => this.#siteKey())
        .replaceAll(placeholders.siteName, () => escapeHtml(name))
        .replaceAll(placeholders.supportEmail, () => escapeHtml(supportEmail ?? ''))
        // Last, because its content comes from others.
        .replaceAll(placeholders.content, () => this.#contentByPath.get(path)?.html ?? unreadable)
    )
  }
}

/** Reads the public key of the site at each use; empty where it can't be read, which must keep nobody from a page. */
function publicKeyOf(settings: Platform['settings']): () => string {
  const { publicKey } = createSiteSignature(settings)
  return () => {
    try {
      return publicKey()
    } catch {
      return ''
    }
  }
}

interface WrittenPage {
  html: string
  /** The version for a site with a support address, if it differs. */
  withSupport: string | undefined
}

/** By path; the shell has a path that no page has. */
type WrittenPages = ReadonlyMap<string, WrittenPage>

const shellPath = ''
export const notFoundPath = '/404'
const supportEnding = '.support.html'
const earlyFilesFile = '.vite/early-files.json'

function readPages(webRoot: string): WrittenPages {
  const folder = join(webRoot, '.pages')
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const files = names.filter((name) => name.endsWith('.html') && !name.endsWith(supportEnding))
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const shell = { html: readFileSync(join(webRoot, 'index.html'), 'utf8'), withSupport: undefined }
  const pages = new Map<string, WrittenPage>([[shellPath, shell]])
  for (const name of files) {
    const path = name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length).split(sep).join('/')}`
    const other = name.replace(/\.html$/, supportEnding)
    pages.set(path, { html: read(name), withSupport: names.includes(other) ? read(other) : undefined })
  }
  return pages
}

function readLinks(webRoot: string): Record<string, string> {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(webRoot, earlyFilesFile), 'utf8')))
}

function hashesOf(pages: WrittenPages, inline: RegExp): string[] {
  const versions = [...pages.values()].flatMap(({ html, withSupport }) => [html, withSupport ?? ''])
  const all = versions.flatMap((html) => [...html.matchAll(inline)].map(([, code = '']) => code))
  return [...new Set(all)].map(hashOf)
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}

function isCanonical(path: string): boolean {
  return /^\/(topics|try)\//.test(path) || listedPages.some((page) => page === path)
}

function addressTags(address: string, path: string): string {
  const url = escapeHtml(address + path)
  const picture = escapeHtml(address + preview)
  return `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}"><meta property="og:image" content="${picture}">`
}

/** Compressed when first asked for, beside other work, and then kept. */
function sentPage(html: string): FilledPage {
  const tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`
  let brotli: Promise<Buffer> | undefined
  return { html, tag, brotli: () => (brotli ??= compress(html)) }
}

function compress(html: string): Promise<Buffer> {
  return promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
