// @vitest-environment happy-dom
import { countQuestions } from '@sabi/shared/subjects/calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetReplies, queryClient, queryOf, seedReply } from '../server/queries.ts'
import { takePlaceOf } from './written-page.ts'

const count = { success: true, count: 7 } as const

beforeEach(() => {
  forgetReplies()
  delete document.documentElement.dataset['own']
  document.body.innerHTML =
    '<div id="root"><button>Menu</button><input name="search" /><details><summary>Why</summary></details></div>'
})
afterEach(() => document.body.replaceChildren())

/** The page in the document, and an app that waits for the number of questions. */
function openPage() {
  const written = document.querySelector<HTMLElement>('#root') ?? document.body
  const app = document.createElement('div')
  queryClient.getQueryCache().build(queryClient, queryOf(countQuestions, { query: {} }))
  takePlaceOf(written, app)
  app.innerHTML = '<button>Menu</button><input name="search" /><h1>Help</h1>'
  return { written, app }
}

function receiveReply(app: HTMLElement): void {
  seedReply(countQuestions, { query: {} }, count)
  app.append('7 questions')
}

test('a written page stays until the app has all that it shows', async () => {
  const { written, app } = openPage()
  await Promise.resolve()
  expect(written.isConnected).toBe(true)
  receiveReply(app)
  await vi.waitFor(() => expect(app.isConnected).toBe(true))
  expect(written.isConnected).toBe(false)
})

test('an answer that is being read stays open', async () => {
  const { written, app } = openPage()
  const details = written.querySelector('details')
  details?.setAttribute('open', '')
  receiveReply(app)
  await Promise.resolve()
  expect(written.isConnected).toBe(true)
  details?.removeAttribute('open')
  details?.dispatchEvent(new Event('toggle'))
  expect(app.isConnected).toBe(true)
})

test('a control that only the app answers brings the app, and is used there', () => {
  const { written, app } = openPage()
  const pressed = vi.fn<() => void>()
  app.querySelector('button')?.addEventListener('click', pressed)
  written.querySelector('button')?.click()
  expect(pressed).toHaveBeenCalledOnce()
  expect(app.isConnected).toBe(true)
})

test('a tap on what the app has not drawn yet is answered once it has', async () => {
  const { written, app } = openPage()
  const pressed = vi.fn<() => void>()
  app.replaceChildren()
  written.querySelector('button')?.click()
  expect(written.isConnected).toBe(true)
  app.innerHTML = '<button>Menu</button>'
  app.querySelector('button')?.addEventListener('click', pressed)
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
  expect(app.isConnected).toBe(true)
})

test('a field that someone enters is the app’s own', () => {
  const { written, app } = openPage()
  written.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(app.isConnected).toBe(true)
  expect(document.activeElement).toBe(app.querySelector('input'))
})

test.each(['nothing is written', 'the page would not be this visitor’s'])(
  'the app is there at once where %s',
  (where) => {
    if (where === 'nothing is written') document.querySelector('#root')?.replaceChildren()
    else document.documentElement.dataset['own'] = 'user'
    expect(openPage().app.isConnected).toBe(true)
  },
)
