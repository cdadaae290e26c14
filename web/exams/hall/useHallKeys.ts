import type { ExamSession } from '@sabi/shared/exams/sitting'
import { useEffect, useEffectEvent, useRef } from 'react'
import { answerKeys } from '../../platform/answer-keys.ts'
import { keyCommand } from '../../practice/quiz/quiz-keys.ts'
import { act, choose, handIn, move } from './hall.ts'

interface Submission {
  isSubmitting: boolean
  onSubmit: () => void
  onReturn: () => void
}

/** A second S within this time is a slip of the finger, for S lies between A and D. */
const confirmAfterMs = 400

/**
 * The keys of the hall: A to E choose, N and P move, S asks to hand in, R takes that back, and S once more hands in. A key that is held
 * down counts once.
 */
export function useHallKeys(session: ExamSession, { isSubmitting, onSubmit, onReturn }: Submission): void {
  const askedAt = useRef(0)
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const command = keyCommand(event)
    if (command === null || event.repeat || answerKeys.get() === 'off') return
    const isInDialog = document.querySelector('dialog[open]') !== null
    if (command.type === 'submit') {
      if (isInDialog && !isSubmitting) return
      event.preventDefault()
      if (isSubmitting && performance.now() - askedAt.current >= confirmAfterMs) return void handIn()
      if (isSubmitting) return
      askedAt.current = performance.now()
      return onSubmit()
    }
    if (command.type === 'return' && isSubmitting) return onReturn()
    if (isInDialog) return
    event.preventDefault()
    if (command.type === 'mark') return act({ type: 'mark' })
    if (command.type === 'next' || command.type === 'previous') return void move({ type: command.type })
    if (command.type !== 'choose') return
    const entry = session.questions[session.position]
    const option = entry?.shownOrder[command.place]
    if (entry !== undefined && option !== undefined) choose(entry.question.id, option)
  })
  useEffect(() => {
    document.addEventListener('keydown', obey)
    return () => document.removeEventListener('keydown', obey)
  }, [])
}
