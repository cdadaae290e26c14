// @vitest-environment happy-dom
import { aQuestion, everything } from '@sabi/shared/practice/builders'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { flushNow } from '../../offline/answers/answers.ts'
import { aWorld, endWorld, openScreen, press, userId, type World } from '../../testing/practice-world.tsx'
import { keepGenerated } from '../../generator/generated-session.ts'

afterEach(endWorld)

/** New questions are on this phone, one of a template and one of a model, and the student starts them. */
async function beginNewQuestions(): Promise<World> {
  const world = aWorld(0)
  const physics = { ...everything, subject: 'physics', examType: 'JAMB' } as const
  await keepGenerated(userId, physics, [
    aQuestion('new1', { canShuffle: false, origin: 'variant' }),
    aQuestion('new2', { canShuffle: false, origin: 'model' }),
  ])
  openScreen()
  await screen.findByRole('heading', { name: 'Your new questions are ready' })
  press('Start')
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  return world
}

const panel = () => screen.getByRole('group', { name: 'Explanation' })

async function choose(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name }))
  await screen.findByRole('group', { name: 'Explanation' })
}

// GEN-03
it('says at once that an answer is incorrect, what is right and why, and takes it as final', async () => {
  const world = await beginNewQuestions()
  await choose('C joule')
  expect(panel().textContent).toMatch(
    /Incorrect.*Why C is wrongThe joule measures energy.*Correct answerB. watt.*ExplanationPower is measured/,
  )
  expect(document.activeElement).toBe(panel())
  const status = screen.getByText('Answered', { selector: '[role=status]' })
  expect(status.textContent).toBe('Answered. Incorrect. Correct answer: watt.')
  expect(screen.getByRole('radio', { name: 'B watt Correct answer' }).closest('fieldset')).toHaveProperty(
    'disabled',
    true,
  )
  fireEvent.keyDown(document.body, { key: 'b' })
  await flushNow()
  expect(world.log.size).toBe(1)
})

it('leads to the notes, from which the way back knows the session', async () => {
  await beginNewQuestions()
  await choose('B watt')
  const { sessionId } = history.state
  expect(sessionId).toEqual(expect.any(String))
  fireEvent.click(screen.getByRole('link', { name: 'Read the notes' }))
  expect(location.pathname).toMatch(/^\/topics\//)
  expect(history.state).toEqual({ sessionId })
})

// GEN-03
it('says at once that an answer is correct, and continues by Enter', async () => {
  await beginNewQuestions()
  await choose('B watt')
  expect(panel().textContent).toMatch(/^ Correct.*Explanation/)
  fireEvent.keyDown(panel(), { key: 'Enter' })
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  press('Previous')
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  // A student who returns starts at the question.
  expect(document.activeElement).not.toBe(panel())
})

it('leads to the tutor with the question and the choice', async () => {
  await beginNewQuestions()
  await choose('B watt')
  expect(screen.getByRole('link', { name: 'Ask the tutor' }).getAttribute('href')).toBe(
    `/ai-tutor?${new URLSearchParams({
      prompt: 'Show the working of this question: Which unit measures new1? I chose “watt”.',
      question: 'new1',
    }).toString()}`,
  )
})

// FLAG-01
it('reports the question from its explanation', async () => {
  await beginNewQuestions()
  await choose('C joule')
  fireEvent.click(within(panel()).getByRole('button', { name: 'Report this question' }))
  await screen.findByRole('dialog', { name: 'Report this question' })
})

it('moves between options by arrows without choosing one', async () => {
  await beginNewQuestions()
  const [first, second] = screen.getAllByRole('radio')
  act(() => first?.focus())
  fireEvent.keyDown(first ?? document.body, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  screen.getByText('Not answered', { selector: '[role=status]' })
})

it('says beside each question how it was made', async () => {
  await beginNewQuestions()
  screen.getByText('New variant')
  screen.getByText('Made from a checked template')
  press('Next')
  await screen.findByText('AI')
  screen.getByText('Written by AI and not yet reviewed. It can be wrong.')
})

// GEN-03
it('ends with the score and every answer, and leads back to practice, where the session is listed', async () => {
  const world = await beginNewQuestions()
  await choose('B watt')
  press('Next')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  await choose('C joule')
  press('Finish Quiz')
  await screen.findByText('1 of 2 correct')
  screen.getByRole('region', { name: 'Your answers' })
  press('Back to Practice')
  await screen.findByText('Customize Your Practice Session')
  await screen.findByText('JAMB · Physics · Generated')
  await waitFor(() => expect([...world.sessions.values()]).toMatchObject([{ kind: 'generated', questionCount: 2 }]))
})
