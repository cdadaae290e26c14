import {
  difficulties,
  sourceWords,
  type Difficulty,
  type Question,
  type SubjectId,
} from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/content/syllabus'
import { fault, isFault, type Fault } from '../clean/clean-fault.ts'
import { cleanText } from '../clean/clean.ts'
import { Names, nearestTopics, type NameMapping } from '../names.ts'
import type { RawRow } from '../raw.ts'

type ExamType = Question['examType']

/** Defaults for rows that don't specify a value themselves. */
export interface ImportDefaults {
  subject?: SubjectId
  topicId?: string
  examType?: ExamType
  difficulty?: Difficulty
  source?: string
}

export interface ImportContext {
  topics: readonly Topic[]
  defaults?: ImportDefaults
  /** The base of numbered keys in the file, if the importer knows it. */
  keyBase?: 0 | 1
  /** The meanings of names in the file, as explained by the importer. */
  names?: NameMapping
}

export type PlacedFields = Pick<Question, 'subject' | 'topicId' | 'examType' | 'difficulty' | 'source'>

const longestSource = 120
const longestName = 200
const mostUnknownNames = 100

const difficultyWords: Readonly<Record<Difficulty, RegExp>> = {
  easy: /^(?:very )?(?:easy|simple|beginner|low)$/i,
  medium: /^(?:medium|moderate|average|intermediate|normal|mid)$/i,
  hard: /^(?:very )?(?:hard|difficult|challenging|advanced|high)$/i,
}

/** Determines where a row belongs, from the row itself or the defaults. */
export function placedFields(
  row: RawRow,
  { topics, defaults = {}, names: mapping }: ImportContext,
): PlacedFields | Fault {
  const names = new Names(mapping)
  const named = namedSubject(row, names)
  if (isFault(named)) return named
  const given = named ?? defaults.subject
  const topic = namedTopic(row, topics, given, names) ?? topics.find(({ id }) => id === defaults.topicId)
  const subject = given ?? topic?.subject
  if (subject === undefined) return fault('subject-unknown', row.category?.join(' / ') ?? 'the row names no subject')
  if (topic === undefined) return fault('topic-unknown', unknownTopic(row, topics, subject))
  if (topic.subject !== subject)
    return fault('topic-unknown', `${row.topic ?? topic.id} is a topic of ${topic.subject}, not of ${subject}`)
  const examType = namedExam(row, names) ?? defaults.examType
  if (examType === undefined) return fault('exam-unknown', row.examType ?? 'the row names no exam')
  return {
    subject,
    topicId: topic.id,
    examType,
    difficulty: difficultyOf(row.difficulty) ?? defaults.difficulty ?? 'medium',
    source: isOurOwn(row.source, examType) ? null : (sourceOf(row.source) ?? defaults.source ?? 'Imported'),
  }
}

/**
 * The subject that a row names, or the innermost of its folders that names one. A row with an unknown subject is rejected; a folder
 * without a subject ('Week 3') is ignored.
 */
function namedSubject({ subject, category = [] }: RawRow, names: Names): SubjectId | undefined | Fault {
  if (subject !== undefined && subject.trim() !== '')
    return names.subjectOf(subject) ?? fault('subject-unknown', subject)
  return category.flatMap((folder) => names.subjectOf(folder) ?? []).at(-1)
}

function namedTopic(
  { topic, category = [] }: RawRow,
  topics: readonly Topic[],
  subject: SubjectId | undefined,
  names: Names,
): Topic | undefined {
  if (topic !== undefined && topic.trim() !== '') return names.topicOf(topic, topics, subject)
  const found = category.flatMap((folder) => names.topicOf(folder, topics, subject) ?? [])
  return found.reverse().find((one) => subject === undefined || one.subject === subject)
}

function namedExam({ examType, source, subject, category = [] }: RawRow, names: Names): ExamType | undefined {
  return [examType, source, subject, category.join(' ')]
    .map((words) => names.examOf(words))
    .find((exam) => exam !== undefined)
}

/** The unknown topic name, with suggestions. */
function unknownTopic({ topic, category = [] }: RawRow, topics: readonly Topic[], subject: SubjectId): string {
  const name = topic ?? category.at(-1)
  if (name === undefined) return 'the row names no topic'
  const nearest = nearestTopics(name, topics, subject).map(({ title }) => title)
  return nearest.length === 0 ? name : `${name.slice(0, 40)}. Did you mean ${nearest.join(' or ')}?`
}

/** A name in a file that means no subject, topic or exam, with similar topics. */
export interface UnknownName {
  kind: 'subject' | 'topic' | 'exam'
  name: string
  rows: number
  /** Topic ids, best match first. */
  nearest: readonly string[]
}

/** The names that need explaining, with the number of their rows, most frequent first. */
export function unknownNames(
  rows: readonly RawRow[],
  { topics, defaults = {}, names: mapping }: ImportContext,
): UnknownName[] {
  const names = new Names(mapping)
  const found = new Map<string, UnknownName>()
  for (const row of rows) {
    const unknown = unknownNameOf(row, topics, defaults, names)
    if (unknown === null) continue
    const key = `${unknown.kind} ${unknown.name}`
    const before = found.get(key)
    found.set(key, before === undefined ? unknown : { ...before, rows: before.rows + 1 })
  }
  return [...found.values()].sort((one, other) => other.rows - one.rows).slice(0, mostUnknownNames)
}

function unknownNameOf(
  row: RawRow,
  topics: readonly Topic[],
  defaults: ImportDefaults,
  names: Names,
): UnknownName | null {
  const subject = namedSubject(row, names)
  if (isFault(subject)) return { kind: 'subject', name: row.subject?.trim() ?? '', rows: 1, nearest: [] }
  const given = subject ?? defaults.subject
  const topic = namedTopic(row, topics, given, names)
  const topicName = (row.topic ?? row.category?.at(-1) ?? '').trim()
  const isFiled = topic !== undefined || (row.topic === undefined && defaults.topicId !== undefined)
  if (topicName !== '' && topicName.length <= longestName && !isFiled && names.subjectOf(topicName) === undefined)
    return {
      kind: 'topic',
      name: topicName,
      rows: 1,
      nearest: nearestTopics(topicName, topics, given).map(({ id }) => id),
    }
  const examName = row.examType?.trim() ?? ''
  const isExamKnown = examName === '' || defaults.examType !== undefined || namedExam(row, names) !== undefined
  return isExamKnown ? null : { kind: 'exam', name: examName.slice(0, longestName), rows: 1, nearest: [] }
}

function difficultyOf(words: string | undefined): Difficulty | undefined {
  if (words === undefined) return undefined
  return difficulties.find((difficulty) => difficultyWords[difficulty].test(words.trim()))
}

/** Our own questions have no source. Exports write the words that are shown instead of one. */
function isOurOwn(words: string | undefined, examType: ExamType): boolean {
  return words?.trim() === sourceWords({ source: null, examType })
}

/** Shown to students as plain text, so a source with a fault or a formula is left out. */
function sourceOf(words: string | undefined): string | undefined {
  if (words === undefined) return undefined
  const cleaned = cleanText(words)
  if (isFault(cleaned)) return undefined
  const { text } = cleaned
  return text === '' || text.includes('$') || text.length > longestSource ? undefined : text.replaceAll('\n', ' ')
}
