import { withPassagesInOrder } from '@sabi/shared/content/passage-order'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { readQuestions } from '../offline/questions/question-store.ts'
import type { DrawnQuestions } from '../practice/session/local-questions.ts'
import { todayHere, type TodayBlock } from './today-here.ts'

/** The block of today's plan that is not finished, the first if there are several. */
export function nextBlock(blocks: readonly TodayBlock[]): TodayBlock | undefined {
  return blocks.find(({ skills, done }) => done.size < skills.length)
}

/** The questions of the next block that are still to be answered; null if there is no plan, or all of it is done. */
export async function drawToday(userId: string): Promise<{ filter: QuestionFilter; drawn: DrawnQuestions } | null> {
  const plan = await todayHere(userId)
  const block = plan === null ? undefined : nextBlock(plan.blocks)
  if (plan === null || block === undefined) return null
  const open = block.skills.filter(({ skill }) => !block.done.has(skill))
  const variants = open.map(({ skill, topicId }) => plan.skills.get(topicId)?.get(skill) ?? [])
  const found = new Map((await readQuestions(variants.flat())).map((question) => [question.id, question]))
  const questions = variants.flatMap((ids) => {
    // Not met yet, and in the style of the student's own exam, where there are any.
    const here = ids.flatMap((id) => found.get(id) ?? [])
    const unmet = someOf(here, ({ id }) => !plan.answered.has(id))
    const own = someOf(unmet, ({ examType }) => examType === plan.board)
    return own[Math.floor(Math.random() * own.length)] ?? []
  })
  if (questions.length === 0) return null
  return {
    filter: { subject: block.subject, examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' },
    drawn: { questions: withPassagesInOrder(questions), matching: questions.length },
  }
}

/** Those that pass, or all if none does. */
function someOf<T>(list: readonly T[], passes: (entry: T) => boolean): readonly T[] {
  const passing = list.filter(passes)
  return passing.length > 0 ? passing : list
}
