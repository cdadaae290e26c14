import { BoardPapers, shortLengths, subjectsOf, type PaperOrder } from '@sabi/shared/exams/paper'
import * as z from 'zod/mini'
import jamb from './jamb-2026.json' with { type: 'json' }
import neco from './neco-2026.json' with { type: 'json' }
import waec from './waec-2026.json' with { type: 'json' }

/** The objective papers of the three boards. A file changes counts, minutes, options, calculator and marks, and no code. */
export const boards: readonly BoardPapers[] = z.array(BoardPapers).parse([jamb, waec, neco])

/** A paper of any board, by its id; null if no board has it any more. */
export function findPaper(id: string): Pick<PaperOrder, 'board' | 'paper'> | null {
  const board = boards.find(({ papers }) => papers.some((paper) => paper.id === id))
  const paper = board?.papers.find((one) => one.id === id)
  return board === undefined || paper === undefined ? null : { board, paper }
}

/** A paper as an address names it. */
export interface NamedPaper {
  paper: string
  /** Joined by '-'. */
  subjects: string
  /** One of the short lengths; anything else means the whole paper. */
  length: string | null
}

/** The paper of that name; null if no board has it, or not in these subjects. */
export function orderOf({ paper: id, subjects: names, length }: NamedPaper): PaperOrder | null {
  const found = findPaper(id)
  const subjects = found && subjectsOf(found.paper, names.split('-'))
  if (found === null || subjects === null) return null
  return { ...found, subjects, length: shortLengths.find((one) => String(one) === length) ?? null }
}
