import { previewTexts } from '@sabi/shared/subjects/edit-calls'
import { expect, test } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer()

async function preview(texts: readonly string[]) {
  const as = await server.newAdministrator()
  return server.send('/api/admin/preview', { method: 'POST', body: { texts }, as })
}

// ADMIN-02
test('texts come back as students will see them, with what is wrong with each', async () => {
  const { body } = await preview(['What is $x^2$?', 'A plain text', 'What is $\\frac{1$?', 'A cost of $'])
  const { data } = previewTexts.reply.parse(body)
  expect(data[0]).toEqual({
    text: 'What is x²?',
    html: 'What is <math><msup><mi>x</mi><mn>2</mn></msup></math>?',
    fault: null,
  })
  expect(data[1]).toEqual({ text: 'A plain text', html: null, fault: null })
  expect(data[2]?.fault).toBe('A formula cannot be read. (\\frac{1)')
  expect(data[3]?.fault).toContain('A formula cannot be read.')
})

test('markup that could run comes back as a fault, never as HTML', async () => {
  const { body } = await preview(['<img src=x onerror=alert(1)>', '$\\href{javascript:alert(1)}{x}$'])
  const { data } = previewTexts.reply.parse(body)
  expect(data.map(({ html }) => html)).toEqual([null, null])
  expect(data.every(({ fault }) => fault !== null)).toBe(true)
})

test('students and visitors are refused', async () => {
  const body = { texts: ['$x$'] }
  const as = await server.newStudent()
  expect((await server.send('/api/admin/preview', { method: 'POST', body, as })).status).toBe(403)
  expect((await server.send('/api/admin/preview', { method: 'POST', body })).status).toBe(401)
})

test('too many texts and no text at all are refused with a reason', async () => {
  expect((await preview([])).status).toBe(400)
  expect((await preview(Array.from({ length: 13 }, () => 'x'))).status).toBe(400)
})
