// @vitest-environment happy-dom
import { aTopic } from '@sabi/shared/subjects/builders'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { flushNow } from '../../offline/answers/answers.ts'
import { putNote, putQuestions } from '../../offline/questions/question-store.ts'
import { deleteQuestionsDatabase } from '../../offline/questions/questions-database.ts'
import {
  answerMany,
  aWorld,
  endWorld,
  openScreen,
  pickOption,
  press,
  reload,
  startQuiz,
} from '../../testing/practice-world.tsx'
import { aPackedQuestion } from '../../testing/question-bank.ts'

afterEach(endWorld)

describe('the results', () => {
  it('explain every question: your answer, the correct one, why (PRAC-10)', async () => {
    aWorld(2)
    openScreen()
    await startQuiz()
    await pickOption('C joule')
    press('Next')
    await answerMany(2, 2, 'C joule')
    press('Finish Quiz')
    await screen.findByText('0 of 2 correct')
    screen.getByText("Don't give up")
    const first = screen.getAllByRole('listitem').find((item) => item.querySelector('details') !== null)
    expect(first?.querySelector('details')).toHaveProperty('open', true)
    expect(first?.textContent).toMatch(
      /Your answerC. joule.*Correct answerB. watt.*The joule measures energy.*Explanation/,
    )
    expect(first?.querySelector('a')?.getAttribute('href')).toMatch(
      /^\/ai-tutor\?prompt=Show\+the\+working.+&question=q\d$/,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Wrong 2' }))
    screen.getByRole('button', { name: 'Marked 0' })
  })

  it('take a report of each question (FLAG-01)', async () => {
    aWorld(2)
    openScreen()
    await startQuiz()
    await answerMany(1, 2)
    press('Finish Quiz')
    await screen.findByText('2 of 2 correct')
    expect(screen.getAllByRole('button', { name: 'Report this question' })).toHaveLength(2)
  })

  it('start the same questions again with Try Again, answers cleared, as a separate session (PRAC-11)', async () => {
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
})

describe('the results also', () => {
  // PRAC-10
  it('start a session of exactly what was wrong, without network too', async () => {
    const world = aWorld(4)
    openScreen()
    await startQuiz()
    world.broken.add('/api')
    await finishWithOneMistake(4)
    await screen.findByText('2 of 3 correct')
    screen.getByText('· 1 not answered')
    press('Practise my 1 mistake')
    await screen.findByRole('heading', { name: 'Question 1 of 1' })
    screen.getByText('Which unit measures q1?')
    await answerMany(1, 1)
    world.broken.clear()
    press('Finish Quiz')
    await screen.findByText('1 of 1 correct')
    await flushNow()
    const kinds = [...world.sessions.values()].map(({ kind, questionCount }) => [kind, questionCount])
    expect(kinds).toEqual([
      ['practice', 3],
      ['review', 1],
    ])
  })

  it('lead to the note of the topic that all questions are on', async () => {
    const world = aWorld(1)
    world.topics = [aTopic(world.questions[0]?.topicId ?? '', { title: 'Friction' })]
    openScreen()
    await startQuiz()
    await answerMany(1, 1)
    press('Finish Quiz')
    const link = await screen.findByRole('link', { name: 'Read the note: Friction' })
    expect(link.getAttribute('href')).toBe(`/topics/${world.questions[0]?.topicId}`)
  })

  it('say how the score stands to the last session like this', async () => {
    aWorld(2)
    openScreen()
    await startQuiz()
    await answerMany(1, 2)
    press('Finish Quiz')
    await screen.findByText('2 of 2 correct')
    expect(screen.queryByText(/last time/)).toBeNull()
    press('Try Again')
    await answerMany(1, 2, 'A newton')
    press('Finish Quiz')
    await screen.findByText('100 points below last time: 100%')
  })

  it('tell the time on each question in a table behind the drawing', async () => {
    aWorld(3)
    openScreen()
    await startQuiz()
    await finishWithOneMistake(3)
    const table = await screen.findByRole('table', { name: 'Time on each question' })
    const results = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent?.replace(/(?<=^\d)\d+ s/, ', some time, '))
    expect(results.slice(1)).toEqual(['1, some time, Incorrect', '2, some time, Not answered', '3, some time, Correct'])
  })

  // PRAC-10
  it('list on paper every option, with the right one and the chosen one in words', async () => {
    aWorld(2)
    openScreen()
    await startQuiz()
    await pickOption('C joule')
    press('Next')
    await answerMany(2, 2)
    press('Finish Quiz')
    await screen.findByText('1 of 2 correct')
    const answers = () => screen.getByRole('region', { name: 'Your answers' })
    const optionsOnPaper = () =>
      [...answers().querySelectorAll('dl')].map((list) =>
        [...list.querySelectorAll('dd')].slice(0, 4).map((option) => option.textContent),
      )
    await waitFor(() => {
      // The print listener is added shortly after the first paint.
      window.dispatchEvent(new Event('beforeprint'))
      expect(optionsOnPaper()).toEqual([
        ['A. newton', 'B. watt ← Correct answer', 'C. joule ← Your answer', 'D. pascal'],
        ['A. newton', 'B. watt ← Correct answer ← Your answer', 'C. joule', 'D. pascal'],
      ])
    })
    window.dispatchEvent(new Event('afterprint'))
    expect(within(answers()).queryByText('A. newton')).toBeNull()
  })

  it('lay every answer open for printing, and fold them again after it', async () => {
    aWorld(2)
    openScreen()
    await startQuiz()
    await answerMany(1, 2)
    press('Finish Quiz')
    await screen.findByText('2 of 2 correct')
    const openAnswers = () => screen.getByRole('region', { name: 'Your answers' }).querySelectorAll('details[open]')
    // Chromium lets no HTML be made while it prints, so all of it is there before.
    const print = vi.fn<() => void>(() => expect(openAnswers()).toHaveLength(2))
    vi.stubGlobal('print', print)
    await act(async () => press('Print'))
    expect(print).toHaveBeenCalledOnce()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(openAnswers()).toHaveLength(0)
    await waitFor(() => {
      // The print listener is added shortly after the first paint.
      window.dispatchEvent(new Event('beforeprint'))
      expect(openAnswers()).toHaveLength(2)
    })
    expect(openAnswers()).toHaveLength(2)
    window.dispatchEvent(new Event('afterprint'))
    expect(openAnswers()).toHaveLength(0)
  })
})

describe('sharing the results (PRAC-10)', () => {
  const expected = `Sabi Prep · General · 1/2 (50%)
🟥🟩
Practise free: ${location.origin}/`

  async function openResults() {
    aWorld(2)
    openScreen()
    await startQuiz()
    await answerMany(1, 1, 'A newton')
    press('Next')
    await answerMany(2, 2)
    press('Finish Quiz')
    await screen.findByText('1 of 2 correct')
  }

  it('hands the score to the phone, with nothing that says who the student is', async () => {
    const share = vi.fn<() => Promise<void>>(async () => {})
    letBrowserHave({ share })
    await openResults()
    press('Share')
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: expected })
    expect(screen.queryByRole('link', { name: 'Share on WhatsApp' })).toBeNull()
  })

  it('leads to WhatsApp, or copies, where the phone cannot share', async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => {})
    letBrowserHave({ clipboard: { writeText } })
    await openResults()
    const link = screen.getByRole('link', { name: 'Share on WhatsApp' })
    expect(link.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(expected)}`)
    press('Copy result')
    await screen.findByText('Copied')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(expected)
  })

  const refuse = async () => {
    throw new DOMException('no', 'NotAllowedError')
  }

  it('copies where the phone refuses to share, and says that it did', async () => {
    letBrowserHave({ share: refuse, clipboard: { writeText: async () => {} } })
    await openResults()
    press('Share')
    await screen.findByText('Copied')
  })

  it('says where it can neither share nor copy', async () => {
    letBrowserHave({ share: refuse, clipboard: { writeText: refuse } })
    await openResults()
    press('Share')
    await screen.findByText("Couldn't copy")
  })
})

function letBrowserHave(abilities: object): void {
  vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(abilities)))
}

/** Answers the first question wrongly and all others with the key, except the last, which stays open. */
async function finishWithOneMistake(count: number): Promise<void> {
  await answerMany(1, 1, 'A newton')
  press('Next')
  await screen.findByRole('heading', { name: `Question 2 of ${count}` })
  press('Next')
  await answerMany(3, count)
  press('Finish Quiz')
  fireEvent.click(await screen.findByRole('button', { name: 'Finish and see results · 1 not answered' }))
}

describe('the results of a question that was corrected since', () => {
  afterEach(deleteQuestionsDatabase)

  /** Finishes a session of one question with C, whose key is B. Then the phone downloads a correction. */
  async function finishBefore(correction: Parameters<typeof aPackedQuestion>[1]): Promise<void> {
    aWorld(1)
    openScreen()
    await startQuiz()
    await answerMany(1, 1, 'C joule')
    press('Finish Quiz')
    await screen.findByText('0 of 1 correct')
    await putQuestions([aPackedQuestion('q1', { version: 1_000_001, canShuffle: false, ...correction })])
    await putNote('questionVersion', 'v1.1')
    press('Back to Settings')
  }

  it('are the same in the list and when opened: by the key as it is now', async () => {
    await finishBefore({ correctOption: 2, explanation: 'Energy is measured in joules.' })
    fireEvent.click(await screen.findByRole('button', { name: /100%/ }))
    await screen.findByText('1 of 1 correct')
    screen.getByText('Energy is measured in joules.')
    expect(screen.queryByRole('button', { name: /Practise my/ })).toBeNull()
  })

  it('lead to questions with the corrected key: with Try Again, and among the mistakes', async () => {
    await finishBefore({ correctOption: 3 })
    fireEvent.click(await screen.findByRole('button', { name: /1 question ·.*0%/ }))
    await screen.findByText('Correct answer')
    press('Practise my 1 mistake')
    await answerMany(1, 1, 'D pascal')
    press('Finish Quiz')
    await screen.findByText('1 of 1 correct')
    press('Try Again')
    await screen.findByText('Not answered', { selector: '[role=status]' })
    await answerMany(1, 1, 'D pascal')
    press('Finish Quiz')
    await screen.findByText('1 of 1 correct')
  })
})
