import { listCorrections } from '@sabi/shared/flags/correction-calls'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { choose, correctKey } from '../testing/flagged.ts'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer()
const listed = async () => listCorrections.reply.parse((await server.send('/api/corrections')).body)

const page = async () => {
  const response = await fetch(`${server.url}/corrections`)
  return { status: response.status, html: await response.text() }
}

test('leaves out numbers that do not exist yet', async () => {
  expect(await listed()).toMatchObject({
    data: [],
    summary: { reports: 0, decided: 0, medianHours: null, corrections: 0, keysPerTenThousand: null, answers: 0 },
  })
})

test('says on the page that nothing was reported or corrected yet', async () => {
  const { html } = await page()
  expect(html).toContain('<li>No questions have been reported yet.</li>')
  expect(html).toContain('<p>No questions have been corrected yet.</p>')
  expect(html).not.toMatch(/10,000|hour/)
})

test('shows everyone the corrections, newest first, and how reports were handled, without names', async () => {
  const amina = await server.newStudent()
  const { database } = server.connection
  for (const questionId of ['che-1-0', 'che-1-1', 'che-1-2', 'che-1-3'])
    await choose(server, amina, { questionId, option: 3 })
  const first = await correctKey(server, { questionId: 'che-1-0', newKey: 3 })
  await correctKey(server, { questionId: 'che-1-0', newKey: 2 })
  await sql`insert into corrections (id, question_id, from_version, to_version, cause)
    values (gen_random_uuid(), 'phy-1-0', 1, 1, 'Clearer words.')`.execute(database)
  for (const [hours, alarm] of [
    [1, null],
    [3, null],
    [8, null],
    [500, 'wrong-key'],
  ])
    await sql`insert into flags (id, user_id, alarm, question_id, question_version, reason, status, flagged_at, decided_at)
      values (gen_random_uuid(), ${alarm === null ? amina.user.id : null}, ${alarm}, 'che-1-0', 1, 'Private words', 'resolved',
        now() - make_interval(hours => ${hours}), now())`.execute(database)
  await server.send('/api/question-flags', {
    method: 'POST',
    as: amina,
    body: { questionId: 'che-1-1', reason: 'Wrong' },
  })
  const { data, summary } = await listed()
  expect(data.map(({ questionId, isKeyChanged, cause }) => [questionId, isKeyChanged, cause])).toEqual([
    ['phy-1-0', false, 'Clearer words.'],
    ['che-1-0', true, 'A student reported it.'],
    ['che-1-0', true, 'A student reported it.'],
  ])
  expect(data[2]).toMatchObject({ id: first, subject: 'chemistry', text: 'Question 0 of unit 1 in chemistry' })
  expect(summary).toMatchObject({ reports: 4, decided: 3, corrections: 3, answers: 4, keysPerTenThousand: 2500 })
  expect(summary.medianHours).toBeCloseTo(3, 3)
  const { body } = await server.send('/api/corrections')
  for (const secret of [amina.user.id, amina.user.name, 'Private words'])
    expect(JSON.stringify(body)).not.toContain(secret)
})

test('renders corrections into the first HTML response, with question text escaped', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const { database } = server.connection
  const text = `What is <img src=x onerror=alert(1)> & "why"? ${'long '.repeat(60)}`
  await sql`update question_versions set content = jsonb_set(content, '{text}', to_jsonb(${text}::text))
    where question_id = 'che-1-0'`.execute(database)
  const { status, html } = await page()
  expect(status).toBe(200)
  expect(html).toContain('Students have sent 4 reports. We have decided on 3.')
  expect(html).toContain('Half of these decisions took no more than 3 hours.')
  expect(html).toContain('For every 10,000 answers, 2,500 questions had a wrong answer marked as right.')
  expect(html).toContain('What is &lt;img src=x onerror=alert(1)&gt; &amp; &quot;why&quot;?')
  expect(html).not.toContain('<img')
  expect(html).toContain('<em>Clearer words.</em> The right answer is the same, and so are the marks.')
  expect(html).toContain('<em>A student reported it.</em> We changed the right answer and updated the marks.')
})
