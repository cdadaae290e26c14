import { bulkImportQuestions, type ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { exchange, fileSilenceMs, jsonReader } from '../../platform/request.ts'

/** What holds for each row of a file that does not say it itself, and what names of it mean, as JSON: '' where nothing is said. */
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

/** Sends a file of questions in a form; a dry run only says what would come of it. Throws a RequestError. */
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
