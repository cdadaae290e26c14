// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PassageText } from './PassageText.tsx'

const passage = { id: 'eng-cloze-p01', title: 'Rain', text: 'It rained.\n\nIt stopped.' }
const fold = () => screen.getByRole<HTMLDetailsElement>('group')
const region = () => screen.getByRole('region', { name: 'Passage: Rain' })

/** Folds or unfolds the passage as a tap on its title does. */
function toggle(): void {
  const details = fold()
  details.open = !details.open
  fireEvent(details, new Event('toggle'))
}

afterEach(cleanup)

test('a passage is open at first, can be scrolled by keyboard, and keeps its place for its next question', () => {
  const first = render(<PassageText passage={passage} />)
  expect(fold().open).toBe(true)
  expect(region().tabIndex).toBe(0)
  region().scrollTop = 120
  fireEvent.scroll(region())
  first.unmount()
  render(<PassageText passage={passage} />)
  expect(region().scrollTop).toBe(120)
  toggle()
  region().scrollTop = 0
  toggle()
  expect(region().scrollTop).toBe(120)
})

test('a passage that was folded stays folded at its next question, and is always folded beside an answer', () => {
  const first = render(<PassageText passage={{ ...passage, id: 'eng-cloze-p03' }} />)
  toggle()
  first.unmount()
  const next = render(<PassageText passage={{ ...passage, id: 'eng-cloze-p03' }} />)
  expect(fold().open).toBe(false)
  next.unmount()
  const other = { ...passage, id: 'eng-cloze-p02' }
  const answered = render(<PassageText passage={other} isFolded />)
  expect(fold().open).toBe(false)
  answered.unmount()
  render(<PassageText passage={other} />)
  expect(fold().open).toBe(true)
})
