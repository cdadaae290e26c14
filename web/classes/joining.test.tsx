// @vitest-environment happy-dom
import { whatTeacherNeverSees, whatTeacherSees } from '@sabi/shared/classes/what-teacher-sees'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { aClassOfCode, aJoinedClass, aTaughtClass, classId } from '../testing/classes.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { queryClient } from '../platform/server/queries.ts'
import { ownAssignmentsQuery } from './assignments/own-assignments.ts'

const findCall = 'GET /api/class-codes/BCDFGH'
const joinCall = 'POST /api/joined-classes'
const joinedCall = 'GET /api/joined-classes'
const taughtCall = 'GET /api/classes'
const ok = (fields: object) => ({ json: { success: true, ...fields } })
const found = (isMember = false) => ok({ class: aClassOfCode({ isMember }) })
const refusal = (status: number, words: string) => ({ status, json: { success: false, error: words, message: words } })

startAfresh()

function open(path: string, answers: Parameters<typeof fakeServer>[0]) {
  signIn()
  const server = fakeServer({
    'GET /api/assignments': ok({ assignments: [], total: 0 }),
    [joinedCall]: ok({ classes: [] }),
    [taughtCall]: ok({ classes: [], total: 0 }),
    ...answers,
  })
  openApp(path)
  return server
}

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a code is typed in any form, and leads to its class', async () => {
  open('/join', { [findCall]: found() })
  await screen.findByRole('heading', { name: 'Join a class' })
  type('Code of the class', 'bcd-f')
  press('Continue')
  screen.getByRole('link', { name: 'Enter the six letters of the code' })
  type('Code of the class', 'bcd fgh')
  press('Continue')
  await screen.findByRole('heading', { name: 'SS2 Science' })
  expect(location.pathname).toBe('/join/BCDFGH')
})

test('before joining, a student reads whose class it is and exactly what the teacher will see', async () => {
  open('/join/BCDFGH', { [findCall]: found() })
  await screen.findByText('Chemistry, Physics · Teacher: Mrs Bello')
  for (const line of [...whatTeacherSees, whatTeacherNeverSees]) screen.getByText(line)
})

test('a student joins under the name that they choose', async () => {
  const server = open('/join/BCDFGH', { [findCall]: found(), [joinCall]: ok({ class: aJoinedClass() }) })
  expect(await screen.findByLabelText('Your name in this class')).toHaveProperty('value', 'Amina Bello')
  type('Your name in this class', 'Ade')
  server.answer(findCall, found(true))
  press('Join the class')
  await screen.findByText('You are in this class.')
  expect(server.calls.find(({ call }) => call === joinCall)?.body).toEqual({ code: 'BCDFGH', name: 'Ade' })
  expect(screen.getByRole('link', { name: 'Your classes' }).getAttribute('href')).toBe('/classes')
})

test('shows the assignments of a class to a student who joins it, without a reload', async () => {
  open('/join/BCDFGH', { [findCall]: found(), [joinCall]: ok({ class: aJoinedClass() }) })
  await queryClient.fetchQuery(ownAssignmentsQuery())
  await screen.findByLabelText('Your name in this class')
  type('Your name in this class', 'Ade')
  press('Join the class')
  await waitFor(() =>
    expect(queryClient.getQueryState(ownAssignmentsQuery().queryKey)).toHaveProperty('isInvalidated', true),
  )
})

test('nobody joins without a name', async () => {
  const server = open('/join/BCDFGH', { [findCall]: found() })
  await screen.findByLabelText('Your name in this class')
  type('Your name in this class', ' \u200B ')
  press('Join the class')
  screen.getByRole('link', { name: 'Enter the name that your teacher knows you by' })
  expect(server.countOf(joinCall)).toBe(0)
})

test('why a student could not join is shown, and the name stays as typed', async () => {
  open('/join/BCDFGH', {
    [findCall]: found(),
    [joinCall]: refusal(409, 'This class is full. Tell your teacher.'),
  })
  await screen.findByLabelText('Your name in this class')
  type('Your name in this class', 'Ade')
  press('Join the class')
  await screen.findByText('This class is full. Tell your teacher.')
  expect(screen.getByLabelText('Your name in this class')).toHaveProperty('value', 'Ade')
})

test('a wrong code is said to be wrong, and another can be entered', async () => {
  open('/join/BCDFGH', {
    [findCall]: refusal(404, 'No class takes students with this code. Check it with your teacher.'),
  })
  await screen.findByText('No class takes students with this code. Check it with your teacher.')
  fireEvent.click(screen.getByRole('link', { name: 'Enter another code' }))
  await screen.findByLabelText('Code of the class')
})

test('without a network the code waits', async () => {
  setOnline(false)
  open('/join/BCDFGH', { [findCall]: 'no network' })
  await screen.findByText('You need a connection to join a class.')
})

test('a link of a code leads through the sign-in and back', async () => {
  fakeServer({ 'GET /api/auth/session': { json: { success: false, user: null } } })
  openApp('/join/BCDFGH')
  await screen.findByText('Sign in or create an account to join a class.')
  const register = screen.getByRole('link', { name: 'Create account' })
  expect(new URLSearchParams(location.search).get('next')).toBe('/join/BCDFGH')
  expect(register.getAttribute('href')).toBe(`/register?next=${encodeURIComponent('/join/BCDFGH')}`)
})

test('someone in no class reads how to get into one, and what a class is', async () => {
  open('/classes', {})
  await screen.findByText('You are in no class. Ask your teacher for the code.')
  screen.getByText(/^A class shows you which of your students practise, and when\. They join with a code/)
  expect(screen.getByRole('link', { name: 'Join a class' }).getAttribute('href')).toBe('/join')
  expect(screen.queryByText(whatTeacherNeverSees)).toBeNull()
})

test('the classes of a student say whose they are, under which name, and what the teacher sees', async () => {
  const server = open('/classes', {
    [joinedCall]: ok({
      classes: [aJoinedClass(), aJoinedClass({ id: classId.replace('c1', 'c2'), name: 'No more', teacher: null })],
    }),
  })
  await screen.findByText('Chemistry, Physics · Teacher: Mrs Bello')
  screen.getByText('Chemistry, Physics · no teacher now')
  screen.getAllByText('Your name here: Ade')
  for (const line of whatTeacherSees) screen.getByText(line)
  expect(server.countOf(joinedCall)).toBe(1)
})

test('a student changes the name in a class', async () => {
  const call = `PUT /api/joined-classes/${classId}`
  const server = open('/classes', {
    [joinedCall]: ok({ classes: [aJoinedClass()] }),
    [call]: ok({ class: aJoinedClass() }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change your name in SS2 Science' }))
  type('Your name in this class', 'Ade B.')
  server.answer(joinedCall, ok({ classes: [aJoinedClass({ shownName: 'Ade B.' })] }))
  press('Save')
  await screen.findByText('Your name here: Ade B.')
  expect(server.calls.find((made) => made.call === call)?.body).toEqual({ name: 'Ade B.' })
})

test('a student leaves a class after a question only', async () => {
  const call = `DELETE /api/joined-classes/${classId}`
  const server = open('/classes', { [joinedCall]: ok({ classes: [aJoinedClass()] }), [call]: ok({}) })
  fireEvent.click(await screen.findByRole('button', { name: 'Leave SS2 Science' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(server.countOf(call)).toBe(0)
  press('Leave SS2 Science')
  server.answer(joinedCall, ok({ classes: [] }))
  press('Leave the class')
  await screen.findByText('You left SS2 Science')
  await screen.findByText('You are in no class. Ask your teacher for the code.')
})

test('lists that did not come can be asked for again', async () => {
  const server = open('/classes', { [joinedCall]: { status: 500, text: '' }, [taughtCall]: { status: 500, text: '' } })
  await waitFor(() => expect(screen.getAllByText("Couldn't load your classes.")).toHaveLength(2))
  server.answer(joinedCall, ok({ classes: [aJoinedClass()] }))
  server.answer(taughtCall, ok({ classes: [aTaughtClass()], total: 1 }))
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button)
  await screen.findByText('Your name here: Ade')
  expect((await screen.findByRole('link', { name: 'SS2 Science' })).getAttribute('href')).toBe(`/classes/${classId}`)
})
