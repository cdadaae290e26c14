import { listStudents } from '@sabi/shared/administration/people-calls'
import type { Call } from '@sabi/shared/contract/call'
import { previewTexts, searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { routesOf } from '../app.ts'
import { parseSettings } from '../platform/settings.ts'
import { scriptInjections, sqlInjections } from '../testing/hostile-texts.ts'
import { sampleInputs, unknownBelongings } from '../testing/sample-inputs.ts'
import { useTestServer, type TestStudent } from '../testing/test-server.ts'

const server = useTestServer()
const textsOfPreview = 7

let calls: Call[] = []
let administrator: TestStudent

beforeAll(async () => {
  calls = routesOf({ ...server.platform, settings: parseSettings({}), provider: null }).map(({ call }) => call)
  administrator = await server.newAdministrator()
})

// AUTH-18
test('no other site makes a call that changes something in a student’s name, in whatever form it sends it', async () => {
  const target = { ...unknownBelongings(), userId: administrator.user.id }
  const letIn: string[] = []
  for (const call of calls.filter(({ method }) => method !== 'GET')) {
    const { params = {}, body } = sampleInputs[`${call.method} ${call.path}`]?.(target) ?? {}
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    for (const headers of forged) {
      const reply = await server.send(path, {
        method: call.method,
        body,
        headers: { Cookie: `sabi_session=${administrator.token}`, ...headers },
      })
      if (reply.body['error'] !== 'This request did not come from our own pages.')
        letIn.push(`${call.method} ${call.path} ${JSON.stringify(headers)}: ${reply.status}`)
    }
  }
  expect(letIn).toEqual([])
})

const forged: Record<string, string>[] = [
  { 'Content-Type': 'application/json' },
  { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
  { 'Content-Type': 'text/plain', Origin: 'null' },
  { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
  { 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'same-site' },
]

test('what is searched for is a text, whatever a statement would make of it', async () => {
  const found: string[] = []
  // A list of options is searched as JSON, which has quotation marks.
  for (const injection of sqlInjections.filter((text) => text !== '"')) {
    const query = `?search=${encodeURIComponent(injection)}&limit=1`
    const students = await server.send(listStudents.path + query, { as: administrator })
    const questions = await server.send(searchQuestions.path + query, { as: administrator })
    if (listStudents.reply.safeParse(students.body).data?.total !== 0) found.push(`students: ${injection}`)
    if (searchQuestions.reply.safeParse(questions.body).data?.total !== 0) found.push(`questions: ${injection}`)
  }
  expect(found).toEqual([])
})

test('what is written is kept sign by sign, whatever a statement or a page would make of it', async () => {
  const student = await server.newStudent()
  const changed: string[] = []
  for (const injection of [...sqlInjections, ...scriptInjections].filter((text) => !text.includes('\0'))) {
    const name = `A ${injection} z`
    const { status } = await server.send('/api/account/name', { method: 'PUT', body: { name }, as: student })
    const { body } = await server.send('/api/auth/session', { as: student })
    if (status === 200 && !JSON.stringify(body).includes(JSON.stringify(name))) changed.push(injection)
    if (status !== 200 && status !== 400) changed.push(`${injection}: ${status}`)
  }
  expect(changed).toEqual([])
  const { rows } = await sql<{ count: number }>`
    select count(*) from users where account_type = 'admin'
  `.execute(server.connection.database)
  expect(rows).toEqual([{ count: 1 }])
})

test('no text of a question becomes HTML that runs or fetches anything', async () => {
  const texts = scriptInjections.flatMap((text) => (text.includes('\0') ? [] : [text, `$x$ ${text}`]))
  const written: string[] = []
  for (let from = 0; from < texts.length; from += textsOfPreview) {
    const body = { texts: texts.slice(from, from + textsOfPreview) }
    const reply = await server.send(previewTexts.path, { method: 'POST', body, as: administrator })
    for (const { html } of previewTexts.reply.parse(reply.body).data) if (html !== null) written.push(html)
  }
  expect(written.length).toBeGreaterThan(3)
  const tags = written.flatMap((html) => [...html.matchAll(/<\/?([^>]*)>/g)].map(([, tag = '']) => tag))
  expect(tags.filter((tag) => !/^(math|mi|mn|mo|mrow|msup|mtext|mspace)( display="block")?$/.test(tag))).toEqual([])
})

test('the name of the site is in every page as words', async () => {
  for (const name of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '$& $1 $`']) {
    const body = { name, supportEmail: null }
    expect((await server.send('/api/admin/site', { method: 'PUT', body, as: administrator })).status).toBe(200)
    for (const path of ['/', '/help', '/login', '/corrections', '/topics/che-1']) {
      const page = await (await fetch(server.url + path)).text()
      expect(page, path).not.toMatch(/<script>alert|<img/)
      expect(page.match(/<title>/g)?.length ?? 1, path).toBe(1)
    }
  }
})

test.each([
  ['deep lists', '['.repeat(8000) + ']'.repeat(8000)],
  ['deep objects', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
  ['numbers without end', `{"a":${'9'.repeat(15_000)}}`],
  ['many keys', `{${Array.from({ length: 1500 }, (_, n) => `"k${n}":0`).join()}}`],
  ['a key that belongs to all objects', '{"email":"a@b.co","password":"x","__proto__":{"accountType":"admin"}}'],
  ['the maker of all objects', '{"constructor":{"prototype":{"accountType":"admin"}}}'],
])('%s are refused, and the next one is served', async (_, body) => {
  const headers = { 'Content-Type': 'application/json' }
  const reply = await server.send('/api/auth/login', { method: 'POST', body, headers })
  expect(reply.status).toBe(400)
  expect((await server.send('/api/auth/session')).body['user']).toBeNull()
  expect(Reflect.get({}, 'accountType')).toBeUndefined()
})

test.each([
  ['brackets', '{'.repeat(3900)],
  ['fractions', `$${'\\frac{'.repeat(600)}$`],
  ['powers', `$x${'^{x'.repeat(1000)}${'}'.repeat(1000)}$`],
  ['roots', `$${'\\sqrt{'.repeat(800)}1${'}'.repeat(800)}$`],
  ['definitions', '$\\def\\a{xx}\\def\\b{\\a\\a}\\def\\c{\\b\\b}\\c$'],
  ['dollars', '$ '.repeat(3900)],
  ['open marks', '<a '.repeat(2600)],
])('a formula of endless %s is judged, not followed', async (_, text) => {
  const { status } = await server.send(previewTexts.path, {
    method: 'POST',
    body: { texts: [text] },
    as: administrator,
  })
  expect(status).toBe(200)
})
