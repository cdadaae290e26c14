import { explainsAtOnce } from '@sabi/shared/practice/feedback'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { useEffect, useEffectEvent } from 'react'
import { answerKeys } from '../../platform/answer-keys.ts'
import { keyCommand } from './quiz-keys.ts'
import { act, choose, move } from '../session/steps.ts'

interface Sheets {
  onSubmit: () => void
  /** Returns from the submit dialog: the only key that works in a dialog. */
  onReturn: () => void
  onHelp: () => void
}

/** Keyboard shortcuts: A to E or 1 to 5 answer, N and P move, M marks, S submits, ? lists them. */
export function useQuizKeys(session: PracticeSession, { onSubmit, onReturn, onHelp }: Sheets): void {
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const command = keyCommand(event)
    // Only character keys can be turned off.
    if ((answerKeys.get() === 'off' && command?.type !== 'go on') || event.repeat) return
    const isInDialog = document.querySelector('dialog[open]') !== null
    if (command === null || isInDialog !== (command.type === 'return')) return
    event.preventDefault()
    if (command.type === 'return') return onReturn()
    if (command.type === 'submit') return onSubmit()
    if (command.type === 'help') return onHelp()
    if (command.type === 'mark') return act({ type: 'mark' })
    if (command.type === 'go on') return goOn(session)
    if (command.type !== 'choose') return void move({ type: command.type })
    const entry = session.questions[session.position]
    const option = entry?.shownOrder[command.place]
    if (entry !== undefined && option !== undefined) choose(entry.question.id, option)
  })
  useEffect(() => {
    document.addEventListener('keydown', obey)
    return () => document.removeEventListener('keydown', obey)
  }, [])
}

/** Moves past an answer that has been explained. */
function goOn(session: PracticeSession): void {
  const id = session.questions[session.position]?.question.id ?? ''
  if (explainsAtOnce(session) && session.answers[id] !== undefined) void move({ type: 'next' })
}
