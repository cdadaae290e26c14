import { isWaitingForReplies } from '../server/queries.ts'
import { keepOpenedArticle } from './written-article.ts'

const buttons = 'button'
const fields = 'input, select'

/**
 * Replaces a prerendered page with the app, once the app has as much to show, or when the student uses a control that
 * only the app can handle. Until then links and expandable answers work without it. If nothing was prerendered, or this
 * browser shows something personal, the app appears at once.
 */
export function takePlaceOf(written: HTMLElement, app: HTMLElement): void {
  /** The use of a control that the app has not rendered yet. */
  let wish: (() => boolean) | undefined
  const give = () => {
    observer.disconnect()
    written.replaceWith(app)
  }
  const giveWhenReady = () => {
    if (wish?.() === true) return
    // An expanded answer is being read.
    if (written.querySelector('details[open]') === null && !isWaitingForReplies() && app.querySelector('h1') !== null)
      give()
  }
  /** Repeats an action on the app's own control as soon as it is there. */
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
