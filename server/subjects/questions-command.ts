import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { largestFile, UnreadableFile } from '@sabi/content/exchange/raw'
import { exportFormats, type ExportFormat } from '@sabi/content/exchange/writers/write'
import { QuestionFilter } from '@sabi/shared/subjects/calls'
import { ImportOptions, type ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { CommandRefused } from '../platform/command.ts'
import type { Database } from '../platform/database.ts'
import { exportQuestions } from './export-questions.ts'
import { importQuestions } from './import-questions.ts'
import { countItemStatistics } from './item-statistics.ts'
import { listImportRecords, withdrawImport } from './imports.queries.ts'

export const usage = `Usage:
  npm run questions -- check FILE [OPTIONS]    shows what an import would do, row by row
  npm run questions -- import FILE [OPTIONS]   takes the questions of a file in, in one batch
  npm run questions -- list                    the latest imports
  npm run questions -- undo ID                 takes a batch out of the lists again
  npm run questions -- export FILE [OPTIONS]   writes the published questions; the ending chooses the format, or --format
  npm run questions -- statistics              counts what first attempts say of each question, and raises alarms
Files to read: JSON, CSV, Aiken, GIFT, Moodle XML, QTI 2.1 and 3.0, ALOC JSON, JavaScript lists, DOCX and PDF (text).
Formats to write: ${exportFormats.join(', ')}.
Options hold for rows that do not say it themselves, and choose what is exported:
  --subject chemistry|physics|biology|mathematics  --topic ID  --exam JAMB|WAEC|NECO  --difficulty easy|medium|hard
  --source "where the questions are from"  --keys-from 0|1 (how a file counts its keys, where it does not show it)`

const formatByEnding: Readonly<Record<string, ExportFormat>> = {
  '.json': 'json',
  '.csv': 'csv',
  '.gift': 'gift',
  '.xml': 'moodle-xml',
  '.zip': 'qti',
}

/** So many moved labels fit on a terminal. */
const shownLabels = 20

const optionNames = {
  subject: { type: 'string' },
  topic: { type: 'string' },
  exam: { type: 'string' },
  difficulty: { type: 'string' },
  source: { type: 'string' },
  'keys-from': { type: 'string' },
  format: { type: 'string' },
} as const

/** Carries out a command of `npm run questions` and gives what to print; says meanwhile how far a long one is. Throws CommandRefused. */
export async function runQuestionsCommand(
  database: Database,
  words: readonly string[],
  say: (line: string) => void = () => undefined,
): Promise<string> {
  const { command, target, options } = readWords(words)
  if (command === 'list') return describeImports(await listImportRecords(database))
  if (command === 'statistics') return count(database, say)
  if (target === undefined) throw new CommandRefused(usage)
  if (command === 'undo') return undo(database, target)
  if (command === 'export') return exportTo(database, target, options)
  if (command === 'check' || command === 'import')
    return take(database, target, { ...options, dryRun: command === 'check' })
  throw new CommandRefused(usage)
}

interface Options {
  subject?: string
  topic?: string
  exam?: string
  difficulty?: string
  source?: string
  'keys-from'?: string
  format?: string
}

function readWords(words: readonly string[]): { command: string; target: string | undefined; options: Options } {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: optionNames, allowPositionals: true })
    const [command = '', target] = positionals
    return { command, target, options: values }
  } catch (error) {
    throw new CommandRefused(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

async function take(
  database: Database,
  path: string,
  { dryRun, ...given }: Options & { dryRun: boolean },
): Promise<string> {
  const options = ImportOptions.safeParse({
    dryRun,
    subject: given.subject,
    topicId: given.topic,
    examType: given.exam,
    difficulty: given.difficulty,
    source: given.source,
    keyBase: given['keys-from'],
  })
  if (!options.success) throw new CommandRefused(`An option has a value that is not known.\n${usage}`)
  const bytes = await readBytes(path)
  try {
    const name = basename(path)
    const request = { file: { name, bytes }, options: options.data, importedBy: null, fileName: name }
    return describeOutcome(await importQuestions(database, request))
  } catch (error) {
    throw error instanceof UnreadableFile ? new CommandRefused(error.message) : error
  }
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const bytes = await readFile(path)
    if (bytes.length > largestFile) throw new CommandRefused(`${path} is larger than ${largestFile / 1024 / 1024} MB.`)
    return bytes
  } catch (error) {
    if (error instanceof CommandRefused) throw error
    throw new CommandRefused(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What became of each row, for a person. */
export function describeOutcome({
  isDryRun,
  importId,
  rowCount,
  added,
  unchanged,
  refused,
  format,
}: ImportOutcome): string {
  const refusals = refused.map(
    ({ place, message, detail }) => `  ${place}: ${message}${detail === '' ? '' : ` (${detail})`}`,
  )
  return [
    `Read as ${format}: ${rowCount} rows, ${added} ${isDryRun ? 'to add' : 'added'}, ${unchanged} there already, ${refused.length} refused.`,
    ...refusals,
    ...(importId === null ? [] : [`To undo it: npm run questions -- undo ${importId}`]),
  ].join('\n')
}

async function undo(database: Database, id: string): Promise<string> {
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
  const withdrawal = isId ? await withdrawImport(database, id, 'command line') : 'no such import'
  if (withdrawal === 'no such import') throw new CommandRefused(`There is no import ${id}, or it was undone before.`)
  if (withdrawal === 'topics in use')
    throw new CommandRefused('Questions still use these topics. Undo the imports of those questions first.')
  return `${withdrawal.withdrawn} taken out of the lists. Answers given to them stay.`
}

async function exportTo(
  database: Database,
  path: string,
  { format, subject, topic, exam, difficulty }: Options,
): Promise<string> {
  const chosen =
    exportFormats.find((one) => one === format) ?? (format === undefined ? formatByEnding[extname(path)] : undefined)
  const filter = QuestionFilter.safeParse({ subject, topicId: topic, examType: exam, difficulty })
  if (chosen === undefined || !filter.success) throw new CommandRefused(usage)
  const { bytes, left } = await exportQuestions(database, chosen, filter.data)
  try {
    await writeFile(path, bytes, { flag: 'wx' })
  } catch (error) {
    throw new CommandRefused(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
  return [`Wrote ${path}.`, ...left.map(({ id, reason }) => `  left out ${id}: ${reason}`)].join('\n')
}

async function count(database: Database, say: (line: string) => void): Promise<string> {
  const outcome = await countItemStatistics(database, { actor: 'command line', say })
  if (outcome === null) throw new CommandRefused('The server is counting just now. Try again in a few minutes.')
  const { attempts, versions, raised, quarantined, labels } = outcome
  return [
    `Counted ${attempts} first attempts at ${versions} versions of questions.`,
    `Alarms: ${raised} new to review, ${quarantined} questions taken out of practice.`,
    `Labels: ${labels.length} questions are easier or harder than their label${labels.length > shownLabels ? '; those with the most answers' : ''}.`,
    ...labels
      .slice(0, shownLabels)
      .map(({ questionId, from, to, attempts: each }) => `  ${questionId}: ${from}, by ${each} first attempts ${to}`),
  ].join('\n')
}

function describeImports(records: Awaited<ReturnType<typeof listImportRecords>>): string {
  if (records.length === 0) return 'Nothing was imported yet.'
  return records
    .map(({ id, kind, importedAt, importedBy, fileName, added, undoneAt }) => {
      const who = importedBy ?? 'command line'
      return `${id}  ${importedAt}  ${added} ${kind}  ${fileName ?? '–'}  ${who}${undoneAt === null ? '' : '  undone'}`
    })
    .join('\n')
}
