// @vitest-environment happy-dom
import { runInNewContext, runInThisContext } from 'node:vm'
import { GlobalWindow } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shownPreview } from '../platform/page/preview.ts'
import { hurryScript } from './hurry.ts'
import { previewGuard } from './preview-guard.ts'

const page = document.documentElement

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '')
  document.body.innerHTML =
    '<div id="root" data-preview="amina-1"><main><button id="next">Next</button><button id="hint">Hint</button></main></div>'
})
afterEach(() => {
  delete page.dataset['own']
})

const root = () => document.querySelector<HTMLElement>('#root')
const signedIn = (id: string) => JSON.stringify({ state: { user: { id } }, version: 0 })

describe('the guard of previews', () => {
  test.each([
    ['another student is known to the phone', () => localStorage.setItem('auth-storage', signedIn('bola-2'))],
    ['another one is, until the browser closes', () => sessionStorage.setItem('auth-storage', signedIn('bola-2'))],
    ['a session was open on this page before', () => history.replaceState({ sessionId: 's1' }, '')],
    ['the subjects of a mix are to be mixed', () => localStorage.setItem('mixing', 'mixed')],
    ['only questions of the phone are wanted', () => localStorage.setItem('question-source', 'phone')],
    ['questions are wanted that are not drawn by memory', () => localStorage.setItem('drawing-by-memory', 'off')],
    ['a newcomer is asked for exams and subjects first', () => localStorage.setItem('welcome', '{"isOpen":true}')],
    [
      'another subject is selected than the preview assumes',
      () => {
        localStorage.setItem('selected-subject', 'physics')
        root()?.setAttribute('data-subject', 'chemistry')
      },
    ],
  ])('hides it where %s', (_, prepare) => {
    prepare()
    runInThisContext(previewGuard)
    expect(page.dataset['own']).toBe('phone')
    expect(root()?.dataset['seenAt']).toBeUndefined()
  })

  test.each([
    ['this student is known to the phone', () => localStorage.setItem('auth-storage', signedIn('amina-1'))],
    ['nobody is', () => localStorage.setItem('auth-storage', '{"state":{"user":null},"version":0}')],
    [
      'it is of the dashboard, whatever the choices for a session',
      () => {
        root()?.setAttribute('data-subject', 'chemistry')
        localStorage.setItem('mixing', 'mixed')
        localStorage.setItem('drawing-by-memory', 'off')
      },
    ],
  ])('leaves it where %s, and notes when it was seen', (_, prepare) => {
    prepare()
    const before = Date.now()
    runInThisContext(previewGuard)
    expect(page.dataset['own']).toBeUndefined()
    expect(Number(root()?.dataset['seenAt'])).toBeGreaterThanOrEqual(before)
  })

  test('marks the button that was pressed last', () => {
    runInThisContext(previewGuard)
    for (const id of ['next', 'hint']) document.getElementById(id)?.click()
    expect([...document.querySelectorAll('[data-pressed]')].map(({ id }) => id)).toEqual(['hint'])
  })

  test('finds no question on a page without a draw', () => {
    runInThisContext(previewGuard)
    expect(shownPreview()).toBeUndefined()
  })
})

describe('a student in a hurry', () => {
  /** Runs the script in a window of its own, since its listeners stay. */
  function open({ isLive = false } = {}) {
    const { window } = new GlobalWindow()
    const html = window.document.documentElement
    window.document.body.innerHTML = '<a href="/practice?start=1">Practise</a><form></form>'
    if (isLive) html.dataset['live'] = ''
    const [stop, reload] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const listen = window.addEventListener.bind(window)
    runInNewContext(hurryScript, { document: window.document, addEventListener: listen, stop, location: { reload } })
    const comeBack = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted }))
    const use = (selector: string, kind: string) =>
      window.document
        .querySelector(selector)
        ?.dispatchEvent(new window.Event(kind, { bubbles: true, cancelable: true }))
    return { stop, reload, comeBack, use }
  }

  test.each([
    ['a link', 'a', 'click'],
    ['a form', 'form', 'submit'],
  ])('stops loading the app after %s, and not the next page with a second tap', (_, selector, kind) => {
    const { stop, use } = open()
    use(selector, kind)
    use(selector, kind)
    expect(stop).toHaveBeenCalledOnce()
  })

  test('keeps the app that is there already', () => {
    const { stop, use } = open({ isLive: true })
    use('a', 'click')
    expect(stop).not.toHaveBeenCalled()
  })

  test('gets the app after all when the page comes back from the browser’s cache', () => {
    const { reload, comeBack, use } = open()
    comeBack(true)
    expect(reload).not.toHaveBeenCalled()
    use('a', 'click')
    comeBack(true)
    expect(reload).toHaveBeenCalledOnce()
  })
})
