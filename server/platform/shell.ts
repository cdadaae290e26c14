import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Platform } from './platform.ts'
import { getSiteNames } from './site.queries.ts'

/** So long another process of this site may go on with a name that was changed. */
const nameKeptMs = 30_000

/** The page that all screens start from, as it is sent. */
interface ShellPage {
  html: string
  brotli: Buffer
}

/**
 * The page that all screens start from, with the site's name in it. A page is never kept waiting for the name: it is read
 * again behind the replies, and a database that is away leaves the name that was known.
 */
export class Shell {
  /** For the content security policy: the hashes of its inline scripts. */
  readonly inlineScriptHashes: readonly string[]
  /** The folder of the built app. */
  readonly webRoot: string
  readonly #built: string
  readonly #readName: () => Promise<string>
  #name: string
  #page: ShellPage
  #nameReadAt = 0

  /** Reads the built app. Throws where it was not built. */
  constructor(webRoot: string, { database, settings }: Pick<Platform, 'database' | 'settings'>) {
    this.webRoot = webRoot
    this.#built = readFileSync(join(webRoot, 'index.html'), 'utf8')
    const scripts = [...this.#built.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
    this.inlineScriptHashes = scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
    this.#readName = async () => (await getSiteNames(database, settings)).name
    this.#name = settings.APP_NAME
    this.#page = pageOf(this.#built, this.#name)
  }

  /** The page as it is now. */
  page(): ShellPage {
    this.#renewWhenOld()
    return this.#page
  }

  /** The site's name as it was last read. */
  name(): string {
    this.#renewWhenOld()
    return this.#name
  }

  /** Reads the site's name and writes it into the page, from the next reply on. */
  async renew(): Promise<void> {
    this.#nameReadAt = Date.now()
    const name = await this.#readName()
    if (name !== this.#name) this.#page = pageOf(this.#built, name)
    this.#name = name
  }

  #renewWhenOld(): void {
    if (Date.now() - this.#nameReadAt > nameKeptMs) void this.renew().catch(() => undefined)
  }
}

function pageOf(built: string, name: string): ShellPage {
  const html = withName(built, escapeHtml(name))
  return { html, brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) }
}

/** Functions as replacements, since a name may hold what `replace` takes for a pattern. */
function withName(built: string, name: string): string {
  return built
    .replace(/\s*<meta\s+name="application-name"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title><meta name="application-name" content="${name}" />`)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
