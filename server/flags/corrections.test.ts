import { listCorrections } from '@sabi/shared/flags/correction-calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { choose, correctKey } from '../testing/flagged.ts'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer()
const listed = async () => listCorrections.reply.parse((await server.send('/api/corrections')).body)

test('says nothing of a number that there is not yet', async () => {
  expect(await listed()).toMatchObject({
    data: [],
    summary: { reports: 0, decided: 0, medianHours: null, corrections: 0, keysPerTenThousand: null, answers: 0 },
  })
})

test('everybody reads what was corrected, the latest first, and how reports were dealt with, without who did', async () => {
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
