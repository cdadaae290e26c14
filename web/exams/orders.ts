import { boards } from '@sabi/content/exams/papers'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { allowances, shortLengths, type Allowance, type BoardPapers, type PaperOrder } from '@sabi/shared/exams/paper'
import { subjectName } from '@sabi/shared/subjects/subject'

/** A paper as an address asks for it. */
export interface AskedPaper {
  order: PaperOrder
  allowance: Allowance
  /** Grants pauses. */
  mayPause: boolean
  /** The code of a paper that friends share; null for one of the student's own. */
  code: string | null
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
  const code = text?.trim().toUpperCase() ?? ''
  return codeForm.test(code) ? code : null
}

/** The address of the hall with this paper. */
export function addressOf({ order, allowance, mayPause, code }: AskedPaper): string {
  const query = new URLSearchParams({
    paper: order.paper.id,
    subjects: order.subjects.join('-'),
    ...(order.length === null ? {} : { length: String(order.length) }),
    ...(allowance === 'none' ? {} : { time: allowance }),
    ...(mayPause && { pauses: '1' }),
    ...(code === null ? {} : { code }),
  })
  return `/exam?${query}`
}

/** The paper that an address asks for; null if it names none that can be set. */
export function askedPaper(query: URLSearchParams): AskedPaper | null {
  const found = findPaper(query.get('paper') ?? '')
  if (found === null) return null
  const asked = query.get('subjects')?.split('-') ?? []
  const subjects = subjectIds.filter((subject) => asked.includes(subject))
  if (subjects.length !== found.paper.subjects) return null
  const length = shortLengths.find((one) => String(one) === query.get('length')) ?? null
  const allowance = allowances.find(({ id }) => id === query.get('time'))?.id ?? 'none'
  const mayPause = query.get('pauses') === '1'
  return { order: { ...found, subjects, length }, allowance, mayPause, code: codeFrom(query.get('code')) }
}

/** A paper of any board, by its id; null if no board has it any more. */
export function findPaper(id: string): { board: BoardPapers; paper: BoardPapers['papers'][number] } | null {
  const board = boards.find(({ papers }) => papers.some((paper) => paper.id === id))
  const paper = board?.papers.find((one) => one.id === id)
  return board === undefined || paper === undefined ? null : { board, paper }
}

/** 'Chemistry, Physics and Biology' */
export function subjectWords(subjects: readonly SubjectId[]): string {
  return new Intl.ListFormat('en-GB').format(subjects.map(subjectName))
}
