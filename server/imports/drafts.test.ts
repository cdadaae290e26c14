import { randomUUID } from 'node:crypto'
import { listAudit } from '@sabi/shared/administration/system-calls'
import { listDraftQuestions, publishImport } from '@sabi/shared/subjects/draft-calls'
import { ImportOutcome, listImports } from '@sabi/shared/subjects/import-calls'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { routesOf } from '../app.ts'
import { parseSettings } from '../platform/settings.ts'
import { importedRow } from '../testing/imported-row.ts'
import { sampleInputs, unknownBelongings } from '../testing/sample-inputs.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()

let administrator: TestStudent
let student: TestStudent
beforeAll(async () => {
  administrator = await server.newAdministrator()
  student = await server.newStudent()
})

async function send(method: string, path: string, body?: object, as: TestStudent | undefined = administrator) {
  return server.send(path, body === undefined ? { method, as } : { method, body, as })
}

/** Imports rows, and returns the id of the draft with the outcome. */
async function draft(rows: object[], options: object = {}): Promise<ImportOutcome & { id: string }> {
  const { status, body } = await send('POST', '/api/questions/bulk-import', { questions: rows, ...options })
  expect(status, JSON.stringify(body)).toBe(200)
  const outcome = ImportOutcome.parse(body)
  return { ...outcome, id: outcome.importId ?? '' }
}

async function questionsOf(id: string) {
  return listDraftQuestions.reply.parse((await send('GET', `/api/imports/${id}/questions`)).body).data
}

async function publish(id: string) {
  const { status, body } = await send('POST', `/api/imports/${id}/publish`)
  return status === 200 ? publishImport.reply.parse(body) : status
}

async function recordOf(id: string) {
  const { imports } = listImports.reply.parse((await send('GET', '/api/imports')).body)
  return imports.find((record) => record.id === id)
}

async function countChemistry(): Promise<number> {
  return Number((await server.send('/api/questions/count?subject=chemistry')).body['count'])
}

async function bankVersion(): Promise<string | undefined> {
  const row = await server.connection.database.selectFrom('bank').select('current_version').executeTakeFirst()
  return row?.current_version
}

async function actionsOf(id: string): Promise<string[]> {
  const { data } = listAudit.reply.parse((await send('GET', '/api/admin/audit')).body)
  return data.filter(({ details }) => details['import'] === id).map(({ action }) => action)
}

// API-05
describe('a new import', () => {
  test('is a draft: no call of students, no search and no export shows its questions before they are published', async () => {
    const before = { count: await countChemistry(), version: await bankVersion() }
    const shown = () => shownToStudents('wombatwire', 'quokkametal', before.version ?? '')
    const { id, ...outcome } = await draft([importedRow('Which quokkametal is in a wombatwire?')])
    expect(outcome).toMatchObject({ isDraft: true, added: 1, held: 0 })
    expect({ count: await countChemistry(), version: await bankVersion() }).toEqual(before)
    expect(await shown()).toEqual([])
    expect(await publish(id)).toEqual({ success: true, published: 1, unchanged: 0, waiting: 0 })
    expect(await countChemistry()).toBe(before.count + 1)
    expect(await bankVersion()).not.toBe(before.version)
    expect(await shown()).toEqual([
      'GET /api/questions',
      'GET /api/questions/changes',
      'GET /api/search',
      'GET /api/admin/questions/export',
      'GET /api/admin/questions',
    ])
  })

  test('is listed with its state, which publishing and undoing change', async () => {
    const { id } = await draft([importedRow('Which of these is in coins?'), importedRow('Which of these is in wires?')])
    expect(await recordOf(id)).toMatchObject({ isDraft: true, added: 2, waiting: 2, ready: 2, undoneAt: null })
    expect(await publish(id)).toMatchObject({ published: 2, unchanged: 0, waiting: 0 })
    expect(await recordOf(id)).toMatchObject({ isDraft: false, added: 2, waiting: 0, ready: 0, undoneAt: null })
    const undone = await send('POST', `/api/imports/${id}/undo`)
    expect(undone.body).toMatchObject({ withdrawn: 2 })
    expect(await recordOf(id)).toMatchObject({ isDraft: false, undoneAt: expect.any(String) })
    expect(await actionsOf(id)).toEqual(['import-undone', 'import-published', 'import-drafted'])
  })

  test('is published at once where that is asked for', async () => {
    const { id, isDraft } = await draft([importedRow('Which of these is beaten into sheets?')], { publish: true })
    expect(isDraft).toBe(false)
    expect(await recordOf(id)).toMatchObject({ isDraft: false, added: 1, waiting: 0 })
    expect(await publish(id)).toBe(404)
  })

  test('counts as published where a server of the version before made it', async () => {
    const id = randomUUID()
    const values = { id, kind: 'questions' as const, imported_by: null, file_name: null, format: 'csv', added: 3 }
    await server.connection.database.insertInto('imports').values(values).execute()
    expect(await recordOf(id)).toMatchObject({ isDraft: false, undoneAt: null })
  })

  test('that was undone and published again from the same file is the same version of its questions', async () => {
    const rows = [importedRow('Which of these has <u>one</u> free electron, $e^-$?')]
    const versions = async () => {
      const { id } = await draft(rows)
      const [question] = await questionsOf(id)
      await publish(id)
      const { body } = await server.send(`/api/questions/${question?.question.id}`)
      await send('POST', `/api/imports/${id}/undo`)
      return body['question']
    }
    expect(await versions()).toEqual(await versions())
  })
})

describe('the check of a file', () => {
  test('shows accepted questions as students will see them, and what was changed', async () => {
    const row = importedRow('<p>12. Which <b>metal</b> has the mass $m_1$?</p>', {
      options: ['A. tin', 'B. oil', 'C. air', 'D. ice'],
    })
    const { accepted } = await draft([row], { dryRun: true })
    expect(accepted).toMatchObject([
      {
        place: 'question 1',
        question: {
          text: 'Which metal has the mass m₁?',
          rich: { text: expect.stringContaining('<math>') },
          options: ['tin', 'oil', 'air', 'ice'],
          correctOption: 0,
          explanation: 'Copper is a metal.',
        },
        hold: null,
      },
    ])
    const messages = accepted[0]?.changes.map(({ message }) => message)
    expect(messages).toEqual([
      'The key was read.',
      'The number of the question was removed.',
      'The letters before the options were removed.',
      'HTML was turned into plain text.',
      'Underlined, italic and bold words were kept.',
      'Formulas were typeset.',
    ])
  })

  test('shows the first fifty of many', async () => {
    const rows = Array.from({ length: 60 }, (_, number) =>
      importedRow(`Which of these is metal number ${number} of the list?`),
    )
    const { accepted, added } = await draft(rows, { dryRun: true })
    expect({ added, shown: accepted.length }).toEqual({ added: 60, shown: 50 })
  })
})

// API-05
describe('a question of a draft', () => {
  const broken = { explanation: 'It is zzzzzzzz.' }

  test('whose explanation is broken comes first, and is not published before it is mended', async () => {
    const { id, held } = await draft([
      importedRow('Which of these is mined in Enugu?'),
      importedRow('Which is mined in Jos?', broken),
    ])
    expect(held).toBe(1)
    expect(await questionsOf(id)).toMatchObject([
      { place: 'question 2', hold: { reason: 'explanation-broken', detail: 'explanation: It is zzzzzzzz.' } },
      { place: 'question 1', hold: null },
    ])
    expect(await publish(id)).toMatchObject({ published: 1, waiting: 1 })
    expect(await publish(id)).toBe(409)
    const [waiting] = await questionsOf(id)
    const path = `/api/imports/${id}/questions/${waiting?.question.id}/explanation`
    expect((await send('PUT', path, { explanation: 'It is zzzzzzzz.' })).status).toBe(400)
    expect((await send('PUT', path, { explanation: 'The answer is B.' })).status).toBe(400)
    expect((await send('PUT', path, { explanation: 'Jos has $\\frac{1}{2}$ of it.' })).status).toBe(200)
    expect(await questionsOf(id)).toMatchObject([
      {
        question: { explanation: 'Jos has 1/2 of it.', rich: { explanation: expect.stringContaining('<math>') } },
        hold: null,
      },
    ])
    expect(await publish(id)).toMatchObject({ published: 1, waiting: 0 })
    expect(await recordOf(id)).toMatchObject({ isDraft: false, added: 2, waiting: 0 })
    expect((await send('POST', `/api/imports/${id}/undo`)).body).toMatchObject({ withdrawn: 2 })
  })

  test('whose explanation is broken stays in a draft where the others are published at once', async () => {
    const rows = [importedRow('Which of these is smelted?'), importedRow('Which of these is panned?', broken)]
    const { id, isDraft } = await draft(rows, { publish: true })
    expect(isDraft).toBe(false)
    expect(await recordOf(id)).toMatchObject({ added: 1, waiting: 1, ready: 0 })
    expect((await send('POST', `/api/imports/${id}/discard`)).body).toMatchObject({ discarded: 1 })
    expect(await recordOf(id)).toMatchObject({ isDraft: false, waiting: 0, undoneAt: null })
  })

  test('can be left out; a draft without questions is closed', async () => {
    const { id } = await draft([importedRow('Which of these is in bells?'), importedRow('Which of these is in taps?')])
    const [first, second] = await questionsOf(id)
    expect((await send('DELETE', `/api/imports/${id}/questions/${first?.question.id}`)).status).toBe(200)
    expect((await send('DELETE', `/api/imports/${id}/questions/${first?.question.id}`)).status).toBe(404)
    expect(await recordOf(id)).toMatchObject({ waiting: 1, undoneAt: null })
    expect((await send('DELETE', `/api/imports/${id}/questions/${second?.question.id}`)).status).toBe(200)
    expect(await recordOf(id)).toMatchObject({ waiting: 0, isDraft: true, undoneAt: expect.any(String) })
    expect((await send('GET', `/api/imports/${id}/questions`)).status).toBe(404)
  })

  test('that the bank has by now is not published twice, and one that contradicts it stays in the draft', async () => {
    const rows = [importedRow('Which of these is in kettles?'), importedRow('Which of these is in pots?')]
    const { id } = await draft(rows)
    await draft([rows[0] ?? {}, { ...rows[1], correctOption: 1 }], { publish: true })
    expect(await publish(id)).toMatchObject({ published: 0, unchanged: 1, waiting: 1 })
    expect(await questionsOf(id)).toMatchObject([
      { hold: { reason: 'key-conflict', detail: expect.stringContaining("'copper'") } },
    ])
    expect(await publish(id)).toBe(409)
    expect((await send('POST', `/api/imports/${id}/discard`)).status).toBe(200)
    expect(await recordOf(id)).toMatchObject({ isDraft: true, undoneAt: expect.any(String) })
  })

  test('whose topic is gone by now stays in the draft', async () => {
    const topic = { id: 'che-gone', title: 'Gone', subject: 'chemistry', level: 'SS2', unit: 3 }
    await send('POST', '/api/topics', topic)
    const { id } = await draft([importedRow('Which of these is in roofs?', { topicId: 'che-gone' })])
    expect((await send('DELETE', '/api/topics/che-gone')).status).toBe(200)
    expect(await publish(id)).toMatchObject({ published: 0, waiting: 1 })
    expect(await questionsOf(id)).toMatchObject([{ hold: { reason: 'topic-gone', detail: 'che-gone' } }])
  })
})

// API-05
describe('a draft', () => {
  test('is discarded as a whole, and not undone', async () => {
    const { id } = await draft([importedRow('Which of these is in spoons?')])
    expect((await send('POST', `/api/imports/${id}/undo`)).status).toBe(409)
    expect((await send('POST', `/api/imports/${id}/discard`)).body).toMatchObject({ discarded: 1 })
    expect(await recordOf(id)).toMatchObject({ isDraft: true, undoneAt: expect.any(String), waiting: 0 })
    expect(await publish(id)).toBe(404)
    expect((await send('POST', `/api/imports/${id}/discard`)).status).toBe(404)
    expect(await actionsOf(id)).toEqual(['import-discarded', 'import-drafted'])
  })

  test('that two administrators publish at the same moment is published once', async () => {
    const { id } = await draft([importedRow('Which of these is in pans?')])
    const before = await countChemistry()
    const outcomes = await Promise.all([publish(id), publish(id)])
    expect(outcomes.filter((outcome) => outcome === 404)).toHaveLength(1)
    expect(await countChemistry()).toBe(before + 1)
    expect(await recordOf(id)).toMatchObject({ added: 1 })
  })

  // AUTH-15
  test.each([
    ['GET', 'questions'],
    ['POST', 'publish'],
    ['POST', 'discard'],
    ['DELETE', 'questions/import-1'],
    ['PUT', 'questions/import-1/explanation'],
  ])('%s %s of it is for administrators only', async (method, path) => {
    const { id } = await draft([importedRow(`Which of these is in ${method} ${path.replaceAll(/\W/g, ' ')}?`)])
    const body = method === 'PUT' ? { explanation: 'It conducts.' } : undefined
    expect((await send(method, `/api/imports/${id}/${path}`, body, student)).status).toBe(403)
    const visitor = await server.send(`/api/imports/${id}/${path}`, body === undefined ? { method } : { method, body })
    expect(visitor.status).toBe(401)
    expect(await recordOf(id)).toMatchObject({ waiting: 1, isDraft: true, undoneAt: null })
  })
})

/**
 * The calls that read, of visitors, of students and of exports, whose replies hold a word: asked for all of chemistry, for the
 * changes of it, and for `search`.
 */
async function shownToStudents(word: string, search: string, since: string): Promise<string[]> {
  const found: string[] = []
  await sql`delete from limits`.execute(server.connection.database)
  const platform = { ...server.connection, settings: parseSettings({}), provider: null, standby: null }
  for (const { call } of routesOf(platform)) {
    const name = `${call.method} ${call.path}`
    const forAdministrators = ['GET /api/admin/questions/export', 'GET /api/admin/questions']
    const as = call.access !== 'admin' ? student : forAdministrators.includes(name) ? administrator : undefined
    if (call.method !== 'GET' || as === undefined) continue
    const input = sampleInputs[name]?.({ ...unknownBelongings(), userId: student.user.id }) ?? {}
    const path = call.path.replaceAll(/:(\w+)/g, (_, part: string) => input.params?.[part] ?? '')
    const texts = [{}, { search }].map(async (more) => {
      const asked = { ...input.query, subject: 'chemistry', limit: '100', topicId: 'che-3', since, ...more }
      const query = Object.entries(asked).filter(([key]) => key in (call.query?.shape ?? {}))
      const headers = { Authorization: `Bearer ${as.token}` }
      return (await fetch(`${server.url}${path}?${new URLSearchParams(query).toString()}`, { headers })).text()
    })
    if ((await Promise.all(texts)).some((text) => text.includes(word))) found.push(name)
  }
  return found
}
