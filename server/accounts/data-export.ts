import { promisify } from 'node:util'
import type { DownloadedFile } from '@sabi/shared/contract/download'
import { zip, type AsyncZippable } from 'fflate'
import papaparse from 'papaparse'
import type { Database } from '../platform/database.ts'
import { readme } from './data-export-readme.ts'
import {
  answerFields,
  findOwnAccount,
  listOwnAdministration,
  listOwnAnswers,
  listOwnDevices,
  listOwnFlags,
  listOwnGenerations,
  listOwnMails,
  listOwnMessages,
  listOwnPracticeSessions,
  listOwnReportedScores,
  listOwnTutorReports,
  practiceSessionFields,
  reportedScoreFields,
  type OwnRecord,
  type OwnRecordsPage,
} from './data-export.queries.ts'

const pageSize = 1000
const encoder = new TextEncoder()
/** Excel takes a file for UTF-8 only when it begins with this. */
const byteOrderMark = '\uFEFF'
/** What a spreadsheet would run as a formula; with the wide forms that some of them take for the same. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
const zipFiles = promisify<AsyncZippable, Uint8Array>((files, done) => void zip(files, { level: 6 }, done))

/** Everything that is kept of an account, as one zip file; null where there is no such account. */
export async function exportData(database: Database, userId: string): Promise<DownloadedFile | null> {
  const account = await findOwnAccount(database, userId)
  if (account === null) return null
  const listOf = (fields: readonly string[], list: ListPage) =>
    readAll({ fields, list: (page) => list(database, page), userId })
  const sessions = await listOf(practiceSessionFields, listOwnPracticeSessions)
  const answers = await listOf(answerFields, listOwnAnswers)
  const reported = await listOf(reportedScoreFields, listOwnReportedScores)
  const day = new Date().toISOString().slice(0, 10)
  const bytes = await zipFiles({
    'README.txt': encoder.encode(readme({ day })),
    'account.json': asJson(account),
    'practice-sessions.json': sessions.json,
    'practice-sessions.csv': sessions.csv,
    'answers.json': answers.json,
    'answers.csv': answers.csv,
    'reported-scores.json': reported.json,
    'reported-scores.csv': reported.csv,
    'generations.json': asJson(await listOwnGenerations(database, userId)),
    'devices.json': asJson(await listOwnDevices(database, userId)),
    'mails.json': asJson(await listOwnMails(database, { userId, email: account.email })),
    'messages.json': asJson(await listOwnMessages(database, userId)),
    'question-reports.json': asJson(await listOwnFlags(database, userId)),
    'tutor-reports.json': asJson(await listOwnTutorReports(database, userId)),
    'administration.json': asJson(await listOwnAdministration(database, userId)),
  })
  return { name: `sabi-prep-my-data-${day}.zip`, type: 'application/zip', bytes }
}

type ListPage = (database: Database, page: OwnRecordsPage) => Promise<OwnRecord[]>

/** A long list as JSON and as CSV, read and written page by page, so that other students' requests get their turn between. */
async function readAll({
  fields,
  list,
  userId,
}: {
  fields: readonly string[]
  list: (page: OwnRecordsPage) => Promise<OwnRecord[]>
  userId: string
}): Promise<{ json: Uint8Array; csv: Uint8Array }> {
  const json: string[] = []
  const csv = [byteOrderMark, asCsv([fields])]
  for (let after: string | null = null, isLast = false; !isLast;) {
    const page: OwnRecord[] = await list({ userId, after, limit: pageSize })
    json.push(...page.map((record) => JSON.stringify(record)))
    csv.push(asCsv(page.map((record) => fields.map((field) => record[field]))))
    after = page.at(-1)?.id ?? null
    isLast = page.length < pageSize
  }
  return { json: encoder.encode(`[\n${json.join(',\n')}\n]\n`), csv: encoder.encode(csv.join('')) }
}

function asJson(value: unknown): Uint8Array {
  return encoder.encode(`${JSON.stringify(value, null, 2)}\n`)
}

function asCsv(rows: readonly (readonly unknown[])[]): string {
  if (rows.length === 0) return ''
  return `${papaparse.unparse([...rows], { escapeFormulae: formulaStart })}\r\n`
}
