// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { aClassPage, aMember, aTaughtClass, classId } from '../testing/classes.ts'
import { fakeServer } from '../testing/fake-server.ts'

const pageCall = `GET /api/classes/${classId}/page`
const membersCall = `GET /api/classes/${classId}/members`
const taughtCall = 'GET /api/classes'
const ok = (fields: object) => ({ json: { success: true, ...fields } })
const pageWith = (...members: ReturnType<typeof aMember>[]) => ({
  json: aClassPage({ class: aTaughtClass({ students: members.length }), members }),
})

startAfresh()

function open(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  signIn()
  const server = fakeServer({
    'GET /api/assignments': ok({ assignments: [], total: 0 }),
    'GET /api/joined-classes': ok({ classes: [] }),
    [taughtCall]: ok({ classes: [aTaughtClass()], total: 1 }),
    [pageCall]: { json: aClassPage() },
    ...answers,
  })
  openApp(path)
  return server
}

const openClass = (answers: Parameters<typeof fakeServer>[0] = {}) => open(`/classes/${classId}`, answers)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressInDialog = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

test('a new class needs a name and a subject, and opens when it is made', async () => {
  const server = open('/classes', { [taughtCall]: ok({ classes: [], total: 0 }) })
  fireEvent.click(await screen.findByRole('button', { name: 'New class' }))
  await screen.findByRole('dialog', { name: 'New class' })
  press('Create the class')
  screen.getByRole('link', { name: 'Enter a name, such as SS2 Science' })
  screen.getByRole('link', { name: 'Choose at least one subject' })
  fireEvent.input(screen.getByLabelText('Name of the class'), { target: { value: 'SS2 Science' } })
  fireEvent.click(screen.getByLabelText('Physics'))
  fireEvent.click(screen.getByLabelText('Chemistry'))
  server.answer('POST /api/classes', ok({ class: aTaughtClass() }))
  press('Create the class')
  await vi.waitFor(() => expect(location.pathname).toMatch(/^\/classes\/[0-9a-f-]{36}$/))
  const sent = server.calls.find(({ call }) => call === 'POST /api/classes')?.body
  expect(sent).toEqual({ id: location.pathname.slice(9), name: 'SS2 Science', subjects: ['chemistry', 'physics'] })
})

test('a class shows its students, when each last practised, and its code with the link', async () => {
  const practised = aMember({
    id: classId.replace('c1', 'd2'),
    name: 'Bola',
    lastPractisedAt: '2025-11-21T08:00:00.000Z',
  })
  openClass({ [pageCall]: pageWith(aMember(), practised) })
  await screen.findByRole('heading', { name: 'SS2 Science' })
  await screen.findByRole('heading', { name: '2 students' })
  screen.getByText('Has not practised yet · Joined: 20 Nov 2025')
  screen.getByText('Last practised: 21 Nov 2025 · Joined: 20 Nov 2025')
  screen.getByText('BCD FGH')
  screen.getByText(`${location.origin}/join/BCDFGH`)
  const picture = await screen.findByRole('img', { name: 'QR code of the link below' })
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
})

test('the link is copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  openClass()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
  await screen.findByText('Link copied')
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/join/BCDFGH`)
})

test('a code is changed after a question only', async () => {
  const call = `POST /api/classes/${classId}/code`
  const server = openClass({ [call]: ok({ class: aTaughtClass({ code: 'ZZZXXX' }) }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Make a new code' }))
  expect(server.countOf(call)).toBe(0)
  server.answer(pageCall, { json: aClassPage({ class: aTaughtClass({ code: 'ZZZXXX' }) }) })
  pressInDialog('Make a new code')
  await screen.findByText('ZZZ XXX')
})

test('a closed code is shown as closed, and can be opened with a new one', async () => {
  const call = `DELETE /api/classes/${classId}/code`
  const server = openClass({ [call]: ok({ class: aTaughtClass({ code: null }) }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Let nobody join' }))
  server.answer(pageCall, { json: aClassPage({ class: aTaughtClass({ code: null }) }) })
  pressInDialog('Let nobody join')
  await screen.findByText('Nobody can join. Students who are in the class stay.')
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  press('Make a new code')
  screen.getByText('Students can join again, with the new code only.')
})

test('a student is removed after a question only', async () => {
  const { id } = aMember()
  const call = `DELETE /api/classes/${classId}/members/${id}`
  const server = openClass({ [call]: ok({}) })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Ade' }))
  expect(server.countOf(call)).toBe(0)
  server.answer(pageCall, pageWith())
  pressInDialog('Remove from the class')
  await screen.findByText('Ade is no longer in the class')
  await screen.findByText('No students yet. Show them the code.')
})

test('a student who could not be removed stays, and the reason is in the dialog', async () => {
  const words = 'Too many requests. Please wait.'
  openClass({
    [`DELETE /api/classes/${classId}/members/${aMember().id}`]: {
      status: 429,
      json: { success: false, error: words, message: words },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Ade' }))
  pressInDialog('Remove from the class')
  await screen.findByText(words)
})

test('a class is renamed', async () => {
  const call = `PUT /api/classes/${classId}/name`
  const server = openClass({ [call]: ok({ class: aTaughtClass({ name: 'SS3 Science' }) }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Rename' }))
  fireEvent.input(screen.getByLabelText('Name of the class'), { target: { value: 'SS3 Science' } })
  server.answer(pageCall, { json: aClassPage({ class: aTaughtClass({ name: 'SS3 Science' }) }) })
  press('Save')
  await screen.findByRole('heading', { name: 'SS3 Science' })
  expect(server.calls.find((made) => made.call === call)?.body).toEqual({ name: 'SS3 Science' })
})

test('a class is closed after a question only, and leads back to the list', async () => {
  const call = `DELETE /api/classes/${classId}`
  const server = openClass({ [call]: ok({}) })
  fireEvent.click(await screen.findByRole('button', { name: 'Close the class' }))
  expect(server.countOf(call)).toBe(0)
  server.answer(taughtCall, ok({ classes: [], total: 0 }))
  pressInDialog('Close the class for good')
  await screen.findByText('SS2 Science is closed')
  expect(location.pathname).toBe('/classes')
})

test('a class of someone else is refused in words', async () => {
  const words = "You don't have permission to see this."
  openClass({ [pageCall]: { status: 403, json: { success: false, error: words, message: words } } })
  await screen.findByText(words)
  expect(screen.getByRole('link', { name: 'All classes' }).getAttribute('href')).toBe('/classes')
})

test('without a network a class says that it opens later', async () => {
  setOnline(false)
  openClass({ [pageCall]: 'no network' })
  await screen.findByText("You're offline. This class opens when you are back online.")
})

test('students come page by page', async () => {
  const server = openClass({
    [pageCall]: { json: aClassPage({ class: aTaughtClass({ students: 51 }) }) },
    [membersCall]: ok({ members: [aMember({ name: 'Zainab' })], total: 51 }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await vi.waitFor(() =>
    expect(server.calls.findLast(({ call }) => call === membersCall)?.search).toBe('?limit=50&offset=50'),
  )
  await screen.findByRole('heading', { name: 'Zainab' })
})

test('a page that a removal left empty gives way to the one before', async () => {
  const server = openClass({
    [pageCall]: { json: aClassPage({ class: aTaughtClass({ students: 51 }) }) },
    [membersCall]: ok({ members: [aMember({ name: 'Zainab' })], total: 51 }),
    [`DELETE /api/classes/${classId}/members/${aMember().id}`]: ok({}),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Zainab' }))
  server.answer(pageCall, { json: aClassPage({ class: aTaughtClass({ students: 50 }) }) })
  server.answer(membersCall, ok({ members: [], total: 50 }))
  pressInDialog('Remove from the class')
  await screen.findByRole('heading', { name: 'Ade' })
  expect(screen.queryByRole('navigation', { name: 'Pages of the students' })).toBeNull()
})
