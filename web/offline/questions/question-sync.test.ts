// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { encodePack } from '@sabi/shared/content/pack'
import { subjectIds } from '@sabi/shared/content/question'
import { everything } from '@sabi/shared/practice/builders'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { dataSaver } from '../../platform/data-saver.ts'
import { keepFiles } from '../../testing/kept-files.ts'
import {
  forgetQuestionBank,
  nothing,
  noNetwork,
  QuestionServer,
  signInPage,
  someQuestions,
  aPackedQuestion,
} from '../../testing/question-bank.ts'
import {
  countQuestions,
  findNote,
  isWhole,
  matchingIds,
  putQuestions,
  readQuestions,
  versionOf,
} from './question-store.ts'
import { checkForUpdates, clearSavedQuestions, syncQuestions, useSyncStatus, type SyncStatus } from './question-sync.ts'
import { readUsage } from '../usage.ts'

const bank = [...someQuestions('chemistry', 3), ...someQuestions('physics', 5), ...someQuestions('biology', 2)]
let server: QuestionServer

beforeEach(() => {
  server = new QuestionServer(bank)
})

afterEach(async () => {
  vi.useRealTimers()
  dataSaver.set('automatic')
  await forgetQuestionBank()
})

const pack = (subject: string) => `/packs/${subject}-1.json`
const breakPacks = () => subjectIds.forEach((subject) => server.instead.set(pack(subject), nothing))

function followStatus(): SyncStatus[] {
  const seen: SyncStatus[] = []
  useSyncStatus.subscribe(() => seen.push(useSyncStatus.getState()))
  return seen
}

describe('a sync that the student asks for', () => {
  it('brings every question of every subject, as the server has it', async () => {
    expect(await syncQuestions(subjectIds)).toBe('updated')
    expect(await countQuestions()).toBe(10)
    expect(await readQuestions(['phy-4'])).toEqual([bank.find(({ id }) => id === 'phy-4')])
    for (const subject of subjectIds) expect(await isWhole(subject)).toBe(true)
  })

  // SYNC-01
  it('notes when it was, which version is here and how many questions', async () => {
    await syncQuestions(subjectIds)
    expect(await findNote('questionVersion')).toBe('v1')
    expect(await findNote('questionCount')).toBe(10)
    expect(Date.parse(String(await findNote('lastSync')))).toBeGreaterThan(Date.now() - 60_000)
  })

  // STOR-03
  it('tells how far it is by the questions written, from the first to the last', async () => {
    const seen = followStatus()
    await syncQuestions(subjectIds)
    expect([...new Set(seen.map(({ status }) => status))]).toEqual(['checking', 'syncing', 'complete'])
    const written = seen.filter(({ status, progress }) => status === 'syncing' && progress > 0)
    expect([...new Set(written.map(({ progress }) => progress))]).toEqual([3, 8, 10])
    expect(new Set(written.map(({ total }) => total))).toEqual(new Set([10]))
    expect(seen.at(-1)).toMatchObject({ status: 'complete', progress: 10, total: 10, questionsDownloaded: 10 })
  })

  // STOR-03
  it('is idle again 5 s after it is complete', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await syncQuestions(['physics'])
    await vi.advanceTimersByTimeAsync(4999)
    expect(useSyncStatus.getState().status).toBe('complete')
    await vi.advanceTimersByTimeAsync(1)
    expect(useSyncStatus.getState().status).toBe('idle')
  })

  it('takes one subject where only one is wanted', async () => {
    await syncQuestions(['physics'])
    expect([await countQuestions(), server.countOf('/packs/')]).toEqual([5, 2])
  })

  it('asks for a few bytes only when nothing is new', async () => {
    await syncQuestions(subjectIds)
    server.asked.length = 0
    expect(await syncQuestions(subjectIds)).toBe('current')
    expect(server.asked).toEqual(['/api/questions/version'])
  })

  it('fetches only what changed, and deletes what was removed', async () => {
    await syncQuestions(subjectIds)
    const edited = aPackedQuestion('phy-1', { version: 2, text: 'Which unit is right?' })
    server.publish('v2', 'physics', { questions: [edited, aPackedQuestion('imported')], removed: ['phy-0'] })
    server.asked.length = 0
    expect(await syncQuestions(subjectIds)).toBe('updated')
    expect(server.countOf('/packs/')).toBe(0)
    expect(await matchingIds({ ...everything, subject: 'physics' })).toEqual([
      'imported',
      'phy-1',
      'phy-2',
      'phy-3',
      'phy-4',
    ])
    expect(await readQuestions(['phy-1'])).toEqual([edited])
    expect([await versionOf('physics'), await versionOf('biology')]).toEqual(['v2', 'v2'])
  })

  it('adds to a pack what was imported since it was made', async () => {
    server.publish('v2', 'physics', { questions: [aPackedQuestion('imported')], removed: ['phy-0'] })
    await syncQuestions(['physics'])
    expect(await countQuestions('physics')).toBe(5)
    expect((await readQuestions(['imported', 'phy-0'])).map(({ id }) => id)).toEqual(['imported'])
  })

  it('fetches the pack where the server cannot say what changed, and then deletes what is not in it', async () => {
    await syncQuestions(['physics'])
    await putQuestions([aPackedQuestion('long-gone')])
    server.publish('v3', 'physics', { questions: [], removed: [] })
    server.changes.delete('physics v1')
    server.instead.set('/packs/index.json', () =>
      Response.json({
        version: 'v3',
        count: 5,
        subjects: [{ subject: 'physics', file: 'physics-1.json', count: 5, bytes: 9, hash: '1' }],
        textbooks: [],
      }),
    )
    expect(await syncQuestions(['physics'])).toBe('updated')
    expect(await readQuestions(['long-gone'])).toEqual([])
    expect([await countQuestions(), await versionOf('physics')]).toEqual([5, 'v3'])
  })
})

describe('a sync that is cut off', () => {
  it('keeps what is whole, and continues with the rest the next time', async () => {
    for (const path of [pack('physics'), '/api/questions']) server.instead.set(path, noNetwork)
    expect(await syncQuestions(subjectIds)).toBe('failed')
    expect([await isWhole('chemistry'), await isWhole('physics')]).toEqual([true, false])
    server.instead.clear()
    server.asked.length = 0
    expect(await syncQuestions(subjectIds)).toBe('updated')
    expect(await countQuestions()).toBe(10)
    expect(server.asked).not.toContain(pack('chemistry'))
  })

  it('while a pack is written does not count as whole, and the pack is completed later', async () => {
    const many = someQuestions('mathematics', 250)
    server = new QuestionServer(many)
    const full = fillDiskAfter(150)
    expect(await syncQuestions(['mathematics'])).toBe('failed')
    expect(await isWhole('mathematics')).toBe(false)
    expect(await countQuestions()).toBe(100)
    full.mockRestore()
    await syncQuestions(['mathematics'])
    expect([await countQuestions(), await isWhole('mathematics')]).toEqual([250, true])
  })

  it('by a full disk says so, and does not fetch the same again by pages', async () => {
    fillDiskAfter(2)
    await syncQuestions(['physics'])
    expect(useSyncStatus.getState()).toMatchObject({
      status: 'error',
      message: 'This phone has no space left. Free some, then sync again.',
    })
    expect(server.countOf('/api/questions?')).toBe(0)
  })

  it('leaves the old questions usable', async () => {
    await syncQuestions(['physics'])
    server.publish('v2', 'physics', { questions: [], removed: ['phy-0'] })
    server.instead.set('/api/questions/changes', noNetwork)
    server.instead.set('/api/questions', noNetwork)
    expect(await syncQuestions(['physics'])).toBe('failed')
    expect([await countQuestions('physics'), await versionOf('physics')]).toEqual([5, 'v1'])
  })
})

/** From here on writing questions fails, as on a full phone. */
function fillDiskAfter(count: number) {
  const put = IDBObjectStore.prototype.put
  let left = count
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row: unknown) {
    if (this.name === 'questions' && left-- <= 0) {
      this.transaction.abort()
      throw new DOMException('Full', 'QuotaExceededError')
    }
    return put.call(this, row)
  })
}

describe('where the packs cannot be had', () => {
  // SYNC-02
  it('the pages bring everything, 500 at a time, until the total', async () => {
    server = new QuestionServer([...someQuestions('physics', 620), ...someQuestions('biology', 2)])
    breakPacks()
    await putQuestions([aPackedQuestion('long-gone')])
    expect(await syncQuestions(subjectIds)).toBe('updated')
    expect(server.asked.filter((path) => path.startsWith('/api/questions?'))).toEqual([
      '/api/questions?limit=500&offset=0&subject=ALL&examType=ALL&difficulty=ALL',
      '/api/questions?limit=500&offset=500&subject=ALL&examType=ALL&difficulty=ALL',
    ])
    expect([await countQuestions(), await readQuestions(['long-gone'])]).toEqual([622, []])
    expect([await isWhole('physics'), await isWhole('mathematics')]).toEqual([true, true])
  })

  it('variants of one template still never meet in a session', async () => {
    const family = 'p12-waves'
    server = new QuestionServer([1, 2, 3].map((number) => aPackedQuestion(`${family}-1-0${number}`, { family })))
    breakPacks()
    await syncQuestions(['physics'])
    const rows = await readQuestions(await matchingIds(everything))
    expect(rows.map((row) => row.family)).toEqual([family, family, family])
  })

  it.each([
    ['is cut', () => Response.json({ format: 1, subject: 'physics', ids: ['one'] })],
    ['is of another subject', () => Response.json(encodePack('biology', someQuestions('biology', 2)))],
    ['is no JSON', () => new Response('{"format":')],
    ['is the sign-in page of a Wi-Fi', signInPage],
  ])('because one %s, nothing of it is kept and the pages are asked', async (_, answer) => {
    server.instead.set(pack('physics'), answer)
    expect(await syncQuestions(['physics'])).toBe('updated')
    expect(server.asked).toContain('/api/questions?limit=500&offset=0&subject=physics&examType=ALL&difficulty=ALL')
    expect(await matchingIds(everything)).toEqual(['phy-0', 'phy-1', 'phy-2', 'phy-3', 'phy-4'])
  })

  it('pages that do not add up never count as whole', async () => {
    breakPacks()
    const page = { success: true, questions: someQuestions('physics', 2), total: 5 }
    server.instead.set('/api/questions', () => Response.json(page))
    expect(await syncQuestions(['physics'])).toBe('failed')
    expect(await isWhole('physics')).toBe(false)
  })

  // SYNC-02
  it('and the pages neither, the static file adds what is missing and removes nothing', async () => {
    breakPacks()
    server.instead.set('/api/questions', noNetwork)
    const own = aPackedQuestion('phy-0', { text: 'Mine?' })
    await putQuestions([own, aPackedQuestion('old')])
    server.instead.set('/static-questions.json', () => Response.json(someQuestions('physics', 2)))
    expect(await syncQuestions(subjectIds)).toBe('updated')
    expect(await matchingIds(everything)).toEqual(['old', 'phy-0', 'phy-1'])
    expect(await readQuestions(['phy-0'])).toEqual([own])
    expect([await isWhole('physics'), await findNote('lastSync')]).toEqual([false, null])
    expect(useSyncStatus.getState().message).toBe('Some questions are saved. Sync again for the rest.')
  })

  it('and nothing else either, the sync fails, changes nothing and is counted', async () => {
    await putQuestions([aPackedQuestion('old')])
    server.instead.set('/api/questions/version', signInPage)
    expect(await syncQuestions(subjectIds)).toBe('failed')
    expect(await countQuestions()).toBe(1)
    expect(useSyncStatus.getState()).toMatchObject({
      status: 'error',
      message: 'Could not sync questions. Please try again.',
    })
    expect(await readUsage()).toMatchObject({ syncSuccess: 0, syncFailure: 1 })
  })
})

describe('a check that nobody asked for', () => {
  it('costs a few bytes where nothing is on the phone and no subject is chosen', async () => {
    expect(await checkForUpdates()).toBe(false)
    expect(server.asked).toEqual(['/api/questions/version'])
    expect(useSyncStatus.getState().message).toBe('')
  })

  it('brings the subject that is chosen, once', async () => {
    localStorage.setItem('selected-subject', 'physics')
    expect(await checkForUpdates()).toBe(true)
    expect([await countQuestions('physics'), await countQuestions()]).toEqual([5, 5])
    expect(await checkForUpdates()).toBe(false)
    expect(server.countOf('/packs/physics')).toBe(1)
  })

  it('fetches no pack above 512 KB, none with data saver on, and none after the questions were cleared', async () => {
    localStorage.setItem('selected-subject', 'physics')
    server.packBytes = 512 * 1024 + 1
    expect(await checkForUpdates()).toBe(false)
    server.packBytes = 100_000
    dataSaver.set('on')
    expect(await checkForUpdates()).toBe(false)
    dataSaver.set('off')
    await clearSavedQuestions()
    expect(await checkForUpdates()).toBe(false)
    expect([server.countOf(pack('physics')), await countQuestions()]).toEqual([0, 0])
    await syncQuestions(['biology'])
    expect(await checkForUpdates()).toBe(true)
  })

  it('brings what changed in the subjects on the phone, and nothing of the others', async () => {
    await syncQuestions(['physics'])
    server.publish('v2', 'physics', { questions: [aPackedQuestion('new')], removed: [] })
    expect(await checkForUpdates()).toBe(true)
    expect([await countQuestions('physics'), await countQuestions('chemistry')]).toEqual([6, 0])
  })

  it('reports no update where another subject changed', async () => {
    await syncQuestions(['physics'])
    server.publish('v2', 'biology', { questions: [aPackedQuestion('new', { subject: 'biology' })], removed: [] })
    expect(await checkForUpdates()).toBe(false)
    expect([await versionOf('physics'), await countQuestions()]).toEqual(['v2', 5])
  })

  it('never asks for pages', async () => {
    await syncQuestions(['physics'])
    server.publish('v2', 'physics', { questions: [], removed: [] })
    server.changes.clear()
    breakPacks()
    expect(await checkForUpdates()).toBe(false)
    expect(server.countOf('/api/questions?')).toBe(0)
  })
})

describe('the notes of a subject', () => {
  const notes = '/packs/physics-notes-a.json'

  beforeEach(() => {
    server.notes.set('physics', 'physics-notes-a.json')
  })

  // TUTOR-04
  it('come with its questions, for the service worker to keep, and not again while they are kept', async () => {
    const kept = keepFiles({})
    await syncQuestions(['physics'])
    expect(server.countOf(notes)).toBe(1)
    kept.set(notes, {})
    expect(await syncQuestions(['physics'])).toBe('current')
    expect(await checkForUpdates()).toBe(false)
    expect(server.countOf(notes)).toBe(1)
  })

  it('come again when another file is published', async () => {
    keepFiles({ [notes]: {} })
    await syncQuestions(['physics'])
    server.notes.set('physics', 'physics-notes-b.json')
    server.publish('v2', 'physics', { questions: [], removed: [] })
    await checkForUpdates()
    expect([server.countOf(notes), server.countOf('/packs/physics-notes-b.json')]).toEqual([0, 1])
  })

  it('are left out where nobody asked and data is saved, where nothing can keep them, and where they fail', async () => {
    await syncQuestions(['physics'])
    expect(server.countOf(notes)).toBe(0)
    keepFiles({})
    dataSaver.set('on')
    await checkForUpdates()
    expect(server.countOf(notes)).toBe(0)
    server.instead.set(notes, noNetwork)
    expect(await syncQuestions(['physics'])).toBe('current')
  })
})

test('two tabs that sync at once fetch each pack once', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(oneLock())
  vi.resetModules()
  const otherTab = await import('./question-sync.ts')
  const results = await Promise.all([syncQuestions(subjectIds), otherTab.syncQuestions(subjectIds)])
  expect(results).toEqual(['updated', 'current'])
  expect(server.asked.filter((path) => /^\/packs\/[a-z]+-1/.test(path))).toHaveLength(5)
  expect(await countQuestions()).toBe(10)
  const { closeQuestionsDatabase: closeOther } = await import('./questions-database.ts')
  await closeOther()
})

/** Behaves like the browser's, for a single name. */
function oneLock(): LockManager {
  let held: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, work: unknown) {
      const turn = held.then(() => (typeof work === 'function' ? work() : undefined))
      held = turn
      return turn
    },
    query: () => Promise.resolve({}),
  }
}
