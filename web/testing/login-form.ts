import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { openApp } from './app.tsx'

/** Opens the sign-in page. */
export async function openLogin(address = '/login') {
  openApp(address)
  await screen.findByRole('heading', { name: 'Sign In', level: 1 })
}

export function fill(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email or user name'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
}

export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))

/** Submits valid credentials. The clock is frozen, because the next page is not part of this test. */
export async function submitToBeWelcomed() {
  vi.useFakeTimers()
  submit()
  await act(() => vi.advanceTimersByTimeAsync(0))
  screen.getByText('Welcome back!')
}
