// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AnswerTimes } from './AnswerTimes.tsx'

afterEach(cleanup)

const chemistry = { subject: 'chemistry' as const, attempted: 86, correct: 60, medianSeconds: 31, timed: 76 }
const biology = { subject: 'biology' as const, attempted: 13, correct: 5, medianSeconds: 0, timed: 0 }

test('answers whose time is not known count in no time, and a subject without any other is left out', () => {
  render(<AnswerTimes subjects={[chemistry, biology]} />)
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual(['SubjectTimeAnswers', 'Chemistry31 s76'])
})

test('nothing is shown of a student whose answers all have no time', () => {
  const { container } = render(<AnswerTimes subjects={[biology]} />)
  expect(container.childElementCount).toBe(0)
})
