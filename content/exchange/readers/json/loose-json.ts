import { UnreadableFile, type Reading } from '../../raw.ts'
import { Broken, parseLoosely } from './loose-parse.ts'
import {
  assertRows,
  deepestNesting,
  describe,
  isRecord,
  plainName,
  readingOf,
  refuse,
  textOf,
  type Outcome,
} from '../reading.ts'
import { Fields, withLists } from '../tables/fields.ts'
import { isBrokenQuestion, isNamed, isQuestionLike, outcomesOf, type Around } from '../tables/record.ts'

const aroundNames = ['subject', 'topic', 'examType', 'difficulty', 'source', 'year', 'image'] as const
/** Content shared by a group of questions that they cannot do without. */
const sharedContent =
  /passage|extract|instruction|comprehension|diagram|figure|image|picture|graph|chart|table|map|stimulus/
const subjectWords =
  /chemistry|physics|biology|math(?:ematic)?s?|english|economics|government|literature|commerce|account|geography|agric|civic|history|computer|yoruba|igbo|hausa|crs|crk|irk|irs|french/i
const examWords = /jamb|utme|waec|wassce|ssce|neco/i

/** A file of questions has fewer other lists and records than this. */
const mostValues = 500_000

/**
 * Reads lists of questions from informal JSON or JavaScript: with any of the usual field names, nested by subject or year, with comments,
 * single quotation marks and trailing commas. No code is executed.
 * @throws {UnreadableFile} if it contains no question
 */
export function readLooseJson(text: string): Reading {
  const collector = new Collector()
  for (const { name, value } of valuesIn(text)) collector.collect(value, aroundOfName(name, {}), name, 0)
  const { found } = collector
  const questions = outcomesOf(found.filter(({ value }) => !(value instanceof Broken)))
  let next = 0
  const outcomes = found.flatMap(({ value, place }): Outcome[] => {
    if (value instanceof Broken) return [refuse(`line ${value.line}`, 'not-a-question', value.fault)]
    const outcome = questions[next] ?? refuse(place, 'not-a-question', describe(value))
    next += 1
    return [outcome]
  })
  if (outcomes.length === 0) throw new UnreadableFile('There is no list of questions in the file.')
  return readingOf('loose-json', outcomes)
}

function valuesIn(text: string): { name: string; value: unknown }[] {
  try {
    return [{ name: '', value: JSON.parse(text) as unknown }]
  } catch {
    return parseLoosely(text)
  }
}

interface Found {
  value: unknown
  place: string
  around: Around
}

/** Walks through the contents of a file and collects every row with its position and context. */
class Collector {
  readonly found: Found[] = []
  private visited = 0

  collect(value: unknown, around: Around, path: string, depth: number): void {
    this.visited += 1
    if (this.visited > mostValues) throw new UnreadableFile('The file contains too many lists and records.')
    if (depth > deepestNesting)
      throw new UnreadableFile(`Lists in the file are nested more than ${deepestNesting} levels deep.`)
    if (value instanceof Broken) this.keep(value, around, path)
    else if (Array.isArray(value)) this.collectList(value, around, path, depth)
    else if (isRecord(value) && isQuestionLike(value))
      this.keep(value, around, path || placeAt(path, this.found.length))
    else if (isRecord(value)) this.collectRecord(value, around, path, depth)
  }

  private collectList(list: readonly unknown[], around: Around, path: string, depth: number): void {
    const ofQuestions = list.some((entry) => entry instanceof Broken || (isRecord(entry) && isQuestionLike(entry)))
    for (const [index, entry] of list.entries())
      if (ofQuestions) this.keepOrOpen(entry, around, { path, index, depth })
      else if (typeof entry === 'object') this.collect(entry, around, path, depth + 1)
  }

  /** In a list of questions everything is a row, except a record that contains further lists of questions. */
  private keepOrOpen(entry: unknown, around: Around, at: { path: string; index: number; depth: number }): void {
    const before = this.found.length
    if (isRecord(entry) && !(entry instanceof Broken) && !isQuestionLike(entry) && !isBrokenQuestion(entry))
      this.collect(entry, around, at.path, at.depth + 1)
    if (this.found.length === before) this.keep(entry, around, placeAt(at.path, at.index))
  }

  private collectRecord(record: Record<string, unknown>, around: Around, path: string, depth: number): void {
    const inner = withShared(record, { ...around, ...fieldsAround(record) })
    for (const [name, value] of Object.entries(record))
      if (typeof value === 'object' && value !== null)
        this.collect(value, aroundOfName(name, inner), path === '' ? name : `${path} ${name}`, depth + 1)
  }

  private keep(value: unknown, around: Around, place: string): void {
    this.found.push({ value, around, place })
    assertRows(this.found.length)
  }
}

function placeAt(path: string, index: number): string {
  return path === '' ? `question ${index + 1}` : `${path.slice(0, 60)}, question ${index + 1}`
}

function fieldsAround(record: Record<string, unknown>): Around {
  const around: Around = {}
  for (const [name, value] of Object.entries(record))
    for (const kind of aroundNames) {
      const text = isNamed(name, kind) ? textOf(value) : undefined
      if (text !== undefined) around[kind] = text
    }
  return around
}

/**
 * Adds what is stated once above a list of questions: a passage or an instruction for each, or a drawing, which is not
 * supported.
 */
function withShared(record: Record<string, unknown>, around: Around): Around {
  const fields = new Fields(record)
  const context = [...(around.context ?? []), ...fields.context()]
  const unread = fields
    .unread([])
    .filter((name) => sharedContent.test(plainName(name)) && !holdsLists(record[name]) && !isNamed(name, 'image'))
  return { ...around, ...withLists({ context, unread: [...(around.unread ?? []), ...unread] }) }
}

/** Returns whether a value contains lists or records, and so has to be opened. */
function holdsLists(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => typeof inner === 'object')
}

/** The meaning of a list's name for its rows: 'physics', 'waec', '2015'. Other names mean nothing. */
function aroundOfName(name: string, around: Around): Around {
  const subject = subjectWords.exec(name)?.[0]
  const examType = examWords.exec(name)?.[0]
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(name)?.[0]
  return {
    ...around,
    ...(subject === undefined ? {} : { subject }),
    ...(examType === undefined ? {} : { examType: examType.toUpperCase() }),
    ...(year === undefined ? {} : { year }),
  }
}
