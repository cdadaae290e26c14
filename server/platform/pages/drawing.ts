import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawnPages, nameOfDrawn, type DrawnPage } from '@sabi/shared/contract/pages'

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
}

/** Returns whether the server renders the page at this path. */
export function isDrawn(path: string): path is DrawnPage {
  return drawnPages.some((page) => page === path)
}

/** Draws pages with the screens of the app itself, for the app to hydrate. */
export class Drawing {
  /** The inline styles of the pages, for the content security policy. */
  readonly styles: readonly string[]
  readonly #screens: Promise<Screens>
  readonly #shellByPage: ReadonlyMap<DrawnPage, string>

  /** Reads what the build of the app wrote. Throws where it was not built. */
  constructor(webRoot: string) {
    const folder = join(webRoot, '.drawing')
    const read = (page: DrawnPage) => readFileSync(join(folder, 'shells', `${nameOfDrawn(page)}.html`), 'utf8')
    this.#shellByPage = new Map(drawnPages.map((page) => [page, read(page)]))
    this.styles = [...this.#shellByPage.values()].flatMap((html) => stylesIn(html))
    this.#screens = import(pathToFileURL(join(folder, 'prerender.js')).href)
    // The request for a page reports the error.
    this.#screens.catch(() => undefined)
  }

  /** The page as a document that still has its placeholders. Rejects where a screen throws. */
  async draw(page: DrawnPage, asked: Required<Asked>): Promise<string> {
    const { drawDocument } = await this.#screens
    return drawDocument({ shell: this.#shellByPage.get(page) ?? '', ...withoutPlaceholders(asked) })
  }
}

/** Typed text must not contain a placeholder, because the server would fill it in. */
function withoutPlaceholders(asked: Required<Asked>): Required<Asked> {
  return JSON.parse(JSON.stringify(asked).replaceAll(/_+(?=[A-Z])/g, '_'))
}

function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
}
