import type { Passage } from '@sabi/shared/content/passage'
import type { SubjectId } from '@sabi/shared/content/question'
import type { PassageFile, SourcePassage } from '../engine/passage.ts'
import { questionsOfItems } from './from-items.ts'
import { typeset } from './mathematics.ts'
import type { SourceQuestion } from './source-question.ts'

/** A file of passages with the subject of its folder. */
export interface PlacedPassages {
  subject: SubjectId
  path: string
  file: PassageFile
}

/** The questions of a file, each with its passage. Throws where an id or a piece of evidence does not fit its passage. */
export function questionsOfPassages({ subject, path, file: { topic, passages } }: PlacedPassages): SourceQuestion[] {
  for (const passage of passages) assertFits(passage, topic)
  const items = passages.flatMap((passage) => passage.items)
  const passageByItem = new Map(
    passages.flatMap((passage) => passage.items.map(({ id }) => [id, publishedPassage(passage)])),
  )
  return questionsOfItems({ subject, path, file: { topic, items } }).map((question) => ({
    ...question,
    passage: passageByItem.get(question.id) ?? null,
  }))
}

/** A passage in the form that students get. */
export function publishedPassage({ id, title, text: source }: Pick<SourcePassage, 'id' | 'title' | 'text'>): Passage {
  const { text, html } = typeset(paragraphsOf(source).join('\n\n'))
  return { id, title, text, ...(html === null ? {} : { html }) }
}

function paragraphsOf(source: string): string[] {
  return source.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
}

function assertFits(passage: SourcePassage, topic: string): void {
  if (!new RegExp(`^${topic}-p\\d{2}$`).test(passage.id))
    throw new Error(`${passage.id} is no id of a passage of ${topic}`)
  const { text } = publishedPassage(passage)
  const hasGaps = text.includes('____(1)____')
  passage.items.forEach(({ id, evidence = [] }, index) => {
    if (id !== `${passage.id}-${index + 1}`) throw new Error(`${id} should be ${passage.id}-${index + 1}`)
    if (!hasGaps && evidence.length === 0) throw new Error(`${id} names no words of the passage that prove its key`)
    const missing = evidence.find((words) => !text.includes(words.replace(/\s+/g, ' ')))
    if (missing !== undefined) throw new Error(`${id}: the passage does not say '${missing}'`)
  })
}
