import { examTypes, subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/content/syllabus'

type ExamType = Question['examType']

const subjectBySynonym: ReadonlyMap<string, SubjectId> = new Map([
  ...['chemistry', 'chem', 'che', 'chm'].map((name) => [name, 'chemistry'] as const),
  ...['physics', 'phy', 'phys'].map((name) => [name, 'physics'] as const),
  ...['biology', 'bio', 'biol'].map((name) => [name, 'biology'] as const),
  ...['mathematics', 'maths', 'math', 'mat', 'mth', 'generalmathematics', 'generalmaths', 'coremathematics'].map(
    (name) => [name, 'mathematics'] as const,
  ),
  ...['english', 'eng', 'englishlanguage', 'useenglish', 'oralenglish', 'englishlang'].map(
    (name) => [name, 'english'] as const,
  ),
])

/** Words that may surround the name of a subject in the title of a paper. Words such as 'further' are excluded on purpose. */
const aroundSubjects = new Set(
  (
    'jamb utme ume waec wassce wasce ssce gce neco version ver v volume vol paper papers objective objectives obj mcq past ' +
    'question questions exam exams examination test tests mock cbt practice series set part section for of the and year ' +
    'years edition new revised bank quiz i ii iii'
  ).split(' '),
)

/** NECO's exam is also called SSCE, so it is checked before WAEC's. */
const examWords: Readonly<Record<ExamType, RegExp>> = {
  JAMB: /\b(?:jamb|utme|ume)\b/i,
  WAEC: /\b(?:waec|wassce|wasce|ssce|gce)\b/i,
  NECO: /\bneco\b/i,
}

/** The meanings of names in a file, as explained by a person: a subject, an exam, or the id of a topic. */
export type NameMapping = Readonly<Record<string, string>>

/** The names of one import, compared by letters and digits only. */
export class Names {
  private readonly meanings: ReadonlyMap<string, string>

  constructor(mapping: NameMapping = {}) {
    this.meanings = new Map(Object.entries(mapping).map(([name, meaning]) => [plainTitle(name), meaning]))
  }

  /** The subject that a name means, on its own or in the title of a paper: 'WAEC Physics version 2'. */
  subjectOf(name: string): SubjectId | undefined {
    const meaning = this.meanings.get(plainTitle(name))
    const mapped = subjectIds.find((subject) => subject === meaning)
    if (mapped !== undefined) return mapped
    const words = name
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word !== '' && !aroundSubjects.has(word))
    const whole = subjectBySynonym.get(words.join(''))
    if (whole !== undefined) return whole
    const subjects = new Set(words.map((word) => subjectBySynonym.get(word)))
    const [only] = subjects
    return subjects.size === 1 ? only : undefined
  }

  /** The only exam that the words name. A university's own screening ('Post-UTME') is none of the three. */
  examOf(written: string | undefined): ExamType | undefined {
    if (written === undefined) return undefined
    const meaning = this.meanings.get(plainTitle(written))
    const mapped = examTypes.find((exam) => exam === meaning)
    if (mapped !== undefined) return mapped
    const words = written.replaceAll(/[\d_]+/g, ' ')
    if (/\bpost[\s-]*(?:utme|ume|jamb)\b/i.test(words)) return undefined
    if (examWords.NECO.test(words) && !/\b(?:jamb|utme|ume|waec|wassce|wasce)\b/i.test(words)) return 'NECO'
    const found = examTypes.filter((exam) => examWords[exam].test(words))
    return found.length === 1 ? found[0] : undefined
  }

  /** The topic with that id, or the only one with that title. */
  topicOf(name: string, topics: readonly Topic[], subject: SubjectId | undefined): Topic | undefined {
    const title = plainTitle(name)
    const meaning = this.meanings.get(title)
    const byId = topics.find(({ id }) => id === meaning) ?? topics.find(({ id }) => id === name.trim())
    if (byId !== undefined) return byId
    const byTitle = topics.filter(
      (topic) => plainTitle(topic.title) === title && (subject === undefined || topic.subject === subject),
    )
    return byTitle.length === 1 ? byTitle[0] : undefined
  }
}

function plainTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const fewestAlike = 0.3

/** The topics with the most similar titles, best first. Searches all subjects if the subject is unknown. */
export function nearestTopics(
  name: string,
  topics: readonly Topic[],
  subject: SubjectId | undefined,
  most = 3,
): Topic[] {
  const pairs = pairsOf(name)
  return topics
    .filter((topic) => subject === undefined || topic.subject === subject)
    .map((topic) => ({ topic, likeness: likeness(pairs, pairsOf(topic.title)) }))
    .filter(({ likeness }) => likeness >= fewestAlike)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ topic }) => topic)
}

/** The pairs of adjacent letters in the words of a title, most of which survive misspellings. */
function pairsOf(title: string): Set<string> {
  const words = plainTitle(title).split(' ')
  return new Set(words.flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))))
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size)
}
