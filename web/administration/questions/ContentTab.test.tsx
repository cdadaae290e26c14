// @vitest-environment happy-dom
import { aQuestion } from '@sabi/shared/practice/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openAdmin, press, questionsOf } from '../../testing/administration-world.ts'
import { setOnline, startAfresh } from '../../testing/app.tsx'
import { laterReply } from '../../testing/later-reply.ts'

const searchCall = 'GET /api/admin/questions'
const question = aQuestion('q1')

startAfresh()

const openContent = (answers: Parameters<typeof openAdmin>[1] = {}, more = '') =>
  openAdmin('content', { [searchCall]: questionsOf(question), ...answers }, more)
const card = (title: string) => within(screen.getByRole('region', { name: title }))

describe('Questions', () => {
  const listed = (state: string, statistics: object | null = null) => ({
    json: { success: true, data: [{ question, state, statistics }], total: 1 },
  })

  // ADMIN-02
  test('are found by words, subject, topic and state, which the address keeps', async () => {
    const server = await openContent()
    await screen.findByRole('heading', { name: 'Which unit measures q1?' })
    fireEvent.change(screen.getByLabelText('Words or id'), { target: { value: ' power ' } })
    fireEvent.submit(screen.getByRole('search'))
    fireEvent.change(card('Questions').getByLabelText('Subject'), { target: { value: 'physics' } })
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'edited' } })
    await screen.findByRole('heading', { name: 'Which unit measures q1?' })
    expect(location.search).toBe('?tab=content&search=power&subject=physics&state=edited')
    const asked = server.calls.findLast(({ call }) => call === searchCall)?.search
    expect(asked).toBe('?limit=20&offset=0&search=power&subject=physics&state=edited')
  })

  test('can be paged through', async () => {
    const { data } = questionsOf(question).json
    const server = await openContent({ [searchCall]: { json: { success: true, data, total: 41 } } })
    await screen.findByText('41 questions')
    press('Next')
    await screen.findByRole('button', { name: 'Previous' })
    expect(server.calls.at(-1)?.search).toBe('?limit=20&offset=20')
    expect(location.search).toBe('?tab=content&from=20')
  })

  test('separates the thousands of their number with a comma', async () => {
    const { data } = questionsOf(question).json
    await openContent({ [searchCall]: { json: { success: true, data, total: 5633 } } })
    await screen.findByText('5,633 questions')
  })

  test('say where none matches, and where they did not come', async () => {
    const server = await openContent({ [searchCall]: 'no network' })
    await screen.findByText("Couldn't load the questions.")
    server.answer(searchCall, questionsOf())
    fireEvent.click(card('Questions').getByRole('button', { name: 'Try again' }))
    await screen.findByText('No question matches.')
  })

  // ADMIN-02
  test('are deleted after a question, and restored', async () => {
    const server = await openContent({
      'DELETE /api/questions/q1': { json: { success: true } },
      'POST /api/admin/questions/q1/restore': { json: { success: true } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(server.countOf('DELETE /api/questions/q1')).toBe(0)
    server.answer(searchCall, listed('deleted'))
    press('Delete it')
    await screen.findByText('Question deleted')
    await screen.findByText('Deleted', { selector: 'li *' })
    server.answer(searchCall, listed('published'))
    press('Restore')
    await screen.findByText('Question restored')
    await screen.findByRole('button', { name: 'Delete' })
  })

  test('stay where deleting or restoring fails, and the reason is shown', async () => {
    const server = await openContent({ 'DELETE /api/questions/q1': 'no network' })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    press('Delete it')
    await screen.findByText("Couldn't delete the question")
    server.answer(searchCall, listed('quarantined'))
    fireEvent.submit(screen.getByRole('search'))
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'quarantined' } })
    await screen.findByText('Held back by an alarm', { selector: 'li *' })
    press('Restore')
    await screen.findByText("Couldn't restore the question")
  })

  // ADMIN-02
  test('show every version: what it said, who changed it and why', async () => {
    const versions = [
      { question: { ...question, version: 2, text: 'New words' }, cause: 'Unclear', madeBy: 'ada@example.com' },
      { question, cause: null, madeBy: null },
    ].map((version) => ({ ...version, publishedAt: '2026-11-21T10:00:00.000Z' }))
    await openContent({ 'GET /api/admin/questions/q1/versions': { json: { success: true, data: versions } } })
    fireEvent.click(await screen.findByRole('button', { name: 'History' }))
    await screen.findByText('New words')
    const rows = within(screen.getByRole('dialog')).getAllByText(/·/)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^21 Nov 2026, .* · Unclear · ada@example.com$/),
      expect.stringMatching(/^21 Nov 2026, .* · First version$/),
    ])
    press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('Import questions', () => {
  const importCall = 'POST /api/questions/bulk-import'
  const refused = [{ place: 'row 3', reason: 'key-missing', message: 'The row does not say it.', detail: 'x' }]
  const outcome = (changes: object) => ({
    json: {
      success: true,
      importId: null,
      isDryRun: true,
      format: 'csv',
      rowCount: 3,
      added: 2,
      unchanged: 0,
      refused,
      ...changes,
    },
  })
  const choose = (name = 'questions.csv') => {
    const file = new File(['text,A,B'], name)
    fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [file] } })
  }

  test('separates thousands with a comma in what would come of a file', async () => {
    await openContent({ [importCall]: outcome({ added: 5633, unchanged: 1200 }) })
    choose()
    press('Check the file')
    await screen.findByText('5,633 questions can be imported, 1,200 already there, 1 refused.')
    screen.getByRole('button', { name: 'Import 5,633 questions as a draft' })
  })

  // ADMIN-02
  test('shows first what would come of a file, then imports it as a draft', async () => {
    const server = await openContent({ [importCall]: outcome({}) })
    choose()
    press('Check the file')
    await screen.findByText('2 questions can be imported, 0 already there, 1 refused.')
    screen.getByRole('row', { name: 'row 3 The row does not say it. x' })
    server.answer(
      importCall,
      outcome({ isDryRun: false, isDraft: true, importId: '0190b5a0-0000-4000-8000-000000000001' }),
    )
    press('Import 2 questions as a draft')
    await screen.findByText(
      /^2 questions imported as a draft, 0 already there, 1 refused\. Students see them only after/,
    )
    screen.getByRole('link', { name: 'Look at the draft' })
    expect(screen.queryByRole('button', { name: 'Import 2 questions as a draft' })).toBeNull()
    const sent = server.calls.filter(({ call }) => call === importCall).map(({ body }) => body)
    expect(sent).toEqual([
      { dryRun: 'true', file: expect.any(File) },
      { dryRun: 'false', file: expect.any(File) },
    ])
    expect(server.countOf('GET /api/imports')).toBe(2)
  })

  // ADMIN-02
  test('asks what unknown names mean, and checks the file again with them', async () => {
    const nearest = [{ id: 'phy-waves', title: 'Waves' }]
    const unknownNames = [
      { kind: 'topic', name: 'Wave motions', rows: 2, nearest },
      { kind: 'subject', name: 'Nat. science', rows: 1, nearest: [] },
    ]
    const warnings = [{ place: 'row 2', reason: 'explanation-dropped', message: 'It was left out.', detail: 'y' }]
    const server = await openContent({ [importCall]: outcome({ unknownNames, warnings }) })
    choose()
    press('Check the file')
    fireEvent.change(await screen.findByLabelText('Topic “Wave motions” (2 rows)'), { target: { value: 'phy-waves' } })
    screen.getByRole('row', { name: 'row 2 It was left out. y' })
    server.answer(importCall, outcome({ added: 3, refused: [], unknownNames: [] }))
    press('Check again with these names')
    press((await screen.findByRole('button', { name: 'Import 3 questions as a draft' })).textContent ?? '')
    await waitFor(() => expect(server.countOf(importCall)).toBe(3))
    const names = JSON.stringify({ 'Wave motions': 'phy-waves' })
    expect(server.calls.findLast(({ call }) => call === importCall)?.body).toMatchObject({
      dryRun: 'false',
      names,
    })
    expect(screen.queryByLabelText('Topic “Wave motions” (2 rows)')).toBeNull()
  })

  test('offers a template, and says why it does not come', async () => {
    const server = await openContent({ 'GET /api/admin/questions/template': 'no network' })
    press('Excel template')
    await within(screen.getByRole('region', { name: 'Import questions' })).findByRole('alert')
    expect(server.calls.at(-1)).toMatchObject({ search: '?format=xlsx' })
  })

  test('what was found is forgotten where another file or another answer is chosen', async () => {
    await openContent({ [importCall]: outcome({}) })
    choose()
    press('Check the file')
    await screen.findByRole('button', { name: 'Import 2 questions as a draft' })
    fireEvent.change(screen.getByLabelText('Exam of the rows'), { target: { value: 'WAEC' } })
    expect(screen.queryByRole('button', { name: 'Import 2 questions as a draft' })).toBeNull()
  })

  test('a file that is chosen while another one is looked at is not imported unseen', async () => {
    const late = laterReply(outcome({}).json)
    await openContent({ [importCall]: late.answer })
    choose('first.csv')
    press('Check the file')
    choose('second.csv')
    late.send()
    const isBusy = () => screen.getByRole('button', { name: 'Check the file' }).getAttribute('aria-busy')
    await waitFor(() => expect(isBusy()).toBeNull())
    expect(screen.queryByRole('button', { name: 'Import 2 questions as a draft' })).toBeNull()
  })

  test('says why a file is not read, and that one must be chosen', async () => {
    const message = 'This file is not one of the formats.'
    await openContent({ [importCall]: { status: 400, json: { success: false, error: message, message } } })
    press('Check the file')
    await screen.findByText('Choose a file')
    choose()
    press('Check the file')
    await screen.findByText(message)
  })
})

describe('Earlier imports', () => {
  // ADMIN-02
  test('lists the imports, each of which can be undone after a question', async () => {
    const record = {
      id: '0190b5a0-0000-4000-8000-000000000001',
      kind: 'questions',
      importedAt: '2026-11-21T10:00:00.000Z',
      importedBy: 'ada@example.com',
      fileName: 'old.csv',
      format: 'csv',
      added: 12,
      undoneAt: null,
    }
    const undoCall = `POST /api/imports/${record.id}/undo`
    const list = (changes: object) => ({ json: { success: true, imports: [{ ...record, ...changes }] } })
    const server = await openContent({
      'GET /api/imports': list({}),
      [undoCall]: { json: { success: true, withdrawn: 12 } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the import of old.csv' }))
    expect(server.countOf(undoCall)).toBe(0)
    server.answer('GET /api/imports', list({ undoneAt: '2026-11-22T10:00:00.000Z' }))
    press('Undo it')
    await screen.findByText('Import undone')
    await screen.findByText(/^Undone on 22 Nov 2026/)
  })
})

describe('Export questions', () => {
  const exportCall = 'GET /api/admin/questions/export'
  const name = 'questions-physics-2026-11-22.json'
  const headers = { 'Content-Disposition': `attachment; filename="${name}"`, 'Content-Type': 'application/json' }

  const summaryCall = 'GET /api/admin/questions/export/summary'
  const summary = (left: object[] = []) => ({ [summaryCall]: { json: { success: true, written: 1200, left } } })

  const catchDownloads = () => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})

  // ADMIN-02
  test('saves a file with the questions of the subject that was chosen, or of all', async () => {
    const clicked = catchDownloads()
    const server = await openContent({ ...summary(), [exportCall]: { text: '{"questions": []}', headers } })
    press('Export questions')
    await screen.findByText(`${name} was downloaded.`)
    fireEvent.change(screen.getByLabelText('Subject to export'), { target: { value: 'physics' } })
    expect(screen.queryByText(`${name} was downloaded.`)).toBeNull()
    press('Export questions')
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(2))
    expect(clicked.mock.contexts[0]).toMatchObject({ download: name, href: expect.stringMatching(/^blob:/) })
    const asked = server.calls.filter(({ call }) => call === exportCall).map(({ search }) => search)
    expect(asked).toEqual(['?format=json', '?format=json&subject=physics'])
  })

  test('offers six formats, and says what is in a file and what its format cannot hold', async () => {
    catchDownloads()
    const left = [{ reason: 'GIFT cannot hold drawings.', count: 37 }]
    const server = await openContent({ ...summary(left), [exportCall]: { text: '::q1::', headers } })
    const formats = screen.getByLabelText('Format of the file')
    expect(
      within(formats)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['JSON', 'CSV', 'Moodle XML', 'QTI 3', 'GIFT', 'Anki'])
    fireEvent.change(formats, { target: { value: 'gift' } })
    await screen.findByText(/without drawings/)
    press('Export questions')
    await screen.findByText('1,200 questions are in it.')
    await screen.findByText('37 questions left out: GIFT cannot hold drawings.')
    const asked = server.calls
      .filter(({ call }) => [summaryCall, exportCall].includes(call))
      .map(({ search }) => search)
    expect(asked).toEqual(['?format=gift', '?format=gift'])
  })

  test('says why no file came, and can be tried again', async () => {
    catchDownloads()
    const server = await openContent({
      ...summary(),
      [exportCall]: { status: 503, json: { error: 'The server is busy.' } },
    })
    press('Export questions')
    await screen.findByText('The server is busy.')
    server.answer(exportCall, { text: '{"questions": []}', headers })
    press('Export questions')
    await screen.findByText(`${name} was downloaded.`)
    expect(screen.queryByText('The server is busy.')).toBeNull()
  })

  test('waits for a connection', async () => {
    const server = await openContent()
    setOnline(false)
    await screen.findAllByText('You need a connection for this.')
    press('Export questions')
    expect(server.countOf(exportCall) + server.countOf(summaryCall)).toBe(0)
    setOnline(true)
  })
})
