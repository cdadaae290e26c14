// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

// TUTOR-05
test.each(['> ', '>', '1. ', '- > 1. '])('words behind thousands of %o are read anyway', (mark) => {
  const { unmount } = render(<Markdown text={`${mark.repeat(5000)}Water moves`} isUnfinished={false} />)
  expect(screen.getByText(/Water moves/)).toBeDefined()
  unmount()
})
