import type { Note } from '@sabi/shared/content/note'
import type { Question } from '@sabi/shared/content/question'
import { Syllabus, topicsOf } from '@sabi/shared/content/syllabus'
import type { LintedQuestion } from '../lint/rule.ts'
import { hashBySource, type Ledger } from './ledger.ts'
import { publishedNote, type NoteFigures, type SourceNote } from './notes.ts'
import { publishedForm, type UnversionedQuestion } from './questions.ts'
import type { SourceQuestion } from './source-question.ts'
import { questionsOf, type Sources } from './sources.ts'

/** A question with its source. */
export interface Made {
  source: SourceQuestion
  question: UnversionedQuestion
}

export interface Assembly {
  /** Of every unit the topics that have questions or a note. */
  syllabus: Syllabus
  made: readonly Made[]
  hashes: ReadonlyMap<string, string>
  /** In syllabus order. */
  notes: readonly Note[]
}

/** All questions of the sources in published form, without versions. */
export function assemble(sources: Sources): Assembly {
  const made = questionsOf(sources).map((source) => ({ source, question: publishedForm(source) }))
  const hashes = hashBySource(made.map(({ source, question }) => ({ sourceId: source.sourceId, question })))
  const notes = notesInOrder(sources)
  const written = new Set([...made.map(({ source }) => source.topicId), ...notes.map(({ topicId }) => topicId)])
  return { syllabus: onlyTopics(sources.syllabus, written), made, hashes, notes }
}

/** The syllabus with these topics only: one that nothing has been written for yet would be empty on every screen. */
function onlyTopics(syllabus: Syllabus, ids: ReadonlySet<string>): Syllabus {
  return Syllabus.parse(
    Object.fromEntries(
      Object.entries(syllabus).map(([subject, units]) => [
        subject,
        units.map((unit) => ({ ...unit, topics: unit.topics.filter(({ id }) => ids.has(id)) })),
      ]),
    ),
  )
}

/** The questions in the form that the linter reads. */
export function lintedQuestions({ made }: Assembly): LintedQuestion[] {
  return made.map(({ source, question }) => ({ ...question, kind: source.kind }))
}

/** Throws if a note is about a topic that its subject does not have, or if no note shows a figure. */
function notesInOrder({ syllabus, notes: sources, figures }: Pick<Sources, 'syllabus' | 'notes' | 'figures'>): Note[] {
  assertShown(figures, sources)
  const topics = topicsOf(syllabus)
  const placeById = new Map(topics.map(({ id, subject }, place) => [`${subject} ${id}`, place]))
  const placed = sources.map((source) => {
    const place = placeById.get(`${source.subject} ${source.topicId}`)
    if (place === undefined) throw new Error(`${source.path}: ${source.subject} has no topic ${source.topicId}`)
    return { place, note: publishedNote(source, figures) }
  })
  return placed.sort((a, b) => a.place - b.place).map(({ note }) => note)
}

function assertShown(figures: NoteFigures, notes: readonly SourceNote[]): void {
  const text = notes.map(({ markdown }) => markdown).join('\n')
  const unused = Object.keys(figures).filter((name) => !text.includes(`(figure:${name})`))
  if (unused.length > 0) throw new Error(`No note shows ${unused.join(', ')}`)
}

/** The questions with their versions from the ledger. Throws if the ledger lacks a source. */
export function versioned({ made }: Assembly, ledger: Ledger): Question[] {
  return made.map(({ source, question: { id, ...rest } }) => {
    const entry = ledger.sources[source.sourceId]
    if (entry === undefined) throw new Error(`${source.sourceId} is not in the ledger`)
    return { id, version: entry[0], ...rest }
  })
}
