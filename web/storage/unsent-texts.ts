import { counted } from '@sabi/shared/subjects/count-words'
import type { BroughtBack } from '../offline/answers/answer-file.ts'
import type { SetAsideReason } from '../offline/answers/answers-database.ts'

export const unsentTexts = {
  title: 'Not sent yet',
  none: 'All your answers and messages are sent.',
  waiting: (things: readonly (string | false)[], count: number) =>
    `${things.filter(Boolean).join(' and ')} ${count === 1 ? 'waits' : 'wait'} on this phone.`,
  others: (count: number) =>
    `${counted(count, 'answer')} of another student ${count === 1 ? 'waits' : 'wait'} too. That student has to sign in to send them.`,
  signIn: 'Sign in again to send them.',
  offline: 'You need a connection to send.',
  waitsUntil: (time: Date) =>
    `The server asked this phone to wait. Your answers are safe here and will be sent at ${time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}.`,
  setAside: 'Set aside',
  reasons: {
    conflict: 'the server has it with another option.',
    'unknown-question': 'the server does not know this question.',
    'unknown-option': 'the server does not know this option.',
    invalid: 'it can no longer be read.',
    refused: 'the server does not take it.',
  } satisfies Record<SetAsideReason, string>,
  sessionReason: (reason: SetAsideReason) =>
    reason === 'invalid' ? 'the server can’t read it.' : 'the server does not take it.',
  offer:
    'A file with answers was shared with this app. Add its answers to your account? Say no if you did not share it yourself.',
  saved: (name: string) => `Saved as ${name}.`,
  failed: "This phone can't do that right now. Please try again.",
  broughtBack(result: BroughtBack | undefined): string {
    if (result === undefined) return 'The shared file did not arrive. Choose it below.'
    if (result === 'too large') return 'This file is too large. Choose one that was saved here.'
    if (result === 'not ours') return 'This file holds no saved answers. Choose one that was saved here.'
    if (result === 'another account') return 'This file belongs to another account. Sign in to that account first.'
    const unreadable = result.unreadable > 0 ? ` ${counted(result.unreadable, 'answer')} can’t be read.` : ''
    if (result.added === 0) return `No answer in this file is new to this phone.${unreadable}`
    return `${counted(result.added, 'answer')} brought back.${unreadable}`
  },
}
