import type { Bank, BankQuestion } from '@sabi/shared/content/bank'
import { decodePack, encodePack } from '@sabi/shared/content/pack'
import { ShownQuestion, subjectIds, type Question, type SubjectId } from '@sabi/shared/content/question'
import { ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { listQuestionChanges, maximumChanges } from '@sabi/shared/sync/question-calls'
import * as z from 'zod/mini'
import { beforeAll, expect, test } from 'vitest'
import { importedRow } from '../testing/imported-row.ts'
import { testBank } from '../testing/test-bank.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'
import { loadBank } from './bank.queries.ts'

const server = useTestServer()
let administrator: TestStudent
beforeAll(async () => {
  administrator = await server.newAdministrator()
})

/** The questions that a phone holds, by id. */
type Held = Map<string, Question>

function heldFromPacks({ questions }: Bank): Held {
  const packed = subjectIds.flatMap((subject) => decodePack(encodePack(subject, ofSubject(questions, subject))))
  return new Map(packed.map((question) => [question.id, question]))
}

function ofSubject<Kind extends { subject: SubjectId }>(questions: readonly Kind[], subject: SubjectId): Kind[] {
  return questions.filter((question) => question.subject === subject)
}

async function changes(subject: SubjectId, since: string) {
  const { status, body } = await server.send(`/api/questions/changes?subject=${subject}&since=${since}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return listQuestionChanges.reply.parse(body)
}

/** What a phone has after asking for the changes of every subject. */
async function broughtUpToDate(held: Held, since: string): Promise<Held> {
  const [current, now] = [await currentVersion(), new Map(held)]
  for (const subject of subjectIds) {
    const { version, pack, removed } = await changes(subject, since)
    expect(version).toBe(current)
    for (const question of decodePack(pack)) now.set(question.id, question)
    for (const id of removed) now.delete(id)
  }
  return now
}

async function currentVersion(): Promise<string> {
  const { body } = await server.send('/api/questions/version')
  return z.object({ version: z.string() }).parse(body).version
}

/** The content of the lists, which know nothing of revisions. */
async function published(): Promise<ShownQuestion[]> {
  const { body } = await server.send('/api/questions?limit=500')
  const page = z.object({ questions: z.array(ShownQuestion), total: z.int() }).parse(body)
  expect(page.questions).toHaveLength(page.total)
  return inOrder(page.questions)
}

function shown(held: Held): ShownQuestion[] {
  return inOrder([...held.values()].map((question) => ShownQuestion.parse(question)))
}

function inOrder(questions: readonly ShownQuestion[]): ShownQuestion[] {
  return questions.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

async function take(...texts: string[]): Promise<string> {
  const questions = texts.map((text) => importedRow(text))
  const sending = { method: 'POST', body: { questions, publish: true }, as: administrator }
  const outcome = ImportOutcome.parse((await server.send('/api/questions/bulk-import', sending)).body)
  expect(outcome.added, JSON.stringify(outcome)).toBe(texts.length)
  return outcome.importId ?? ''
}

async function undo(importId: string): Promise<void> {
  const { status } = await server.send(`/api/imports/${importId}/undo`, { method: 'POST', as: administrator })
  expect(status).toBe(200)
}

/** The bank with some questions in their next version, some withdrawn, some new: all of them at every tenth place. */
function variedBank(bank: Bank, version: string, place: number): Bank {
  const questions = bank.questions.flatMap((question, index): BankQuestion[] => {
    if (index % 10 !== place) return [question]
    if (index % 3 === 0) return []
    const next = {
      ...question,
      version: question.version + 1,
      explanation: `Mended for ${version}.`,
      contentHash: `${version} ${question.id}`,
    }
    return index % 3 === 1 ? [next] : [question, { ...next, id: `${question.id}-${version}`, version: 1 }]
  })
  return { ...bank, version, questions }
}

// SYNC-02
test('whatever a phone held, changes bring it to what is published: after loads, imports, undoing and an older bank again', async () => {
  const { database } = server.connection
  const states: [string, Held][] = []
  const load = async (bank: Bank) => {
    await loadBank(database, bank)
    states.push([bank.version, heldFromPacks(bank)], [await currentVersion(), await everything()])
  }
  const everything = async () => broughtUpToDate(heldFromPacks(testBank), testBank.version)

  const second = variedBank(testBank, 'test-2', 1)
  await load(testBank)
  await load(second)
  const [first, kept] = [await take('Which of these is a metal of wires?'), await take('Which of these rusts green?')]
  states.push([await currentVersion(), await everything()])
  await load(variedBank(second, 'test-3', 2))
  await undo(first)
  states.push([await currentVersion(), await everything()])
  await load(second)
  const again = await take('Which of these is a metal of wires?')
  states.push([await currentVersion(), await everything()])

  const now = await published()
  for (const [version, held] of states)
    expect([version, shown(await broughtUpToDate(held, version))]).toEqual([version, now])
  await undo(kept)
  await undo(again)
  const left = await published()
  for (const [version, held] of states)
    expect([version, shown(await broughtUpToDate(held, version))]).toEqual([version, left])
})

// SYNC-02
test('the version is that of the packs until something is accepted or out, and another one after each', async () => {
  const { database } = server.connection
  await loadBank(database, { ...testBank, version: 'plain' })
  expect(await currentVersion()).toBe('plain')
  const importId = await take('Which of these is red-brown?')
  const imported = await currentVersion()
  expect(imported).toMatch(/^plain\.\d+$/)
  await undo(importId)
  const undone = await currentVersion()
  expect(undone).toMatch(/^plain\.\d+$/)
  expect(undone).not.toBe(imported)
  expect(await changes('chemistry', imported)).toMatchObject({ version: undone, pack: { ids: [] } })
  expect((await changes('chemistry', imported)).removed).toEqual([expect.stringMatching(/^import-/)])
  expect((await changes('physics', imported)).removed).toEqual([])
  await loadBank(database, variedBank(testBank, 'plain-varied', 3))
  expect(await currentVersion()).toBe('plain-varied')
  await loadBank(database, { ...testBank, version: 'plain' })
  expect(await currentVersion()).toBe('plain')
  expect(await changes('chemistry', 'plain')).toMatchObject({ version: 'plain', pack: { ids: [] }, removed: [] })
})

test('what was imported comes also to a phone that just fetched the packs of a later bank', async () => {
  const importId = await take('Which of these makes brass with zinc?')
  await loadBank(server.connection.database, { ...testBank, version: 'later' })
  expect(await currentVersion()).toMatch(/^later\.\d+$/)
  const { version, pack } = await changes('chemistry', 'later')
  expect(decodePack(pack).map(({ text }) => text)).toEqual(['Which of these makes brass with zinc?'])
  expect((await changes('chemistry', version)).pack.ids).toEqual([])
  await undo(importId)
})

test('a bank that is loaded again, by four servers at once, marks nothing as changed', async () => {
  const { database } = server.connection
  await loadBank(database, { ...testBank, version: 'before' })
  await database.deleteFrom('bank').execute()
  const bank = { ...testBank, version: 'at once' }
  const loaded = await Promise.all([1, 2, 3, 4].map(async () => loadBank(database, bank)))
  expect(loaded.filter((isLoaded) => isLoaded)).toHaveLength(1)
  for (const subject of subjectIds)
    expect(await changes(subject, 'before')).toMatchObject({ version: 'at once', pack: { ids: [] }, removed: [] })
})

test('a version that was never here is answered by 404 with what to do', async () => {
  for (const since of ['nothing', 'plain.1', '0', `'; drop table bank`]) {
    const answer = await server.send(`/api/questions/changes?subject=biology&since=${encodeURIComponent(since)}`)
    expect(answer).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('Download the whole pack.') },
    })
  }
})

test('answers 400 without a subject or a version that can be read', async () => {
  for (const query of ['since=plain', 'subject=latin&since=plain', 'subject=physics', 'subject=physics&since=%00'])
    expect((await server.send(`/api/questions/changes?${query}`)).status).toBe(400)
})

test('more changes than one reply may bring are answered by 404 too', async () => {
  const [question] = ofSubject(testBank.questions, 'physics')
  if (question === undefined) throw new Error('The test bank has no physics')
  const many = Array.from({ length: maximumChanges + 1 }, (_, n) => ({
    ...question,
    id: `many-${n}`,
    contentHash: `${n}`,
  }))
  const { database } = server.connection
  await loadBank(database, { ...testBank, version: 'few' })
  await loadBank(database, { ...testBank, version: 'many', questions: [...testBank.questions, ...many.slice(1)] })
  expect((await changes('physics', 'few')).pack.ids).toHaveLength(maximumChanges)
  await loadBank(database, { ...testBank, version: 'too-many', questions: [...testBank.questions, ...many] })
  expect((await server.send('/api/questions/changes?subject=physics&since=few')).status).toBe(404)
  expect((await changes('physics', 'many')).pack.ids).toEqual(['many-0'])
})
