import type { Textbook, TextbookNote } from '../content/note.ts'
import type { Question, SubjectId } from '../content/question.ts'
import { htmlOfText } from '../content/rich-text.ts'

/** A piece of text that can be found by what it says and what stands over it. */
export interface Matter {
  kind: 'note' | 'explanation'
  /** Title of its topic. */
  title: string
  /** Heading of the section ('' for a note's opening), or the question that is explained. */
  heading: string
  /** What its note promises to teach. */
  objectives: readonly string[]
  /** As HTML of ours, to be shown. */
  html: string
}

/** A piece of the textbook that can be quoted by itself: a section of a note, or the explanation of a question. */
export interface Passage extends Matter {
  subject: SubjectId
  topicId: string
  /** The question that is explained; a section of a note has none. */
  questionId?: string
}

export type ExplainedQuestion = Pick<Question, 'id' | 'topicId' | 'text' | 'explanation' | 'family' | 'rich'>

/**
 * The passages of a subject: every section of its notes, and the explanations of its questions. Variants of one template
 * explain alike, so the first of each family stands for all.
 */
export function passagesOf({ subject, notes }: Textbook, questions: readonly ExplainedQuestion[] = []): Passage[] {
  const titles = new Map(notes.map(({ topicId, title }) => [topicId, title]))
  const families = new Set<string>()
  const explained = questions.filter(({ family }) => {
    if (family === null) return true
    const isNew = !families.has(family)
    families.add(family)
    return isNew
  })
  return [
    ...notes.flatMap((note) => sectionsOf(subject, note)),
    ...explained.map(({ id, topicId, text, explanation, rich }) => ({
      kind: 'explanation' as const,
      questionId: id,
      subject,
      topicId,
      title: titles.get(topicId) ?? '',
      heading: text,
      objectives: [],
      html: rich?.explanation ?? htmlOfText(explanation),
    })),
  ]
}

function sectionsOf(subject: SubjectId, { topicId, title, objectives, sections }: TextbookNote): Passage[] {
  return sections.map((section) => ({
    kind: 'note' as const,
    subject,
    topicId,
    title,
    heading: section.title,
    objectives,
    html: section.html,
  }))
}
