// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetReplies } from '../platform/server/queries.ts'
import { openApp, setOnline, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { settingsReply } from '../testing/settings-reply.ts'
import { aDevice, devicesCall, devicesReply, openSettings, settingsCall } from '../testing/settings-world.ts'

startAfresh()

const groups = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

// SETT-01
test('the settings are in groups', async () => {
  await openSettings()
  await screen.findByRole('heading', { name: 'Exams' })
  expect(groups()).toEqual([
    'Account',
    'Password and devices',
    'This device',
    'Exams',
    'Study',
    'Reminder',
    'Classes',
    'Your data',
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings')
})

test('those who come to change their plan see the settings that it is made from', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openSettings({}, '/settings#plan')
  await screen.findByRole('heading', { name: 'Study' })
  const shown: unknown = scrolled.mock.contexts[0]
  expect(shown instanceof Element && shown.textContent).toContain('Study')
})

test('while they load, what needs no server can be used', async () => {
  await openSettings({ [settingsCall]: 'silence', [devicesCall]: 'silence' })
  expect(groups()).toEqual(['Password and devices', 'This device', 'Classes', 'Your data'])
})

// SETT-01
test('turned off by the operator they are unavailable, but safety and the right to one’s data stay', async () => {
  await openSettings({ [settingsCall]: settingsReply({ areSettingsEnabled: false }) })
  await screen.findByRole('heading', { level: 1, name: 'Settings Unavailable' })
  screen.getByText('The people who run this site have turned settings off. You can still use the options below.')
  expect(groups()).toEqual(['Password and devices', 'This device', 'Classes', 'Your data'])
  for (const name of ['Change password', 'Download my data', 'Delete my account']) screen.getByRole('button', { name })
  await screen.findByText('Chrome on Android')
})

// SETT-01
test('settings that cannot be loaded are unavailable, and are tried again on request', async () => {
  const words = 'The server is busy. Please try again in a moment.'
  const server = await openSettings({ [settingsCall]: { status: 503, json: { error: words } } })
  await screen.findByRole('heading', { level: 1, name: 'Settings Unavailable' })
  screen.getByText(words)
  fireEvent.click(screen.getByLabelText('Dark'))
  expect(localStorage.getItem('theme')).toBe('dark')
  server.answer(settingsCall, settingsReply())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  screen.getByRole('heading', { name: 'Account' })
})

test('offline without an earlier visit they are unavailable, and say when they open', async () => {
  setOnline(false)
  await openSettings({ [settingsCall]: 'no network', [devicesCall]: 'no network' })
  await screen.findByRole('heading', { level: 1, name: 'Settings Unavailable' })
  screen.getByText("You're offline. Your account settings open when you are back online.")
  screen.getByText("Couldn't load your devices.")
})

test('offline what is known of the last visit is shown with its age, and every button says why it can’t be used', async () => {
  await openSettings({
    [settingsCall]: settingsReply({ nickname: 'Star 7' }),
    [devicesCall]: devicesReply(aDevice(), aDevice({ id: '0c7a4d58-6b0c-4c7c-9d66-000000000002', isCurrent: false })),
  })
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('saved:/api/a'))).toHaveLength(2))
  const kept = { ...localStorage }
  cleanup()
  forgetReplies()
  Object.assign(localStorage, kept)

  setOnline(false)
  await openSettings({ [settingsCall]: 'no network', [devicesCall]: 'no network' })
  await waitFor(() => expect(screen.getAllByText(/^Saved just now\. Couldn't refresh\./)).toHaveLength(2))
  const names = [
    'Save name',
    'Change email',
    'Save nickname',
    'Leave the leaderboard',
    'Change password',
    'Sign out Chrome on Android',
    'Sign out all other devices',
    'Download my data',
    'Delete my account',
  ]
  for (const name of names) {
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toMatch(/^You need a connection/)
  }
  for (const box of screen.getAllByRole('checkbox', { name: /JAMB|WAEC|NECO/ }))
    expect(box.closest('fieldset')?.disabled).toBe(true)
})

test('signed out, the page leads to sign in and back', async () => {
  fakeServer({})
  openApp('/settings')
  await waitFor(() => expect(location.pathname + location.search).toBe('/login?next=%2Fsettings'))
})
