import * as z from 'zod/mini'
import { passageOf } from './passage-order.ts'
import { Passage } from './passage.ts'
import { coreSubjectIds, examTypes, difficulties, Question, SubjectId } from './question.ts'
import { richParts } from './rich-parts.ts'
import { isRich, plainText } from './rich-text.ts'

/** Equal neighbours as one: [value, how many]. */
function runsOf<Value extends z.ZodMiniType>(value: Value) {
  return z.array(z.tuple([value, z.int().check(z.minimum(1))]))
}

/**
 * Questions of a subject in columns, which compress to half of what rows take. A part with mathematics is there once, as
 * HTML: its plain text is read from it.
 */
export const Pack = z.object({
  format: z.literal(1),
  subject: SubjectId,
  ids: z.array(z.string()),
  versions: runsOf(z.int()),
  topics: runsOf(z.string()),
  families: runsOf(z.nullable(z.string())),
  sources: runsOf(z.nullable(z.string())),
  images: runsOf(z.nullable(z.string())),
  /** What the pictures show; missing where no question has one with words. */
  imageAlts: z.optional(runsOf(z.nullable(z.string()))),
  /** Missing where no question was made for a student, as in the packs of the bank. */
  origins: z.optional(runsOf(z.nullable(z.string()))),
  /** One digit a question, each. */
  exams: z.string(),
  difficulties: z.string(),
  keys: z.string(),
  optionCounts: z.string(),
  hintCounts: z.string(),
  /** 1 where options may be shuffled, 2 for a calculation, 4 for a figure, added. */
  traits: z.string(),
  /** Each once; missing where no question is about one. The id of a question names its passage. */
  passages: z.optional(z.array(Passage)),
  /** Question by question: text, explanation, options, reasons of the wrong options ('' for none), hints, SVG and words of a figure. */
  parts: z.array(z.string()),
})

/** A file that phones fetch and keep, named by its content. */
const PackedFile = z.object({
  subject: SubjectId,
  file: z.string(),
  count: z.int(),
  /** As sent, compressed by brotli. */
  bytes: z.int(),
  hash: z.string(),
})

/**
 * The index as it is sent. Apps of contract 1 read it too and know only the core subjects, so files of others are apart; those
 * apps ignore a field that they do not know.
 */
const SentIndex = z.object({
  /** A short hash over all packs: what is shown in two places is the same bank if these are equal. */
  version: z.string(),
  count: z.int(),
  subjects: z.array(PackedFile),
  /** The study notes of each subject that has some; their count is that of the topics. */
  textbooks: z.array(PackedFile),
  more: z.optional(z.object({ subjects: z.array(PackedFile), textbooks: z.array(PackedFile) })),
})

/** The index with the files of all subjects in one list, from either form. */
export const PackIndex = z.pipe(
  SentIndex,
  z.transform(({ more, ...index }) => ({
    ...index,
    subjects: [...index.subjects, ...(more?.subjects ?? [])],
    textbooks: [...index.textbooks, ...(more?.textbooks ?? [])],
  })),
)

export type Pack = z.infer<typeof Pack>
export type PackIndex = z.infer<typeof PackIndex>

/** The form in which an index is sent. */
export function sentIndex({ subjects, textbooks, ...index }: PackIndex): z.input<typeof PackIndex> {
  const isCore = ({ subject }: z.infer<typeof PackedFile>) => coreSubjectIds.some((core) => core === subject)
  const isMore = (file: z.infer<typeof PackedFile>) => !isCore(file)
  return {
    ...index,
    subjects: subjects.filter(isCore),
    textbooks: textbooks.filter(isCore),
    more: { subjects: subjects.filter(isMore), textbooks: textbooks.filter(isMore) },
  }
}

const shuffleTrait = 1
const calculationTrait = 2
const figureTrait = 4

/** A pack of questions, all of this subject. Throws where a question's HTML says something else than its text, or its id names another passage. */
export function encodePack(subject: SubjectId, questions: readonly Question[]): Pack {
  const origins = questions.map(({ origin = null }) => origin)
  const imageAlts = questions.map(({ imageAlt = null }) => imageAlt)
  return {
    format: 1,
    subject,
    ids: questions.map(({ id }) => id),
    versions: inRuns(questions.map(({ version }) => version)),
    topics: inRuns(questions.map(({ topicId }) => topicId)),
    families: inRuns(questions.map(({ family }) => family)),
    sources: inRuns(questions.map(({ source }) => source)),
    images: inRuns(questions.map(({ imageUrl }) => imageUrl)),
    ...(imageAlts.some((alt) => alt !== null) ? { imageAlts: inRuns(imageAlts) } : {}),
    ...(origins.some((origin) => origin !== null) ? { origins: inRuns(origins) } : {}),
    exams: digits(questions.map(({ examType }) => examTypes.indexOf(examType))),
    difficulties: digits(questions.map(({ difficulty }) => difficulties.indexOf(difficulty))),
    keys: digits(questions.map(({ correctOption }) => correctOption)),
    optionCounts: digits(questions.map(({ options }) => options.length)),
    hintCounts: digits(questions.map(({ hints }) => hints.length)),
    traits: digits(questions.map((question) => traitsOf(question))),
    ...passagesOf(questions),
    parts: questions.flatMap(partsOf),
  }
}

/** The questions of a pack, as they were. Throws where the value is not a whole pack. */
export function decodePack(value: unknown): Question[] {
  const pack = Pack.parse(value)
  const columns = {
    version: outOfRuns(pack.versions),
    topicId: outOfRuns(pack.topics),
    family: outOfRuns(pack.families),
    source: outOfRuns(pack.sources),
    imageUrl: outOfRuns(pack.images),
    imageAlt: outOfRuns(pack.imageAlts ?? []),
    origin: outOfRuns(pack.origins ?? []),
  }
  const passageById = new Map(pack.passages?.map((passage) => [passage.id, passage]))
  const parts = pack.parts[Symbol.iterator]()
  return pack.ids.map((id, index) => {
    const digit = (column: string) => Number(column[index])
    const examType = examTypes[digit(pack.exams)]
    const correctOption = digit(pack.keys)
    const traits = digit(pack.traits)
    const counts = {
      options: digit(pack.optionCounts),
      hints: digit(pack.hintCounts),
      correctOption,
      hasFigure: (traits & figureTrait) !== 0,
    }
    return Question.parse({
      id,
      version: columns.version[index],
      subject: pack.subject,
      topicId: columns.topicId[index],
      examType,
      difficulty: difficulties[digit(pack.difficulties)],
      ...readParts(parts, counts),
      correctOption,
      canShuffle: (traits & shuffleTrait) !== 0,
      isCalculation: (traits & calculationTrait) !== 0,
      family: columns.family[index],
      source: columns.source[index],
      imageUrl: columns.imageUrl[index],
      imageAlt: columns.imageAlt[index] ?? undefined,
      origin: columns.origin[index] ?? undefined,
      passage: passageById.get(passageOf(id) ?? ''),
    })
  })
}

function passagesOf(questions: readonly Question[]): Pick<Pack, 'passages'> {
  const passages = questions.flatMap(({ id, passage }) => {
    if (passage !== undefined && passage.id !== passageOf(id)) throw new Error(`${id} does not name ${passage.id}`)
    return passage ?? []
  })
  if (passages.length === 0) return {}
  return { passages: [...new Map(passages.map((passage) => [passage.id, passage])).values()] }
}

function traitsOf({ canShuffle, isCalculation, figure }: Question): number {
  return (canShuffle ? shuffleTrait : 0) + (isCalculation ? calculationTrait : 0) + (figure ? figureTrait : 0)
}

function digits(values: readonly number[]): string {
  return values.join('')
}

function inRuns<Value>(values: readonly Value[]): [Value, number][] {
  const runs: [Value, number][] = []
  for (const value of values) {
    const last = runs.at(-1)
    if (last !== undefined && last[0] === value) last[1]++
    else runs.push([value, 1])
  }
  return runs
}

function outOfRuns<Value>(runs: readonly (readonly [Value, number])[]): Value[] {
  return runs.flatMap(([value, count]) => Array.from({ length: count }, () => value))
}

function partsOf({ text, options, reasons, explanation, hints, correctOption, figure, rich = {} }: Question): string[] {
  return [
    part(text, rich.text),
    part(explanation, rich.explanation),
    ...options.map((option, index) => part(option, rich.options?.[index])),
    ...options.flatMap((_, index) =>
      index === correctOption ? [] : [part(reasons[index] ?? '', rich.reasons?.[index])],
    ),
    ...hints,
    ...(figure === undefined ? [] : [figure.svg, figure.alt]),
  ]
}

function part(text: string, html: string | null | undefined): string {
  const packed = html ?? text
  if (isRich(packed) !== (html !== null && html !== undefined))
    throw new Error(`Mathematics is not marked in '${packed}'`)
  if (html !== undefined && html !== null && plainText(html) !== text)
    throw new Error(`'${html}' does not say '${text}'`)
  return packed
}

type Parts = Pick<Question, 'text' | 'options' | 'reasons' | 'explanation' | 'hints' | 'rich' | 'figure'>

interface PartCounts {
  options: number
  hints: number
  correctOption: number
  hasFigure: boolean
}

function readParts(parts: Iterator<string>, { options, hints, correctOption, hasFigure }: PartCounts): Parts {
  const next = () => {
    const { value, done } = parts.next()
    if (done === true) throw new Error('The pack ends within a question')
    return value
  }
  const list = (count: number) => Array.from({ length: count }, next)
  const packed = {
    text: next(),
    explanation: next(),
    options: list(options),
    wrong: list(options - 1),
    hints: list(hints),
    ...(hasFigure ? { figure: { svg: next(), alt: next() } } : {}),
  }
  const reasons: (string | null)[] = packed.wrong.map((reason) => (reason === '' ? null : reason))
  reasons.splice(correctOption, 0, null)
  const rich = richParts({ ...packed, reasons })
  return {
    text: said(packed.text),
    options: packed.options.map(said),
    reasons: reasons.map((reason) => (reason === null ? null : said(reason))),
    explanation: said(packed.explanation),
    hints: packed.hints,
    ...(packed.figure === undefined ? {} : { figure: packed.figure }),
    ...(rich === null ? {} : { rich }),
  }
}

function said(packed: string): string {
  return isRich(packed) ? plainText(packed) : packed
}
