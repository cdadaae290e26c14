// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, renderPart, signIn, startAfresh } from '../testing/app.tsx'
import { aTaughtClass, classId } from '../testing/classes.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { ClassesOnDashboard } from './ClassesOnDashboard.tsx'

startAfresh()

const ownCall = 'GET /api/assignments'
const taughtCall = 'GET /api/classes'
const ok = (fields: object) => ({ json: { success: true, ...fields } })

function open(own: object) {
  signIn()
  const server = fakeServer({ [ownCall]: ok(own), [taughtCall]: ok({ classes: [aTaughtClass()], total: 1 }) })
  renderPart(<ClassesOnDashboard userId={aUser().id} />)
  return server
}

test('the dashboard leads a teacher to each class', async () => {
  open({ assignments: [], total: 0, classesTaught: 1 })
  const link = await screen.findByRole('link', { name: 'SS2 Science' })
  expect(link).toHaveProperty('pathname', `/classes/${classId}`)
})

test.each([
  ['who teaches none', { assignments: [], total: 0, classesTaught: 0 }],
  ['whose server does not say it', { assignments: [], total: 0 }],
])('the dashboard of a student %s asks for no list of classes', async (_, own) => {
  const server = open(own)
  await waitFor(() => expect(server.countOf(ownCall)).toBe(1))
  expect(server.countOf(taughtCall)).toBe(0)
})
