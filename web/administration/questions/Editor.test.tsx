// @vitest-environment happy-dom
import { aQuestion } from '@sabi/shared/practice/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { conflictReply, openAdmin, press, questionsOf, write } from '../../testing/administration-world.ts'
import { setOnline, startAfresh } from '../../testing/app.tsx'
import { laterReply } from '../../testing/later-reply.ts'

const searchCall = 'GET /api/admin/questions'
const editCall = 'PUT /api/questions/q1'
const createCall = 'POST /api/questions'
const previewCall = 'POST /api/admin/preview'
const question = aQuestion('q1')
const saved = { json: { success: true, question, isKeyChanged: false } }

startAfresh()

async function openEditor(answers: Parameters<typeof openAdmin>[1] = {}) {
  const server = await openAdmin('content', { [searchCall]: questionsOf(question), ...answers })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  return server
}

const dialog = () => within(screen.getByRole('dialog'))
const sentBy = (server: Awaited<ReturnType<typeof openAdmin>>, call: string) =>
  server.calls.filter((made) => made.call === call).map(({ body }) => body)

// ADMIN-02
test('a question is saved with its cause, its place and the version that was seen', async () => {
  const server = await openEditor({ [editCall]: saved })
  write('Question', 'Which unit measures power?')
  write(/^Reason for the change/, 'It was unclear')
  fireEvent.change(dialog().getByLabelText('Difficulty'), { target: { value: 'easy' } })
  press('Save')
  await screen.findByText('Question updated')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentBy(server, editCall)).toEqual([
    {
      text: 'Which unit measures power?',
      options: question.options,
      correctOption: 1,
      explanation: question.explanation,
      reasons: question.reasons.map((reason) => reason ?? ''),
      hints: question.hints,
      topicId: 'phy-power',
      examType: 'JAMB',
      difficulty: 'easy',
      cause: 'It was unclear',
      version: 1,
    },
  ])
  expect(server.countOf(searchCall)).toBe(2)
})

// ADMIN-02
test('what was saved is in the list and in the next editor even if the list cannot load again', async () => {
  const after = aQuestion('q1', { text: 'Which unit measures power?', version: 2 })
  const server = await openEditor({ [editCall]: { json: { success: true, question: after, isKeyChanged: false } } })
  write('Question', 'Which unit measures power?')
  write(/^Reason for the change/, 'It was unclear')
  server.answer(searchCall, 'no network')
  press('Save')
  await screen.findByText('Question updated')
  await screen.findByText("Couldn't refresh.", { exact: false })
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  screen.getByDisplayValue('Which unit measures power?')
  write(/^Reason for the change/, 'Once more')
  press('Save')
  await waitFor(() => expect(server.countOf(editCall)).toBe(2))
  expect(sentBy(server, editCall)[1]).toMatchObject({ version: 2 })
})

// ADMIN-02
test('a topic that was not chosen is shown at its field', async () => {
  await openAdmin('content', { [searchCall]: questionsOf(question) })
  fireEvent.click(await screen.findByRole('button', { name: 'New question' }))
  press('Publish')
  const link = screen.getByRole('link', { name: 'Choose a topic' })
  const topic = dialog().getByLabelText('Topic')
  expect(link.getAttribute('href')).toBe(`#${topic.id}`)
  expect(topic.getAttribute('aria-invalid')).toBe('true')
})

// ADMIN-02
test('options are added and removed, and a radio button chooses the right one', async () => {
  const server = await openEditor({ [editCall]: saved })
  press('Remove option A')
  write('Option A', 'kilowatt')
  press('Add option')
  press('Add option')
  expect(screen.queryByRole('button', { name: 'Add option' })).toBeNull()
  write('Option D', 'volt')
  press('Remove option E')
  fireEvent.click(screen.getByLabelText('Option D is right'))
  write(/^Reason for the change/, 'Wrong key')
  press('Save')
  press('Change the key')
  await screen.findByText('Question updated')
  expect(sentBy(server, editCall)[0]).toMatchObject({
    options: ['kilowatt', 'joule', 'pascal', 'volt'],
    correctOption: 3,
  })
})

test('hints and the reasons against wrong options are edited, and a changed key names those that still name the old one', async () => {
  const server = await openEditor({ [editCall]: saved })
  expect(screen.queryByLabelText('Why B is wrong')).toBeNull()
  write('Why A is wrong', 'Force is not what a watt measures.')
  write(/^Hints/, 'Think of power.\nIt is J/s.')
  fireEvent.click(screen.getByLabelText('Option C is right'))
  await screen.findByText('The reason against option A still names the old answer, “watt”. Change it too.')
  write('Why A is wrong', 'It measures force.')
  await waitFor(() => expect(screen.queryByText(/^The reason against option A/)).toBeNull())
  write('Why B is wrong', 'The watt measures power.')
  write(/^Reason for the change/, 'Wrong key')
  press('Save')
  press('Change the key')
  await screen.findByText('Question updated')
  expect(sentBy(server, editCall)[0]).toMatchObject({
    reasons: ['It measures force.', 'The watt measures power.', '', 'The pascal measures pressure.'],
    hints: ['Think of power.', 'It is J/s.'],
  })
})

test('what is missing is shown at its field before anything is sent', async () => {
  const server = await openEditor()
  write('Question', ' ')
  press('Save')
  screen.getByRole('link', { name: 'Write the question' })
  screen.getByRole('link', { name: 'Say why you are changing it' })
  expect(screen.getByLabelText('Question').getAttribute('aria-invalid')).toBe('true')
  expect(server.countOf(editCall)).toBe(0)
})

test('what the server refuses is shown in its words, and nothing typed is lost', async () => {
  const message = 'Two options are the same.'
  const fields = [{ path: 'body.options.2', message }]
  await openEditor({ [editCall]: { status: 400, json: { success: false, error: message, message, fields } } })
  write('Option C', 'newton')
  write(/^Reason for the change/, 'Better words')
  press('Save')
  await screen.findByRole('link', { name: message })
  expect(screen.getByLabelText('Option C').getAttribute('aria-invalid')).toBe('true')
  screen.getByDisplayValue('Better words')
})

// ADMIN-02
test('where someone else was first, the editor shows what they made of it and keeps what was typed', async () => {
  const server = await openEditor({ [editCall]: conflictReply })
  write('Question', 'My words')
  write(/^Reason for the change/, 'Mine')
  server.answer(searchCall, questionsOf(aQuestion('q1', { version: 2, text: 'Their words' })))
  press('Save')
  await screen.findByText('Someone else has changed this. Please check it again.')
  await dialog().findByText('Their words')
  screen.getByDisplayValue('My words')
  server.answer(editCall, saved)
  press('Save')
  await screen.findByText('Question updated')
  expect(sentBy(server, editCall)[1]).toMatchObject({ text: 'My words', version: 2 })
})

test('a change of the key can be thought over', async () => {
  const server = await openEditor()
  fireEvent.click(screen.getByLabelText('Option A is right'))
  write(/^Reason for the change/, 'Wrong key')
  press('Save')
  press('Look again')
  fireEvent.click(screen.getByLabelText('Option B is right'))
  await waitFor(() => expect(screen.queryByText(/^This changes the marks/)).toBeNull())
  expect(server.countOf(editCall)).toBe(0)
})

test('a double tap on Save does not confirm a change of the key', async () => {
  const server = await openEditor({ [editCall]: saved })
  fireEvent.click(screen.getByLabelText('Option A is right'))
  write(/^Reason for the change/, 'Wrong key')
  press('Save')
  fireEvent.click(screen.getByRole('button', { name: 'Change the key' }), { detail: 2 })
  await waitFor(() => screen.getByRole('button', { name: 'Look again' }))
  expect(server.countOf(editCall)).toBe(0)
})

test('what was missing in an option goes with the option', async () => {
  await openEditor()
  write('Option B', '')
  press('Save')
  screen.getByRole('link', { name: 'Write option B, or remove it' })
  press('Remove option B')
  await waitFor(() => expect(screen.getByLabelText('Option B').getAttribute('aria-invalid')).not.toBe('true'))
  expect(screen.queryByRole('link', { name: 'Write option B, or remove it' })).toBeNull()
})

test('Cancel takes nothing back that is being saved', async () => {
  const late = laterReply(saved.json)
  await openEditor({ [editCall]: late.answer })
  write('Question', 'My words')
  write(/^Reason for the change/, 'Mine')
  press('Save')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true'))
  press('Cancel')
  screen.getByDisplayValue('My words')
  late.send()
  await screen.findByText('Question updated')
})

test('Esc closes an editor in which nothing was typed, and no other', async () => {
  await openEditor()
  const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  write('Question', 'Half a thought')
  pressEscape()
  screen.getByDisplayValue('Half a thought')
  press('Cancel')
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  write(/^Reason for the change/, 'A long story')
  pressEscape()
  screen.getByDisplayValue('A long story')
  press('Cancel')
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  pressEscape()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('the preview', () => {
  const preview = () => within(screen.getByRole('region', { name: 'Preview' }))
  const previews = (data: readonly object[]) => ({ json: { success: true, data } })

  // ADMIN-02
  test('shows mathematics as students will see it, when the typing pauses', async () => {
    const html = 'Find <math><mi>y</mi></math>.'
    const server = await openEditor({ [previewCall]: previews([{ text: 'Find y.', html, fault: null }]) })
    preview().getByText('Which unit measures q1?')
    write('Question', 'Find $y$.')
    await waitFor(() => expect(server.countOf(previewCall)).toBe(1))
    await preview().findByText('Find y.')
    expect(sentBy(server, previewCall)).toEqual([{ texts: ['Find $y$.'] }])
  })

  test('says what is wrong with a formula', async () => {
    await openEditor({ [previewCall]: previews([{ text: '$x', html: null, fault: 'A formula cannot be read.' }]) })
    write('Option A', '$x')
    await preview().findByText('A formula cannot be read.')
  })

  test('says that it needs a connection', async () => {
    const server = await openEditor()
    setOnline(false)
    write('Option A', '$x$')
    await preview().findByText('You need a connection to see formulas.')
    expect(server.countOf(previewCall)).toBe(0)
  })
})

// ADMIN-02
test('a new question is published in the topic that was chosen', async () => {
  const topic = {
    id: 'phy-power',
    title: 'Power',
    description: '',
    level: 'SS1',
    category: 'Energy',
    unit: 1,
    subject: 'physics',
    difficulty: 'medium',
    _count: { questions: 1 },
  }
  const server = await openAdmin('content', {
    'GET /api/topics': { json: { success: true, data: [topic] } },
    [createCall]: { status: 201, json: { success: true, question } },
  })
  press('New question')
  press('Publish')
  for (const words of ['Choose the right option', 'Choose a topic']) dialog().getAllByText(words)
  fireEvent.change(dialog().getByLabelText('Subject'), { target: { value: 'physics' } })
  await screen.findByRole('option', { name: 'Power' })
  fireEvent.change(dialog().getByLabelText('Topic'), { target: { value: 'phy-power' } })
  write('Question', 'What is 2 W for 3 s?')
  for (const [letter, words] of Object.entries({ A: '6 J', B: '5 J', C: '1 J' })) write(`Option ${letter}`, words)
  press('Remove option D')
  fireEvent.click(screen.getByLabelText('Option A is right'))
  press('Publish')
  await screen.findByText('Question published')
  expect(sentBy(server, createCall)).toEqual([
    {
      text: 'What is 2 W for 3 s?',
      options: ['6 J', '5 J', '1 J'],
      correctOption: 0,
      explanation: '',
      reasons: ['', '', ''],
      hints: [],
      topicId: 'phy-power',
      examType: 'JAMB',
      difficulty: 'medium',
    },
  ])
})
