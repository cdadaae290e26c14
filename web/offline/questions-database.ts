import type { Question } from '@sabi/shared/content/question'
import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb'
import { beginFreshLog } from './fresh-log.ts'

export const questionsDatabaseName = 'sabi-offline'

/** What the phone notes of its own use of the questions, for the figures of the last days. */
export type UsageEvent = 'offline_access' | 'online_access' | 'sync_success' | 'sync_failure'

/** A question as it is kept: the fields of the server's, their names in lower case. */
export type StoredQuestion = { [Field in keyof Question as Lowercase<Field>]: Question[Field] }

export interface Metadata {
  /** lastSync, questionVersion, questionCount, cleared, stamp, mix, mixIds, and `pack:` with a subject of which all questions are here. */
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

/** The database of questions, opened on first use; after a failure the next call tries again. */
export function questionsDatabase(): Promise<QuestionsDatabase> {
  if (opened !== null) return opened
  opened = open().catch((error: unknown) => {
    opened = null
    throw error
  })
  // Both databases are written in one log, which a full disk can tear too: whichever is opened again first has it renewed.
  opened.then(beginFreshLog).catch(() => undefined)
  return opened
}

/** Closes the database, so that it can be opened afresh. */
export async function closeQuestionsDatabase(): Promise<void> {
  const database = await opened
  opened = null
  database?.close()
}

/** Deletes the database with all that is in it; the next one that asks for it gets an empty one. */
export async function deleteQuestionsDatabase(): Promise<void> {
  await closeQuestionsDatabase()
  await deleteDB(questionsDatabaseName)
}

/** Async, so that a browser without IndexedDB fails like one that refuses it. */
async function open(): Promise<QuestionsDatabase> {
  return openDB<QuestionsSchema>(questionsDatabaseName, 2, {
    upgrade(database) {
      // Version 1 holds nothing that the server would not give again, in a shape that is not known.
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
