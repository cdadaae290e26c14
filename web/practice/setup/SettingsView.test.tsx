// @vitest-environment happy-dom
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { flushNow } from '../../offline/answers/answers.ts'
import { newId } from '../../offline/device.ts'
import { discardQuestions, putQuestions } from '../../offline/questions/question-store.ts'
import { writeSteps } from '../../offline/answers/session-store.ts'
import { aPackedQuestion } from '../../testing/question-bank.ts'
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
} from '../../testing/practice-world.tsx'

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
    await waitFor(() => expect(location.search).toBe('?examType=ALL'))
  })

  it('preset the exam of a student who prepares for one, until the student chooses', async () => {
    aWorld(3).exams = ['NECO']
    openScreen()
    const exam = await screen.findByRole('combobox', { name: 'Exam Type' })
    await waitFor(() => expect(exam).toHaveProperty('value', 'NECO'))
    fireEvent.change(exam, { target: { value: 'ALL' } })
    await waitFor(() => expect(location.search).toBe('?examType=ALL'))
    await screen.findByText('Your exam')
    expect(exam).toHaveProperty('value', 'ALL')
  })

  it('preset it again after a session', async () => {
    aWorld(1).exams = ['NECO']
    openScreen()
    await screen.findByText('Your exam')
    await startQuiz()
    await pickOption(/^A/)
    press('Finish Quiz')
    fireEvent.click(await screen.findByRole('button', { name: /Back to Settings/ }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Exam Type' })).toHaveProperty('value', 'NECO'))
  })

  it('start from ALL for a student of several exams (PRAC-01)', async () => {
    aWorld(3).exams = ['NECO', 'JAMB']
    openScreen()
    expect(await screen.findAllByText('Your exam')).toHaveLength(2)
    expect(screen.getByRole('combobox', { name: 'Exam Type' })).toHaveProperty('value', 'ALL')
  })

  it('leave ALL where the address chooses anything (PRAC-01)', async () => {
    aWorld(3).exams = ['NECO']
    openScreen('/practice?subject=physics')
    await screen.findByText('Your exam')
    expect(screen.getByRole('combobox', { name: 'Exam Type' })).toHaveProperty('value', 'ALL')
  })

  it('list the upcoming exams and the progress in each subject (PRAC-02, PRAC-03)', async () => {
    aWorld(3).exams = ['JAMB']
    openScreen()
    expect(await screen.findByRole('heading', { name: /^Upcoming Exams \d{4}/ })).toBeTruthy()
    expect(screen.getByText('JAMB UTME')).toBeTruthy()
    expect(await screen.findAllByText('Your exam')).toHaveLength(1)
    expect(await screen.findByText('7 of 10 correct')).toBeTruthy()
  })

  it('start at once with what the phone has, though the count does not come (PRAC-04)', async () => {
    const world = aWorld(3)
    await putQuestions([aPackedQuestion('here', { subject: 'physics' })])
    world.silent.add('/api/questions')
    openScreen('/practice?subject=physics')
    const start = await screen.findByRole('button', { name: 'Start Practice Session' })
    await waitFor(() => expect(start.getAttribute('aria-disabled')).not.toBe('true'))
    screen.getByText('Counting questions...')
    await startQuiz()
    await discardQuestions()
  })

  it('start before long without a count where the phone has nothing (PRAC-04)', async () => {
    const world = aWorld(3)
    world.silent.add('/api/questions/count')
    openScreen('/practice?subject=physics')
    await startQuiz()
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
    openScreen('/practice?subject=physics')
    await screen.findByText('questions match your criteria')
    world.broken.add('/api/questions')
    await pressStart()
    await screen.findByText('Error loading questions')
    screen.getByText('Please try again or check your connection.')
    world.broken.clear()
    fireEvent.click(await screen.findByRole('button', { name: 'Exit Quiz' }))
    await startQuiz()
  })
})

describe('a link to a topic', () => {
  it('starts the quiz automatically after 500 ms (PRAC-13)', async () => {
    aWorld(3)
    openScreen('/practice?subject=physics&topicId=phy-power')
    await screen.findByText('Customize Your Practice Session')
    await screen.findByRole('heading', { name: 'Question 1 of 3' })
  })

  it('does not start automatically once the student has touched the filters', async () => {
    aWorld(3)
    openScreen('/practice?subject=physics&topicId=phy-power')
    fireEvent.change(await screen.findByRole('combobox', { name: 'Difficulty' }), { target: { value: 'easy' } })
    await expect(screen.findByRole('heading', { name: /^Question/ }, { timeout: 700 })).rejects.toThrow(
      'Unable to find',
    )
  })
})

it('starts at once from a link that asks for it, whatever the subject', async () => {
  aWorld(3)
  openScreen('/practice?subject=physics&start=1')
  await screen.findByRole('heading', { name: 'Question 1 of 3' })
})

it('asks for nothing that only the settings show on the way into a session that starts at once', async () => {
  const world = aWorld(3)
  openScreen('/practice?subject=physics&start=1')
  await screen.findByRole('heading', { name: 'Question 1 of 3' })
  expect(world.asked.filter((path) => /topics|count|statistics|settings/.test(path))).toEqual([])
})

it('shows the settings where a session that was to start at once has no questions', async () => {
  aWorld(0)
  openScreen('/practice?subject=physics&start=1')
  await screen.findByText('No questions found')
  await screen.findByRole('button', { name: 'Start Practice Session' })
})

it('does not start a link to a topic again after a reload and Exit Quiz', async () => {
  aWorld(3)
  openScreen('/practice?subject=physics&topicId=phy-power')
  await screen.findByRole('heading', { name: 'Question 1 of 3' })
  await pickOption('A newton')
  await reload()
  await screen.findByRole('heading', { name: 'Question 1 of 3' })
  press('Exit Quiz')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue later' }))
  await screen.findByRole('heading', { name: 'Resume question 1?' })
  await expect(screen.findByRole('heading', { name: /^Question/ }, { timeout: 700 })).rejects.toThrow('Unable to find')
})

it.each([
  [1, '1 answer could not be added to your results.'],
  [2, '2 answers could not be added to your results.'],
])('say of %i refused answers that they do not count, and lead to the reasons', async (count, words) => {
  aWorld(1)
  const session = aSession(1)
  for (let seq = 0; seq < count; seq++) {
    const tap = { questionId: 'q1', option: seq, answerId: newId(), tzOffset: 60, at: startOfTime }
    const answer = toSyncedAnswer(practise({ ...session, taps: seq }, { type: 'choose', ...tap }))
    await writeSteps([{ userId, session, answer, said: { state: 'rejected', reason: 'conflict' } }])
  }
  await flushNow()
  openScreen()
  await screen.findByText(words)
  expect(screen.getByRole('link', { name: 'See why' }).getAttribute('href')).toBe('/storage')
})

it('says that there is no session only where that is known', async () => {
  const world = aWorld(3)
  world.broken.add('/api/scores')
  openScreen()
  await screen.findByText("Couldn't load your sessions")
  expect(screen.queryByText('No sessions yet')).toBeNull()
  world.broken.clear()
  press('Try again')
  await screen.findByText('No sessions yet')
})
