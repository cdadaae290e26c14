import type { RawRow } from '../../raw.ts'
import { settleKeys, type Keyed, type KeyField } from '../documents/keys.ts'
import { besideName } from '../../beside.ts'
import { withBesideOf } from '../beside-row.ts'
import { contextNames, Fields, isEmptyValue, withLists } from './fields.ts'
import { plainOptions, readOptions, trimmedOptions, type WrittenOptions } from '../documents/options.ts'
import { defined, describe, isRecord, plainName, refuse, textOf, type Outcome } from '../reading.ts'

/** Fields that a row inherits from its surroundings: the subject above a list, the year of a paper. */
export type Around = Partial<
  Record<'subject' | 'topic' | 'examType' | 'difficulty' | 'source' | 'year' | 'image', string>
> &
  Pick<RawRow, 'category' | 'context' | 'unread'>

/** Field names used in practice, in lower case and without separators. The first one present counts. */
const names = {
  text: ['text', 'question', 'questiontext', 'q', 'stem', 'prompt', 'body', 'title'],
  options: ['options', 'choices', 'alternatives', 'opts', 'option', 'answeroptions', 'possibleanswers', 'answers'],
  explanation: [
    'explanation',
    'solution',
    'reason',
    'rationale',
    'explain',
    'working',
    'workings',
    'generalfeedback',
    'detailedsolution',
    'answerexplanation',
    'feedback',
  ],
  hints: ['hint', 'hints', ...Array.from({ length: 9 }, (_, index) => `hint${index + 1}`)],
  subject: ['subject', 'course', 'subjectname'],
  topic: ['topic', 'topicid', 'topicname', 'topictitle', 'chapter'],
  examType: ['examtype', 'exam', 'exambody', 'examination'],
  difficulty: ['difficulty', 'level', 'difficultylevel'],
  source: ['source', 'reference'],
  year: ['year', 'examyear'],
  ...contextNames,
  image: ['image', 'img', 'figure', 'imageurl', 'diagram', 'picture', 'questionimage', 'imagename'],
} as const

const keyNames = [
  'correctoption',
  'correctanswer',
  'correctchoice',
  'correctans',
  'rightanswer',
  'correctanswers',
  'correctoptions',
  'rightanswers',
  'correctindex',
  'correctoptionindex',
  'correctanswerindex',
  'answerindex',
  'answerkey',
  'correct',
  'answer',
  'ans',
  'answers',
  'key',
]

const placeNames = ['id', 'number', 'no', 'questionnumber', 'sn']

/** Fields with one option each: 'optionA', 'choice_1', 'a'. */
const optionField = /^(?:(?:option|opt|choice|answer)([a-e0-6])|([a-e]))$/

/** Types of questions that don't have exactly one right option. */
const otherTypes =
  /multi(?:ple)?[\s_-]*(?:select|response|answer)|checkbox|essay|theory|short|fill|match|numeric|order/i

export function isNamed(name: string, kind: keyof typeof names | 'key' | 'option'): boolean {
  const plain = plainName(name)
  if (kind === 'option') return optionField.test(plain) || isNamed(plain, 'options')
  return kind === 'key' ? isKeyName(plain) : (names[kind] as readonly string[]).includes(plain)
}

/** Returns whether a record is a question at all, complete or not: it has a text or options, and something that goes with them. */
export function isQuestionLike(record: Record<string, unknown>): boolean {
  const plain = withPlainNames(record)
  if ([...plain.values()].some(isListOfQuestions)) return false
  const hasText = names.text.some((name) => typeof plain.get(name) === 'string')
  const options = optionsIn(plain)?.options ?? null
  return (
    (hasText && (options !== null || keyFieldsIn(plain, '').length > 0)) ||
    (options !== null && options.texts.length > 1)
  )
}

/**
 * Returns whether a record is one row however little of it can be read: it names a question and a list of options. Whatever its key
 * holds is no row.
 */
export function isBrokenQuestion(record: Record<string, unknown>): boolean {
  const plain = withPlainNames(record)
  const hasText = names.text.some((name) => name !== 'title' && typeof plain.get(name) === 'string')
  const hasOptions = names.options.some((name) => Array.isArray(plain.get(name)))
  return hasText && hasOptions && ![...plain].some(([name, value]) => !isNamed(name, 'key') && isListOfQuestions(value))
}

/** A record with a title and such a list is a paper. */
function isListOfQuestions(value: unknown): boolean {
  const [first] = Array.isArray(value) ? (value as unknown[]) : []
  return isRecord(first) && Object.values(first).some((inner) => Array.isArray(inner) || isRecord(inner))
}

/** Turns the records of one file into questions. Ambiguous keys are decided by the keys of all of them. */
export function outcomesOf(entries: readonly { value: unknown; place: string; around: Around }[]): Outcome[] {
  const drafts = entries.map(({ value, place, around }) => (isRecord(value) ? draftOf(value, place, around) : null))
  const settled = settleKeys(drafts.flatMap((draft) => draft ?? []))
  let next = 0
  return entries.map(({ value, place }, index) => {
    const draft = drafts[index]
    if (draft === null || draft === undefined) return refuse(place, 'not-a-question', describe(value))
    const key = settled[next]
    next += 1
    if (draft.row.text === '' && draft.row.options.length === 0)
      return refuse(draft.row.place, 'not-a-question', describe(value))
    if (draft.otherType !== undefined) return refuse(draft.row.place, 'not-single-choice', draft.otherType)
    if (key === undefined || 'fault' in key)
      return refuse(draft.row.place, key?.fault ?? 'key-missing', key?.detail ?? '')
    return { row: withBesideOf({ ...draft.row, key: key.key }, draft.beside) }
  })
}

type Draft = Keyed & { row: Omit<RawRow, 'key'>; otherType: string | undefined; beside: string | undefined }

function draftOf(record: Record<string, unknown>, place: string, around: Around): Draft {
  const fields = new Fields(record)
  const id = firstText(fields.plain, placeNames)
  const text = fields.first(names.text) ?? ''
  const { options, read } = optionsIn(fields.plain) ?? trueAndFalse(fields.plain)
  fields.markRead(...read)
  const keyFields = keyFieldsIn(fields.plain, read[0] ?? '')
  fields.markRead(...keyFields.map(({ name }) => name), 'key')
  const context = [...(around.context ?? []), ...fields.context()]
  const hints = fields.all(names.hints)
  const placed = placedTexts(fields, around)
  const reasons = reasonsOf(options, fields)
  const beside = fields.first([plainName(besideName)])
  const unread = [...(around.unread ?? []), ...fields.unread([text, ...options.texts], names.text), ...options.unread]
  const row = {
    place: id === undefined || id === place ? place : `${place} (${id.slice(0, 40)})`,
    text,
    options: options.texts,
    ...placed,
    ...withLists({ context, hints, reasons, unread, category: around.category ?? [] }),
  }
  return { row, options, keyFields, otherType: typeWords(fields.plain), beside }
}

/** Why each option is wrong, stated with the option or in columns such as 'reasonA'. */
function reasonsOf({ texts, reasons }: WrittenOptions, fields: Fields): string[] {
  return texts.map((_, place) => reasons[place] || (fields.first([`reason${'abcde'.charAt(place)}`]) ?? ''))
}

/** The place and source of a row, and the words around its text. */
function placedTexts(fields: Fields, around: Around) {
  const first = (kind: 'subject' | 'topic' | 'examType' | 'difficulty' | 'source' | 'year' | 'image') => {
    const said = fields.first(names[kind]) ?? around[kind]
    const text = kind === 'image' && isEmptyValue(said) ? undefined : said
    // Another name for the same thing says where a question belongs, not what it asks; but a second picture would be lost.
    if (kind !== 'image') fields.markRead(...names[kind])
    return text
  }
  const examType = first('examType')
  const year = first('year')
  const explanation = fields.all(names.explanation).join('\n')
  return defined({
    explanation: explanation === '' ? undefined : explanation,
    subject: first('subject'),
    topic: first('topic'),
    examType,
    difficulty: first('difficulty'),
    source: first('source') ?? (year === undefined ? undefined : `${examType ?? ''} ${year}`.trim()),
    image: first('image'),
  })
}

function typeWords(plain: ReadonlyMap<string, unknown>): string | undefined {
  const type = firstText(plain, ['type', 'questiontype', 'qtype'])
  return type !== undefined && otherTypes.test(type) ? type : undefined
}

interface FoundOptions {
  options: WrittenOptions
  /** The normalised names of the fields that contain them. */
  read: readonly string[]
}

function optionsIn(plain: ReadonlyMap<string, unknown>): FoundOptions | null {
  for (const name of names.options) {
    const value = plain.get(name)
    if (typeof value === 'string' && !/[|\n]/.test(value)) continue
    const options = readOptions(value)
    if (options !== null && options.texts.length > 0) return { options, read: [name] }
  }
  const fields = [...plain].filter(([name, value]) => optionField.test(name) && textOf(value) !== undefined)
  if (fields.length < 2) return null
  const places = fields.map(([name]) => placeOfField(name, plain))
  const texts = Array.from({ length: Math.max(...places) + 1 }, () => '')
  const fieldNames = texts.map(() => '')
  for (const [index, [name, value]] of fields.entries()) {
    texts[places[index] ?? 0] = textOf(value) ?? ''
    fieldNames[places[index] ?? 0] = name
  }
  return { options: plainOptions(trimmedOptions(texts), fieldNames), read: fields.map(([name]) => name) }
}

/** A true-or-false statement needs no options. */
function trueAndFalse(plain: ReadonlyMap<string, unknown>): FoundOptions {
  const isThere = [...plain].some(([name, value]) => isKeyName(name) && isTruth(value))
  return { options: plainOptions(isThere ? ['True', 'False'] : []), read: [] }
}

function isTruth(value: unknown): boolean {
  return typeof value === 'boolean' || (typeof value === 'string' && /^(?:true|false)$/i.test(value.trim()))
}

/** 'optionA' is the first, and so is 'option1' unless there is an 'option0'. */
function placeOfField(name: string, plain: ReadonlyMap<string, unknown>): number {
  const last = name.slice(-1)
  const digit = Number(last)
  if (Number.isNaN(digit)) return last.charCodeAt(0) - 'a'.charCodeAt(0)
  return plain.has(`${name.slice(0, -1)}0`) ? digit : digit - 1
}

/**
 * The fields that name the right option, the most trusted first. 'key' is often the row number, so it counts only if it is a letter or a
 * text, and only if there is no other key.
 */
function keyFieldsIn(plain: ReadonlyMap<string, unknown>, optionsName: string): KeyField[] {
  const hasOptions = optionsName !== '' || optionsIn(plain) !== null
  const fields = [...plain].flatMap(([name, value]) => {
    if (!isKeyName(name) || isRecord(value) || name === optionsName) return []
    if (!hasOptions && isTruth(value)) return [{ name, value: /^true$/i.test(String(value).trim()) ? 'True' : 'False' }]
    if (typeof value === 'boolean') return []
    return textOf(value) === undefined && !Array.isArray(value) ? [] : [{ name, value }]
  })
  const others = fields.filter(({ name }) => name !== 'key')
  const kept = others.length > 0 ? others : fields.filter(({ value }) => !/^\d*$/.test(textOf(value) ?? ''))
  return kept.sort((one, other) => rank(one.name) - rank(other.name))
}

function isKeyName(plain: string): boolean {
  return keyNames.includes(withoutBase(plain))
}

function rank(plain: string): number {
  return keyNames.indexOf(withoutBase(plain))
}

/** 'answerIndexZeroBased' and 'correct1based' are key names that state their base. */
function withoutBase(plain: string): string {
  return plain.replace(/\(?(?:(?:zero|one|0|1)based|base[01])\)?/, '')
}

function firstText(plain: ReadonlyMap<string, unknown>, fieldNames: readonly string[]): string | undefined {
  return fieldNames.map((name) => textOf(plain.get(name))).find((text) => text !== undefined)
}

function withPlainNames(record: Record<string, unknown>): Map<string, unknown> {
  const plain = new Map<string, unknown>()
  for (const [name, value] of Object.entries(record)) if (!plain.has(plainName(name))) plain.set(plainName(name), value)
  return plain
}
