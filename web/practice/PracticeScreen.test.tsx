// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  answerMany,
  aWorld,
  endWorld,
  openScreen,
  pickOption,
  press,
  pressStart,
  reload,
  startQuiz,
} from './fake-world.tsx'

afterEach(endWorld)

describe('the settings', () => {
  it('take their filters from the address, each ALL unless given (PRAC-01)', async () => {
    aWorld(3)
    openScreen('/practice?subject=physics&examType=JAMB&difficulty=nonsense')
    expect(await screen.findByRole('combobox', { name: 'Subject' })).toHaveProperty('value', 'physics')
    expect(screen.getByRole('combobox', { name: 'Exam Type' })).toHaveProperty('value', 'JAMB')
    expect(screen.getByRole('combobox', { name: 'Difficulty' })).toHaveProperty('value', 'ALL')
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveProperty('value', 'ALL')
  })

  it('put a change of filter into the address; another subject opens the topic again (PRAC-05)', async () => {
    aWorld(3)
    openScreen('/practice?subject=physics&topicId=phy-power&examType=WAEC')
    fireEvent.change(await screen.findByRole('combobox', { name: 'Subject' }), { target: { value: 'biology' } })
    await waitFor(() => expect(location.search).toBe('?subject=biology&examType=WAEC'))
  })

  it('say how many questions match and start only when there are some (PRAC-04)', async () => {
    const world = aWorld(0)
    world.matching = 0
    openScreen('/practice?difficulty=hard')
    expect(await screen.findByText('questions match your criteria')).toHaveProperty(
      'textContent',
      '0 questions match your criteria',
    )
    expect(screen.getByRole('button', { name: 'Start Practice Session' }).getAttribute('aria-disabled')).toBe('true')
    press('Remove a filter')
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('list the upcoming exams and the progress in each subject (PRAC-02, PRAC-03)', async () => {
    aWorld(3)
    openScreen()
    expect(await screen.findByRole('heading', { name: /^Upcoming Exams \d{4}/ })).toBeTruthy()
    expect(screen.getByText('JAMB UTME')).toBeTruthy()
    expect(await screen.findByText('7 of 10 correct')).toBeTruthy()
  })

  it('tell when no question was drawn (PRAC-15)', async () => {
    const world = aWorld(0)
    world.matching = 5
    openScreen()
    await pressStart()
    const toast = await screen.findByRole('alert')
    await within(toast).findByText('No questions found')
    within(toast).getByText('No questions match your current filters. Try adjusting your selection.')
  })

  it('tell when the questions could not be loaded, and let the student try again (PRAC-15)', async () => {
    const world = aWorld(3)
    openScreen()
    await screen.findByText('questions match your criteria')
    world.broken.add('/api/questions')
    await pressStart()
    await screen.findByText('Error loading questions')
    screen.getByText('Please try again or check your connection.')
    world.broken.clear()
    await startQuiz()
  })

  it('say when a session holds fewer questions than match', async () => {
    const world = aWorld(3)
    world.matching = 40
    openScreen()
    await startQuiz()
    await screen.findByText('One of each kind, so that nothing repeats in this session.')
  })
})

describe('a link to a topic', () => {
  it('starts the quiz by itself after 500 ms (PRAC-13)', async () => {
    aWorld(3)
    openScreen('/practice?subject=physics&topicId=phy-power')
    await screen.findByText('Customize Your Practice Session')
    await screen.findByRole('heading', { name: 'Question 1 of 3' }, { timeout: 2000 })
  })

  it('does not start by itself once the student has touched the filters', async () => {
    aWorld(3)
    openScreen('/practice?subject=physics&topicId=phy-power')
    fireEvent.change(await screen.findByRole('combobox', { name: 'Difficulty' }), { target: { value: 'easy' } })
    await expect(screen.findByRole('heading', { name: /^Question/ }, { timeout: 700 })).rejects.toThrow(
      'Unable to find',
    )
  })
})

it('does not start a link to a topic again after a reload and Exit Quiz', async () => {
  aWorld(3)
  openScreen('/practice?subject=physics&topicId=phy-power')
  await screen.findByRole('heading', { name: 'Question 1 of 3' }, { timeout: 2000 })
  await pickOption('A newton')
  await reload()
  await screen.findByRole('heading', { name: 'Question 1 of 3' })
  press('Exit Quiz')
  await screen.findByRole('heading', { name: 'Resume question 1?' })
  await expect(screen.findByRole('heading', { name: /^Question/ }, { timeout: 700 })).rejects.toThrow('Unable to find')
})

describe('the quiz', () => {
  it('names question, subject, exam and difficulty, and offers its options as radios (PRAC-06)', async () => {
    aWorld(3)
    openScreen()
    await startQuiz()
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    for (const words of ['Physics', 'JAMB', 'medium', 'Which unit measures q1?']) screen.getByText(words)
    screen.getByRole('radio', { name: 'A newton' })
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
    screen.getByText('Not answered', { selector: '[role=status]' })
  })

  it('keeps answers while moving and lets them change (PRAC-07)', async () => {
    aWorld(3)
    openScreen()
    await startQuiz()
    await pickOption('A newton')
    press('Next')
    await screen.findByRole('heading', { name: 'Question 2 of 3' })
    screen.getByText('Not answered', { selector: '[role=status]' })
    press('Previous')
    await screen.findByRole('heading', { name: 'Question 1 of 3' })
    expect(screen.getByRole('radio', { name: 'A newton' })).toHaveProperty('checked', true)
    await pickOption('B watt')
    expect(screen.getByRole('radio', { name: 'A newton' })).toHaveProperty('checked', false)
  })

  it('comes back exactly where it was after a reload, and counts each answer once', async () => {
    const world = aWorld(5)
    openScreen()
    await startQuiz()
    await answerMany(1, 3)
    await reload()
    await screen.findByRole('heading', { name: 'Question 3 of 5' })
    expect(screen.getByRole('radio', { name: 'B watt' })).toHaveProperty('checked', true)
    press('Next')
    await answerMany(4, 5)
    press('Finish Quiz')
    await screen.findByText('5 of 5 correct')
    await waitFor(() => expect(world.log.size).toBe(5))
  })

  it('gives way to a link to something else in the same tab', async () => {
    aWorld(5)
    openScreen()
    await startQuiz()
    await answerMany(1, 1)
    await reload('/practice?subject=physics')
    await screen.findByRole('heading', { name: 'Resume question 1?' })
    expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveProperty('value', 'physics')
  })

  it('is offered again after Exit Quiz, which saves what was answered (PRAC-11)', async () => {
    const world = aWorld(5)
    openScreen()
    await startQuiz()
    await answerMany(1, 2)
    press('Exit Quiz')
    await screen.findByText('Session saved')
    await waitFor(() =>
      expect([...world.sessions.values()][0]).toMatchObject({ questionCount: 2, examType: 'General' }),
    )
    await screen.findByRole('heading', { name: 'Resume question 2?' })
    press('Resume')
    await screen.findByRole('heading', { name: 'Question 2 of 5' })
  })

  it('leaves nothing behind when Exit Quiz comes before any answer', async () => {
    const world = aWorld(5)
    openScreen()
    await startQuiz()
    press('Exit Quiz')
    await screen.findByText('Customize Your Practice Session')
    expect(screen.queryByText(/Resume question/)).toBeNull()
    expect(world.sessions.size).toBe(0)
  })

  it('answers, moves, marks and submits by keys, and by none when they are switched off', async () => {
    aWorld(3)
    openScreen()
    await startQuiz()
    await waitFor(() => {
      // The keys are listened for from a moment after the first paint.
      fireEvent.keyDown(document.body, { key: 'b' })
      screen.getByText('Answered', { selector: '[role=status]' })
    })
    fireEvent.keyDown(document.body, { key: 'm' })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mark for review' }).getAttribute('aria-pressed')).toBe('true'),
    )
    fireEvent.keyDown(document.body, { key: 'N' })
    await screen.findByRole('heading', { name: 'Question 2 of 3' })
    fireEvent.keyDown(document.body, { key: 's' })
    await screen.findByText('2 questions not answered. They count as not correct.')
    fireEvent.keyDown(document.body, { key: '1' })
    fireEvent.keyDown(document.body, { key: 'r' })
    await waitFor(() => expect(screen.queryByText('Submit?')).toBeNull())
    screen.getByText('Not answered', { selector: '[role=status]' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keyboard keys' }))
    fireEvent.keyDown(document.body, { key: 'b' })
    screen.getByText('Not answered', { selector: '[role=status]' })
  })
})

describe('the checkpoint', () => {
  it('comes after 20 questions with the score of the batch, and goes on with the next 20 (PRAC-09)', async () => {
    aWorld(25)
    openScreen()
    await startQuiz()
    await answerMany(1, 20)
    press('Next')
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByText('20/20')
    press('Continue (Next 20)')
    await screen.findByRole('heading', { name: 'Question 21 of 25' })
  })

  it('ends the session over the questions done (PRAC-09)', async () => {
    const world = aWorld(25)
    openScreen()
    await startQuiz()
    await answerMany(1, 20, 'A newton')
    press('Next')
    await screen.findByRole('dialog')
    await reload()
    await screen.findByRole('dialog')
    press('Stop & View Full Results')
    await screen.findByText('0 of 20 correct')
    await waitFor(() => expect([...world.sessions.values()][0]).toMatchObject({ questionCount: 20 }))
  })
})

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

it('tells the student when the phone can not save, and goes on', async () => {
  aWorld(3)
  openScreen()
  await startQuiz()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no space left', 'QuotaExceededError')
  })
  await pickOption('B watt')
  await screen.findByText(/This phone is full/)
  press('Next')
  await screen.findByRole('heading', { name: 'Question 2 of 3' })
  vi.restoreAllMocks()
  press('Try again')
  await waitFor(() => expect(screen.queryByText(/This phone is full/)).toBeNull())
})
