// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUnfinished } from '../../offline/answers/session-store.ts'
import { clearQuestions } from '../../offline/questions/question-store.ts'
import { storageKeys } from '../../platform/storage.ts'
import {
  aWorld,
  endWorld,
  openScreen,
  pickOption,
  press,
  pressStart,
  reload,
  startQuiz,
  userId,
  type World,
} from '../../testing/practice-world.tsx'

const note = 'No physics questions are on this phone. Until they load, here is one in biology.'

let world: World
beforeEach(async () => {
  await clearQuestions()
  world = aWorld(3)
})
afterEach(endWorld)

function breakSources(): void {
  world.broken.add('/api/questions').add('/static-questions.json')
}

async function startBuiltIn(address: string): Promise<void> {
  breakSources()
  openScreen(address)
  await pressStart()
  await screen.findByRole('heading', { name: 'Question 1 of 1' })
}

// PRAC-14
test('the session of the built-in question is saved under its own subject, and the subject asked for stays selected', async () => {
  await startBuiltIn('/practice?subject=physics&examType=WAEC')
  await pickOption(/metaphase II$/)
  press('Finish Quiz')
  await waitFor(() => expect(world.sessions.size).toBe(1))
  const [saved] = world.sessions.values()
  expect(saved).toMatchObject({ subject: 'biology', examType: 'General' })
  expect(localStorage.getItem(storageKeys.selectedSubject)).toBe('physics')
})

// PRAC-14
test('new questions after the built-in one are those that were asked for', async () => {
  await startBuiltIn('/practice?subject=physics')
  await pickOption(/metaphase II$/)
  press('Finish Quiz')
  await screen.findByRole('button', { name: 'Try again with new questions' })
  world.broken.clear()
  press('Try again with new questions')
  await screen.findByRole('heading', { name: 'Question 1 of 3' })
  await pickOption('B watt')
  await waitFor(async () => expect((await findUnfinished(userId))?.filter.subject).toBe('physics'))
})

// PRAC-14
test('what is missing is said after a reload too', async () => {
  await startBuiltIn('/practice?subject=physics')
  screen.getByText(note)
  await reload()
  await screen.findByText(note)
})

// PRAC-14
test('what was missing is not said above a session that is resumed afterwards', async () => {
  openScreen('/practice?subject=chemistry')
  await startQuiz()
  await pickOption('B watt')
  press('Exit Quiz')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue later' }))
  breakSources()
  await pressStart()
  await screen.findByText(/^No chemistry questions/)
  press('Exit Quiz')
  fireEvent.click(await screen.findByRole('button', { name: 'Resume' }))
  await screen.findByRole('heading', { name: 'Question 1 of 3' })
  expect(screen.queryByText(/^No chemistry questions/)).toBeNull()
})
