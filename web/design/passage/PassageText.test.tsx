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

const cloze = { id: 'eng-cloze-p04', title: 'Dust', text: 'It ____(1)____ and\n\nit ____(2)____.' }

test('a cloze marks the gap that is asked about, and opens at it until the student scrolls', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(300)
  const at = (gap: string) => render(<PassageText passage={cloze} gap={gap} />)
  const box = () => screen.getByRole('region', { name: 'Passage: Dust' })
  const first = at('2')
  expect(box().querySelector('mark')?.textContent).toBe('____(2)____ (the gap of this question)')
  expect(box().textContent).toBe('It ____(1)____ and\n\nit ____(2)____ (the gap of this question).')
  expect(box().scrollTop).toBe(300)
  box().scrollTop = 40
  fireEvent.scroll(box())
  fireEvent(screen.getByRole('group'), new Event('toggle'))
  expect(box().scrollTop).toBe(40)
  first.unmount()
  at('1')
  expect(box().scrollTop).toBe(300)
})

test('a passage that was enlarged stays so at its next question', () => {
  const whole = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Enlarge' })
  const first = render(<PassageText passage={{ ...passage, id: 'eng-cloze-p05' }} />)
  expect(whole().checked).toBe(false)
  fireEvent.click(whole())
  first.unmount()
  render(<PassageText passage={{ ...passage, id: 'eng-cloze-p05' }} />)
  expect(whole().checked).toBe(true)
})
