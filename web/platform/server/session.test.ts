// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { aUser, setOnline, startAfresh, whileSessionIsChecked } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { checkSession, currentUser, followOtherTabs, forgetUser, signInAs, updateUser, useSession } from './session.ts'

const route = 'GET /api/auth/session'

startAfresh()

// AUTH-15
test('only the user is kept, under auth-storage', () => {
  signInAs(aUser(), { isSharedDevice: false })
  expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toEqual({ state: { user: aUser() }, version: 0 })
})

test('on a shared device the user is kept until the browser closes', () => {
  signInAs(aUser(), { isSharedDevice: true })
  expect(localStorage.getItem('auth-storage')).toBeNull()
  expect(sessionStorage.getItem('auth-storage')).toContain('Amina')
})

test('what another program wrote under the key signs nobody in', async () => {
  forgetUser()
  localStorage.setItem(
    'auth-storage',
    JSON.stringify({ state: { user: { id: 'admin', accountType: 'admin' } }, version: 0 }),
  )
  expect((await openAgain()).currentUser()).toBeNull()
})

// NAV-11
test('a known user is there before the server has answered', async () => {
  localStorage.setItem('auth-storage', JSON.stringify({ state: { user: aUser() }, version: 0 }))
  expect((await openAgain()).useSession.getState()).toMatchObject({ user: { name: 'Amina Bello' }, isLoading: false })
})

describe('the check of the session', () => {
  // AUTH-14
  test('brings the user that the server names', async () => {
    whileSessionIsChecked()
    fakeServer({ [route]: { json: { success: true, user: aUser() } } })
    await checkSession()
    expect(useSession.getState()).toMatchObject({ user: aUser(), isLoading: false })
  })

  // AUTH-14
  test('keeps until the browser closes who signed in on a shared device by a form without scripts', async () => {
    whileSessionIsChecked()
    fakeServer({ [route]: { json: { success: true, user: aUser(), isSharedDevice: true } } })
    await checkSession()
    expect(currentUser()).toEqual(aUser())
    expect(localStorage.getItem('auth-storage')).toBeNull()
    expect(sessionStorage.getItem('auth-storage')).toContain('Amina')
  })

  // AUTH-14
  test.each([
    ['that nobody is signed in', { json: { success: false, user: null } }],
    ['401', { status: 401, json: { error: 'Please sign in first.' } }],
    ['403', { status: 403, json: { error: 'Forbidden' } }],
  ])('ends the session when the server says %s', async (_, answer) => {
    signInAs(aUser(), { isSharedDevice: false })
    fakeServer({ [route]: answer })
    await checkSession()
    expect(currentUser()).toBeNull()
  })

  // AUTH-14
  test.each([
    ['the network fails', 'no network' as const],
    ['the server fails', { status: 500, json: { error: 'Server error.' } }],
    ['a Wi-Fi answers with its own page', { text: '<html></html>' }],
  ])('keeps the user when %s', async (_, answer) => {
    signInAs(aUser(), { isSharedDevice: false })
    fakeServer({ [route]: answer })
    await checkSession()
    expect(useSession.getState()).toMatchObject({ user: aUser(), isLoading: false })
  })

  // AUTH-14
  test('is skipped offline', async () => {
    whileSessionIsChecked()
    setOnline(false)
    const { calls } = fakeServer({})
    await checkSession()
    expect(calls).toEqual([])
    expect(useSession.getState().isLoading).toBe(false)
  })

  test('does not sign out who signed in while it was under way', async () => {
    whileSessionIsChecked()
    fakeServer({ [route]: { json: { success: false, user: null } } })
    const check = checkSession()
    signInAs(aUser(), { isSharedDevice: false })
    await check
    expect(currentUser()).toEqual(aUser())
  })
})

test('a new name is kept where the user is, and signs nobody in', () => {
  signInAs(aUser(), { isSharedDevice: true })
  updateUser(aUser({ name: 'Amina Okafor' }))
  expect(currentUser()?.name).toBe('Amina Okafor')
  expect(localStorage.getItem('auth-storage')).toBeNull()
  forgetUser()
  updateUser(aUser())
  expect(currentUser()).toBeNull()
})

test('signing out in another tab signs out here', () => {
  followOtherTabs()
  signInAs(aUser(), { isSharedDevice: false })
  localStorage.setItem('auth-storage', JSON.stringify({ state: { user: null }, version: 0 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }))
  expect(currentUser()).toBeNull()
})

// A browser may notify a tab late of what others wrote, such as the next student's sign-in.
test('following another tab writes over nothing that it may have written since', () => {
  followOtherTabs()
  signInAs(aUser(), { isSharedDevice: false })
  localStorage.removeItem('auth-storage')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }))
  expect(currentUser()).toBeNull()
  expect(localStorage.getItem('auth-storage')).toBeNull()
})

describe('on a shared device, of which each tab knows its own user only', () => {
  const bola = aUser({ id: '0190b5a0-0000-4000-8000-0000000000b2', name: 'Bola Ade' })
  const told = (value: 'yes' | 'no') => {
    localStorage.setItem('shared-device', value)
    window.dispatchEvent(new StorageEvent('storage', { key: 'shared-device', newValue: value }))
  }

  // Decision 20
  test('signing out in another tab signs out here at once, offline too, and leaves nothing of the student', () => {
    followOtherTabs()
    signInAs(aUser(), { isSharedDevice: true })
    setOnline(false)
    told('no')
    expect(useSession.getState()).toEqual({ user: null, isLoading: false })
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Amina')
    expect(localStorage.getItem('auth-storage')).toBeNull()
  })

  // Decision 20
  test('someone who signs in in another tab is signed in here too, and until the server has said so nobody is', async () => {
    followOtherTabs()
    signInAs(aUser(), { isSharedDevice: true })
    fakeServer({ [route]: { json: { success: true, user: bola } } })
    told('no')
    told('yes')
    expect(useSession.getState()).toEqual({ user: null, isLoading: true })
    await vi.waitFor(() => expect(currentUser()).toEqual(bola))
    expect(JSON.stringify({ ...localStorage })).not.toContain('Bola')
  })

  test('other tabs see a sign-in after one that nobody ended', () => {
    signInAs(aUser(), { isSharedDevice: true })
    const write = vi.spyOn(localStorage, 'setItem')
    signInAs(bola, { isSharedDevice: true })
    const words = write.mock.calls.filter(([key]) => key === 'shared-device').map(([, value]) => value)
    expect(words).toEqual(['no', 'yes'])
  })

  test('signing in as the only user in another tab signs in here too', () => {
    followOtherTabs()
    signInAs(aUser(), { isSharedDevice: true })
    localStorage.setItem('auth-storage', JSON.stringify({ state: { user: bola }, version: 0 }))
    told('no')
    expect(currentUser()).toEqual(bola)
    expect(localStorage.getItem('auth-storage')).toContain('Bola')
  })
})

describe('another learner’s turn', () => {
  const pageShown = () => window.dispatchEvent(new Event('pageshow'))

  test('loads a page again that Back brings from the browser’s memory, and no page of the learner themselves', () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    followOtherTabs()
    pageShown()
    expect(reload).not.toHaveBeenCalled()
    // Nobody tells a page that is not on the screen.
    localStorage.setItem('learner-slot', 'bola:')
    pageShown()
    expect(reload).toHaveBeenCalled()
  })
})

/** Loads the module as if the app was reopened. */
function openAgain() {
  vi.resetModules()
  return import('./session.ts')
}
