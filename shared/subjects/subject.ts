import type { SubjectId } from '../content/question.ts'

export interface Subject {
  id: SubjectId
  name: string
  /** The name as students read it; the name of the specification for `name`. */
  displayName: string
  /** Name of its icon in Lucide. */
  icon: 'flask-conical' | 'atom' | 'leaf' | 'calculator' | 'type'
  /** Its colour and gradient, as CSS over the design tokens. Those of English are not defined yet: screens show it in the colours of a warning. */
  color: string
  gradient: string
  description: string
}

/** The subjects in the order in which students see them. */
export const subjects: readonly Subject[] = [
  {
    ...look('chemistry', 'flask-conical'),
    name: 'Chemistry',
    displayName: 'Chemistry',
    description: 'Matter, reactions, the mole, metals and organic chemistry',
  },
  {
    ...look('physics', 'atom'),
    name: 'Physics',
    displayName: 'Physics',
    description: 'Motion, heat, waves, light, electricity and the atom',
  },
  {
    ...look('biology', 'leaf'),
    name: 'Biology',
    displayName: 'Biology',
    description: 'Cells, plants, animals, ecology and heredity',
  },
  {
    ...look('mathematics', 'calculator'),
    name: 'Mathematics',
    displayName: 'Mathematics',
    description: 'Number, algebra, geometry, calculus and statistics',
  },
  {
    ...look('english', 'type'),
    name: 'Use of English',
    displayName: 'Use of English',
    description: 'Comprehension, words, grammar and oral forms',
  },
]

function look(id: SubjectId, icon: Subject['icon']): Pick<Subject, 'id' | 'icon' | 'color' | 'gradient'> {
  const color = `var(--${id})`
  return { id, icon, color, gradient: `linear-gradient(135deg, ${color}, var(--${id}-soft))` }
}

/** The subject's name for students: 'Chemistry'. */
export function subjectName(id: SubjectId): string {
  return subjects.find((subject) => subject.id === id)?.displayName ?? id
}

/** The subject's name within a sentence: 'chemistry', but 'Use of English'. */
export function nameInSentence(id: SubjectId): string {
  return id === 'english' ? subjectName(id) : id
}
