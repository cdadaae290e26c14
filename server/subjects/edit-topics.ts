import type { Topic } from '@sabi/shared/subjects/calls'
import type { NewTopic } from '@sabi/shared/subjects/import-calls'
import { insertAudit, type Actor } from '../platform/audit.queries.ts'
import type { Database } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { transact } from '../platform/transact.ts'
import { lockBank } from './bank.queries.ts'
import { importTopics } from './import-topics.ts'
import { formFormat } from './imports.queries.ts'
import { reviseBank } from './revisions.queries.ts'
import {
  deleteTopic,
  findStoredTopic,
  updateSyllabusTopic,
  updateTopic,
  type StoredTopic,
} from './topic-edits.queries.ts'
import { listTopics } from './topics.queries.ts'
import { placeTopic, type PlacedTopic } from './unit-of-topic.ts'

/** Adds a topic, as an import of one. Throws Refusal: 400 without a unit, 409 if its id is taken. */
export async function createTopic(database: Database, topic: NewTopic, createdBy: string): Promise<Topic> {
  await placeTopic(database, topic)
  const { added } = await importTopics(database, { topics: [topic], dryRun: false, format: formFormat }, createdBy)
  if (added === 0) throw new Refusal(409, 'A topic with this id already exists.')
  return getTopic(database, topic.id)
}

/**
 * Changes a topic. Throws Refusal: 404 if it doesn't exist; 409 if it would leave its questions, or if one of the syllabus would
 * leave its subject or unit.
 */
export async function editTopicAs(
  database: Database,
  { actor, ...topic }: NewTopic & { actor: Actor },
): Promise<Topic> {
  await changeTopic(database, topic.id, async (transaction, stored) => {
    const { unit = topic.category === undefined ? stored.unit : undefined } = topic
    const placed = await placeTopic(transaction, { ...topic, unit })
    if (stored.importId === null) await changeSyllabusTopic(transaction, stored, placed)
    else await changeAddedTopic(transaction, stored, placed)
    await insertAudit(transaction, { action: 'topic-edited', actor, details: { topic: topic.id } })
  })
  return getTopic(database, topic.id)
}

async function changeSyllabusTopic(database: Database, stored: StoredTopic, topic: PlacedTopic): Promise<void> {
  if (stored.subject !== topic.subject || stored.unit !== topic.unit)
    throw new Refusal(409, 'A topic of the syllabus keeps its subject and its unit.')
  await updateSyllabusTopic(database, topic)
}

async function changeAddedTopic(database: Database, stored: StoredTopic, topic: PlacedTopic): Promise<void> {
  if (stored.hasQuestions && stored.subject !== topic.subject)
    throw new Refusal(409, 'This topic has questions. It stays in its subject.')
  await updateTopic(database, topic)
  // The unit of its questions decides how often they are drawn.
  if (stored.hasQuestions) await reviseBank(database, [])
}

/** Removes a topic that was added. Throws Refusal: 404 without it, 409 for one of the syllabus or with questions. */
export async function deleteTopicAs(database: Database, id: string, actor: Actor): Promise<void> {
  await changeTopic(database, id, async (transaction, { importId, hasQuestions }) => {
    if (importId === null) throw new Refusal(409, 'A topic of the syllabus can be edited, but not removed.')
    if (hasQuestions) throw new Refusal(409, 'This topic has questions. Delete or move them first.')
    await deleteTopic(transaction, id)
    await insertAudit(transaction, { action: 'topic-deleted', actor, details: { topic: id } })
  })
}

async function changeTopic(
  database: Database,
  id: string,
  change: (transaction: Database, topic: StoredTopic) => Promise<void>,
): Promise<void> {
  await transact(database, async (transaction) => {
    await lockBank(transaction)
    const topic = await findStoredTopic(transaction, id)
    if (topic === undefined) throw new Refusal(404, 'The requested topic could not be found.')
    await change(transaction, topic)
  })
}

async function getTopic(database: Database, id: string): Promise<Topic> {
  const [topic] = await listTopics(database, { id })
  if (topic === undefined) throw new Refusal(404, 'The requested topic could not be found.')
  return topic
}
