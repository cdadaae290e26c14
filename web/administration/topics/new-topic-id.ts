import type { SubjectId } from '@sabi/shared/content/question'

const longestWords = 40

/** The id of a new topic, made from its title: 'che-acids-at-home'. */
export function newTopicId(subject: SubjectId, title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestWords)
    .replace(/^-+|-+$/g, '')
  return `${subject.slice(0, 3)}-${words === '' ? 'topic' : words}`
}
