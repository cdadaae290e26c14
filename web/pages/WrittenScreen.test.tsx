// @vitest-environment happy-dom
import { articlePages, writtenPages } from '@sabi/shared/contract/pages'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { App } from '../App.tsx'
import { takePlaceOf } from '../platform/page/written-page.ts'
import { openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { writtenHtml } from '../testing/written-html.ts'

const htmlOf = new Map<string, string>()

beforeAll(async () => {
  for (const path of writtenPages) htmlOf.set(path, await writtenHtml(path))
})
startAfresh()

function serve(...paths: string[]) {
  return fakeServer(Object.fromEntries(paths.map((path) => [`GET ${path}`, { text: htmlOf.get(path) ?? '' }])))
}

test('of the written pages those whose words come only as HTML have an article to take, and no others', () => {
  const marked = writtenPages.filter((path) => htmlOf.get(path)?.includes('data-article'))
  expect(marked).toEqual(articlePages)
})

describe('a page to read that is opened in the app', () => {
  test('is fetched, and says that it loads', async () => {
    fakeServer({ 'GET /about': 'silence' })
    openApp('/about')
    await screen.findByText('Loading...')
  })

  test.each([
    ['nobody answers', 'no network'],
    ['the server fails', { status: 503, text: '' }],
    ['the page of somebody’s Wi-Fi comes', { text: '<title>Welcome</title><h1>Sign in to Wi-Fi</h1>' }],
  ] as const)('that cannot be had since %s says so, and is tried again', async (_, answer) => {
    const server = fakeServer({ 'GET /privacy': answer })
    openApp('/privacy')
    await screen.findByRole('heading', { name: "Couldn't load this page", level: 1 })
    expect(screen.getByText('Check your connection and try again.').role).toBe('alert')
    server.answer('GET /privacy', { text: htmlOf.get('/privacy') ?? '' })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Privacy', level: 1 })
    expect(document.title).toBe('Privacy · Sabi Prep')
  })

  test('comes automatically once the phone is online', async () => {
    const server = fakeServer({ 'GET /about': 'no network' })
    setOnline(false)
    openApp('/about')
    await screen.findByRole('heading', { name: "You're Offline", level: 1 })
    screen.getByText('This page opens once you are online.')
    server.answer('GET /about', { text: htmlOf.get('/about') ?? '' })
    setOnline(true)
    await screen.findByRole('heading', { name: 'About Sabi Prep', level: 1 })
  })

  test('is fetched once a visit', async () => {
    const server = serve('/terms', '/privacy')
    openApp('/terms')
    fireEvent.click(await screen.findByRole('link', { name: 'privacy page' }))
    await screen.findByRole('heading', { name: 'Privacy', level: 1 })
    act(() => history.back())
    await screen.findByRole('heading', { name: 'Terms', level: 1 })
    expect(server.countOf('GET /terms')).toBe(1)
  })

  test.each([
    ['a page of ours stays in the app', { name: 'Contact us' }, {}, false],
    ['a page of ours in another tab', { name: 'Contact us' }, { ctrlKey: true }, true],
    ['a place on the page', { name: 'Link to this answer' }, {}, true],
    ['a mail', { name: 'help@school.example' }, {}, true],
  ])('has links of which the browser gets what is its own: %s', async (_, link, keys, isLeft) => {
    fakeServer({ 'GET /help': { text: await writtenHtml('/help', 'help@school.example') } })
    openApp('/help#free')
    await screen.findByRole('heading', { name: 'Help', level: 1 })
    let wasLeft: boolean | undefined
    const see = (event: Event) => {
      wasLeft = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', see, { once: true })
    fireEvent.click(screen.getAllByRole('link', link)[0] ?? document.body, keys)
    expect(wasLeft).toBe(isLeft)
  })

  test('gives no id that the app has given as well', async () => {
    signIn()
    serve('/help')
    openApp('/help')
    await screen.findByRole('heading', { name: 'Help', level: 1 })
    fireEvent.click(screen.getByRole('button', { name: 'Account of Amina Bello' }))
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(30)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('a page to read that was opened automatically is not fetched a second time', async () => {
  const server = serve()
  history.replaceState(null, '', '/about')
  document.title = 'About Sabi Prep · Sabi Prep'
  document.body.innerHTML = htmlOf.get('/about') ?? ''
  const written = document.querySelector<HTMLElement>('#root') ?? document.body
  const container = document.createElement('div')
  const saidBefore = written.querySelector('article')?.innerHTML
  takePlaceOf(written, container)
  render(<App />, { container })
  await vi.waitFor(() => expect(written.isConnected).toBe(false))
  expect(screen.getByRole('article').innerHTML).toBe(saidBefore)
  expect(document.title).toBe('About Sabi Prep · Sabi Prep')
  expect(server.countOf('GET /about')).toBe(0)
  document.body.replaceChildren()
})

test('what was typed into the search before the app came is searched by the app', async () => {
  serve()
  history.replaceState(null, '', '/help')
  document.body.innerHTML = htmlOf.get('/help') ?? ''
  const written = document.querySelector<HTMLElement>('#root') ?? document.body
  const field = written.querySelector<HTMLInputElement>('[type=search]')
  if (field === null) throw new Error('The page has no search')
  field.value = 'streak'
  const container = document.createElement('div')
  takePlaceOf(written, container)
  render(<App />, { container })
  await vi.waitFor(() => expect(written.isConnected).toBe(false))
  await vi.waitFor(() => expect(location.search).toBe('?q=streak'))
  expect(screen.getByRole('searchbox', { name: 'Search the answers' })).toHaveProperty('value', 'streak')
  document.body.replaceChildren()
})
