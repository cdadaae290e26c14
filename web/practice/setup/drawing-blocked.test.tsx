// @vitest-environment happy-dom
import { aQuestion } from '@sabi/shared/practice/builders'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearQuestions, putQuestions } from '../../offline/questions/question-store.ts'
import { dismissToast } from '../../platform/page/toast-store.ts'
import { aWorld, endWorld, openScreen, pressStart } from '../../testing/practice-world.tsx'
import { questionSource } from './question-source.ts'

// Without a connection and a service worker, code that was not loaded yet can't be had.
vi.mock('../session/draw-here.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

beforeEach(async () => {
  await clearQuestions()
  await putQuestions([{ ...aQuestion('here'), family: null, isCalculation: false }])
  const { broken } = aWorld(3)
  broken.add('/api/questions').add('/static-questions.json').add('/practice')
})
afterEach(async () => {
  questionSource.set('automatic')
  await endWorld()
})

// PRAC-14
test.each([
  ['any questions', 'automatic'],
  ['only the questions of this phone', 'phone'],
] as const)('a student who wants %s can try again where the code that draws them does not load', async (_, source) => {
  questionSource.set(source)
  openScreen('/practice?subject=physics')
  await pressStart()
  await screen.findByText('Error loading questions')
  dismissToast()
  await pressStart()
  await screen.findByText('Error loading questions')
})

// PRAC-13, PRAC-14
test('a link that starts a session leads to the settings where the code that draws does not load', async () => {
  openScreen('/practice?subject=physics&start=1')
  await screen.findByText('Error loading questions')
  expect(await screen.findByRole('button', { name: 'Start Practice Session' })).toBeDefined()
})
