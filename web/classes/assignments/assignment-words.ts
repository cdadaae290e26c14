import { taskWords } from '@sabi/shared/classes/assignments'
import { isDone, nextCounts, type AssignmentHere } from './own-assignments.ts'

/** When something is due: 'Due today, 17:00', 'Due tomorrow, 17:00', 'Due Wed 3 Dec, 17:00', 'Was due 2 Dec'. */
export function dueWords(iso: string, now = new Date()): string {
  const due = new Date(iso)
  const day = due.toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(due.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })
  if (due < now) return `Was due ${day}`
  const days = dayOf(due) - dayOf(now)
  const name = days === 0 ? 'today' : days === 1 ? 'tomorrow' : day
  return `Due ${name}, ${due.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
}

function dayOf(time: Date): number {
  return Math.round(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / (24 * 60 * 60 * 1000))
}

/** Describes an assignment to a student: its size, and when it is due or how it ended. */
export function stateWords({ assignment, state }: AssignmentHere): string {
  const { work, dueAt, task } = assignment
  const score = work.correct === null ? '' : `: ${work.correct} of ${work.total}`
  const words = {
    none: dueWords(dueAt),
    begun: `${dueWords(dueAt)}. You have begun`,
    done: `Done${score}`,
    late: `Done late${score}`,
    'sent later': 'Done. Your teacher sees it once it is sent',
  }
  const once = assignment.isOnce && (state === 'none' || state === 'begun') ? ' · Only the first time counts' : ''
  return `${words[state]} · ${taskWords(task)}${once}`
}

/** The label of the button that starts it. */
export function startWords(here: AssignmentHere): string {
  if (here.openId !== null) return 'Continue'
  if (!isDone(here)) return 'Start'
  return nextCounts(here) ? 'Do it again' : 'Practise again'
}

export const assignmentTexts = {
  gone: { title: 'This assignment is no longer there', description: 'Your teacher may have deleted it.' },
  notHere: {
    title: 'The questions are not on this phone',
    description: 'Connect to the internet once, and try again.',
  },
  again: {
    title: 'You have done this assignment',
    description: 'Only the first time counts, so this is ordinary practice.',
  },
} as const
