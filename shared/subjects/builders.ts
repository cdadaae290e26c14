import type { Topic } from './calls.ts'

/** A ready topic for tests: the first of physics, with twenty questions. */
export function aTopic(id: string, changes: Partial<Topic> = {}): Topic {
  return {
    id,
    title: `Title of ${id}`,
    description: `What ${id} is about.`,
    level: 'SS1',
    category: 'Motion',
    unit: 1,
    subject: 'physics',
    difficulty: 'medium',
    _count: { questions: 20 },
    ...changes,
  }
}
