import { UnreadableFile, type Reading } from '@sabi/content/exchange/raw'
import { readQuestions } from '@sabi/content/exchange/readers/read-file'
import { bulkImportQuestions, bulkImportTopics, listImports, undoImport } from '@sabi/shared/subjects/import-calls'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
import { serve, type Route } from '../platform/serve.ts'
import { importQuestions } from './import-questions.ts'
import { importTopics } from './import-topics.ts'
import { listImportRecords, withdrawImport } from './imports.queries.ts'

/** Taking questions and topics in, and taking them out again. */
export function importRoutes({ database }: Platform): Route[] {
  return [
    serve(bulkImportQuestions, async ({ body }, { viewer }) => {
      const { fileName, reading, options } = 'file' in body ? await readUpload(body) : await readBody(body)
      return importQuestions(database, reading, { options, importedBy: viewer.user.id, fileName })
    }),

    serve(bulkImportTopics, async ({ body }, { viewer }) => importTopics(database, body, viewer.user.id)),

    serve(listImports, async () => ({ imports: await listImportRecords(database) })),

    serve(undoImport, async ({ params: { id } }) => {
      const withdrawn = await withdrawImport(database, id)
      if (withdrawn === null) throw new Refusal(404, 'There is no such import, or it was undone before.')
      return { withdrawn }
    }),
  ]
}

async function readUpload<Options>({ file, ...options }: Options & { file: { name: string; bytes: Uint8Array } }) {
  return { fileName: file.name, reading: await read(file.name, file.bytes), options }
}

async function readBody<Options>({ questions, ...options }: Options & { questions: readonly unknown[] }) {
  const bytes = new TextEncoder().encode(JSON.stringify({ questions }))
  return { fileName: null, reading: await read('questions.json', bytes), options }
}

async function read(name: string, bytes: Uint8Array): Promise<Reading> {
  try {
    return await readQuestions(name, bytes)
  } catch (error) {
    throw error instanceof UnreadableFile ? new Refusal(400, error.message) : error
  }
}
