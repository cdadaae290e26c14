import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { largestFile, mostRows, UnreadableFile } from '@sabi/content/exchange/raw'
import { countedReasons } from '@sabi/content/exchange/writers/left-out'
import { subjectIds } from '@sabi/shared/content/question'
import { exportFormats, type ExportFormat } from '@sabi/shared/content/export-formats'
import { noticeDays } from '@sabi/shared/flags/removal'
import { QuestionFilter } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { ImportOptions } from '@sabi/shared/subjects/import-calls'
import { CommandRefused } from '../platform/command.ts'
import type { Database } from '../database/database.ts'
import { describeImports, describeOutcome, shownQuestions } from './describe-imports.ts'
import { draftCommand, isImportId } from './draft-command.ts'
import { exportQuestions } from './export-questions.ts'
import { importQuestions } from './import-questions.ts'
import { countItemStatistics } from '../item-analysis/item-statistics.ts'
import { listImportRecords, withdrawImport } from './imports.queries.ts'

export const usage = `Usage:
  npm run questions -- check FILE [OPTIONS]    shows what an import would do, with the first accepted questions (--all: each)
  npm run questions -- import FILE [OPTIONS]   takes the questions of a file into a draft (--publish: publishes them at once)
  npm run questions -- list                    the latest imports
  npm run questions -- show ID                 the first questions of a draft (--all: each)
  npm run questions -- publish ID              publishes a draft: students get its questions
  npm run questions -- discard ID              throws a draft away
  npm run questions -- undo ID                 takes a published import out of the lists again
  npm run questions -- export FILE [OPTIONS]   writes the published questions; the ending chooses the format, or --format
  npm run questions -- statistics              counts what first attempts say of each question, and raises alarms
Files to read: JSON, CSV, Excel (.xlsx), Aiken, GIFT, Moodle XML, QTI 2.1 and 3.0, ALOC JSON, JavaScript lists, DOCX and PDF (text), Anki cards of ours.
Formats to write: ${exportFormats.join(', ')}.
Options hold for rows that do not say it themselves, and choose what is exported:
  --subject ${subjectIds.join('|')}  --topic ID  --exam JAMB|WAEC|NECO  --difficulty easy|medium|hard
  --source "where the questions are from"  --keys-from 0|1 (how a file counts its keys, where it does not show it)
  --name "WAEC Phy 2=physics" (what a name in the file means: a subject, an exam or the id of a topic; may be given often)`

const formatByEnding: Readonly<Record<string, ExportFormat>> = {
  '.json': 'json',
  '.csv': 'csv',
  '.gift': 'gift',
  '.xml': 'moodle-xml',
  '.zip': 'qti',
  '.txt': 'anki',
}

/** How many moved labels fit on a terminal. */
const shownLabels = 20

const optionNames = {
  subject: { type: 'string' },
  topic: { type: 'string' },
  exam: { type: 'string' },
  difficulty: { type: 'string' },
  source: { type: 'string' },
  'keys-from': { type: 'string' },
  name: { type: 'string', multiple: true },
  format: { type: 'string' },
  all: { type: 'boolean' },
  publish: { type: 'boolean' },
} as const

const commandsWithTarget = new Set(['check', 'import', 'show', 'publish', 'discard', 'undo', 'export'])
const commandsAlone = new Set(['list', 'statistics'])

/** Throws CommandRefused with the usage unless the words are a command that can be run. */
export function assertQuestionsCommand(words: readonly string[]): void {
  const { command, target } = readWords(words)
  const isComplete = commandsAlone.has(command) || (commandsWithTarget.has(command) && target !== undefined)
  if (!isComplete) throw new CommandRefused(usage)
}

/**
 * Runs a command of `npm run questions` and returns what to print; reports the progress of long ones. Throws
 * CommandRefused.
 */
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
  if (command === 'show' || command === 'publish' || command === 'discard')
    return draftCommand(database, command, { id: target, all: options.all === true })
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
  name?: string[]
  format?: string
  all?: boolean
  publish?: boolean
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
    publish: given.publish,
    subject: given.subject,
    topicId: given.topic,
    examType: given.exam,
    difficulty: given.difficulty,
    source: given.source,
    keyBase: given['keys-from'],
    names: given.name === undefined ? undefined : namesOf(given.name),
  })
  if (!options.success) throw new CommandRefused(`An option has an unknown value.\n${usage}`)
  const bytes = await readBytes(path)
  try {
    const name = basename(path)
    const shown = given.all === true ? mostRows : shownQuestions
    const request = { file: { name, bytes }, options: options.data, importedBy: null, fileName: name, shown }
    return describeOutcome(await importQuestions(database, request))
  } catch (error) {
    throw error instanceof UnreadableFile ? new CommandRefused(error.message) : error
  }
}

/** 'WAEC Phy 2=physics' states what a name means; a name may itself contain an equals sign. */
function namesOf(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const divider = word.lastIndexOf('=')
      if (divider < 1) throw new CommandRefused(`--name needs a name and what it means: "WAEC Phy 2=physics"\n${usage}`)
      return [word.slice(0, divider).trim(), word.slice(divider + 1).trim()]
    }),
  )
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

async function undo(database: Database, id: string): Promise<string> {
  const withdrawal = isImportId(id) ? await withdrawImport(database, id, 'command line') : 'no such import'
  if (withdrawal === 'no such import') throw new CommandRefused(`There is no import ${id}, or it was already undone.`)
  if (withdrawal === 'still a draft')
    throw new CommandRefused(
      `Nothing from this import is published yet. To discard it: npm run questions -- discard ${id}`,
    )
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
  const { bytes, left, written } = await exportQuestions(database, chosen, filter.data)
  try {
    await writeFile(path, bytes, { flag: 'wx' })
  } catch (error) {
    throw new CommandRefused(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
  return [`Wrote ${path}.`, `  ${counted(written, 'question')} in it`, ...countedReasons(left).map(describeLeft)].join(
    '\n',
  )

  function describeLeft({ reason, count }: { reason: string; count: number }): string {
    const ids = left.flatMap((one) => (one.reason === reason ? [one.id] : []))
    return `  ${counted(count, 'question')} left out: ${reason} (${ids.join(', ')})`
  }
}

async function count(database: Database, say: (line: string) => void): Promise<string> {
  const outcome = await countItemStatistics(database, { actor: 'command line', say })
  if (outcome === null) throw new CommandRefused('The server is already counting. Try again in a few minutes.')
  const { attempts, versions, raised, announced, quarantined, labels } = outcome
  return [
    `Counted ${attempts} first attempts at ${versions} versions of questions.`,
    `Alarms: ${raised} new to review, ${announced} questions will leave practice in ${noticeDays} days, ${quarantined} have left it.`,
    `Labels: ${labels.length} questions are easier or harder than their label${labels.length > shownLabels ? '; those with the most answers' : ''}.`,
    ...labels
      .slice(0, shownLabels)
      .map(({ questionId, from, to, attempts: each }) => `  ${questionId}: ${from}, by ${each} first attempts ${to}`),
  ].join('\n')
}
