import type { PackIndex } from '@sabi/shared/content/pack'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { useEffect, useState } from 'react'
import { withTimeout } from '../platform/with-timeout.ts'
import { subjectsWithNotes } from '../offline/kept-notes.ts'
import { fetchIndex, savedIndex } from '../offline/questions/question-fetch.ts'
import { countQuestions, findNote, versionOf } from '../offline/questions/question-store.ts'
import { useSyncStatus } from '../offline/questions/question-sync.ts'
import { readUsage, type Usage } from '../offline/usage.ts'
import { sendAtOnce } from '../platform/page/background.ts'
import { useIsOnline } from '../platform/server/connection.ts'

const megabyte = 1024 * 1024
const deadlineMs = 3000

export interface SubjectInfo {
  id: SubjectId
  count: number
  /** The version of its questions, if all of them are here. */
  version: string | null
}

export interface StorageInfo {
  /** Null if the browser doesn't report it. */
  space: { usedMB: number; quotaMB: number; percentUsed: number } | null
  /** True if the browser promised to keep the data; null if it doesn't report it. */
  isPersisted: boolean | null
  questionCount: number
  version: string | null
  lastSync: string | null
  subjects: readonly SubjectInfo[]
  /** Subjects whose notes are here. */
  textbooks: readonly SubjectId[]
  /** Null if the browser can't store it. */
  usage: Usage | null
}

/**
 * What is on the phone, read again whenever the state of a sync changes, and what the server has; null if unavailable.
 * Both are undefined at first.
 */
export function useStorageInfo() {
  const status = useSyncStatus(({ status: current }) => current)
  const isOnline = useIsOnline()
  const [info, setInfo] = useState<StorageInfo>()
  const [index, setIndex] = useState<PackIndex | null | undefined>(savedIndex)
  const [reading, setReading] = useState(0)
  useEffect(() => {
    let isShown = true
    void readStorage().then((read) => isShown && setInfo(read))
    if (isOnline && status === 'idle') {
      // On failure sizes stay as last known.
      fetchIndex(sendAtOnce).then(
        (fetched) => isShown && setIndex(fetched),
        () => isShown && setIndex((known) => known ?? null),
      )
    }
    return () => {
      isShown = false
    }
  }, [status, isOnline, reading])
  return { info, index, refresh: () => setReading((count) => count + 1) }
}

/** Asks the browser not to delete the questions when space runs low. It may ask the student, or refuse. */
export async function askToKeep(): Promise<void> {
  await storage()
    ?.persist()
    .catch(() => false)
}

async function readStorage(): Promise<StorageInfo> {
  const [space, isPersisted, questionCount, version, lastSync, subjects, textbooks, usage] = await Promise.all([
    withTimeout(readSpace(), deadlineMs).catch(() => null),
    withTimeout(Promise.resolve(storage()?.persisted() ?? null), deadlineMs).catch(() => null),
    countQuestions(),
    findNote('questionVersion'),
    findNote('lastSync'),
    Promise.all(subjectIds.map(readSubject)),
    withTimeout(subjectsWithNotes(), deadlineMs).catch(() => []),
    readUsage(),
  ])
  const texts = { version: textOf(version), lastSync: textOf(lastSync) }
  return { space, isPersisted, questionCount, ...texts, subjects, textbooks, usage }
}

async function readSubject(id: SubjectId): Promise<SubjectInfo> {
  const [count, version] = await Promise.all([countQuestions(id), versionOf(id)])
  return { id, count, version }
}

async function readSpace(): Promise<StorageInfo['space']> {
  const { usage, quota } = (await storage()?.estimate()) ?? {}
  if (usage === undefined || quota === undefined || quota === 0) return null
  return { usedMB: usage / megabyte, quotaMB: quota / megabyte, percentUsed: (usage / quota) * 100 }
}

/** Undefined on pages without https. */
function storage(): StorageManager | undefined {
  const manager: StorageManager | undefined = navigator.storage
  return manager
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
