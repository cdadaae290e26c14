import { randomUUID } from 'node:crypto'
import { NewTopic, type ImportOutcome } from '@sabi/shared/subjects/import-calls'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { lockBank } from '../questions/bank.queries.ts'
import { insertImport } from './imports.queries.ts'
import { insertTopics } from '../questions/batches.queries.ts'
import { renewCounts } from '../questions/revisions.queries.ts'
import { listTopicPlaces } from '../questions/topics.queries.ts'
import { unitFinder, unitUnknown, type PlacedTopic } from '../questions/unit-of-topic.ts'

/**
 * Imports topics in addition to those of the syllabus. Existing topics stay unchanged: one with the id of an earlier
 * import counts as unchanged, one with an id of the syllabus is refused.
 */
export async function importTopics(
  database: Database,
  { topics, dryRun, format = 'json' }: { topics: readonly unknown[]; dryRun: boolean; format?: string },
  importedBy: string,
): Promise<ImportOutcome> {
  return transact(database, async (transaction) => {
    await lockBank(transaction)
    const importById = new Map((await listTopicPlaces(transaction)).map(({ id, importId }) => [id, importId]))
    const placed = await unitFinder(transaction)
    const refused: ImportOutcome['refused'] = []
    const sound: PlacedTopic[] = []
    let unchanged = 0
    topics.forEach((row, index) => {
      const place = `row ${index + 1}`
      const topic = NewTopic.safeParse(row)
      const withUnit = topic.success ? placed(topic.data) : null
      if (!topic.success) {
        const fault = topic.error.issues[0]
        const detail = fault === undefined ? '' : `${fault.path.join('.')}: ${fault.message}`
        refused.push({ place, reason: 'not-a-topic', message: "This row can't be read as a topic.", detail })
      } else if (withUnit === null) {
        refused.push({ place, reason: 'unit-unknown', message: unitUnknown, detail: topic.data.category ?? '' })
      } else if (sound.some(({ id }) => id === topic.data.id)) {
        refused.push({ place, reason: 'duplicate-in-file', message: 'This id appears twice.', detail: topic.data.id })
      } else if (!importById.has(topic.data.id)) sound.push(withUnit)
      else if (importById.get(topic.data.id) !== null) unchanged++
      else {
        const message = 'The syllabus already has a topic with this id.'
        refused.push({ place, reason: 'id-of-the-syllabus', message, detail: topic.data.id })
      }
    })
    const outcome = {
      isDryRun: dryRun,
      isDraft: false,
      held: 0,
      accepted: [],
      format,
      rowCount: topics.length,
      added: sound.length,
      unchanged,
      refused,
      warnings: [],
      unknownNames: [],
    }
    if (dryRun || sound.length === 0) return { ...outcome, importId: null }
    const id = randomUUID()
    await insertImport(transaction, {
      id,
      kind: 'topics',
      importedBy,
      fileName: null,
      format,
      added: sound.length,
      isPublished: true,
    })
    await insertTopics(transaction, id, sound)
    await renewCounts(transaction)
    return { ...outcome, importId: id }
  })
}
