// @vitest-environment happy-dom
import type { Topic } from '@sabi/shared/subjects/calls'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin, press } from '../../testing/administration-world.ts'
import { startAfresh } from '../../testing/app.tsx'

const acids: Topic = {
  id: 'che-5',
  title: 'Acids',
  description: 'Sour things.',
  level: 'SS2',
  category: 'Acids, bases and salts',
  unit: 5,
  subject: 'chemistry',
  difficulty: 'medium',
  _count: { questions: 12 },
}
const ink: Topic = { ...acids, id: 'che-ink', title: 'Ink', isAdded: true, _count: { questions: 0 } }
const listCall = 'GET /api/topics'
const topicsOf = (...topics: Topic[]) => ({ json: { success: true, data: topics } })

startAfresh()

const openTopics = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('content', { [listCall]: topicsOf(acids, ink), ...answers })
const rowOf = async (title: string) =>
  within(await screen.findByRole('heading', { name: title }).then((heading) => heading.closest('li') ?? heading))
const typed = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })

// API-06
test('edits the words of a syllabus topic and keeps its unit', async () => {
  const editCall = 'PUT /api/topics/che-5'
  const server = await openTopics({ [editCall]: { json: { success: true, data: acids } } })
  fireEvent.click((await rowOf('Acids')).getByRole('button', { name: 'Edit' }))
  expect(screen.queryByLabelText('Unit')).toBeNull()
  typed('Title', ' Acids and bases ')
  press('Save')
  await screen.findByText('Topic saved')
  expect(server.calls.find(({ call }) => call === editCall)?.body).toEqual({
    title: 'Acids and bases',
    description: 'Sour things.',
    subject: 'chemistry',
    level: 'SS2',
    unit: 5,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

// API-06
test('adds a topic under an id made of its title, and says what is missing', async () => {
  const server = await openTopics({ 'POST /api/topics': { status: 201, json: { success: true, data: ink } } })
  await screen.findByRole('heading', { name: 'Acids' })
  press('New topic')
  press('Save')
  expect(await screen.findAllByText('Write a title')).not.toEqual([])
  typed('Title', 'Soap and dye')
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: '5' } })
  press('Save')
  await screen.findByText('Topic added')
  expect(server.calls.find(({ call }) => call === 'POST /api/topics')?.body).toMatchObject({
    id: 'che-soap-and-dye',
    unit: 5,
    level: 'SS1',
  })
})

// API-06
test('offers to delete only a topic that was added and has no questions', async () => {
  const server = await openTopics({ 'DELETE /api/topics/che-ink': { json: { success: true } } })
  expect((await rowOf('Acids')).queryByRole('button', { name: 'Delete' })).toBeNull()
  fireEvent.click((await rowOf('Ink')).getByRole('button', { name: 'Delete' }))
  server.answer(listCall, topicsOf(acids))
  press('Delete it')
  await screen.findByText('Topic deleted')
  expect(server.countOf('DELETE /api/topics/che-ink')).toBe(1)
})

test('keeps what was typed when saving fails, and says why', async () => {
  await openTopics({ 'PUT /api/topics/che-5': 'no network', 'GET /healthz': { text: 'ok' } })
  fireEvent.click((await rowOf('Acids')).getByRole('button', { name: 'Edit' }))
  typed('Title', 'Acids and bases')
  press('Save')
  await screen.findByText('Unable to connect to server. Please check your internet connection and try again.')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Acids and bases')
})

// ADMIN-02
test('shows the topics of another subject, which the address keeps', async () => {
  const server = await openTopics()
  const card = within(await screen.findByRole('region', { name: 'Topics' }))
  fireEvent.change(card.getByLabelText('Subject'), { target: { value: 'physics' } })
  await screen.findByRole('heading', { name: 'Acids' })
  expect(location.search).toContain('topics=physics')
  expect(server.calls.findLast(({ call }) => call === listCall)?.search).toBe('?subject=physics')
})
