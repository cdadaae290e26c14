import type { Question, RichQuestion } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/content/syllabus'
import type { ImportedQuestion } from './imported-question.ts'
import { mayShuffle } from './normalise-options.ts'
import { normaliseRows } from './normalise.ts'
import type { RefusedRow } from './raw.ts'

/** A question as somebody wrote it into a form: mathematics between dollar signs, the key an index that counts from 0. */
export type WrittenForm = Pick<
  Question,
  'text' | 'options' | 'correctOption' | 'explanation' | 'topicId' | 'examType' | 'difficulty'
> & {
  /** Null for none. Left out, an edited question keeps the picture it has. */
  imageUrl?: string | null | undefined
  /** The subject that the topic must be of; any when left out. */
  subject?: Question['subject'] | undefined
}

interface Surroundings {
  topics: readonly Topic[]
  /** The subject that the topic must be of; any when left out. */
  subject?: Question['subject']
  hasFigure?: boolean
}

/** The question of a form by the rules of an import, or why it cannot be taken in. */
export function questionOfForm(
  { text, options, correctOption, explanation, topicId, examType, difficulty, imageUrl = null, ...form }: WrittenForm,
  { topics, subject: given = form.subject, hasFigure = imageUrl !== null }: Surroundings,
): ImportedQuestion | RefusedRow {
  const subject = given ?? topics.find(({ id }) => id === topicId)?.subject
  if (subject === undefined) return { place: 'form', reason: 'topic-unknown', detail: topicId }
  const key = { kind: 'index', value: correctOption, base: 0 } as const
  const row = {
    place: 'form',
    text,
    options,
    key,
    explanation,
    topic: topicId,
    subject,
    examType,
    difficulty,
    hasFigure,
  }
  const { accepted, refused } = normaliseRows([row], { topics })
  const [outcome] = [...accepted, ...refused]
  if (outcome === undefined) throw new Error('A form was neither accepted nor refused')
  if ('reason' in outcome) return outcome
  // Somebody who writes a question can mend it: nothing is left out of a form.
  const [warning] = outcome.warnings
  return warning === undefined
    ? { ...outcome, imageUrl }
    : { place: 'form', reason: warning.reason, detail: warning.detail }
}

/**
 * What an administrator made of a question, in the version that it had. What the form cannot show stays where its words stayed:
 * mathematics that is set in type, why an option is wrong, hints, the figure.
 */
export function editedQuestion(previous: Question, form: WrittenForm, topics: readonly Topic[]): Question | RefusedRow {
  const imageUrl = form.imageUrl === undefined ? previous.imageUrl : form.imageUrl
  const hasFigure = previous.figure !== undefined || imageUrl !== null
  const isPlaced = form.topicId === previous.topicId
  // A topic of another subject takes the question there. A question whose own topic is gone stays in its subject.
  const subject = form.subject ?? (isPlaced ? previous.subject : undefined)
  const written = questionOfForm(form, { topics, hasFigure, ...(subject === undefined ? {} : { subject }) })
  if ('reason' in written) return written
  const { text, options, correctOption, explanation, topicId, examType, difficulty } = written
  const places = options.map((option) => previous.options.indexOf(option))
  const wrongPlaces = places.map((place, option) => (option === correctOption ? -1 : place))
  const { rich: _, ...kept } = previous
  const rich = richForm({ previous, written, places, wrongPlaces })
  return {
    ...kept,
    subject: written.subject,
    imageUrl,
    text,
    options,
    correctOption,
    explanation,
    topicId,
    examType,
    difficulty,
    canShuffle: previous.canShuffle && mayShuffle(written),
    reasons: wrongPlaces.map((place) => previous.reasons[place] ?? null),
    hints: text === previous.text ? previous.hints : [],
    ...(Object.keys(rich).length === 0 ? {} : { rich }),
  }
}

interface Change {
  previous: Question
  written: ImportedQuestion
  /** Where each option stood before, -1 for one with new words. */
  places: readonly number[]
  /** The same, and -1 for the key: nothing says any more why it would be wrong. */
  wrongPlaces: readonly number[]
}

function richForm({ previous, written, places, wrongPlaces }: Change): RichQuestion {
  const [before, now] = [previous.rich ?? {}, written.rich ?? {}]
  const text = now.text ?? (written.text === previous.text ? before.text : undefined)
  const explanation = now.explanation ?? (written.explanation === previous.explanation ? before.explanation : undefined)
  const options = places.map((place, option) => now.options?.[option] ?? before.options?.[place] ?? null)
  const reasons = wrongPlaces.map((place) => before.reasons?.[place] ?? null)
  return {
    ...(text === undefined ? {} : { text }),
    ...(options.every((option) => option === null) ? {} : { options }),
    ...(explanation === undefined ? {} : { explanation }),
    ...(reasons.every((reason) => reason === null) ? {} : { reasons }),
  }
}
