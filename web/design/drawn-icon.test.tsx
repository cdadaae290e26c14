// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import BookOpen from 'lucide-react/icons/book-open'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { expect, test } from 'vitest'
import { drawnIcon } from './drawn-icon.ts'

const Cross = drawnIcon([
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
])

test('an icon is drawn in its size and the colour of the text', () => {
  const { container } = render(<Cross size={18} className="small" strokeWidth={4} />)
  expect(container.innerHTML).toBe(
    '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="small"><path d="M18 6 6 18"></path><path d="m6 6 12 12"></path></svg>',
  )
})

test('an icon with a label is read out, one without is passed over', () => {
  render(<Cross aria-label="Close" />)
  expect(screen.getByLabelText('Close').hasAttribute('aria-hidden')).toBe(false)
})

test('every icon of Lucide that the app asks for is drawn so, by its other names too', () => {
  const { container } = render(
    <>
      <BookOpen />
      <CircleAlert size={20} />
    </>,
  )
  const [book, alert] = container.querySelectorAll('svg[stroke="currentColor"]:not([class])')
  expect(book?.innerHTML).toMatch(/^<path d="[^"]+"><\/path><path/)
  expect(alert?.innerHTML).toMatch(/^<circle cx="12"/)
})
