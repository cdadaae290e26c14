import type { Difficulty, ExamType, Figure, SubjectId } from '@sabi/shared/content/question'

/** A question in one shape, whatever it comes from; still source text (LaTeX between dollar signs). */
export interface SourceQuestion {
  id: string
  kind: 'family' | 'item' | 'table'
  /** The entry of the ledger: the family, the item or the question of a fact table. */
  sourceId: string
  /** Where an author finds it. */
  place: string
  subject: SubjectId
  topicId: string
  examType: ExamType
  difficulty: Difficulty
  stem: string
  options: readonly string[]
  correctOption: number
  explanation: string
  /** One entry an option; null for the key. */
  reasons: readonly (string | null)[]
  hints: readonly string[]
  figure: Figure | null
  canShuffle: boolean
  isCalculation: boolean
  family: string | null
}
