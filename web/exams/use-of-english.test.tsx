// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { aSession } from '@sabi/shared/practice/builders'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, openApp, renderPart, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { ExamResult } from './result/ExamResult.tsx'

startAfresh()

const exam = {
  paper: 'utme-subject',
  minutes: 40,
  allowance: 'none',
  seed: 'seed',
  leftMs: 60_000,
  endsAt: 0,
}

test('exam prep says that the UTME also has Use of English, and says it of no other board', async () => {
  signIn()
  fakeServer({})
  openApp('/exam-prep')
  fireEvent.click(await screen.findByRole('radio', { name: 'JAMB' }))
  screen.getByText("The UTME also has Use of English, which this app doesn't have yet.")
  fireEvent.click(screen.getByRole('radio', { name: 'WAEC' }))
  expect(screen.queryByText(/Use of English/)).toBeNull()
})

test.each([
  ['utme-subject', 'JAMB', 1],
  ['waec-paper-1', 'WAEC', 0],
] as const)(
  'the result of %s says whose marks it shows, where %s has Use of English',
  async (paper, examType, times) => {
    signIn()
    fakeServer({})
    const { filter, ...session } = aSession(2, { kind: 'exam', phase: 'results', ending: 'finished' })
    renderPart(
      <ExamResult
        userId={aUser().id}
        session={{ ...session, filter: { ...filter, examType }, exam: { ...exam, paper } }}
      />,
    )
    await screen.findByRole('heading', { level: 1, name: 'Result' })
    expect(screen.queryAllByText(/These are the marks of 1 subject\. .* with Use of English/)).toHaveLength(times)
  },
)
