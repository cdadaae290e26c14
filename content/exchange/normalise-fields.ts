import { difficulties, examTypes, type Difficulty, type Question, type SubjectId } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/content/syllabus'
import { fault, isFault, type Fault } from './clean-fault.ts'
import { cleanText } from './clean.ts'
import type { RawRow } from './raw.ts'

type ExamType = Question['examType']

/** What holds for all rows that do not say it themselves. */
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
  /** How the file counts its numbered keys, where the person who brings it knows. */
  keyBase?: 0 | 1
}

export type PlacedFields = Pick<Question, 'subject' | 'topicId' | 'examType' | 'difficulty' | 'source'>

const longestSource = 120

const subjectBySynonym: ReadonlyMap<string, SubjectId> = new Map([
  ...['chemistry', 'chem', 'che', 'chm'].map((name) => [name, 'chemistry'] as const),
  ...['physics', 'phy', 'phys'].map((name) => [name, 'physics'] as const),
  ...['biology', 'bio', 'biol'].map((name) => [name, 'biology'] as const),
  ...['mathematics', 'maths', 'math', 'mat', 'mth', 'generalmathematics', 'generalmaths', 'coremathematics'].map(
    (name) => [name, 'mathematics'] as const,
  ),
])

/** NECO's own examination is called SSCE too, so it is looked for before WAEC's. */
const examWords: Readonly<Record<ExamType, RegExp>> = {
  JAMB: /\b(?:jamb|utme|ume)\b/i,
  WAEC: /\b(?:waec|wassce|wasce|ssce|gce)\b/i,
  NECO: /\bneco\b/i,
}

const difficultyWords: Readonly<Record<Difficulty, RegExp>> = {
  easy: /^(?:very )?(?:easy|simple|beginner|low)$/i,
  medium: /^(?:medium|moderate|average|intermediate|normal|mid)$/i,
  hard: /^(?:very )?(?:hard|difficult|challenging|advanced|high)$/i,
}

/** Where a row belongs, by what it says and else by the defaults. */
export function placedFields(row: RawRow, { topics, defaults = {} }: ImportContext): PlacedFields | Fault {
  const named = namedSubject(row)
  if (isFault(named)) return named
  const topic = topicOf(row, topics, named ?? defaults.subject) ?? topicById(topics, defaults.topicId)
  const subject = named ?? defaults.subject ?? topic?.subject
  if (subject === undefined) return fault('subject-unknown', 'the row names no subject')
  if (topic === undefined) return fault('topic-unknown', row.topic ?? 'the row names no topic')
  if (topic.subject !== subject)
    return fault('topic-unknown', `${row.topic ?? topic.id} is a topic of ${topic.subject}, not of ${subject}`)
  const examType = examOf(row.examType) ?? examOf(row.source) ?? defaults.examType
  if (examType === undefined) return fault('exam-unknown', row.examType ?? 'the row names no exam')
  return {
    subject,
    topicId: topic.id,
    examType,
    difficulty: difficultyOf(row.difficulty) ?? defaults.difficulty ?? 'medium',
    source: sourceOf(row.source) ?? defaults.source ?? 'Imported',
  }
}

function namedSubject({ subject }: RawRow): SubjectId | undefined | Fault {
  if (subject === undefined || subject.trim() === '') return undefined
  const words = subject.toLowerCase().replaceAll(/\b(?:jamb|utme|waec|wassce|neco|ssce)\b|[^a-z]/g, '')
  return subjectBySynonym.get(words) ?? fault('subject-unknown', subject)
}

/** The topic with that id, or the only one with that title. */
function topicOf({ topic }: RawRow, topics: readonly Topic[], subject: SubjectId | undefined): Topic | undefined {
  if (topic === undefined || topic.trim() === '') return undefined
  const byId = topicById(topics, topic.trim())
  if (byId !== undefined) return byId
  const title = plainTitle(topic)
  const byTitle = topics.filter(
    (other) => plainTitle(other.title) === title && (subject === undefined || other.subject === subject),
  )
  return byTitle.length === 1 ? byTitle[0] : undefined
}

function topicById(topics: readonly Topic[], id: string | undefined): Topic | undefined {
  return topics.find((topic) => topic.id === id)
}

function plainTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The one exam that the words name. A university's own screening ('Post-UTME') is none of the three. */
function examOf(written: string | undefined): ExamType | undefined {
  const words = written?.replaceAll(/[\d_]+/g, ' ')
  if (words === undefined || /\bpost[\s-]*(?:utme|ume|jamb)\b/i.test(words)) return undefined
  if (examWords.NECO.test(words) && !/\b(?:jamb|utme|ume|waec|wassce|wasce)\b/i.test(words)) return 'NECO'
  const found = examTypes.filter((exam) => examWords[exam].test(words))
  return found.length === 1 ? found[0] : undefined
}

function difficultyOf(words: string | undefined): Difficulty | undefined {
  if (words === undefined) return undefined
  return difficulties.find((difficulty) => difficultyWords[difficulty].test(words.trim()))
}

/** Shown to students in plain text: one with a fault or a formula is left out. */
function sourceOf(words: string | undefined): string | undefined {
  if (words === undefined) return undefined
  const cleaned = cleanText(words)
  if (isFault(cleaned)) return undefined
  const { text } = cleaned
  return text === '' || text.includes('$') || text.length > longestSource ? undefined : text.replaceAll('\n', ' ')
}
