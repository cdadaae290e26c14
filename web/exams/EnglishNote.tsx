import { boards } from '@sabi/content/exams/papers'
import { offeredPapers } from '@sabi/shared/exams/supply'
import { useTopics } from '../subjects/topic-calls.ts'
import { examTexts } from './texts.ts'

/** Tells a student of the UTME that a part of it is missing here, while the bank has too few questions for a paper in Use of English. */
export function EnglishNote() {
  const topics = useTopics().data?.data
  const board = boards.find((one) => one.board === 'JAMB')
  if (topics === undefined || board === undefined) return null
  const hasEnglish = offeredPapers(board, topics).some(({ choices }) => choices.includes('english'))
  return hasEnglish ? null : <p>{examTexts.noEnglish}</p>
}
