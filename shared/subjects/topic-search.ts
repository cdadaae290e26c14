import { Level } from '../content/syllabus.ts'
import type { Topic } from './calls.ts'

export const levelFilters = ['all', ...Level.options] as const
export type LevelFilter = (typeof levelFilters)[number]

/** The topics whose title or description holds every word of the search, in any order; all for an empty search. */
export function searchTopics(topics: readonly Topic[], search: string): Topic[] {
  const words = simplify(search).split(/\s+/).filter(Boolean)
  return topics.filter(({ title, description }) => {
    const text = simplify(`${title} ${description}`)
    return words.every((word) => text.includes(word))
  })
}

/** The topics of one school year, or all of them. */
export function ofLevel(topics: readonly Topic[], level: LevelFilter): Topic[] {
  return topics.filter((topic) => level === 'all' || topic.level === level)
}

// Phones type other apostrophes and accents than the syllabus has.
function simplify(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'")
}
