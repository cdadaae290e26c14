// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a passage is open at first, can be scrolled by keyboard, and keeps its place for its next question', () => {
  const first = render(<PassageText passage={passage} gap={null} />)
  expect(fold().open).toBe(true)
  expect(region().tabIndex).toBe(0)
  region().scrollTop = 120
  fireEvent.scroll(region())
  first.unmount()
  render(<PassageText passage={passage} gap={null} />)
  expect(region().scrollTop).toBe(120)
  toggle()
  region().scrollTop = 0
  toggle()
  expect(region().scrollTop).toBe(120)
})

test('a passage that was folded stays folded at its next question, and is always folded beside an answer', () => {
  const first = render(<PassageText passage={{ ...passage, id: 'eng-cloze-p03' }} gap={null} />)
  toggle()
  first.unmount()
  const next = render(<PassageText passage={{ ...passage, id: 'eng-cloze-p03' }} gap={null} />)
  expect(fold().open).toBe(false)
  next.unmount()
  const other = { ...passage, id: 'eng-cloze-p02' }
  const answered = render(<PassageText passage={other} gap={null} isFolded />)
  expect(fold().open).toBe(false)
  answered.unmount()
  render(<PassageText passage={other} gap={null} />)
  expect(fold().open).toBe(true)
})

const cloze = { id: 'eng-cloze-p04', title: 'Rain', text: 'It ____(1)____ here.\n\nIt ____(2)____ there.' }

test('a cloze marks the gap that is asked, for screen readers too, and no other', () => {
  render(<PassageText passage={cloze} gap="____(2)____" />)
  const marked = [...region().querySelectorAll('[aria-current="true"]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual(['____(2)____'])
  expect(region().textContent).toBe(cloze.text)
})

test('a cloze opens at the gap of each question, wherever the one before was left, and leaves the reader there', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20)
  const first = render(<PassageText passage={cloze} gap="____(1)____" />)
  expect(region().scrollTop).toBe(410)
  region().scrollTop = 30
  fireEvent.scroll(region())
  first.rerender(<PassageText passage={cloze} gap="____(1)____" />)
  expect(region().scrollTop).toBe(30)
  first.unmount()
  render(<PassageText passage={cloze} gap="____(2)____" />)
  expect(region().scrollTop).toBe(410)
})

test('a cloze that was folded opens at the gap', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(500)
  render(<PassageText passage={cloze} gap="____(2)____" isFolded />)
  region().scrollTop = 0
  toggle()
  expect(region().scrollTop).toBe(500)
})
