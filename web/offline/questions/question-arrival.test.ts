// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { encodePack } from '@sabi/shared/content/pack'
import { subjectIds } from '@sabi/shared/content/question'
import { everything } from '@sabi/shared/practice/builders'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aPackedQuestion,
  forgetQuestionBank,
  noNetwork,
  nothing,
  QuestionServer,
  someQuestions,
} from '../../testing/question-bank.ts'
import {
  countQuestions,
  discardQuestions,
  isWhole,
  matchingIds,
  putQuestions,
  readQuestions,
  versionOf,
} from './question-store.ts'
import { checkForUpdates, syncQuestions, useSyncStatus } from './question-sync.ts'
import { questionsDatabaseName } from './questions-database.ts'

const bank = someQuestions('physics', 620)
const ids = bank.map(({ id }) => id).toSorted()
let server: QuestionServer

const breakPacks = () => subjectIds.forEach((subject) => server.instead.set(`/packs/${subject}-1.json`, nothing))

beforeEach(() => {
  server = new QuestionServer(bank)
})

afterEach(async () => {
  await forgetQuestionBank()
})

describe('questions that go to make room while others arrive', () => {
  /** The changes fail until the rest is gone. */
  function changeAfterTheRestWent(): void {
    server.version = 'v2'
    server.instead.set('/api/questions/changes', async () => {
      await discardQuestions()
      server.instead.clear()
      const pack = encodePack('physics', [aPackedQuestion('new')])
      return Response.json({ success: true, version: 'v2', pack, removed: [] })
    })
  }

  it('leave no subject that counts as whole with only the changes', async () => {
    await syncQuestions(['physics'])
    changeAfterTheRestWent()
    expect(await checkForUpdates()).toBe(false)
    expect(await isWhole('physics')).toBe(false)
  })

  it('are brought again where the student asked', async () => {
    await syncQuestions(['physics'])
    changeAfterTheRestWent()
    expect(await syncQuestions(['physics'])).toBe('updated')
    expect([await matchingIds(everything), await versionOf('physics')]).toEqual([ids, 'v2'])
  })

  it('leave no subject that counts as whole with the end of its pack, though another tab made the room', async () => {
    localStorage.setItem('selected-subject', 'physics')
    const stop = useSyncStatus.subscribe(() => {
      if (useSyncStatus.getState().progress !== 100) return
      stop()
      indexedDB.deleteDatabase(questionsDatabaseName)
    })
    expect(await checkForUpdates()).toBe(false)
    expect(await countQuestions()).toBeLessThan(bank.length)
    expect(await isWhole('physics')).toBe(false)
  })

  it('leave no subject that counts as whole with the last page of it', async () => {
    breakPacks()
    server.instead.set('/api/questions', async ({ searchParams }) => {
      const offset = Number(searchParams.get('offset'))
      if (offset > 0) await discardQuestions()
      return Response.json({ success: true, questions: bank.slice(offset, offset + 500), total: bank.length })
    })
    expect(await syncQuestions(['physics'])).toBe('failed')
    expect(await isWhole('physics')).toBe(false)
  })
})

it('pages of a version that a standby still has never count as whole in the new one', async () => {
  breakPacks()
  server.version = 'v2'
  const page = { success: true, questions: someQuestions('physics', 2), total: 2 }
  server.instead.set('/api/questions', () => Response.json({ ...page, version: 'v1' }))
  expect(await syncQuestions(['physics'])).toBe('failed')
  expect(await isWhole('physics')).toBe(false)
  server.instead.set('/api/questions', () => Response.json({ ...page, version: 'v2' }))
  expect(await syncQuestions(['physics'])).toBe('updated')
  expect(await versionOf('physics')).toBe('v2')
})

describe('on a phone that cannot tell which questions it has', () => {
  const failing = () => {
    throw new DOMException('Internal error', 'UnknownError')
  }

  it('a subject does not count as whole, since what was withdrawn may still be there', async () => {
    localStorage.setItem('selected-subject', 'physics')
    await putQuestions([aPackedQuestion('withdrawn')])
    const reading = vi.spyOn(IDBIndex.prototype, 'getAllKeys').mockImplementation(failing)
    expect(await checkForUpdates()).toBe(false)
    expect(await isWhole('physics')).toBe(false)
    reading.mockRestore()
    expect(await checkForUpdates()).toBe(true)
    expect([await matchingIds(everything), await isWhole('physics')]).toEqual([ids, true])
  })

  it('the static file writes over nothing', async () => {
    breakPacks()
    server.instead.set('/api/questions', noNetwork)
    server.instead.set('/static-questions.json', () => Response.json(someQuestions('physics', 2)))
    const corrected = aPackedQuestion('phy-0', { correctOption: 3 })
    await putQuestions([corrected])
    vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(failing)
    expect(await syncQuestions(subjectIds)).toBe('failed')
    expect(await readQuestions(['phy-0'])).toEqual([corrected])
  })
})
