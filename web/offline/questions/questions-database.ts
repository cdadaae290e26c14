import type { Question } from '@sabi/shared/content/question'
import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb'
import { beginFreshLog } from '../answers/fresh-log.ts'

export const questionsDatabaseName = 'sabi-offline'

/** Records of how questions are used on this phone, for the figures of the last days. */
export type UsageEvent = 'offline_access' | 'online_access' | 'sync_success' | 'sync_failure'

/** A stored question: the server's fields, with their names in lower case. */
export type StoredQuestion = { [Field in keyof Question as Lowercase<Field>]: Question[Field] }

export interface Metadata {
  /**
   * lastSync, questionVersion, questionCount, cleared, stamp, mix, mixIds, `pack:` with a subject whose questions
   * are all here, `signed:` with a subject of which the site's statement is here, and `pictures:` with one whose pictures are.
   */
  key: string
  value: string | number
  /** Epoch milliseconds. */
  lastUpdated: number
}

export interface UsageRow {
  event: UsageEvent
  /** Epoch milliseconds. */
  timestamp: number
  metadata: Readonly<Record<string, string>>
}

interface QuestionsSchema extends DBSchema {
  questions: {
    key: string
    value: StoredQuestion
    indexes: { examtype: string; difficulty: string; topicid: string; subject: string }
  }
  metadata: { key: string; value: Metadata }
  analytics: { key: number; value: UsageRow }
}

export type QuestionsDatabase = IDBPDatabase<QuestionsSchema>
export type MetadataStore = IDBPObjectStore<QuestionsSchema, ['metadata'], 'metadata', 'readwrite'>

let opened: Promise<QuestionsDatabase> | null = null

/** The database of questions, opened on first use. After a failure the next call tries again. */
export function questionsDatabase(): Promise<QuestionsDatabase> {
  if (opened !== null) return opened
  opened = open().catch((error: unknown) => {
    opened = null
    throw error
  })
  // Both databases share one log, which a full disk can corrupt: whichever is reopened first renews it.
  opened.then(beginFreshLog).catch(() => undefined)
  return opened
}

/** Closes the database, so that it can be reopened. */
export async function closeQuestionsDatabase(): Promise<void> {
  const database = await opened
  opened = null
  database?.close()
}

/** Deletes the database with everything in it. The next access creates an empty one. */
export async function deleteQuestionsDatabase(): Promise<void> {
  await closeQuestionsDatabase()
  await deleteDB(questionsDatabaseName)
}

/** Async, so that a browser without IndexedDB fails in the same way as one that denies it. */
async function open(): Promise<QuestionsDatabase> {
  return openDB<QuestionsSchema>(questionsDatabaseName, 2, {
    upgrade(database) {
      // Version 1 contains nothing that the server can't provide again, in an unknown format.
      for (const name of database.objectStoreNames) database.deleteObjectStore(name)
      const questions = database.createObjectStore('questions', { keyPath: 'id' })
      for (const name of ['examtype', 'difficulty', 'topicid', 'subject'] as const) questions.createIndex(name, name)
      database.createObjectStore('metadata', { keyPath: 'key' })
      database.createObjectStore('analytics', { autoIncrement: true })
    },
    blocking: () => void closeQuestionsDatabase(),
    terminated: () => {
      opened = null
    },
  })
}
