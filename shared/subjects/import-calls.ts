import * as z from 'zod/mini'
import { Difficulty, ExamType, SubjectId } from '../content/question.ts'
import { Level } from '../content/syllabus.ts'
import { call } from '../contract/call.ts'
import { TopicId, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'
import { UploadedFile } from '../contract/upload.ts'

/** Most bytes of a file of questions, sent as a form or as JSON. */
export const largestUpload = 20 * 1024 * 1024
export const mostTopics = 1000

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

/** What holds for every row that does not say it itself, and whether anything is kept. */
const options = {
  /** True shows what would happen and keeps nothing. */
  dryRun: flag,
  subject: z.optional(SubjectId),
  topicId: z.optional(TopicId),
  examType: z.optional(ExamType),
  difficulty: z.optional(Difficulty),
  /** From what number the file counts its keys, where it does not show it by itself. */
  keyBase: z.optional(
    z.pipe(
      z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]),
      z.transform((base): 0 | 1 => (Number(base) === 0 ? 0 : 1)),
    ),
  ),
  /** Where the questions are from, shown beside each: 'Mr Bello, Government College Jos'. */
  source: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120), withoutNul)),
}

export const ImportOptions = z.object(options)
export type ImportOptions = z.output<typeof ImportOptions>

/** A row that was not taken in, with the reason in words. */
export const RefusedRow = z.object({ place: z.string(), reason: z.string(), message: z.string(), detail: z.string() })

/** What an import did, or in a dry run would do: `added + unchanged + refused.length` is `rowCount`. */
export const ImportOutcome = z.object({
  /** Names the batch for undoing it; null where nothing was added. */
  importId: z.nullable(z.uuid()),
  isDryRun: z.boolean(),
  format: z.string(),
  rowCount: z.int(),
  added: z.int(),
  /** Rows that are there already, with the same key. */
  unchanged: z.int(),
  refused: z.array(RefusedRow),
})
export type ImportOutcome = z.output<typeof ImportOutcome>

export const bulkImportQuestions = call({
  method: 'POST',
  path: '/api/questions/bulk-import',
  access: 'admin',
  summary: 'Takes questions in: as {questions} in JSON, or as a file of any known format in a form',
  body: z.union([
    z.object({ ...options, file: UploadedFile }),
    z.object({ ...options, questions: z.array(z.unknown()).check(z.minLength(1)) }),
  ]),
  bodyLimit: largestUpload,
  takesUpload: true,
  badInput: 'Send {"questions": […]} as JSON, or one file as the field "file" of a form.',
  reply: success(ImportOutcome.shape),
})

export const NewTopic = z.object({
  id: TopicId.check(z.regex(/^[a-z0-9-]+$/)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120), withoutNul),
  description: z._default(z.string().check(z.trim(), z.maxLength(400), withoutNul), ''),
  subject: SubjectId,
  level: Level,
  unit: z.int().check(z.minimum(1), z.maximum(11)),
})
export type NewTopic = z.output<typeof NewTopic>

export const bulkImportTopics = call({
  method: 'POST',
  path: '/api/topics/bulk-import',
  access: 'admin',
  summary: 'Takes topics in beside those of the syllabus, which stay as they are',
  body: z.object({ topics: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostTopics)), dryRun: flag }),
  bodyLimit: 1024 * 1024,
  reply: success(ImportOutcome.shape),
})

const ImportRecord = z.object({
  id: z.uuid(),
  kind: z.enum(['questions', 'topics']),
  importedAt: z.iso.datetime(),
  /** E-mail of the administrator; null for one whose account is gone, and for the command line. */
  importedBy: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  format: z.string(),
  added: z.int(),
  undoneAt: z.nullable(z.iso.datetime()),
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
  summary: 'Takes what an import added out of the lists again; answers given to it stay',
  params: z.object({ id: z.uuid() }),
  reply: success({ withdrawn: z.int() }),
})
