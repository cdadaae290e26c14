// @vitest-environment happy-dom
import { aQuestion } from '@sabi/shared/practice/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAdmin, press, write } from '../../testing/administration-world.ts'
import { setOnline, startAfresh } from '../../testing/app.tsx'

const id = '0190b5a0-0000-4000-8000-000000000001'
const listCall = `GET /api/imports/${id}/questions`
const publishCall = `POST /api/imports/${id}/publish`
const discardCall = `POST /api/imports/${id}/discard`

startAfresh()

const record = {
  id,
  kind: 'questions',
  importedAt: '2026-11-21T10:00:00.000Z',
  importedBy: 'ada@example.com',
  fileName: 'old.csv',
  format: 'csv',
  added: 2,
  undoneAt: null,
  isDraft: true,
  waiting: 2,
  ready: 2,
}
const draftOf = (name: string, changes: object = {}) => ({
  place: `row ${name}`,
  question: { ...aQuestion(`q${name}`), id: `import-${name}` },
  changes: [{ message: 'The number of the question was removed.', detail: '12.' }],
  warnings: [],
  hold: null,
  ...changes,
})
const hold = { reason: 'explanation-broken', message: 'The explanation cannot be read.', detail: 'zzzz' }
const draftReply = (questions: object[], changes: object = {}) => ({
  json: {
    success: true,
    record: { ...record, waiting: questions.length, ready: questions.length, ...changes },
    data: questions,
  },
})
const importsReply = (changes: object = {}) => ({ json: { success: true, imports: [{ ...record, ...changes }] } })

const openDraft = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('content', { [listCall]: draftReply([draftOf('2'), draftOf('3')]), ...answers }, `&draft=${id}`)

// ADMIN-02
describe('The list of imports', () => {
  test('says which are drafts and how many questions can’t be published, and leads to the draft', async () => {
    await openAdmin('content', {
      'GET /api/imports': importsReply({ ready: 1 }),
      [listCall]: draftReply([draftOf('2')]),
    })
    await screen.findByText('Draft')
    screen.getByText('No student sees these questions yet. 1 of 2 can’t be published yet.')
    expect(screen.queryByRole('button', { name: 'Undo the import of old.csv' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Look at the draft of old.csv' }))
    await screen.findByRole('heading', { name: 'Draft of old.csv' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Draft of old.csv'))
    press('Back to the imports')
    await screen.findByRole('heading', { name: 'Import questions' })
  })

  test('says that a draft was discarded, and that questions of a published import still wait', async () => {
    const discarded = { ...record, undoneAt: '2026-11-22T10:00:00.000Z', waiting: 0, ready: 0 }
    const published = { ...record, id: '0190b5a0-0000-4000-8000-000000000002', isDraft: false, waiting: 1, ready: 0 }
    await openAdmin('content', { 'GET /api/imports': { json: { success: true, imports: [discarded, published] } } })
    await screen.findByText(/^Discarded on 22 Nov 2026/)
    screen.getByText('Published', { selector: 'li *' })
    screen.getByText('1 question still in the draft.')
    screen.getByRole('button', { name: 'Undo the import of old.csv' })
  })
})

// ADMIN-02
describe('A draft', () => {
  test('shows each question as in a practice session, its key marked, and how the file was read', async () => {
    await openDraft()
    const row = within(await screen.findByRole('listitem', { name: 'row 2' }))
    row.getByText('Which unit measures q2?')
    const chosen = row.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
    expect(chosen).toEqual([false, true, false, false])
    row.getByLabelText('Correct answer')
    row.getByText('The number of the question was removed: 12.')
    row.getByText('Topic: phy-power')
  })

  test('is published after a question, and the list of imports comes back', async () => {
    const server = await openDraft({
      [publishCall]: { json: { success: true, published: 2, unchanged: 0, waiting: 0 } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Publish 2 questions' }))
    expect(server.countOf(publishCall)).toBe(0)
    press('Publish them')
    await screen.findByText('2 questions published')
    await screen.findByRole('heading', { name: 'Import questions' })
    expect(server.countOf(publishCall)).toBe(1)
  })

  test('stays open where questions of it are not published, and says how many', async () => {
    const server = await openDraft({
      [publishCall]: { json: { success: true, published: 1, unchanged: 0, waiting: 1 } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Publish 2 questions' }))
    server.answer(listCall, draftReply([draftOf('3', { hold: { ...hold, reason: 'key-conflict' } })], { ready: 0 }))
    press('Publish them')
    await screen.findByText('1 question stays in the draft.')
    await screen.findByText('1 question can’t be published yet and comes first: correct it or leave it out.')
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  })

  test('is discarded after a question', async () => {
    const server = await openDraft({ [discardCall]: { json: { success: true, discarded: 2 } } })
    fireEvent.click(await screen.findByRole('button', { name: 'Discard draft' }))
    press('Cancel')
    expect(server.countOf(discardCall)).toBe(0)
    press('Discard draft')
    press('Discard it')
    await screen.findByText('Draft discarded')
    await screen.findByRole('heading', { name: 'Import questions' })
  })

  test('loses single questions after a question, and keeps the focus on the list', async () => {
    const server = await openDraft({
      [`DELETE /api/imports/${id}/questions/import-2`]: { json: { success: true } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Leave out row 2' }))
    server.answer(listCall, draftReply([draftOf('3')]))
    press('Leave it out')
    await screen.findByText('Question left out')
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'row 2' })).toBeNull())
    screen.getByRole('button', { name: 'Publish 1 question' })
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Questions of the draft' }))
  })

  test('asks for a new explanation where one is broken, and keeps what was typed where it is refused', async () => {
    const mendCall = `PUT /api/imports/${id}/questions/import-2/explanation`
    const message = 'A formula cannot be read: x'
    const server = await openDraft({
      [listCall]: draftReply([draftOf('2', { hold })], { ready: 0 }),
      [mendCall]: { status: 400, json: { success: false, error: message, message } },
    })
    await screen.findByText('Can’t be published yet.')
    press('Save the explanation')
    await screen.findByText('Write the explanation')
    write('New explanation', 'It is $x$.')
    press('Save the explanation')
    await screen.findByText(message)
    expect(screen.getByLabelText<HTMLTextAreaElement>('New explanation').value).toBe('It is $x$.')
    server.answer(mendCall, { json: { success: true } })
    server.answer(listCall, draftReply([draftOf('2')]))
    press('Save the explanation')
    await screen.findByRole('button', { name: 'Publish 1 question' })
    expect(server.calls.findLast(({ call }) => call === mendCall)?.body).toEqual({ explanation: 'It is $x$.' })
    expect(screen.queryByLabelText('New explanation')).toBeNull()
  })

  test('is paged through, fifty questions at a time', async () => {
    const server = await openDraft({ [listCall]: draftReply([draftOf('2')], { waiting: 60, ready: 60 }) })
    await screen.findByRole('button', { name: 'Publish 60 questions' })
    press('Next')
    await waitFor(() => expect(server.calls.at(-1)?.search).toBe('?offset=50'))
  })

  test('says where nothing is left, and where it did not come', async () => {
    const server = await openDraft({ [listCall]: 'no network' })
    await screen.findByText("Couldn't load the draft.")
    server.answer(listCall, draftReply([]))
    press('Try again')
    await screen.findByText('Nothing is left in this draft.')
  })

  test('waits for a connection', async () => {
    const server = await openDraft()
    fireEvent.click(await screen.findByRole('button', { name: 'Publish 2 questions' }))
    setOnline(false)
    await screen.findAllByText('You need a connection for this.')
    press('Publish them')
    expect(server.countOf(publishCall)).toBe(0)
    setOnline(true)
  })
})

// ADMIN-02
test('a check shows the accepted questions five at a time, and says where there are more than it shows', async () => {
  const accepted = Array.from({ length: 7 }, (_, number) => draftOf(String(number)))
  const outcome = {
    importId: null,
    isDryRun: true,
    format: 'csv',
    rowCount: 9,
    added: 9,
    unchanged: 0,
    refused: [],
    accepted,
  }
  await openAdmin('content', { 'POST /api/questions/bulk-import': { json: { success: true, ...outcome } } })
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [new File(['text'], 'many.csv')] } })
  press('Check the file')
  const questions = within(await screen.findByRole('region', { name: 'Accepted questions' }))
  expect(questions.getAllByRole('listitem', { name: /^row/ })).toHaveLength(5)
  press('Show 2 more questions')
  expect(questions.getAllByRole('listitem', { name: /^row/ })).toHaveLength(7)
  questions.getByText('These are the first 7 of 9. Import the file as a draft to see them all.')
})
