// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
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
  delete page.dataset['live']
  vi.unstubAllGlobals()
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
  function follow(html: string, isLive = false) {
    document.body.innerHTML = html
    if (isLive) page.dataset['live'] = ''
    const stop = vi.fn<() => void>()
    vi.stubGlobal('stop', stop)
    const used = document.querySelector<HTMLElement>('a, form')
    used?.addEventListener('click', (event) => event.preventDefault())
    used?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    used?.click()
    return stop
  }

  test('stops loading the app after a link or form', () => {
    runInThisContext(hurryScript)
    expect(follow('<a href="/practice?start=1">Practise</a>')).toHaveBeenCalled()
    expect(follow('<form></form>')).toHaveBeenCalled()
  })

  test('keeps the app that is there already', () => {
    runInThisContext(hurryScript)
    expect(follow('<a href="/practice">Practise</a>', true)).not.toHaveBeenCalled()
  })
})
