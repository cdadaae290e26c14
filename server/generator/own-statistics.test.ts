import { generate } from '@sabi/shared/generator/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answerMany } from '../testing/answer-many.ts'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer()
const wish = { subject: 'chemistry', examType: 'JAMB', count: 5 }

// GEN-03
test('counts answers to generated questions in the student’s own statistics, but not on the leaderboard or as coverage', async () => {
  const student = await server.newStudent()
  await sql`update users set leaderboard_nickname = 'Kestrel', email_verified_at = now(), created_at = now() - interval '1 day'
    where id = ${student.user.id}`.execute(server.connection.database)
  await answerMany(server, student)
  const read = async () => {
    const [own, board] = await Promise.all([
      server.send(`/api/scores/stats/${student.user.id}`, { as: student }),
      server.send('/api/scores/leaderboard', { as: student }),
    ])
    return { own: own.body, board: board.body['me'] }
  }
  const before = await read()
  const { body } = await server.send('/api/question-generator/generate', { method: 'POST', as: student, body: wish })
  const ids = generate.reply.parse(body).data.questions.map(({ id }) => id)
  await answerMany(server, student, { ids, kind: 'generated' })
  // The client chooses the kind of the session.
  await answerMany(server, student, { ids, kind: 'practice' })
  const after = await read()
  expect(before.own).toMatchObject({ totalQuestionsAttempted: 66, totalExamAttempts: 1, answeredToday: 66 })
  expect(after.own).toMatchObject({
    totalQuestionsAttempted: 76,
    totalCorrect: 76,
    totalExamAttempts: 3,
    answeredToday: 76,
  })
  expect(after.own['topicProgress']).toEqual(before.own['topicProgress'])
  expect(before.board).toMatchObject({ answered: 66 })
  expect(after.board).toEqual(before.board)
})
