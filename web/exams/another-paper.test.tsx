// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { findPaper } from '@sabi/content/exams/papers'
import { startExam } from '@sabi/shared/exams/sitting'
import { aQuestion } from '@sabi/shared/practice/builders'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, openApp, renderPart, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { settingsReply } from '../testing/settings-reply.ts'
import { settingsCall } from '../testing/settings-world.ts'
import { ExamResult } from './result/ExamResult.tsx'

startAfresh()

test('after a paper the next is chosen like it: board, paper, subject, length, extra time and pauses', async () => {
  const found = findPaper('waec-paper-1')
  if (found === null) throw new Error('the paper is gone')
  const order = { ...found, subjects: ['biology'] as const, length: 20 }
  const questions = Array.from({ length: 20 }, (_, index) => ({
    question: aQuestion(`q${index}`, { subject: 'biology' }),
    shownOrder: [0, 1, 2, 3],
  }))
  const paper = { id: 'a-paper', order, allowance: 'quarter', mayPause: true, questions, seed: 'K7F3Q' } as const
  signIn()
  fakeServer({ [settingsCall]: settingsReply() })
  const result = renderPart(
    <ExamResult userId={aUser().id} session={startExam({ ...paper, now: { wall: 0, monotonic: 0 } })} />,
  )
  const next = (await screen.findByRole('link', { name: 'Sit another paper' })).getAttribute('href') ?? ''
  result.unmount()
  openApp(next)
  const link = (await screen.findByRole('link', { name: 'Read the instructions' })).getAttribute('href')
  expect(link).toBe('/exam?paper=waec-paper-1&subjects=biology&length=20&time=quarter&pauses=1')
})
