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
  const ids = open.flatMap(({ skill, topicId }) => {
    const variants = plan.skills.get(topicId)?.get(skill) ?? []
    const unmet = variants.filter((id) => !plan.answered.has(id))
    const pool = unmet.length > 0 ? unmet : variants
    return pool[Math.floor(Math.random() * pool.length)] ?? []
  })
  const questions = await readQuestions(ids)
  if (questions.length === 0) return null
  return {
    filter: { subject: block.subject, examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' },
    drawn: { questions, matching: questions.length },
  }
}
