import type { Passage } from '@sabi/shared/content/passage'
import type { Difficulty, ExamType, Figure, SubjectId } from '@sabi/shared/content/question'

/** A question from any kind of source, in one shape; still source text (LaTeX between dollar signs). */
export interface SourceQuestion {
  id: string
  kind: 'family' | 'item' | 'table'
  /** The entry of the ledger: the family in a board's style, the item, or the question of a fact table. */
  sourceId: string
  /** The file and position, for authors. */
  place: string
  subject: SubjectId
  topicId: string
  examType: ExamType
  difficulty: Difficulty
  stem: string
  options: readonly string[]
  correctOption: number
  explanation: string
  /** One entry per option; null for the key. */
  reasons: readonly (string | null)[]
  hints: readonly string[]
  figure: Figure | null
  passage: Passage | null
  canShuffle: boolean
  isCalculation: boolean
  family: string | null
}
