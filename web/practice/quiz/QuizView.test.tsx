// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { selectSubject } from '../../subjects/topics/selected-subject.ts'
import { haptics } from '../../platform/page/haptics.ts'
import {
  answerMany,
  aWorld,
  endWorld,
  openScreen,
  pickOption,
  press,
  reload,
  startQuiz,
  type World,
} from '../../testing/practice-world.tsx'
import { explaining } from '../setup/session-choices.ts'

afterEach(endWorld)

// FLAG-01
it('the quiz takes no key while a question is reported', async () => {
  aWorld(3)
  openScreen()
  await startQuiz()
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'b' })
    screen.getByText('Answered', { selector: '[role=status]' })
  })
  press('Report this question')
  const dialog = await screen.findByRole('dialog', { name: 'Report this question' })
  for (const key of ['n', 's', 'm', '1', 'ArrowRight'])
    for (const target of [document.body, within(dialog).getByRole('button', { name: 'No option is right' })])
      fireEvent.keyDown(target, { key })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('heading', { name: 'Question 1 of 3' })
  expect(screen.getByRole('radio', { name: 'B watt' })).toHaveProperty('checked', true)
  expect(screen.getByRole('button', { name: 'Mark for review' }).getAttribute('aria-pressed')).toBe('false')
})

describe('the quiz', () => {
  it('names question, subject, exam and difficulty, and offers its options as radios (PRAC-06)', async () => {
    aWorld(3)
    openScreen()
    await startQuiz()
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    for (const words of ['Physics', 'JAMB', 'Medium', 'Which unit measures q1?']) screen.getByText(words)
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

  it('vibrates on a choice only where the student wants it', async () => {
    const vibrate = vi.fn<(ms: number) => boolean>()
    vi.stubGlobal('navigator', Object.create(navigator, { vibrate: { value: vibrate } }))
    aWorld(3)
    openScreen()
    await startQuiz()
    await pickOption('A newton')
    expect(vibrate).not.toHaveBeenCalled()
    haptics.set('on')
    await pickOption('B watt')
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(10)
    haptics.set('off')
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
    fireEvent.click(await screen.findByRole('button', { name: 'Continue later' }))
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
      // The key listener is added shortly after the first paint.
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
    await screen.findByText('1 question answered, 2 not answered. Only answered questions count.')
    fireEvent.keyDown(document.body, { key: '1' })
    fireEvent.keyDown(document.body, { key: 'r' })
    await waitFor(() => expect(screen.queryByText('Submit?')).toBeNull())
    screen.getByText('Not answered', { selector: '[role=status]' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keyboard keys' }))
    fireEvent.keyDown(document.body, { key: 'b' })
    screen.getByText('Not answered', { selector: '[role=status]' })
  })
})

describe('the end of the quiz', () => {
  it('can come early, and counts no question after the last answer', async () => {
    const world = aWorld(5)
    openScreen()
    await startQuiz()
    await answerMany(1, 2)
    press('Exit Quiz')
    const dialog = await screen.findByRole('dialog', { name: 'Leave this session?' })
    expect(within(dialog).getAllByRole('button')[0]?.textContent).toBe('Back to the question')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Finish and see results · 3 not answered' }))
    await screen.findByText('2 of 2 correct')
    screen.getByText('· 3 not answered')
    await waitFor(() => expect([...world.sessions.values()]).toMatchObject([{ questionCount: 2 }]))
    expect([...world.sessions.values()][0]).toHaveProperty('finishedAt')
  })

  it('asks before the last button hands in a session with questions left out', async () => {
    aWorld(2)
    openScreen()
    await startQuiz()
    press('Next')
    await screen.findByRole('heading', { name: 'Question 2 of 2' })
    await pickOption('B watt')
    press('Finish Quiz')
    const dialog = await screen.findByRole('dialog', { name: 'Submit?' })
    within(dialog).getByText('1 question answered, 1 not answered. Only answered questions count.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Back to the question' }))
    screen.getByRole('heading', { name: 'Question 2 of 2' })
  })
})

describe('hints', () => {
  const hinted = (world: World) => {
    world.questions = world.questions.map((question) => ({ ...question, hints: ['Think of power.', 'It is J/s.'] }))
  }

  it('open one by one, then the working, and stay open after a reload', async () => {
    hinted(aWorld(2))
    openScreen()
    await startQuiz()
    press('Hint')
    await screen.findByText('Think of power.')
    expect(screen.queryByText('It is J/s.')).toBeNull()
    press('Next hint')
    screen.getByText('It is J/s.')
    press('Show working')
    screen.getByText(/Power is measured/)
    expect(screen.queryByRole('button', { name: 'Show working' })).toBeNull()
    await pickOption('B watt')
    await reload()
    await screen.findByText('Think of power.')
    press('Next')
    await answerMany(2, 2)
    press('Finish Quiz')
    await screen.findByText('With hint')
  })

  it('are not offered for a question without any', async () => {
    aWorld(1)
    openScreen()
    await startQuiz()
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
  })
})

describe('the choices of a session', () => {
  it('limit its length, and are there again on the next visit (PRAC-08)', async () => {
    aWorld(30)
    openScreen()
    fireEvent.click(await screen.findByRole('radio', { name: '5' }))
    await startQuiz()
    screen.getByRole('heading', { name: 'Question 1 of 5' })
    press('Exit Quiz')
    expect(await screen.findByRole('radio', { name: '5' })).toHaveProperty('checked', true)
  })

  it('explain each answer at once under its options, where the student wants that', async () => {
    aWorld(2)
    openScreen()
    fireEvent.click(await screen.findByRole('radio', { name: 'After each question' }))
    await startQuiz()
    await pickOption('C joule')
    const panel = await screen.findByRole('group', { name: 'Explanation' })
    within(panel).getByText('Why C is wrong')
    explaining.set('usual')
  })

  it('explain a topic one by one and a mix at the end, until the student chooses', async () => {
    aWorld(2)
    openScreen('/practice?subject=physics&topicId=phy-power&start=1')
    await screen.findByRole('heading', { name: 'Question 1 of 2' })
    await pickOption('C joule')
    await screen.findByRole('group', { name: 'Explanation' })
  })

  it('make the subject that is practised the one of the dashboard', async () => {
    aWorld(2)
    selectSubject('biology')
    openScreen('/practice?subject=physics&start=1')
    await screen.findByRole('heading', { name: 'Question 1 of 2' })
    expect(localStorage.getItem('selected-subject')).toBe('physics')
  })

  it('are taken from a link that names them', async () => {
    aWorld(30)
    openScreen('/practice?subject=physics&start=1&count=10&answers=each')
    await screen.findByRole('heading', { name: 'Question 1 of 10' })
    await pickOption('C joule')
    await screen.findByRole('group', { name: 'Explanation' })
  })
})

describe('the checkpoint', () => {
  it('comes after 20 questions with the score of the batch, and continues with the next 20 (PRAC-09)', async () => {
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

it('tells the student when the phone cannot save, and continues', async () => {
  aWorld(3)
  openScreen()
  await startQuiz()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no space left', 'QuotaExceededError')
  })
  await pickOption('B watt')
  // Shown only after discarding the saved questions has freed no space, which is tried several times.
  await screen.findByText(/This phone is full/, {}, { timeout: 8000 })
  press('Next')
  await screen.findByRole('heading', { name: 'Question 2 of 3' })
  vi.restoreAllMocks()
  press('Try again')
  await waitFor(() => expect(screen.queryByText(/This phone is full/)).toBeNull())
})
