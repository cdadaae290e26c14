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
import { deleteTopic, findAddedTopic, updateTopic, type AddedTopic } from './topic-edits.queries.ts'
import { listTopics } from './topics.queries.ts'

/** Adds a topic, as an import of one. Throws Refusal 409 where its id is taken. */
export async function createTopic(database: Database, topic: NewTopic, createdBy: string): Promise<Topic> {
  const { added } = await importTopics(database, { topics: [topic], dryRun: false, format: formFormat }, createdBy)
  if (added === 0) throw new Refusal(409, 'There is a topic with this id already.')
  return getTopic(database, topic.id)
}

/** Changes a topic that was added. Throws Refusal: 404 without it, 409 for one of the syllabus, or that would leave its questions. */
export async function editTopicAs(
  database: Database,
  { actor, ...topic }: NewTopic & { actor: Actor },
): Promise<Topic> {
  await changeTopic(database, topic.id, async (transaction, { subject, hasQuestions }) => {
    if (hasQuestions && subject !== topic.subject)
      throw new Refusal(409, 'This topic has questions. It stays in its subject.')
    await updateTopic(transaction, topic)
    // Their unit decides how often they are drawn.
    if (hasQuestions) await reviseBank(transaction, [])
    await insertAudit(transaction, { action: 'topic-edited', actor, details: { topic: topic.id } })
  })
  return getTopic(database, topic.id)
}

/** Removes a topic that was added. Throws Refusal: 404 without it, 409 for one of the syllabus or with questions. */
export async function deleteTopicAs(database: Database, id: string, actor: Actor): Promise<void> {
  await changeTopic(database, id, async (transaction, { hasQuestions }) => {
    if (hasQuestions) throw new Refusal(409, 'This topic has questions. Delete or move them first.')
    await deleteTopic(transaction, id)
    await insertAudit(transaction, { action: 'topic-deleted', actor, details: { topic: id } })
  })
}

async function changeTopic(
  database: Database,
  id: string,
  change: (transaction: Database, topic: AddedTopic) => Promise<void>,
): Promise<void> {
  await transact(database, async (transaction) => {
    await lockBank(transaction)
    const topic = await findAddedTopic(transaction, id)
    if (topic === undefined) throw new Refusal(404, 'The requested topic could not be found.')
    if (topic.importId === null) throw new Refusal(409, 'Topics of the syllabus stay as they are.')
    await change(transaction, topic)
  })
}

async function getTopic(database: Database, id: string): Promise<Topic> {
  const [topic] = await listTopics(database, { id })
  if (topic === undefined) throw new Refusal(404, 'The requested topic could not be found.')
  return topic
}
