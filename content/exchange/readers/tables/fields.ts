import type { RawRow } from '../../raw.ts'
import { isRecord, plainName, textOf } from '../reading.ts'

/** Names of what is printed above a question, in the order in which a student reads it. */
export const contextNames = {
  section: ['section', 'sectiontitle', 'sectionname'],
  instruction: ['instruction', 'instructions', 'sectioninstruction', 'questioninstruction', 'direction', 'directions'],
  passage: ['passage', 'passagetext', 'readingpassage', 'comprehension', 'comprehensionpassage', 'extract', 'stimulus'],
} as const
const allContextNames: readonly string[] = Object.values(contextNames).flat()

/**
 * Fields that a question does not need, such as how a site or a database stores it. Only these are ignored silently. Any other unsupported
 * field rejects its row.
 */
const ignoredNames: ReadonlySet<string> = new Set(
  [
    'id _id uid uuid guid oid no number num sn s/n sno s/no serial serialno index idx order position rank questionid questionno',
    'questionnumber questionnub qid qno externalid refid subjectid examid yearid examtypeid authorid userid',
    'hash checksum md5 sha sha1 sha256 etag slug version __v revision schemaversion',
    'created createdat datecreated createdon updated updatedat dateupdated updatedon modified modifiedat deletedat timestamp',
    'date scraped scrapedat fetchedat url sourceurl pageurl questionurl link permalink href sourcefile filename page pagenumber',
    'author createdby updatedby addedby contributor reviewer status state active isactive published ispublished verified',
    'isverified approved isapproved flagged isflagged visible hidden type questiontype qtype kind format lang language locale',
    'country school class classlevel grade term week session semester paper papertype papernumber papercode tags tag keywords',
    'category categoryid categoryname group subtopic subtopics objective syllabus marks mark score points point weight penalty',
    'defaultgrade time timelimit timeinseconds duration seconds views likes upvotes downvotes attempts difficultyscore confidence',
  ].flatMap((line) => line.split(' ')),
)

/** A title such as 'Question 5' means nothing. */
const label = /^(?:q(?:uestion)?[\s.#]*)?\d{1,4}[.)]?$/i
const emptyWords = /^(?:|null|undefined|none|nil|nan|n\/?a|-+|false|no|0|\[\]|\{\})$/i

/** Returns whether an unsupported field is empty. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === 0) return true
  if (typeof value === 'string') return emptyWords.test(value.trim())
  if (Array.isArray(value)) return value.every(isEmptyValue)
  return isRecord(value) && Object.values(value).every(isEmptyValue)
}

/** The names of non-empty, unsupported fields of a record. `isRead` gets the normalised name. */
export function unreadNames(
  record: Record<string, unknown>,
  isRead: (name: string, value: unknown) => boolean,
): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const plain = plainName(name)
    return isEmptyValue(value) || ignoredNames.has(plain) || isRead(plain, value) ? [] : [name]
  })
}

/** The fields of one record by their normalised names. Keeps track of which were read. */
export class Fields {
  readonly plain = new Map<string, unknown>()
  private readonly read = new Set<string>()
  private readonly record: Record<string, unknown>

  constructor(record: Record<string, unknown>) {
    this.record = record
    for (const [name, value] of Object.entries(record)) {
      const plain = plainName(name)
      if (isEmptyValue(this.plain.get(plain))) this.plain.set(plain, value)
    }
  }

  markRead(...names: readonly string[]): void {
    for (const name of names) this.read.add(name)
  }

  /** The first of these fields that contains a text. */
  first(names: readonly string[]): string | undefined {
    for (const name of names) {
      const text = textOf(this.plain.get(name))
      if (text === undefined) continue
      this.read.add(name)
      return text
    }
    return undefined
  }

  /** The texts of all these fields, without repetitions. */
  all(names: readonly string[]): string[] {
    const texts = names.flatMap((name) => {
      const lines = linesOfValue(this.plain.get(name))
      if (lines.length > 0) this.read.add(name)
      return lines
    })
    return [...new Set(texts)]
  }

  context(): string[] {
    return this.all(allContextNames)
  }

  /** Names of fields that were not read. Repeating a known text is no loss, nor is a label under one of the label names. */
  unread(known: readonly string[], labelNames: readonly string[] = []): string[] {
    return unreadNames(this.record, (name, value) => {
      if (this.read.has(name) && this.plain.get(name) === value) return true
      const text = textOf(value)?.trim()
      if (text === undefined) return false
      return (labelNames.includes(name) && label.test(text)) || known.some((words) => words.trim() === text)
    })
  }
}

/** The lines of a text, a list of texts, or a record with a title and a text; none for any other value. */
function linesOfValue(value: unknown): string[] {
  const text = textOf(value)
  if (text !== undefined) return [text]
  if (Array.isArray(value)) {
    const lines: unknown[] = value
    const texts = lines.flatMap((line) => textOf(line) ?? [])
    return texts.length === lines.length ? texts : []
  }
  if (!isRecord(value)) return []
  const fields = new Fields(value)
  const texts = fields.all(['title', 'heading', 'instruction', 'text', 'body', 'content', 'passage'])
  return fields.unread([]).length === 0 ? texts : []
}

/** Lists of a row, leaving out empty ones. */
export function withLists(
  lists: Readonly<Partial<Record<'context' | 'reasons' | 'hints' | 'unread' | 'category', readonly string[]>>>,
): Pick<RawRow, 'context' | 'reasons' | 'hints' | 'unread' | 'category'> {
  const { context = [], reasons = [], hints = [], unread = [], category = [] } = lists
  return {
    ...(context.length === 0 ? {} : { context }),
    ...(reasons.every((reason) => reason.trim() === '') ? {} : { reasons }),
    ...(hints.length === 0 ? {} : { hints }),
    ...(unread.length === 0 ? {} : { unread }),
    ...(category.length === 0 ? {} : { category }),
  }
}
