import { optionLetters } from '@sabi/shared/content/option-letter'
import { difficulties, examTypes, subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { topicsOf } from '@sabi/shared/content/syllabus'
import { skillOf } from '@sabi/shared/exams/result'
import { readNumbers } from '../engine/number.ts'
import { chiSquared, countsByPosition, highestChiSquared } from '../lint/bank.ts'
import { isKeyLongest, hasWords } from '../lint/cues.ts'
import { duplicatesAmong } from '../lint/duplicates.ts'
import type { LintedQuestion } from '../lint/rule.ts'
import { isNegative, readingGrade } from '../lint/stem.ts'
import { strategyScores } from '../lint/strategies.ts'
import { wordsOf } from '../lint/words.ts'
import { assemble, lintedQuestions, versioned } from './assemble.ts'
import { publishedLedger, readLedger } from './ledger.ts'
import { packFiles, textbookFiles } from './packs.ts'
import { readSources } from './sources.ts'
import { readTopicBoards } from './topic-boards.ts'

/** A row of the table: its name, the target, and the figure for a subject or for all. */
interface Row {
  name: string
  target: string
  of(questions: readonly LintedQuestion[], subject: SubjectId | null): string
}

const sources = readSources()
const assembly = assemble(sources)
const all = lintedQuestions(assembly)
const topics = topicsOf(assembly.syllabus)
const boardsByTopic = readTopicBoards()
const packs = await packFiles(versioned(assembly, publishedLedger(readLedger(), assembly.hashes)))
const textbooks = await textbookFiles(assembly.notes, topics)

const rows: readonly Row[] = [
  { name: 'questions', target: '4000 in all', of: (questions) => String(questions.length) },
  {
    name: 'template families',
    target: '120 in all',
    of: (_, subject) => String(sources.families.filter((family) => isOf(family.subject, subject)).length),
  },
  {
    name: 'fact tables',
    target: '20 in all',
    of: (_, subject) => String(sources.tables.filter((table) => isOf(table.subject, subject)).length),
  },
  {
    name: 'hand-written items',
    target: 'C 180 P 140 B 220 M 60',
    of: (questions) => String(questions.filter(({ kind }) => kind === 'item').length),
  },
  { name: 'topics with 25 questions', target: 'all', of: (questions, subject) => topicsWith(25, questions, subject) },
  {
    name: 'topics with 20 skills',
    target: 'all',
    of: (questions, subject) => topicsWith(20, oneOfEachSkill(questions), subject),
  },
  {
    name: 'topics with a note',
    target: 'all',
    of: (_, subject) => {
      const own = topics.filter((topic) => isOf(topic.subject, subject))
      const noted = new Set(assembly.notes.map(({ topicId }) => topicId))
      return `${own.filter(({ id }) => noted.has(id)).length} of ${own.length}`
    },
  },
  { name: 'topics examined by JAMB/WAEC/NECO', target: '', of: (_, subject) => examinedTopics(subject) },
  { name: 'exams JAMB/WAEC/NECO %', target: '40/35/25', of: (questions) => shares(questions, 'examType', examTypes) },
  { name: 'easy/medium/hard %', target: '', of: (questions) => shares(questions, 'difficulty', difficulties) },
  {
    name: 'calculations %',
    target: 'sampler: C 16 P 34 B 1 M 87',
    of: (questions) => percent(questions, (one) => one.isCalculation),
  },
  {
    name: 'with a figure %',
    target: 'M 18-20',
    of: (questions) => percent(questions, (one) => one.figure !== undefined),
  },
  { name: 'with five options', target: '1200 in all', of: (questions) => String(withOptions(questions, 5).length) },
  ...[4, 5].flatMap(rowsOfPlaces),
  {
    name: 'key is the longest %',
    target: '14-25',
    of: (questions) => percent(questions.filter(hasWords), isKeyLongest),
  },
  ...[4, 5].flatMap(rowsOfStrategies),
  { name: 'negative stems %', target: 'at most 5', of: (questions) => percent(questions, isNegative) },
  {
    name: "'Which of the following' %",
    target: 'C 8-30 P 10-26 B 12-27 M 0-4',
    of: (questions) => percent(questions, ({ text }) => /which (?:one )?of the following/i.test(text)),
  },
  {
    name: 'unfinished sentences %',
    target: '45-98',
    of: (questions) => percent(questions, ({ text }) => !/[?.!:\]]$/.test(text.trim())),
  },
  {
    name: 'words of a stem p10/p50/p90',
    target: '7/12-18/19-37',
    of: (questions) => quantiles(questions.map(({ text }) => wordsOf(text).length)),
  },
  {
    name: 'letters of an option p50',
    target: 'C 11 P 9 B 12 M 4',
    of: (questions) =>
      String(
        quantile(
          questions.flatMap(({ options }) => options.map((option) => option.length)),
          0.5,
        ),
      ),
  },
  {
    name: 'reading grade p10/p50/p90',
    target: 'at most 10',
    of: (questions) => quantiles(questions.map(({ text }) => readingGrade(text)).filter((grade) => grade > 0)),
  },
  { name: 'near-duplicate pairs', target: '', of: (questions) => String(duplicatesAmong(questions).length) },
  {
    name: 'bytes of a question (brotli)',
    target: 'at most 125',
    of: (questions, subject) => bytesEach(packs, questions.length, subject),
  },
  {
    name: 'bytes of a note (brotli)',
    target: 'at most 1250',
    of: (_, subject) =>
      bytesEach(textbooks, assembly.notes.filter((note) => isOf(subjectOf(note.topicId), subject)).length, subject),
  },
]

const columns: readonly (SubjectId | null)[] = [...subjectIds, null]
print([
  ['', ...columns.map((subject) => subject ?? 'all'), 'standard'],
  ...rows.map(({ name, target, of }) => [name, ...columns.map((subject) => of(questionsOf(subject), subject)), target]),
])
console.log('\nQuestions by unit')
print([
  ['', ...Array.from({ length: 11 }, (_, unit) => String(unit + 1))],
  ...subjectIds.map((subject) => [subject, ...unitCounts(subject)]),
])

function questionsOf(subject: SubjectId | null): LintedQuestion[] {
  return all.filter((question) => isOf(question.subject, subject))
}

function isOf(subject: SubjectId | undefined, asked: SubjectId | null): boolean {
  return asked === null || subject === asked
}

function subjectOf(topicId: string): SubjectId | undefined {
  return topics.find(({ id }) => id === topicId)?.subject
}

/** How many topics have at least so many of these questions. */
function topicsWith(least: number, questions: readonly LintedQuestion[], subject: SubjectId | null): string {
  const own = topics.filter((topic) => isOf(topic.subject, subject))
  const covered = own.filter(({ id }) => questions.filter(({ topicId }) => topicId === id).length >= least)
  return `${covered.length} of ${own.length}`
}

function oneOfEachSkill(questions: readonly LintedQuestion[]): LintedQuestion[] {
  return [...new Map(questions.map((question) => [skillOf(question.id), question])).values()]
}

/** How many topics each board examines, followed by how many the syllabus map says nothing about. */
function examinedTopics(subject: SubjectId | null): string {
  const own = topics.filter((topic) => isOf(topic.subject, subject)).map(({ id }) => boardsByTopic.get(id))
  const examined = examTypes.map((exam) => own.filter((boards) => typeof boards?.get(exam) === 'string').length)
  const unknown = examTypes.map((exam) => own.filter((boards) => boards?.has(exam) !== true).length)
  return `${examined.join('/')}, unknown ${unknown.join('/')}`
}

function unitCounts(subject: SubjectId): string[] {
  const unitByTopic = new Map(topics.map(({ id, unit }) => [id, unit]))
  return Array.from({ length: 11 }, (_, index) =>
    String(questionsOf(subject).filter(({ topicId }) => unitByTopic.get(topicId) === index + 1).length),
  )
}

function shares(
  questions: readonly LintedQuestion[],
  name: 'examType' | 'difficulty',
  values: readonly string[],
): string {
  const found = new Map(assembly.made.map(({ question }) => [question.id, question[name]]))
  return values.map((value) => percent(questions, ({ id }) => found.get(id) === value)).join('/')
}

function percent(questions: readonly LintedQuestion[], has: (question: LintedQuestion) => boolean): string {
  return String(Math.round((100 * questions.filter(has).length) / Math.max(1, questions.length)))
}

function withOptions(questions: readonly LintedQuestion[], count: number): LintedQuestion[] {
  return questions.filter(({ options }) => options.length === count)
}

function rowsOfPlaces(count: number): Row[] {
  const letters = optionLetters.slice(0, count).split('').join('/')
  return [
    {
      name: `keys at ${letters}`,
      target: 'flat',
      of: (questions) => countsByPosition(withOptions(questions, count), count).join('/'),
    },
    {
      name: `χ² of these ${count} places`,
      target: `below ${highestChiSquared[count]?.toFixed(1)}`,
      of: (questions) => chiSquared(withOptions(questions, count), count).toFixed(1),
    },
    {
      name: `rank of the key among ${count} numbers %`,
      target: count === 4 ? '20/30/30/20' : 'flat',
      of: (questions) => ranksOfKey(withOptions(questions, count), count),
    },
  ]
}

function rowsOfStrategies(count: number): Row[] {
  return strategyScores([], count).map(({ strategy }) => ({
    name: `of ${count}, scored by ${strategy} %`,
    target: count === 4 ? '20-30' : '15-25',
    of: (questions) => {
      const found = strategyScores(withOptions(questions, count), count).find((one) => one.strategy === strategy)
      return found === undefined || found.count === 0 ? '–' : Math.round(found.score * 100).toString()
    },
  }))
}

function ranksOfKey(questions: readonly LintedQuestion[], count: number): string {
  const ranks = questions.flatMap(({ options, correctOption }) => {
    const values = readNumbers(options)
    return values === null ? [] : [[...values].sort((a, b) => a - b).indexOf(values[correctOption] ?? Number.NaN)]
  })
  const share = (rank: number) =>
    Math.round((100 * ranks.filter((one) => one === rank).length) / Math.max(1, ranks.length))
  return Array.from({ length: count }, (_, rank) => share(rank)).join('/')
}

function quantiles(values: readonly number[]): string {
  return [0.1, 0.5, 0.9].map((share) => quantile(values, share)).join('/')
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
}

function bytesEach(files: typeof packs, count: number, subject: SubjectId | null): string {
  const bytes = files.filter((file) => isOf(file.subject, subject)).reduce((sum, { brotli }) => sum + brotli.length, 0)
  return count === 0 ? '–' : String(Math.round(bytes / count))
}

/** Pads columns to their widest cell. */
function print(table: readonly (readonly string[])[]): void {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
