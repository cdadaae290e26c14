// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { everything } from '@sabi/shared/practice/builders'
import { deleteDB, openDB } from 'idb'
import type { ExamType } from '@sabi/shared/content/question'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { aPackedQuestion, someQuestions } from '../../testing/question-bank.ts'
import {
  clearQuestions,
  countQuestions,
  databaseStamp,
  discardQuestions,
  findNote,
  isWhole,
  matchingIds,
  noteWhole,
  putQuestions,
  readQuestions,
  removeQuestions,
  versionOf,
} from './question-store.ts'
import { closeQuestionsDatabase, questionsDatabase, questionsDatabaseName } from './questions-database.ts'
import { logUsage, readUsage } from '../usage.ts'

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await closeQuestionsDatabase().catch(() => undefined)
  await deleteDB(questionsDatabaseName)
})

// SYNC-01
test('the database is version 2 with the stores, keys and indexes of the documents', async () => {
  const database = await questionsDatabase()
  expect([database.name, database.version]).toEqual(['sabi-offline', 2])
  expect([...database.objectStoreNames]).toEqual(['analytics', 'metadata', 'questions'])
  const { store } = database.transaction('questions')
  expect([store.keyPath, [...store.indexNames]]).toEqual(['id', ['difficulty', 'examtype', 'subject', 'topicid']])
  expect(database.transaction('metadata').store.keyPath).toBe('key')
  expect(database.transaction('analytics').store.autoIncrement).toBe(true)
})

// SYNC-01
test('a database of version 1 makes place, whatever it held', async () => {
  const old = await openDB(questionsDatabaseName, 1, {
    upgrade(database) {
      database.createObjectStore('questions', { keyPath: 'number' })
      database.createObjectStore('other')
    },
  })
  await old.put('questions', { number: 1, text: 'Who?' })
  old.close()
  await putQuestions(someQuestions('physics', 2))
  expect(await countQuestions()).toBe(2)
  expect([...(await questionsDatabase()).objectStoreNames]).toEqual(['analytics', 'metadata', 'questions'])
})

describe('questions on the phone', () => {
  it('come back as they were, figures and mathematics included', async () => {
    const question = aPackedQuestion('q1', {
      family: 'm1',
      isCalculation: true,
      imageUrl: '/one.png',
      imageAlt: 'A cell',
      rich: { text: '<math><mi>x</mi></math>', options: [null, '<math><mi>y</mi></math>', null, null] },
      figure: { svg: '<svg></svg>', alt: 'A line' },
    })
    await putQuestions([question])
    expect(await readQuestions(['q1'])).toEqual([question])
  })

  // SYNC-01
  it('are kept with all names in lower case', async () => {
    await putQuestions([aPackedQuestion('q1')])
    const row = await (await questionsDatabase()).get('questions', 'q1')
    expect(row).toMatchObject({ correctoption: 1, topicid: 'phy-power', examtype: 'JAMB', imageurl: null })
    expect(Object.keys(row ?? {}).filter((name) => name !== name.toLowerCase())).toEqual([])
  })

  it('are found by every filter, and by several at once, exactly', async () => {
    await putQuestions([
      aPackedQuestion('a', { examType: 'WAEC', difficulty: 'easy' }),
      aPackedQuestion('b', { examType: 'WAEC', difficulty: 'hard', topicId: 'phy-heat' }),
      aPackedQuestion('c', { subject: 'biology', examType: 'WAEC', difficulty: 'easy', topicId: 'bio-cells' }),
    ])
    expect(await matchingIds(everything)).toEqual(['a', 'b', 'c'])
    expect(await matchingIds({ ...everything, subject: 'physics' })).toEqual(['a', 'b'])
    expect(await matchingIds({ ...everything, topicId: 'phy-heat' })).toEqual(['b'])
    expect(await matchingIds({ ...everything, examType: 'WAEC', difficulty: 'easy' })).toEqual(['a', 'c'])
    expect(await matchingIds({ ...everything, subject: 'physics', difficulty: 'easy' })).toEqual(['a'])
    expect(await matchingIds({ ...everything, examType: 'NECO' })).toEqual([])
    expect([await countQuestions(), await countQuestions('biology')]).toEqual([3, 1])
  })

  it('are found for an exam whose style they do not have, if they fit it', async () => {
    await putQuestions([
      aPackedQuestion('b-jamb', { examType: 'JAMB' }),
      aPackedQuestion('a-waec', { examType: 'WAEC' }),
      aPackedQuestion('c-neco', { examType: 'NECO' }),
      aPackedQuestion('d-logic', { subject: 'mathematics', examType: 'WAEC', topicId: 'mat-logic' }),
      aPackedQuestion('e-logic', { subject: 'mathematics', examType: 'JAMB', topicId: 'mat-logic' }),
    ])
    const idsFor = (examType: ExamType) => matchingIds({ ...everything, examType })
    expect(await idsFor('JAMB')).toEqual(['a-waec', 'b-jamb', 'e-logic'])
    expect(await idsFor('WAEC')).toEqual(['a-waec', 'b-jamb', 'd-logic', 'e-logic'])
    expect(await idsFor('NECO')).toEqual(['c-neco'])
  })

  it('are left out when what is stored cannot be read, or is not there', async () => {
    const [one, other] = someQuestions('physics', 2)
    await putQuestions(someQuestions('physics', 2))
    const database = await questionsDatabase()
    const row = await database.get('questions', 'phy-0')
    if (row !== undefined) await database.put('questions', { ...row, options: [] })
    expect(await readQuestions(['phy-1', 'phy-0', 'unknown'])).toEqual([other])
    expect(one?.id).toBe('phy-0')
  })

  it('are written a hundred at a time, which is shown', async () => {
    const written: number[] = []
    await putQuestions(someQuestions('physics', 250), (count) => written.push(count))
    expect(written).toEqual([100, 100, 50])
    expect(await countQuestions()).toBe(250)
  })

  it('go one by one, or all together with what is noted of them', async () => {
    await putQuestions(someQuestions('physics', 150))
    await noteWhole('physics', 'v1', await databaseStamp())
    await removeQuestions(['phy-1', 'unknown'])
    expect(await countQuestions()).toBe(149)
    expect([await isWhole('physics'), await versionOf('physics'), await isWhole('biology')]).toEqual([
      true,
      'v1',
      false,
    ])
    await clearQuestions()
    expect([await countQuestions(), await isWhole('physics')]).toEqual([0, false])
    expect(await findNote('cleared')).toBe('yes')
  })

  // STOR-02
  it('leave the figures of their use when they are cleared', async () => {
    await logUsage('offline_access')
    await clearQuestions()
    expect(await readUsage()).toMatchObject({ offlineAccess: 1, onlineAccess: 0 })
  })

  it('are discarded to make room, with a note that none come back unasked', async () => {
    await putQuestions(someQuestions('physics', 150))
    await noteWhole('physics', 'v1', await databaseStamp())
    await discardQuestions()
    expect([await countQuestions(), await isWhole('physics')]).toEqual([0, false])
    expect(await findNote('cleared')).toBe('yes')
    await putQuestions(someQuestions('biology', 3))
    expect(await countQuestions()).toBe(3)
  })
})

test('without a database there are no questions, and a write says that it failed', async () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await countQuestions()).toBe(0)
  expect(await matchingIds(everything)).toEqual([])
  expect(await readQuestions(['q1'])).toEqual([])
  expect(await isWhole('physics')).toBe(false)
  await expect(putQuestions(someQuestions('physics', 1))).rejects.toThrow()
})

test('a database that another tab blocks keeps nobody waiting', async () => {
  const old = await openDB(questionsDatabaseName, 1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reading = matchingIds(everything)
  const writing = expect(putQuestions(someQuestions('physics', 1))).rejects.toThrow('Too slow')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await reading).toEqual([])
  await writing
  vi.useRealTimers()
  old.close()
})
