import * as z from 'zod/mini'
import { Difficulty, ExamType, SubjectId } from '../content/question.ts'
import { Level } from '../content/syllabus.ts'
import { call } from '../contract/call.ts'
import { DownloadedFile } from '../contract/download.ts'
import { TopicId, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'
import { UploadedFile } from '../contract/upload.ts'
import { DraftQuestion } from './draft-question.ts'

/** Most bytes of a file of questions, sent as a form or as JSON. */
export const largestUpload = 20 * 1024 * 1024
export const mostTopics = 1000
const mostNames = 200

function parsedNames(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const flag = z._default(
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((word) => word === 'true'),
    ),
  ]),
  false,
)

/** The meanings of names in the file: a subject, an exam or a topic id, by name. */
const NameMeanings = z
  .record(z.string().check(z.maxLength(200), withoutNul), z.string().check(z.maxLength(100), withoutNul))
  .check(z.refine((names) => Object.keys(names).length <= mostNames))

/** Defaults for rows that do not specify them, and whether it is a dry run. */
const options = {
  /** True shows what would happen and keeps nothing. */
  dryRun: flag,
  /** True publishes at once every question that is not held. Without it, the import starts as a draft. */
  publish: flag,
  subject: z.optional(SubjectId),
  topicId: z.optional(TopicId),
  examType: z.optional(ExamType),
  difficulty: z.optional(Difficulty),
  /** The number of the first option in the file's keys, if the file does not show it. */
  keyBase: z.optional(
    z.pipe(
      z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]),
      z.transform((base): 0 | 1 => (Number(base) === 0 ? 0 : 1)),
    ),
  ),
  /** Names of the file that are no subject, topic or exam, and what they mean. A form sends them as JSON. */
  names: z.optional(
    z.union([
      NameMeanings,
      z.pipe(z.string().check(z.maxLength(60_000)), z.pipe(z.transform(parsedNames), NameMeanings)),
    ]),
  ),
  /** The source, shown beside each question: 'Mr Bello, Government College Jos'. */
  source: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120), withoutNul)),
}

export const ImportOptions = z.object(options)
export type ImportOptions = z.output<typeof ImportOptions>

/** A row that was not imported, with the reason. */
export const RefusedRow = z.object({ place: z.string(), reason: z.string(), message: z.string(), detail: z.string() })

/** A name that means no subject, topic or exam yet, and the topics whose names are most like it. */
export const UnknownName = z.object({
  kind: z.enum(['subject', 'topic', 'exam']),
  name: z.string(),
  rows: z.int(),
  nearest: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type UnknownName = z.output<typeof UnknownName>

/** The outcome of an import or a dry run: `added + unchanged + refused.length` is `rowCount`. */
export const ImportOutcome = z.object({
  /** Names the batch for publishing or undoing it; null where nothing was added. */
  importId: z.nullable(z.uuid()),
  isDryRun: z.boolean(),
  /** True if what was added is in a draft. */
  isDraft: z._default(z.boolean(), false),
  format: z.string(),
  rowCount: z.int(),
  added: z.int(),
  /** How many of those added wait in the draft until their explanation is mended. */
  held: z._default(z.int(), 0),
  /** In a dry run the first questions that would be added, as students will see them. */
  accepted: z._default(z.array(DraftQuestion), []),
  /** Rows that are there already, with the same key. */
  unchanged: z.int(),
  refused: z.array(RefusedRow),
  /** Rows that were accepted without a part of them, and why. */
  warnings: z._default(z.array(RefusedRow), []),
  unknownNames: z._default(z.array(UnknownName), []),
})
export type ImportOutcome = z.output<typeof ImportOutcome>

export const bulkImportQuestions = call({
  method: 'POST',
  path: '/api/questions/bulk-import',
  access: 'admin',
  entrance: 'others',
  summary: 'Imports questions as a draft: as {questions} in JSON, or as a file of any known format in a form',
  body: z.union([
    z.object({ ...options, file: UploadedFile }),
    z.object({ ...options, questions: z.array(z.unknown()).check(z.minLength(1)) }),
  ]),
  bodyLimit: largestUpload,
  takesUpload: true,
  badInput: 'Send {"questions": […]} as JSON, or one file as the field "file" of a form.',
  reply: success(ImportOutcome.shape),
})

export const downloadTemplate = call({
  method: 'GET',
  path: '/api/admin/questions/template',
  access: 'admin',
  weight: 2,
  summary: 'A table to fill in with questions: its columns and an example row',
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  reply: DownloadedFile,
  givesFile: true,
})

const TopicTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(120), withoutNul)

const topicFields = {
  title: z.optional(TopicTitle),
  /** Another name for `title` (API-07). */
  name: z.optional(TopicTitle),
  description: z._default(z.string().check(z.trim(), z.maxLength(400), withoutNul), ''),
  subject: SubjectId,
  level: Level,
  /** Number of its unit; `category`, the title of a unit of the subject, says the same (API-07). */
  unit: z.optional(z.int().check(z.minimum(1), z.maximum(11))),
  category: z.optional(z.string()),
}

const hasTitle = z.refine<{ title?: string | undefined; name?: string | undefined }>(
  ({ title, name }) => title !== undefined || name !== undefined,
  { error: 'Write a title' },
)

/** A topic as an administrator writes it, without its id. */
export const TopicWords = z.pipe(
  z.object(topicFields).check(hasTitle),
  z.transform(({ name, title = name ?? '', ...topic }) => ({ ...topic, title })),
)

export const NewTopic = z.pipe(
  z.object({ ...topicFields, id: TopicId.check(z.regex(/^[a-z0-9-]+$/)) }).check(hasTitle),
  z.transform(({ name, title = name ?? '', ...topic }) => ({ ...topic, title })),
)
export type NewTopic = z.output<typeof NewTopic>

export const bulkImportTopics = call({
  method: 'POST',
  path: '/api/topics/bulk-import',
  access: 'admin',
  entrance: 'others',
  summary: 'Imports topics in addition to those of the syllabus, which stay unchanged',
  body: z.object({ topics: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostTopics)), dryRun: flag }),
  bodyLimit: 1024 * 1024,
  reply: success(ImportOutcome.shape),
})

export const ImportRecord = z.object({
  id: z.uuid(),
  kind: z.enum(['questions', 'topics']),
  importedAt: z.iso.datetime(),
  /** E-mail of the administrator; null for one whose account is gone, and for the command line. */
  importedBy: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  format: z.string(),
  added: z.int(),
  /** When it was undone, or discarded as a draft. */
  undoneAt: z.nullable(z.iso.datetime()),
  /** True if none of it was ever published. */
  isDraft: z._default(z.boolean(), false),
  /** Questions that are not published yet, and how many of them can be. */
  waiting: z._default(z.int(), 0),
  ready: z._default(z.int(), 0),
})
export type ImportRecord = z.output<typeof ImportRecord>

export const listImports = call({
  method: 'GET',
  path: '/api/imports',
  access: 'admin',
  summary: 'The latest hundred imports, newest first',
  reply: success({ imports: z.array(ImportRecord) }),
})

export const undoImport = call({
  method: 'POST',
  path: '/api/imports/:id/undo',
  access: 'admin',
  summary: 'Removes everything an import published from the lists; its answers stay',
  params: z.object({ id: z.uuid() }),
  reply: success({ withdrawn: z.int() }),
})
