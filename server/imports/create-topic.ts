import type { Topic } from '@sabi/shared/subjects/calls'
import type { NewTopic } from '@sabi/shared/subjects/import-calls'
import type { Database } from '../database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { getTopic } from '../questions/edit-topics.ts'
import { placeTopic } from '../questions/unit-of-topic.ts'
import { importTopics } from './import-topics.ts'
import { formFormat } from './imports.queries.ts'

/** Adds a topic, as an import of one. Throws Refusal: 400 without a unit, 409 if its id is taken. */
export async function createTopic(database: Database, topic: NewTopic, createdBy: string): Promise<Topic> {
  await placeTopic(database, topic)
  const { added } = await importTopics(database, { topics: [topic], dryRun: false, format: formFormat }, createdBy)
  if (added === 0) throw new Refusal(409, 'A topic with this id already exists.')
  return getTopic(database, topic.id)
}
