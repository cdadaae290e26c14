import { bulkImportQuestions, type ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { exchange, fileSilenceMs, jsonReader } from '../../platform/server/request.ts'

/** Defaults for rows that do not specify them, and the meanings of names as JSON; '' if not set. */
export type ImportDefaults = Readonly<
  Record<'subject' | 'topicId' | 'examType' | 'difficulty' | 'source' | 'names', string>
>

export const noDefaults: ImportDefaults = {
  subject: '',
  topicId: '',
  examType: '',
  difficulty: '',
  source: '',
  names: '',
}

/** Uploads a file of questions. A dry run only reports what would happen. Throws a RequestError. */
export async function importFile(
  file: File,
  { defaults, dryRun }: { defaults: ImportDefaults; dryRun: boolean },
): Promise<ImportOutcome> {
  const { method, path, reply } = bulkImportQuestions
  const body = new FormData()
  body.set('dryRun', String(dryRun))
  for (const [name, value] of Object.entries(defaults)) if (value !== '') body.set(name, value)
  body.set('file', file)
  const init = { method, headers: { Accept: 'application/json' }, credentials: 'include' as const, body }
  return exchange(path, init, { timeoutMs: fileSilenceMs, read: jsonReader(reply) })
}
