// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { Learner } from '@sabi/shared/learners/learner'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { changeLearners, readLearners } from '../offline/learners/learner-list.ts'
import { newLearner } from '../offline/learners/opening.ts'
import { signInAs } from '../platform/server/session.ts'
import { aUser, openApp, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { newPin } from './pin.ts'

startAfresh()
afterEach(() => void changeLearners(() => []))

const amina = aUser()

/** A phone whose first learner, who has an account, opens the list. */
async function openList({ pin = null, isSignedIn = true }: { pin?: string | null; isSignedIn?: boolean } = {}) {
  fakeServer({})
  const learner: Learner = {
    slot: '',
    name: 'Amina',
    colour: 'blue',
    accountId: amina.id,
    pin: pin === null ? null : await newPin(pin),
    usedAt: 0,
    takesFrom: [],
  }
  changeLearners(() => [learner])
  if (isSignedIn) signInAs(amina, { isSharedDevice: false })
  openApp('/learners')
  return screen.findByRole('button', { name: /^A?\s*Amina/ })
}

function typePin(digits: string) {
  for (const digit of digits) fireEvent.click(screen.getByRole('button', { name: digit }))
}

it('asks for the password and not for the PIN of a learner who has signed out', async () => {
  const row = await openList({ pin: '2468', isSignedIn: false })
  expect(row.textContent).toContain('Signed out')
  fireEvent.click(row)
  await waitFor(() => expect(location.pathname).toBe('/login'))
})

it('opens a learner by the PIN, says what a wrong one leaves, and makes them wait after five', async () => {
  const row = await openList({ pin: '2468' })
  expect(row.textContent).toContain('Practising now')
  fireEvent.click(row)
  await screen.findByRole('heading', { name: 'PIN of Amina' })
  typePin('1111')
  await screen.findByText('Wrong PIN. 4 tries left.')
  for (const left of [3, 2]) {
    typePin('1111')
    await screen.findByText(`Wrong PIN. ${left} tries left.`)
  }
  typePin('1111')
  await screen.findByText('Wrong PIN. One try left before you have to wait.')
  typePin('1111')
  await screen.findByText(/^Too many wrong PINs\. Try again in \d+ s\.$/)
  // Even the right one, and by the keyboard.
  typePin('2468')
  fireEvent.change(screen.getByLabelText('PIN of Amina'), { target: { value: '2468' } })
  expect(location.pathname).toBe('/learners')
  vi.setSystemTime(Date.now() + 31_000)
  act(() => void changeLearners((learners) => learners))
  await waitFor(() => expect(screen.queryByText(/Too many/)).toBeNull())
  typePin('2468')
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  vi.useRealTimers()
})

/** Opens the form of a learner without an account, types the name, and returns the button. */
async function openGuestForm(name: string): Promise<HTMLElement> {
  openApp('/learners?guest')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: name } })
  return screen.getByRole('button', { name: 'Start practising' })
}

it('adds one learner for two taps on the button', async () => {
  fakeServer({})
  const start = await openGuestForm('Bola')
  fireEvent.click(start)
  fireEvent.click(start)
  await waitFor(() => expect(location.pathname).toBe('/practice'))
  expect(readLearners().map(({ name }) => name)).toEqual(['Bola'])
})

it('says so if the browser stores nothing', async () => {
  fakeServer({})
  const start = await openGuestForm('Bola')
  vi.stubGlobal('localStorage', null)
  fireEvent.click(start)
  await screen.findByText("This browser doesn't let the app store anything")
  expect(location.pathname).toBe('/learners')
})

it('shows the list, and no form, on a phone that has eight learners', async () => {
  fakeServer({})
  const names = Array.from({ length: 8 }, (_, index) => `Learner ${index}`)
  changeLearners(() => names.map((name, index) => ({ ...newLearner({ slot: `${index}:`, name, user: null }) })))
  openApp('/learners?guest')
  await screen.findByText(/^This phone has 8 learners/)
  expect(screen.queryByRole('button', { name: 'Start practising' })).toBeNull()
})

it('changes name, colour and PIN, and says what is wrong with them', async () => {
  await openList()
  fireEvent.click(screen.getByRole('button', { name: 'Edit Amina' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  fireEvent.change(name, { target: { value: '  ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Please type a name.')
  fireEvent.change(name, { target: { value: 'Amina B.' } })
  fireEvent.click(screen.getByRole('radio', { name: 'green' }))
  fireEvent.change(screen.getByLabelText('Four digits'), { target: { value: '24' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('A PIN has four digits.')
  fireEvent.change(screen.getByLabelText('Four digits'), { target: { value: '2468' } })
  fireEvent.change(screen.getByLabelText('Once more'), { target: { value: '2486' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The two PINs are different.')
  expect(readLearners()).toMatchObject([{ name: 'Amina', colour: 'blue', pin: null }])
  fireEvent.change(screen.getByLabelText('Once more'), { target: { value: '2468' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { name: 'Who is practising?' })
  expect(readLearners()).toMatchObject([{ name: 'Amina B.', colour: 'green', pin: { wrong: 0 } }])
})
