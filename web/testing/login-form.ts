import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { openApp } from './app.tsx'

/** Opens the app where one signs in. */
export async function openLogin(address = '/login') {
  openApp(address)
  await screen.findByRole('heading', { name: 'Sign In', level: 1 })
}

export function fill(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
}

export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))

/** Submits what is welcomed. The clock stands still, since the page that comes next is none of this test's. */
export async function submitToBeWelcomed() {
  vi.useFakeTimers()
  submit()
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByText('Welcome back!')
}
