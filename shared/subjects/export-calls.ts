import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { DownloadedFile } from '../contract/download.ts'
import { QuestionFilter } from './calls.ts'

export const exportQuestions = call({
  method: 'GET',
  path: '/api/admin/questions/export',
  access: 'admin',
  summary: 'The published questions of one subject or all, as a JSON file that an import takes back',
  query: z.object({ subject: QuestionFilter.shape.subject }),
  reply: DownloadedFile,
  givesFile: true,
})
