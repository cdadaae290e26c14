import { isWaitingForReplies } from './queries.ts'
import { keepOpenedArticle } from './written-article.ts'

const buttons = 'button'
const fields = 'input, select'

/**
 * Puts the app in the place of a page that came as HTML: as soon as the app has as much to show, or somebody uses a control
 * that only the app can answer. Until then the page's links and answers work by themselves. Where nothing was written, or
 * what this browser shows is not the same for everybody, the app is there at once.
 */
export function takePlaceOf(written: HTMLElement, app: HTMLElement): void {
  /** What somebody wanted of a control that the app has not drawn yet. */
  let wish: (() => boolean) | undefined
  const give = () => {
    observer.disconnect()
    written.replaceWith(app)
  }
  const giveWhenReady = () => {
    if (wish?.() === true) return
    // An answer that is open is being read.
    if (written.querySelector('details[open]') === null && !isWaitingForReplies() && app.querySelector('h1') !== null)
      give()
  }
  /** Has the app's own control in the place of the one that was used do the same, as soon as it is there. */
  const giveFor = (used: EventTarget | null, kind: string, use: (own: HTMLElement) => void): void => {
    const place = [...written.querySelectorAll(kind)].findIndex((one) => used instanceof Node && one.contains(used))
    if (place === -1) return
    wish = () => {
      const own = [...app.querySelectorAll<HTMLElement>(kind)][place]
      if (own === undefined) return false
      give()
      use(own)
      return true
    }
    wish()
  }
  const observer = new MutationObserver(giveWhenReady)
  keepOpenedArticle()
  if (!written.hasChildNodes() || 'own' in document.documentElement.dataset) return give()
  observer.observe(app, { childList: true, subtree: true, characterData: true })
  written.addEventListener('click', ({ target }) => giveFor(target, buttons, (own) => own.click()))
  written.addEventListener('focusin', ({ target }) => giveFor(target, fields, (own) => own.focus()))
  written.addEventListener('toggle', giveWhenReady, true)
}
