import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawnPages, nameOfDrawn, personalPages, type DrawnPage, type PersonalPage } from '@sabi/shared/contract/pages'

/** A rendering request: the address, and the data for it. */
export interface Asked {
  /** If it differs from the page's own, like `/try/physics` of the page `/try/:subject`. */
  path?: string
  /** The query, without the question mark. */
  search?: string
  firstReply?: Readonly<Record<string, unknown>>
}

/** The screens of the app, as the build compiled them for the server. */
interface Screens {
  drawDocument(order: Required<Asked> & { shell: string }): Promise<string>
  /** Null where the page has no preview. */
  drawPreview(order: Required<Asked> & { shell: string }): Promise<string | null>
}

/** Returns whether the server renders the page at this path. */
export function isDrawn(path: string): path is DrawnPage {
  return drawnPages.some((page) => page === path)
}

/** Renders pages with the screens of the app itself: for the app to hydrate, or as previews that it replaces. */
export class Drawing {
  /** The inline styles and scripts of the pages, for the content security policy. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly #screens: Promise<Screens>
  readonly #shellByPage: ReadonlyMap<DrawnPage | PersonalPage, string>

  /** Reads what the build of the app wrote. Throws where it was not built. */
  constructor(webRoot: string) {
    const folder = join(webRoot, '.drawing')
    const read = (page: DrawnPage | PersonalPage) =>
      readFileSync(join(folder, 'shells', `${nameOfDrawn(page)}.html`), 'utf8')
    this.#shellByPage = new Map([...drawnPages, ...personalPages].map((page) => [page, read(page)]))
    const shells = [...this.#shellByPage.values()]
    this.styles = shells.flatMap((html) => inlineIn(html, /<style>([\s\S]*?)<\/style>/g))
    this.scripts = shells.flatMap((html) => inlineIn(html, /<script>([\s\S]*?)<\/script>/g))
    this.#screens = import(pathToFileURL(join(folder, 'prerender.js')).href)
    // The request for a page reports the error.
    this.#screens.catch(() => undefined)
  }

  /** The page as a document that still has its placeholders. Rejects where a screen throws. */
  async draw(page: DrawnPage, asked: Required<Asked>): Promise<string> {
    const { drawDocument } = await this.#screens
    return drawDocument({ shell: this.#shellByPage.get(page) ?? '', ...withoutPlaceholders(asked) })
  }

  /** A student's page with its preview, as a document that still has its placeholders; null where it has no preview. */
  async drawPreview(page: PersonalPage, asked: Required<Asked>): Promise<string | null> {
    const { drawPreview } = await this.#screens
    return drawPreview({ shell: this.#shellByPage.get(page) ?? '', ...withoutPlaceholders(asked) })
  }
}

/** Typed text must not contain a placeholder, because the server would fill it in. */
function withoutPlaceholders(asked: Required<Asked>): Required<Asked> {
  return JSON.parse(JSON.stringify(asked).replaceAll(/_+(?=[A-Z])/g, '_'))
}

function inlineIn(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, code = '']) => code)
}
