// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Figure } from './Figure.tsx'

afterEach(cleanup)

const pictured = { imageUrl: '/pictures/one.webp', imageAlt: 'A flask with a side arm' }

test('shows a picture with its words, which a tap enlarges', () => {
  render(<Figure of={pictured} />)
  const button = screen.getByRole('button', { name: 'A flask with a side arm', expanded: false })
  expect(screen.getByAltText('A flask with a side arm').getAttribute('src')).toBe('/pictures/one.webp')
  fireEvent.click(button)
  screen.getByRole('button', { name: 'A flask with a side arm', expanded: true })
})

test('shows the words of a picture that cannot be loaded, and loads it again on a tap', () => {
  render(<Figure of={pictured} />)
  fireEvent.error(screen.getByAltText('A flask with a side arm'))
  screen.getByText('A flask with a side arm')
  fireEvent.click(screen.getByRole('button', { name: 'Load the picture' }))
  screen.getByAltText('A flask with a side arm')
})

test('forgets that another picture could not be loaded', () => {
  const { rerender } = render(<Figure of={pictured} />)
  fireEvent.error(screen.getByAltText('A flask with a side arm'))
  rerender(<Figure of={{ imageUrl: '/pictures/two.webp' }} />)
  screen.getByAltText('Figure for this question')
})

test('shows nothing for a question without a picture', () => {
  const { container } = render(<Figure of={{ imageUrl: null }} />)
  expect(container.innerHTML).toBe('')
})
