import type { SubjectId } from '@sabi/shared/content/question'
import { factQuestions, type FactTable } from '../engine/facts.ts'
import { randomFrom } from '../engine/random.ts'
import { placeAmongFive, placeKeys } from './key-positions.ts'
import type { SourceQuestion } from './source-question.ts'

/** A table with the subject of its folder. */
export interface PlacedTable {
  subject: SubjectId
  path: string
  table: FactTable
}

/** The questions of a fact table, with their options in order. */
export function questionsOfTable({ subject, path, table }: PlacedTable): SourceQuestion[] {
  const questions = factQuestions(table)
  const places = placeKeys(questions.map(({ id }) => ({ id, fixed: null })))
  return questions.map((question, index) => {
    const wrong = randomFrom(`order of ${question.id}`).shuffle(question.wrong)
    const correctOption = question.wrong.length === 4 ? placeAmongFive(question.id) : (places[index] ?? 0)
    const options = wrong.map(({ option }) => option)
    const reasons: (string | null)[] = wrong.map(({ why }) => why)
    options.splice(correctOption, 0, question.key)
    reasons.splice(correctOption, 0, null)
    return {
      id: question.id,
      kind: 'table',
      sourceId: question.id,
      place: `${path}: ${question.id}`,
      subject,
      topicId: table.topic,
      examType: question.examType,
      difficulty: question.difficulty,
      stem: question.stem,
      options,
      correctOption,
      explanation: question.explanation,
      reasons,
      hints: question.hints,
      figure: null,
      passage: null,
      canShuffle: true,
      isCalculation: false,
      family: question.family,
    }
  })
}
