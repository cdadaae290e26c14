import type { SubjectId } from '../content/question.ts'

export interface Subject {
  id: SubjectId
  name: string
  description: string
}

/** The four subjects with the words that students read. */
export const subjects: readonly Subject[] = [
  { id: 'chemistry', name: 'Chemistry', description: 'Matter, reactions, the mole, metals and organic chemistry' },
  { id: 'physics', name: 'Physics', description: 'Motion, heat, waves, light, electricity and the atom' },
  { id: 'biology', name: 'Biology', description: 'Cells, plants, animals, ecology and heredity' },
  { id: 'mathematics', name: 'Mathematics', description: 'Number, algebra, geometry, calculus and statistics' },
]

/** The subject's name for students: 'Chemistry'. */
export function subjectName(id: SubjectId): string {
  return subjects.find((subject) => subject.id === id)?.name ?? id
}
