import { listOwnClasses } from '../../classes/classes.queries.ts'
import type { Database } from '../../database/database.ts'
import { asCsv, byteOrderMark } from '../../platform/csv.ts'
import { ZipWriter } from '../../platform/zip-writer.ts'
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

/** Small, because compressing a page delays other requests. */
const pageSize = 250
/** A copy of a student's data, which is made while it is read. */
export interface DataExport {
  name: string
  type: string
  chunks: AsyncIterable<Uint8Array>
}

/** Everything that is kept of an account, as one zip file; null where there is no such account. */
export async function exportData(database: Database, userId: string): Promise<DataExport | null> {
  const account = await findOwnAccount(database, userId)
  if (account === null) return null
  const day = new Date().toISOString().slice(0, 10)
  const chunks = writeZip(database, { account, day })
  return { name: `sabi-prep-my-data-${day}.zip`, type: 'application/zip', chunks }
}

type Account = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>

async function* writeZip(
  database: Database,
  { account, day }: { account: Account; day: string },
): AsyncGenerator<Uint8Array> {
  const zip = new ZipWriter()
  const userId = account.id
  const listOf = (name: string, fields: readonly string[], list: ListPage) =>
    writeList(zip, { name, fields, list: (page) => list(database, { ...page, userId }) })
  zip.add('README.txt', readme({ day }))
  zip.add('account.json', asJson(account))
  yield* listOf('practice-sessions', practiceSessionFields, listOwnPracticeSessions)
  yield* listOf('answers', answerFields, listOwnAnswers)
  yield* listOf('reported-scores', reportedScoreFields, listOwnReportedScores)
  zip.add('generations.json', asJson(await listOwnGenerations(database, userId)))
  zip.add('classes.json', asJson(await listOwnClasses(database, userId)))
  zip.add('devices.json', asJson(await listOwnDevices(database, userId)))
  zip.add('mails.json', asJson(await listOwnMails(database, { userId, email: account.email })))
  zip.add('messages.json', asJson(await listOwnMessages(database, userId)))
  zip.add('question-reports.json', asJson(await listOwnFlags(database, userId)))
  zip.add('tutor-reports.json', asJson(await listOwnTutorReports(database, userId)))
  zip.add('administration.json', asJson(await listOwnAdministration(database, userId)))
  zip.end()
  yield* zip.take()
}

type ListPage = (database: Database, page: OwnRecordsPage) => Promise<OwnRecord[]>

interface WrittenList {
  name: string
  fields: readonly string[]
  list: (page: Omit<OwnRecordsPage, 'userId'>) => Promise<OwnRecord[]>
}

/** Writes a long list as JSON and as CSV, page by page, so that the requests of others are answered in between. */
async function* writeList(zip: ZipWriter, { name, fields, list }: WrittenList): AsyncGenerator<Uint8Array> {
  const json = zip.open(`${name}.json`)
  const csv = zip.open(`${name}.csv`)
  json.write('[\n')
  csv.write(byteOrderMark + asCsv([fields]))
  for (let after: string | null = null, isLast = false; !isLast;) {
    const page: OwnRecord[] = await list({ after, limit: pageSize })
    if (page.length > 0) {
      const separator = after === null ? '' : ',\n'
      json.write(separator + page.map((record) => JSON.stringify(record)).join(',\n'))
      csv.write(asCsv(page.map((record) => fields.map((field) => record[field]))))
    }
    after = page.at(-1)?.id ?? null
    isLast = page.length < pageSize
    yield* zip.take()
  }
  json.write('\n]\n')
  json.end()
  csv.end()
  yield* zip.take()
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
