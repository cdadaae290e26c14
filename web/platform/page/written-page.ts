import { isWaitingForReplies } from '../server/queries.ts'
import { keepOpenedArticle } from './written-article.ts'

const buttons = 'button'
const fields = 'input, select'
/** A text that scrolls by itself. */
const box = '[role=region]'

/**
 * Replaces a prerendered page or a preview with the app, once the app has as much to show, or when the student uses a
 * control that only the app can handle. Until then links, radio buttons and expandable answers work without it. If nothing
 * was prerendered, or this browser shows something else, the app appears at once.
 */
export function takePlaceOf(written: HTMLElement, app: HTMLElement): void {
  // The frame of a preview has fewer controls than the app's.
  const scope = isPreview(written) ? 'main' : null
  const controls = (page: HTMLElement, kind: string) => [
    ...((scope && page.querySelector(scope)) || page).querySelectorAll<HTMLElement>(kind),
  ]
  /** The use of a control that the app has not rendered yet. */
  let wish: (() => boolean) | undefined
  const give = () => {
    observer.disconnect()
    const read = written.querySelector(box)?.scrollTop
    written.replaceWith(app)
    app.querySelector(box)?.scrollTo(0, read ?? 0)
    chooseAgain(written, app)
    typeAgain(written, app)
  }
  const giveWhenReady = () => {
    if (wish?.() === true) return
    if (isReady(written, app)) give()
  }
  /** Repeats an action on the app's own control as soon as it is there. */
  const giveFor = (used: EventTarget | null, kind: string, use: (own: HTMLElement) => void): void => {
    const known = controls(written, kind)
    const place = known.findIndex((one) => used instanceof Node && one.contains(used))
    const control = known[place]
    if (control === undefined) return
    wish = () => {
      const own = controls(app, kind)[place]
      if (own === undefined || (isPreview(written) && nameOf(own) !== nameOf(control))) return false
      give()
      use(own)
      return true
    }
    wish()
  }
  const observer = new MutationObserver(giveWhenReady)
  keepOpenedArticle()
  if (!written.hasChildNodes() || isHidden(written)) return give()
  observer.observe(app, { childList: true, subtree: true, characterData: true })
  written.addEventListener('click', ({ target }) => giveFor(target, buttons, (own) => own.click()))
  written.addEventListener('focusin', ({ target }) => giveFor(target, fields, (own) => own.focus()))
  written.addEventListener('toggle', giveWhenReady, true)
  // Pressed before the scripts came.
  giveFor(written.querySelector('[data-pressed]'), buttons, (own) => own.click())
}

/** A preview of this student's page, as opposed to a page that is the same for everyone. */
function isPreview({ dataset }: HTMLElement): boolean {
  return dataset.preview !== undefined
}

/** As base.css has it. */
function isHidden(written: HTMLElement): boolean {
  const { own } = document.documentElement.dataset
  return isPreview(written) ? own === 'phone' : own !== undefined
}

function isReady(written: HTMLElement, app: HTMLElement): boolean {
  if (app.querySelector('h1') === null) return false
  if (isPreview(written)) return app.querySelector('main [data-skeleton]') === null
  // An expanded answer is being read.
  return written.querySelector('details[open]') === null && !isWaitingForReplies()
}

function nameOf(control: HTMLElement): string {
  return control.getAttribute('aria-label') ?? control.textContent
}

/** Chooses in the app what was chosen in the preview, if the app shows the same question. */
function chooseAgain(written: HTMLElement, app: HTMLElement): void {
  const chosen = written.querySelector<HTMLInputElement>('input[type=radio]:checked')
  if (chosen === null || chosen.defaultChecked) return
  const own = [...app.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    ({ name, value }) => name === chosen.name && value === chosen.value,
  )
  own?.focus()
  own?.click()
}

/** Types into the app's search what was typed into that of the page. */
function typeAgain(written: HTMLElement, app: HTMLElement): void {
  const typed = written.querySelector<HTMLInputElement>('[type=search]')?.value ?? ''
  const own = app.querySelector<HTMLInputElement>('main [type=search]')
  if (typed === '' || own === null) return
  // React ignores the event of a value that it believes to have set itself.
  Reflect.set(HTMLInputElement.prototype, 'value', typed, own)
  own.dispatchEvent(new Event('input', { bubbles: true }))
}
