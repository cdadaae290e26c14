import { isWaitingForReplies } from './call-cache.ts'
import { keepOpenedArticle } from './written-article.ts'

const buttons = 'button'
const fields = 'input, select'

/**
 * Puts the app in the place of a page that came as HTML: as soon as the app has as much to show, or somebody uses a control
 * that only the app can answer. Until then the page's links and answers work by themselves. Where nothing was written, or
 * what this browser shows is not the same for everybody, the app is there at once.
 */
export function takePlaceOf(written: HTMLElement, app: HTMLElement): void {
  const give = () => {
    observer.disconnect()
    written.replaceWith(app)
  }
  const giveWhenReady = () => {
    // An answer that is open is being read.
    if (written.querySelector('details[open]') === null && !isWaitingForReplies() && app.querySelector('h1') !== null)
      give()
  }
  /** The app's own control in the place of the one that was used. */
  const giveFor = (used: EventTarget | null, kind: string): HTMLElement | undefined => {
    const place = [...written.querySelectorAll(kind)].findIndex((one) => used instanceof Node && one.contains(used))
    if (place === -1) return undefined
    give()
    return [...app.querySelectorAll<HTMLElement>(kind)][place]
  }
  const observer = new MutationObserver(giveWhenReady)
  keepOpenedArticle()
  if (!written.hasChildNodes() || 'own' in document.documentElement.dataset) return give()
  observer.observe(app, { childList: true, subtree: true, characterData: true })
  written.addEventListener('click', ({ target }) => giveFor(target, buttons)?.click())
  written.addEventListener('focusin', ({ target }) => giveFor(target, fields)?.focus())
  written.addEventListener('toggle', giveWhenReady, true)
}
