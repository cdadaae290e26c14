import type { Textbook, TextbookNote } from '../content/note.ts'
import type { Question, SubjectId } from '../content/question.ts'
import { htmlOfText, withoutFigures } from '../content/rich-text.ts'

/** A searchable text with its headings. */
export interface Matter {
  kind: 'note' | 'explanation'
  /** The subject, where it is known. */
  subject?: SubjectId
  /** Title of the topic. */
  title: string
  /** Section heading ('' for the opening of a note), or the text of the explained question. */
  heading: string
  /** The learning objectives of the note. */
  objectives: readonly string[]
  /** Our own HTML, safe to display. */
  html: string
}

/** A quotable part of the textbook: a section of a note, or the explanation of a question. */
export interface Passage extends Matter {
  subject: SubjectId
  topicId: string
  /** The explained question; undefined for a section of a note. */
  questionId?: string
}

export type ExplainedQuestion = Pick<Question, 'id' | 'topicId' | 'text' | 'explanation' | 'family' | 'rich'>

/**
 * The passages of a subject: every section of its notes, and the explanations of its questions. Variants of one template share
 * an explanation, so only the first of each family is included.
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
    html: withoutFigures(section.html),
  }))
}
