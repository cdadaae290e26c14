// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { scrollUpOnNewPages } from '../../platform/page/navigation.ts'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { writtenHtml } from '../../testing/written-html.ts'

startAfresh()

const namesOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the header', () => {
  // NAV-03
  test('leads a visitor to the main places and to signing in', async () => {
    openApp('/help')
    await screen.findByRole('heading', { level: 1 })
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/subjects',
      '/practice',
      '/ai-tutor',
      '/exam-prep',
    ])
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: 'Sabi Prep' }).getAttribute('href')).toBe('/dashboard')
  })

  // FIND-01
  test('leads to the search: a student to its page, a visitor to the topics, which need no sign-in', async () => {
    const search = () => screen.getByRole('link', { name: 'Search' }).getAttribute('href')
    openApp('/help')
    await screen.findByRole('heading', { level: 1 })
    expect(search()).toBe('/topics')
    act(() => signIn())
    expect(search()).toBe('/search')
  })

  test('leads an administrator to the administration, and nobody else', async () => {
    signIn(aUser({ accountType: 'admin' }))
    openApp('/help')
    const main = () => within(screen.getByRole('navigation', { name: 'Main' }))
    expect(main().getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin')
    act(() => signIn())
    expect(main().queryByRole('link', { name: 'Admin' })).toBeNull()
  })

  // NAV-03
  test.each([
    ['student', ['Profile', 'Classes', 'Settings', 'Add a learner']],
    ['admin', ['Profile', 'Classes', 'Settings', 'Add a learner', 'Admin Dashboard']],
  ] as const)('opens the account menu of a %s', (accountType, expected) => {
    signIn(aUser({ accountType }))
    openApp('/help')
    fireEvent.click(button('Account of Amina Bello'))
    screen.getByText('amina.bello@example.com')
    const menu = screen.getByText('amina.bello@example.com').closest('[id]')
    expect(namesOf([...(menu?.querySelectorAll('a') ?? [])])).toEqual(expected)
    button('Logout')
  })

  test('the account menu takes arrow keys and closes with Esc', () => {
    signIn()
    openApp('/help')
    const toggle = button('Account of Amina Bello')
    fireEvent.keyDown(toggle, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toBe('Profile')
    fireEvent.keyDown(document.activeElement ?? toggle, { key: 'ArrowUp' })
    expect(document.activeElement?.textContent).toBe('Logout')
    fireEvent.keyDown(document.activeElement ?? toggle, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toBe('Profile')
    fireEvent.keyDown(document.activeElement ?? toggle, { key: 'Escape' })
    expect(document.activeElement).toBe(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
  })

  // NAV-07
  test('the theme goes round: light, dark, system; it is kept and announced', () => {
    openApp('/help')
    fireEvent.click(button(/Change theme/))
    expect(localStorage.getItem('theme')).toBe('dark')
    screen.getByText('Theme: dark')
    fireEvent.click(button(/Change theme/))
    expect(localStorage.getItem('theme')).toBe('system')
    fireEvent.click(button(/Change theme/))
    expect(localStorage.getItem('theme')).toBe('light')
  })

  // LAND-10
  test('says so when the connection is gone', async () => {
    openApp('/help')
    expect(screen.queryByText('Offline')).toBeNull()
    setOnline(false)
    await screen.findByText('Offline')
  })
})

describe('the bottom bar', () => {
  const links = () => within(screen.getByRole('navigation', { name: 'Quick' })).getAllByRole('link')

  test('leads home, to learning, to practice and to the exams', () => {
    openApp('/help')
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/dashboard'],
      ['Learn', '/subjects'],
      ['Practice', '/practice'],
      ['Exam', '/exam-prep'],
    ])
  })

  test.each(['/subjects', '/topics/che-mole', '/textbook', '/search'])('shows that %s is part of Learn', (path) => {
    signIn()
    openApp(path)
    expect(links().find((link) => link.getAttribute('aria-current') === 'page')?.textContent).toBe('Learn')
  })
})

describe('the sidebar', () => {
  const openSidebar = () => {
    fireEvent.click(button('Open menu'))
    return within(screen.getByRole('dialog', { name: 'Menu' }))
  }

  // NAV-04, NAV-05
  test('shows a student all places, who they are and the way out', () => {
    signIn()
    openApp('/help')
    const menu = openSidebar()
    expect(namesOf(within(menu.getByRole('navigation')).getAllByRole('link'))).toEqual([
      'Dashboard',
      'Subjects',
      'PracticePopular',
      'TutorTextbook',
      'Exam',
      'Mistakes',
      'Predicted score',
      'Textbook',
      'Search',
      'Classes',
      'Add a learner',
      'Help',
      'Storage',
    ])
    menu.getByText('AB')
    menu.getByText('Amina Bello')
    menu.getByText('Free Account')
    menu.getByRole('button', { name: 'Logout' })
  })

  // NAV-04
  test('shows the administration to administrators', () => {
    signIn(aUser({ accountType: 'admin' }))
    openApp('/help')
    const menu = openSidebar()
    expect(menu.getByRole('link', { name: 'Admin ADMIN' }).getAttribute('href')).toBe('/admin')
  })

  // NAV-05
  test('offers a guest to sign in or to start', () => {
    openApp('/help')
    const menu = openSidebar()
    menu.getByRole('link', { name: 'Sign In' })
    menu.getByRole('link', { name: 'Get Started Free' })
  })

  // NAV-04
  test('closes when the route changes, by whatever', () => {
    openApp('/help')
    openSidebar()
    act(() => history.pushState(null, '', '/topics-of-nowhere'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a change of route', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn())
  })

  // NAV-06
  test('shows the new page from its top; a change of filters does not', () => {
    history.replaceState(null, '', '/help')
    scrollUpOnNewPages()
    openApp('/help?q=free')
    expect(window.scrollTo).not.toHaveBeenCalled()
    act(() => history.pushState(null, '', '/about'))
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  })

  test('gives the focus to the heading of the new page', async () => {
    fakeServer({
      'GET /terms': { text: await writtenHtml('/terms') },
      'GET /privacy': { text: await writtenHtml('/privacy') },
    })
    openApp('/terms')
    await screen.findByRole('heading', { name: 'Terms' })
    fireEvent.click(screen.getByRole('link', { name: 'privacy page' }))
    const heading = await screen.findByRole('heading', { name: 'Privacy', level: 1 })
    expect(document.activeElement).toBe(heading)
    expect(document.title).toBe('Privacy · Sabi Prep')
  })
})

// AUTH-16
test('logging out leads to the login page', async () => {
  signIn()
  const server = fakeServer({ 'POST /api/auth/logout': { json: { success: true } } })
  openApp('/exam-prep')
  fireEvent.click(button('Account of Amina Bello'))
  fireEvent.click(button('Logout'))
  await screen.findByRole('heading', { name: 'Sign In', level: 1 })
  expect(location.pathname + location.search).toBe('/login')
  expect(server.countOf('POST /api/auth/logout')).toBe(1)
  expect(localStorage.getItem('auth-storage')).not.toContain('Amina')
})

// AUTH-16
test('a logout that fails is shown, and the student stays', async () => {
  signIn()
  fakeServer({ 'POST /api/auth/logout': 'no network' })
  openApp('/exam-prep')
  fireEvent.click(button('Account of Amina Bello'))
  fireEvent.click(button('Logout'))
  await screen.findByText('Logout Failed')
  screen.getByText('An error occurred. Please try again.')
  expect(localStorage.getItem('auth-storage')).toContain('Amina')
})
