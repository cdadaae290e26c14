import { orderOf } from '@sabi/content/exams/papers'
import { PhoneId } from '@sabi/shared/sync/calls'
import type { SubjectId } from '@sabi/shared/content/question'
import { allowanceOf, type Allowance, type PaperOrder } from '@sabi/shared/exams/paper'
import { subjectName } from '@sabi/shared/subjects/subject'

/** A paper as an address asks for it. */
export interface AskedPaper {
  order: PaperOrder
  allowance: Allowance
  /** Grants pauses. */
  mayPause: boolean
  /** The code of a paper that friends share; null for one of the student's own. */
  code: string | null
  /** The assignment of a class that it is, if it is one. */
  assignmentId?: string | undefined
}

/** Letters and digits that are not taken for each other when a code is read aloud or copied by hand. */
const codeSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeForm = new RegExp(`^[${codeSigns}]{5}$`)

/** A new code for a paper that friends share. */
export function newCode(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => codeSigns[byte % codeSigns.length]).join('')
}

/** A code as it was typed; null if it can't be one. */
export function codeFrom(text: string | null): string | null {
  const code = text?.replace(/[\s-]/g, '').toUpperCase() ?? ''
  return codeForm.test(code) ? code : null
}

/** The address of the hall with this paper. */
export function addressOf(asked: AskedPaper): string {
  return `/exam?${queryOf(asked)}`
}

/** The address where another paper of the same kind is chosen. */
export function choiceLike(asked: AskedPaper): string {
  return `/exam-prep?${queryOf({ ...asked, code: null, assignmentId: undefined })}`
}

function queryOf({ order, allowance, mayPause, code, assignmentId }: AskedPaper): URLSearchParams {
  return new URLSearchParams({
    paper: order.paper.id,
    subjects: order.subjects.join('-'),
    ...(order.length === null ? {} : { length: String(order.length) }),
    ...(allowance === 'none' ? {} : { time: allowance }),
    ...(mayPause && { pauses: '1' }),
    ...(code === null ? {} : { code }),
    ...(assignmentId !== undefined && { assignment: assignmentId }),
  })
}

/** The paper that an address asks for; null if it names none that can be set. */
export function askedPaper(query: URLSearchParams): AskedPaper | null {
  const order = orderOf({
    paper: query.get('paper') ?? '',
    subjects: query.get('subjects') ?? '',
    length: query.get('length'),
  })
  if (order === null) return null
  const allowance = allowanceOf(query.get('time')).id
  const mayPause = query.get('pauses') === '1'
  const assignmentId = PhoneId.safeParse(query.get('assignment')).data
  return { order, allowance, mayPause, code: codeFrom(query.get('code')), assignmentId }
}

/** 'Chemistry, Physics and Biology' */
export function subjectWords(subjects: readonly SubjectId[]): string {
  return new Intl.ListFormat('en-GB').format(subjects.map(subjectName))
}
