import type { Question, RichQuestion } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/content/syllabus'
import type { ImportedQuestion } from './imported-question.ts'
import { mayShuffle } from './normalise/normalise-options.ts'
import { normaliseRows } from './normalise/normalise.ts'
import type { RefusedRow } from './raw.ts'

/** A question as written in a form: mathematics between dollar signs, and the key as an index from 0. */
export type WrittenForm = Pick<
  Question,
  'text' | 'options' | 'correctOption' | 'explanation' | 'topicId' | 'examType' | 'difficulty'
> & {
  /** Why each option is wrong, '' where there is none. If omitted, an edited question keeps those of options whose words stay. */
  reasons?: readonly string[] | undefined
  /** If omitted, an edited question keeps its own as long as its text stays. */
  hints?: readonly string[] | undefined
  /** Null removes the picture. If omitted, an edited question keeps its own. */
  imageUrl?: string | null | undefined
  /** What the picture shows. If omitted, an edited question keeps its own. */
  imageAlt?: string | undefined
  /** The subject that the topic must belong to; any if omitted. */
  subject?: Question['subject'] | undefined
}

interface Surroundings {
  topics: readonly Topic[]
  /** The subject that the topic must belong to; any if omitted. */
  subject?: Question['subject']
  hasFigure?: boolean
}

/** Turns a form into a question by the rules of an import, or says why it is refused. */
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
    reasons: form.reasons ?? [],
    hints: form.hints ?? [],
  }
  const { accepted, refused } = normaliseRows([row], { topics })
  const [outcome] = [...accepted, ...refused]
  if (outcome === undefined) throw new Error('A form was neither accepted nor refused')
  if ('reason' in outcome) return outcome
  // The author of a form can correct it, so nothing is left out with a warning.
  const [warning] = outcome.warnings
  return warning === undefined
    ? { ...outcome, ...pictureOf({ imageUrl, imageAlt: form.imageAlt }) }
    : { place: 'form', reason: warning.reason, detail: warning.detail }
}

/**
 * Applies an administrator's form to a question, keeping its version. What the form cannot show is kept if its words are unchanged:
 * typeset mathematics and the figure, and reasons and hints if it has none.
 */
export function editedQuestion(previous: Question, form: WrittenForm, topics: readonly Topic[]): Question | RefusedRow {
  const imageUrl = form.imageUrl === undefined ? previous.imageUrl : form.imageUrl
  // A passage, like a figure, may be what the text refers to.
  const hasFigure = previous.figure !== undefined || previous.passage !== undefined || imageUrl !== null
  const isPlaced = form.topicId === previous.topicId
  // A topic of another subject moves the question there. A question whose topic no longer exists stays in its subject.
  const subject = form.subject ?? (isPlaced ? previous.subject : undefined)
  const written = questionOfForm(form, { topics, hasFigure, ...(subject === undefined ? {} : { subject }) })
  if ('reason' in written) return written
  const { text, options, correctOption, explanation, topicId, examType, difficulty } = written
  const places = options.map((option) => previous.options.indexOf(option))
  const wrongPlaces = places.map((place, option) => (option === correctOption ? -1 : place))
  const reasons =
    form.reasons === undefined ? wrongPlaces.map((place) => previous.reasons[place] ?? null) : written.reasons
  const reasonPlaces = wrongPlaces.map((place, option) => (reasons[option] === previous.reasons[place] ? place : -1))
  const keptHints = text === previous.text ? previous.hints : []
  const { rich: _, imageAlt, ...kept } = previous
  const rich = richForm({ previous, written, places, reasonPlaces })
  return {
    ...kept,
    subject: written.subject,
    ...pictureOf({ imageUrl, imageAlt: form.imageAlt ?? imageAlt }),
    text,
    options,
    correctOption,
    explanation,
    topicId,
    examType,
    difficulty,
    canShuffle: previous.canShuffle && mayShuffle(written),
    reasons,
    hints: form.hints === undefined ? keptHints : written.hints,
    ...(Object.keys(rich).length === 0 ? {} : { rich }),
  }
}

function pictureOf({
  imageUrl,
  imageAlt,
}: Pick<Question, 'imageUrl' | 'imageAlt'>): Pick<Question, 'imageUrl' | 'imageAlt'> {
  return imageUrl === null || imageAlt === undefined ? { imageUrl } : { imageUrl, imageAlt }
}

interface Change {
  previous: Question
  written: ImportedQuestion
  /** The previous index of each option, -1 for one with new words. */
  places: readonly number[]
  /** The same, but -1 where the reason is not the previous one. */
  reasonPlaces: readonly number[]
}

function richForm({ previous, written, places, reasonPlaces }: Change): RichQuestion {
  const [before, now] = [previous.rich ?? {}, written.rich ?? {}]
  const text = now.text ?? (written.text === previous.text ? before.text : undefined)
  const explanation = now.explanation ?? (written.explanation === previous.explanation ? before.explanation : undefined)
  const options = places.map((place, option) => now.options?.[option] ?? before.options?.[place] ?? null)
  const reasons = reasonPlaces.map((place, option) => now.reasons?.[option] ?? before.reasons?.[place] ?? null)
  return {
    ...(text === undefined ? {} : { text }),
    ...(options.every((option) => option === null) ? {} : { options }),
    ...(explanation === undefined ? {} : { explanation }),
    ...(reasons.every((reason) => reason === null) ? {} : { reasons }),
  }
}
