// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toast } from './toast-store.ts'
import { Toaster } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})

afterEach(() => {
  act(dismissToast)
  cleanup()
  vi.useRealTimers()
})

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

// NAV-12
test('there is one toast at a time, and it goes after 5000 ms', () => {
  act(() => toast({ title: 'First' }))
  act(() => toast({ title: 'Second', description: 'With more words' }))
  expect(screen.queryByText('First')).toBeNull()
  pass(4999)
  screen.getByText('With more words')
  pass(1)
  expect(screen.queryByText('Second')).toBeNull()
})

test('a toast stays while the pointer is on it', () => {
  act(() => toast({ title: 'Read me' }))
  const card = screen.getByText('Read me').parentElement?.parentElement ?? document.body
  fireEvent.mouseEnter(card)
  pass(60_000)
  screen.getByText('Read me')
  fireEvent.mouseLeave(card)
  pass(5000)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('good news is a status, a failure an alert', () => {
  act(() => toast({ title: 'Saved', tone: 'success' }))
  expect(screen.getByRole('status').textContent).toContain('Saved')
  act(() => toast({ title: 'Failed', tone: 'destructive' }))
  expect(screen.getByRole('alert').textContent).toContain('Failed')
})

test('a toast can be closed', () => {
  act(() => toast({ title: 'Go away' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByText('Go away')).toBeNull()
})
