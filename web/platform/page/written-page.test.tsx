// @vitest-environment happy-dom
import { countQuestions } from '@sabi/shared/subjects/calls'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

test('a text that scrolls by itself keeps the reader’s place', () => {
  const { written, app } = openPage()
  const box = '<div role="region"></div>'
  for (const page of [written, app]) page.insertAdjacentHTML('beforeend', box)
  written.querySelector('[role=region]')?.scrollTo(0, 90)
  written.querySelector('button')?.click()
  expect(app.querySelector('[role=region]')?.scrollTop).toBe(90)
})

describe('a preview of a student’s page', () => {
  const quiz = '<main><h1>Question 1</h1><input type="radio" name="q1" value="2" /><button>Next</button></main>'
  const header = '<button>Menu</button>'

  function openPreview({ own }: { own?: string } = {}) {
    document.body.innerHTML = `<div id="root" data-preview="amina">${quiz}</div>`
    if (own !== undefined) document.documentElement.dataset['own'] = own
    const written = document.querySelector<HTMLElement>('#root') ?? document.body
    const app = document.createElement('div')
    const start = () => takePlaceOf(written, app)
    return { written, app, start }
  }

  test('stays for the student whom this phone knows, until the app shows more than placeholders', async () => {
    const { written, app, start } = openPreview({ own: 'user' })
    start()
    app.innerHTML = '<main><h1>Dashboard</h1><div data-skeleton></div></main>'
    await Promise.resolve()
    expect(written.isConnected).toBe(true)
    app.querySelector('[data-skeleton]')?.remove()
    await vi.waitFor(() => expect(app.isConnected).toBe(true))
  })

  test('gives way at once where the phone will show something else', () => {
    const { app, start } = openPreview({ own: 'phone' })
    start()
    expect(app.isConnected).toBe(true)
  })

  // PRAC-06
  test('hands over the option that was chosen before the app came, and then the button that was pressed', async () => {
    const { written, app, start } = openPreview()
    written.querySelector('input')?.click()
    written.querySelector('button')?.setAttribute('data-pressed', '')
    start()
    const done: string[] = []
    app.addEventListener('click', ({ target }) => target instanceof Element && done.push(target.tagName))
    app.innerHTML = `${header}${quiz}`
    await vi.waitFor(() => expect(done).toEqual(['INPUT', 'BUTTON']))
    expect(app.querySelector('input')?.checked).toBe(true)
    expect(app.isConnected).toBe(true)
  })

  test('chooses nothing where the app shows another question, and presses no other button', async () => {
    const { written, app, start } = openPreview()
    written.querySelector('input')?.click()
    written.querySelector('button')?.setAttribute('data-pressed', '')
    start()
    const pressed = vi.fn<() => void>()
    app.addEventListener('click', pressed)
    app.innerHTML = `<main><h1>Practice</h1><input type="radio" name="q2" value="2" /><button>Start</button></main>`
    await vi.waitFor(() => expect(app.isConnected).toBe(true))
    expect(pressed).not.toHaveBeenCalled()
    expect(app.querySelector('input')?.checked).toBe(false)
  })
})
