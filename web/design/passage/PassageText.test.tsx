// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PassageText } from './PassageText.tsx'

const passage = { id: 'eng-cloze-p01', title: 'Rain', text: 'It rained.\n\nIt stopped.' }
const fold = () => screen.getByRole<HTMLDetailsElement>('group')
const region = () => screen.getByRole('region', { name: 'Passage: Rain' })

/** Tells the passages on the screen that their size changed, as the browser does before it draws them. */
let resize = () => {}

beforeEach(() => {
  const observers = new Set<() => void>()
  resize = () => observers.forEach((tell) => tell())
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void
      constructor(tell: () => void) {
        this.#tell = tell
      }
      observe(): void {
        observers.add(this.#tell)
      }
      disconnect(): void {
        observers.delete(this.#tell)
      }
    },
  )
})

/** Renders a passage, as far as the browser has drawn it. */
function show(shown: ReactElement) {
  const result = render(shown)
  resize()
  return result
}

/** Folds or unfolds the passage as a tap on its title does. */
function toggle(): void {
  const details = fold()
  details.open = !details.open
  fireEvent(details, new Event('toggle'))
  resize()
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a passage is open at first, can be scrolled by keyboard, and keeps its place for its next question', () => {
  const first = show(<PassageText passage={passage} gap={null} />)
  expect(fold().open).toBe(true)
  expect(region().tabIndex).toBe(0)
  region().scrollTop = 120
  fireEvent.scroll(region())
  first.unmount()
  show(<PassageText passage={passage} gap={null} />)
  expect(region().scrollTop).toBe(120)
  toggle()
  region().scrollTop = 0
  toggle()
  expect(region().scrollTop).toBe(120)
})

test('a passage that was folded stays folded at its next question, and is always folded beside an answer', () => {
  const first = show(<PassageText passage={{ ...passage, id: 'eng-cloze-p03' }} gap={null} />)
  toggle()
  first.unmount()
  const next = show(<PassageText passage={{ ...passage, id: 'eng-cloze-p03' }} gap={null} />)
  expect(fold().open).toBe(false)
  next.unmount()
  const other = { ...passage, id: 'eng-cloze-p02' }
  const answered = show(<PassageText passage={other} gap={null} isFolded />)
  expect(fold().open).toBe(false)
  answered.unmount()
  show(<PassageText passage={other} gap={null} />)
  expect(fold().open).toBe(true)
})

const cloze = { id: 'eng-cloze-p04', title: 'Rain', text: 'It ____(1)____ here.\n\nIt ____(2)____ there.' }

test('a cloze marks the gap that is asked, for screen readers too, and no other', () => {
  show(<PassageText passage={cloze} gap="____(2)____" />)
  const marked = [...region().querySelectorAll('[aria-current="true"]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual(['____(2)____'])
  expect(region().textContent).toBe(cloze.text)
})

test('a cloze opens at the gap of each question, wherever the one before was left, and goes back there when its size changes', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20)
  const first = show(<PassageText passage={cloze} gap="____(1)____" />)
  expect(region().scrollTop).toBe(410)
  region().scrollTop = 30
  fireEvent.scroll(region())
  first.rerender(<PassageText passage={cloze} gap="____(1)____" />)
  expect(region().scrollTop).toBe(30)
  first.unmount()
  show(<PassageText passage={cloze} gap="____(2)____" />)
  expect(region().scrollTop).toBe(410)
})

test('a cloze that was folded opens at the gap', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(500)
  show(<PassageText passage={cloze} gap="____(2)____" isFolded />)
  region().scrollTop = 0
  toggle()
  expect(region().scrollTop).toBe(500)
})
