import * as z from 'zod/mini'
import { exportFormats } from '../content/export-formats.ts'
import { call } from '../contract/call.ts'
import { DownloadedFile } from '../contract/download.ts'
import { success } from '../contract/reply.ts'
import { QuestionFilter } from './calls.ts'

const query = z.object({
  subject: QuestionFilter.shape.subject,
  format: z._default(z.enum(exportFormats), 'json'),
})

/** The number of questions that a file will contain, and of those left out. */
export const QuestionExport = z.object({
  written: z.int(),
  /** The reasons for which questions are left out, those of most questions first. */
  left: z.array(z.object({ reason: z.string(), count: z.int() })),
})
export type QuestionExport = z.output<typeof QuestionExport>

export const exportQuestions = call({
  method: 'GET',
  path: '/api/admin/questions/export',
  access: 'admin',
  weight: 200,
  summary: 'The published questions of one subject or all, as a file that can be imported again',
  query,
  reply: DownloadedFile,
  givesFile: true,
})

export const summariseExport = call({
  method: 'GET',
  path: '/api/admin/questions/export/summary',
  access: 'admin',
  weight: 10,
  summary: 'How many questions the file would contain, and which its format cannot represent',
  query,
  reply: success(QuestionExport.shape),
})
