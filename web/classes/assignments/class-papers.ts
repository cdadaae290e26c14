import { boards } from '@sabi/content/exams/papers'
import type { AssignmentTask } from '@sabi/shared/classes/assignments'
import type { SubjectId } from '@sabi/shared/content/question'
import { shortLengths, subjectsOf, wholeLength } from '@sabi/shared/exams/paper'
import { subjectName } from '@sabi/shared/subjects/subject'
import { newCode } from '../../exams/orders.ts'

interface ClassPaper {
  value: string
  label: string
  task: () => AssignmentTask
}

/** The papers of all boards that can be set in the subjects of a class, whole and short. */
export function papersOf(subjects: readonly SubjectId[]): ClassPaper[] {
  const sets = [...subjects.map((subject) => [subject]), [...subjects]]
  return boards.flatMap((board) =>
    board.papers.flatMap((paper) =>
      sets.flatMap((asked, place) => {
        const chosen = subjectsOf(paper, asked)
        // A class of one subject has the same set twice.
        if (chosen === null || (place === subjects.length && asked.length === 1)) return []
        const whole = wholeLength({ board, paper, subjects: chosen })
        const name = `${board.name}: ${paper.name}, ${chosen.map(subjectName).join(', ')}`
        return [...shortLengths.filter((length) => length < whole), null].map((length) => ({
          value: `${paper.id} ${chosen.join('-')} ${length}`,
          label: `${name}, ${length ?? whole} questions`,
          task: () => ({ kind: 'paper' as const, paper: paper.id, subjects: chosen, length, code: newCode() }),
        }))
      }),
    ),
  )
}
