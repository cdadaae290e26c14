// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  answerMany,
  aWorld,
  endWorld,
  openScreen,
  pickOption,
  press,
  reload,
  startQuiz,
} from '../testing/practice-world.tsx'

afterEach(endWorld)

describe('the results', () => {
  it('explain every question: your answer, the correct one, why (PRAC-10)', async () => {
    aWorld(2)
    openScreen()
    await startQuiz()
    await pickOption('C joule')
    press('Next')
    await screen.findByRole('heading', { name: 'Question 2 of 2' })
    press('Finish Quiz')
    await screen.findByText('0 of 2 correct')
    screen.getByText("Don't give up")
    const first = screen.getAllByRole('listitem').find((item) => item.querySelector('details') !== null)
    expect(first?.querySelector('details')).toHaveProperty('open', true)
    expect(first?.textContent).toMatch(
      /Your answerC. joule.*Correct answerB. watt.*The joule measures energy.*Explanation/,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Wrong 2' }))
    screen.getByRole('button', { name: 'Marked 0' })
  })

  it('start the same questions again with Try Again, answers cleared, as a session of its own (PRAC-11)', async () => {
    const world = aWorld(2)
    openScreen()
    await startQuiz()
    await answerMany(1, 2)
    press('Finish Quiz')
    await screen.findByText('2 of 2 correct')
    press('Try Again')
    await screen.findByRole('heading', { name: 'Question 1 of 2' })
    screen.getByText('Not answered', { selector: '[role=status]' })
    await answerMany(1, 2)
    press('Finish Quiz')
    await waitFor(() => expect(world.log.size).toBe(4))
    expect(world.sessions.size).toBe(2)
  })

  it('lead back to the settings with every filter ALL and the address cleared (PRAC-11)', async () => {
    aWorld(1)
    openScreen('/practice?subject=physics')
    await startQuiz()
    await answerMany(1, 1)
    press('Finish Quiz')
    await screen.findByText('1 of 1 correct')
    press('Back to Settings')
    expect(await screen.findByRole('combobox', { name: 'Subject' })).toHaveProperty('value', 'ALL')
    expect(location.search).toBe('')
  })

  it('carry a tag while they are only on this phone (PRAC-10)', async () => {
    const world = aWorld(1)
    openScreen()
    await startQuiz()
    world.broken.add('/api/sync')
    await answerMany(1, 1)
    press('Finish Quiz')
    await screen.findByText('1 of 1 correct')
    await screen.findByText('Saved Offline')
  })

  it('are shown again after a reload', async () => {
    aWorld(1)
    openScreen()
    await startQuiz()
    await answerMany(1, 1)
    press('Finish Quiz')
    await screen.findByText('1 of 1 correct')
    await reload()
    await screen.findByText('1 of 1 correct')
  })

  it('start a session of the mistakes only', async () => {
    aWorld(3)
    openScreen()
    await startQuiz()
    await answerMany(1, 1, 'A newton')
    press('Next')
    await answerMany(2, 3)
    press('Finish Quiz')
    await screen.findByText('2 of 3 correct')
    press('Practise my 1 mistake')
    await screen.findByRole('heading', { name: 'Question 1 of 1' })
    screen.getByText('Which unit measures q1?')
  })
})
