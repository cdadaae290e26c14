// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printPage, usePrinting } from './printing.ts'

function Page() {
  return <p>{usePrinting() ? 'for paper' : 'for the screen'}</p>
}

afterEach(cleanup)
beforeEach(() => void vi.stubGlobal('print', vi.fn<() => void>()))

test('a page is laid out for paper before it is printed, until it has been', () => {
  render(<Page />)
  vi.mocked(print).mockImplementation(() => void screen.getByText('for paper'))
  act(printPage)
  expect(print).toHaveBeenCalledOnce()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('for paper')).toBeNull()
})

test('a page without anything to unfold leaves nothing for paper behind', () => {
  printPage()
  window.dispatchEvent(new Event('afterprint'))
  render(<Page />)
  expect(screen.queryByText('for paper')).toBeNull()
})

test('where the browser never says that it has printed, the next tap brings the screen back', () => {
  render(<Page />)
  act(printPage)
  expect(screen.queryByText('for paper')).not.toBeNull()
  act(() => void window.dispatchEvent(new Event('pointerdown')))
  expect(screen.queryByText('for paper')).toBeNull()
})
