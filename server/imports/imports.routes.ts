import { UnreadableFile } from '@sabi/content/exchange/raw'
import type { UploadedFile } from '@sabi/shared/contract/upload'
import type { ExportFormat } from '@sabi/shared/content/export-formats'
import { draftPage } from '@sabi/shared/subjects/draft-calls'
import {
  exportQuestions as exportQuestionsCall,
  summariseExport as summariseExportCall,
} from '@sabi/shared/subjects/export-calls'
import {
  bulkImportQuestions,
  bulkImportTopics,
  downloadTemplate,
  listImports,
  undoImport,
  type ImportOutcome,
} from '@sabi/shared/subjects/import-calls'
import { insertAudit } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { exportQuestions, summariseExport } from './export-questions.ts'
import { importQuestions, type ImportRequest } from './import-questions.ts'
import { importTopics } from './import-topics.ts'
import { listImportRecords, withdrawImport } from './imports.queries.ts'

const everything = { examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const

const templateTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const exportFiles: Readonly<Record<ExportFormat, { ending: string; type: string }>> = {
  json: { ending: 'json', type: 'application/json' },
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  'moodle-xml': { ending: 'xml', type: 'application/xml' },
  qti: { ending: 'zip', type: 'application/zip' },
  gift: { ending: 'gift', type: 'text/plain; charset=utf-8' },
  anki: { ending: 'txt', type: 'text/plain; charset=utf-8' },
}

/** Taking questions and topics in, taking them out again, and giving questions away as a file. */
export function importRoutes({ database }: Platform): Route[] {
  return [
    serve(bulkImportQuestions, async ({ body }, { viewer }) => {
      const { file, fileName, options } = 'file' in body ? fileOf(body) : fileOfQuestions(body)
      return takeIn(database, { file, fileName, options, importedBy: viewer.user.id, shown: draftPage })
    }),

    serve(bulkImportTopics, async ({ body }, { viewer }) => importTopics(database, body, viewer.user.id)),

    serve(listImports, async () => ({ imports: await listImportRecords(database) })),

    serve(undoImport, async ({ params: { id } }, { viewer }) => {
      const withdrawal = await withdrawImport(database, id, { userId: viewer.user.id })
      if (withdrawal === 'no such import')
        throw new Refusal(404, 'This import does not exist, or it was already undone.')
      if (withdrawal === 'still a draft')
        throw new Refusal(409, 'Nothing from this import is published yet. Discard the draft instead.')
      if (withdrawal === 'topics in use')
        throw new Refusal(409, 'Questions still use these topics. Undo the imports of those questions first.')
      return withdrawal
    }),

    serve(downloadTemplate, async ({ query: { format } }) => {
      const { templateOf } = await import('@sabi/content/exchange/template')
      return { name: `questions-template.${format}`, type: templateTypes[format], bytes: templateOf(format) }
    }),

    serve(summariseExportCall, async ({ query: { subject, format } }) =>
      summariseExport(database, format, { ...everything, subject }),
    ),

    serve(exportQuestionsCall, async ({ query: { subject, format } }, { viewer }) => {
      const { bytes, written } = await exportQuestions(database, format, { ...everything, subject })
      const { ending, type } = exportFiles[format]
      const details = { subject, format, questions: String(written) }
      await insertAudit(database, { action: 'questions-exported', actor: { userId: viewer.user.id }, details })
      const day = new Date().toISOString().slice(0, 10)
      return { name: `questions-${subject.toLowerCase()}-${day}.${ending}`, type, bytes }
    }),
  ]
}

function fileOf<Options>({ file, ...options }: Options & { file: UploadedFile }) {
  return { file, fileName: file.name, options }
}

function fileOfQuestions<Options>({ questions, ...options }: Options & { questions: readonly unknown[] }) {
  const bytes = new TextEncoder().encode(asJson({ questions }))
  return { file: { name: 'questions.json', bytes, format: 'json' as const }, fileName: null, options }
}

/** Parsed JSON can be serialised again, unless it is nested too deeply for the machine. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    throw new Refusal(400, 'The questions are nested too deep.')
  }
}

async function takeIn(database: Database, request: ImportRequest): Promise<ImportOutcome> {
  try {
    return await importQuestions(database, request)
  } catch (error) {
    throw error instanceof UnreadableFile ? new Refusal(400, error.message) : error
  }
}
