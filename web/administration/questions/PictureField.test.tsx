// @vitest-environment happy-dom
import { aQuestion } from '@sabi/shared/practice/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin, press, questionsOf, write } from '../../testing/administration-world.ts'
import { startAfresh } from '../../testing/app.tsx'
import { laterReply } from '../../testing/later-reply.ts'

const searchCall = 'GET /api/admin/questions'
const editCall = 'PUT /api/questions/q1'
const uploadCall = 'POST /api/admin/pictures'
const imageUrl = `/pictures/${'a'.repeat(32)}.webp`
const uploaded = { status: 201, json: { success: true, imageUrl } }

startAfresh()

async function openEditor(changes: Parameters<typeof aQuestion>[1], answers: Parameters<typeof openAdmin>[1] = {}) {
  const question = aQuestion('q1', changes)
  const saved = { json: { success: true, question, isKeyChanged: false } }
  const server = await openAdmin('content', { [searchCall]: questionsOf(question), [editCall]: saved, ...answers })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  write(/^Reason for the change/, 'A picture')
  return { server, sent: () => server.calls.findLast(({ call }) => call === editCall)?.body }
}

function choose(file = new File(['pixels'], 'flask.png')): void {
  fireEvent.change(screen.getByLabelText(/icture$/), { target: { files: [file] } })
}

function aLargeFile(): File {
  return Object.defineProperty(new File([], 'large.png'), 'size', { value: 11 * 1024 * 1024 })
}

const preview = () => within(screen.getByRole('region', { name: 'Preview' }))

// ADMIN-02
test('a picture is uploaded, shown as students will see it, described and saved', async () => {
  const { server, sent } = await openEditor({}, { [uploadCall]: uploaded })
  choose()
  const shown = await preview().findByRole('img')
  expect(shown.getAttribute('src')).toBe(imageUrl)
  expect(server.calls.find(({ call }) => call === uploadCall)?.body).toEqual({ file: expect.any(File) })
  press('Save')
  screen.getByRole('link', { name: 'Say in words what the picture shows' })
  expect(screen.getByLabelText('What the picture shows').getAttribute('aria-invalid')).toBe('true')
  write('What the picture shows', 'A flask with a side arm')
  preview().getByAltText('A flask with a side arm')
  press('Save')
  await screen.findByText('Question updated')
  expect(sent()).toMatchObject({ imageUrl, imageAlt: 'A flask with a side arm' })
})

test('a picture that is refused is explained at its field, and what was typed stays', async () => {
  const message = 'This picture is damaged and cannot be read.'
  const refused = { status: 400, json: { success: false, error: message, message } }
  await openEditor({ imageUrl, imageAlt: 'A flask' }, { [uploadCall]: refused })
  write('Question', 'Which one?')
  choose()
  await screen.findByText(message)
  expect(screen.getByLabelText('Another picture').getAttribute('aria-invalid')).toBe('true')
  screen.getByDisplayValue('Which one?')
  preview().getByAltText('A flask')
})

test('a file that is too large is not sent', async () => {
  const { server } = await openEditor({})
  choose(aLargeFile())
  await screen.findByText('This picture has more than 10 MB. Choose a smaller one')
  expect(server.countOf(uploadCall)).toBe(0)
})

test('a file that is too large ends the wait for the one before', async () => {
  await openEditor({}, { [uploadCall]: laterReply(uploaded.json).answer })
  choose()
  await screen.findByText('Uploading the picture…')
  choose(aLargeFile())
  await screen.findByText('This picture has more than 10 MB. Choose a smaller one')
  expect(screen.queryByText('Uploading the picture…')).toBeNull()
})

test('a new picture reminds of the words for the one before until they change', async () => {
  await openEditor({ imageUrl: `/pictures/${'b'.repeat(32)}.webp`, imageAlt: 'A flask' }, { [uploadCall]: uploaded })
  choose()
  await screen.findByText('Check these words: they were written for the picture before.')
  write('What the picture shows', 'A beaker')
  await waitFor(() => expect(screen.queryByText(/^Check these words/)).toBeNull())
})

test('saving waits for a picture that is on its way', async () => {
  const late = laterReply(uploaded.json)
  const { server } = await openEditor({}, { [uploadCall]: late.answer })
  choose()
  await screen.findByText('Uploading the picture…')
  press('Save')
  screen.getByRole('link', { name: 'Wait until the picture is uploaded' })
  expect(server.countOf(editCall)).toBe(0)
  late.send()
  await preview().findByRole('img')
  expect(screen.queryByText('Uploading the picture…')).toBeNull()
})

test('a picture is removed, and one that stays is not sent again', async () => {
  const { server, sent } = await openEditor({ imageUrl, imageAlt: 'A flask' })
  press('Remove the picture')
  expect(preview().queryByRole('img')).toBeNull()
  press('Save')
  await screen.findByText('Question updated')
  expect(sent()).toMatchObject({ imageUrl: null })
  expect(sent()).not.toHaveProperty('imageAlt')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  write(/^Reason for the change/, 'Words')
  press('Save')
  await waitFor(() => expect(server.countOf(editCall)).toBe(2))
  expect(sent()).not.toHaveProperty('imageUrl')
})

test('a question that has a drawing takes no picture', async () => {
  await openEditor({ figure: { svg: '<svg></svg>', alt: 'A line' } })
  preview().getByRole('img', { name: 'A line' })
  expect(screen.queryByLabelText('Picture')).toBeNull()
})
