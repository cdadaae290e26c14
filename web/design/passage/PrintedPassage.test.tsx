// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PrintedPassage } from './PrintedPassage.tsx'

const passage = { id: 'eng-cloze-p01', title: 'Rain', text: 'It rained.\n\nIt stopped.' }
const questions = [{ id: 'a' }, { id: 'b', passage }, { id: 'c', passage }]

afterEach(cleanup)

test('a sheet has a passage once, and says for how many questions it is', () => {
  render(questions.map(({ id }, place) => <PrintedPassage key={id} questions={questions} place={place} />))
  expect(screen.getByText('Rain').closest('p')?.textContent).toBe('Rain (for the next 2 questions)')
  expect(screen.getAllByText(/It rained/)).toHaveLength(1)
})
