// @vitest-environment happy-dom
import { aQuestion } from '@sabi/shared/practice/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { anAi, aSystem, auditOf, siteOf } from '../testing/administration.ts'
import { openAdmin } from '../testing/administration-world.ts'
import { settingsReply } from '../testing/settings-reply.ts'

const systemCall = 'GET /api/admin/system'
const settingsCall = 'GET /api/account/settings'
const auditCall = 'GET /api/admin/audit'
const writtenCall = 'GET /api/admin/written-questions'
const siteCall = 'GET /api/site'
const saveCall = 'PUT /api/admin/site'
const testMailCall = 'POST /api/admin/test-mail'

startAfresh()

type Answers = Parameters<typeof fakeServer>[0]
const openSystem = (answers: Answers = {}) => openAdmin('system', answers)
const openPeople = (answers: Answers = {}) => openAdmin('people', answers)
const openContent = (answers: Answers = {}) => openAdmin('content', answers)

const card = (title: string) => within(screen.getByRole('region', { name: title }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

// ADMIN-01
test('a student is denied, and the server is asked nothing', async () => {
  signIn()
  const server = fakeServer({})
  openApp('/admin')
  await screen.findByText("Access Denied: You don't have permission to access this page.")
  expect(server.calls).toEqual([])
})

describe('the parts', () => {
  const tab = (name: string) => screen.getByRole('tab', { name })
  const isShown = (name: string) => tab(name).getAttribute('aria-selected') === 'true'

  // ADMIN-02
  test('are tabs, flagged questions first, and the address says which is open', async () => {
    signIn(aUser({ accountType: 'admin' }))
    openApp('/admin')
    await screen.findByRole('tabpanel', { name: 'Flagged Questions' })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Flagged Questions',
      'Content',
      'People and messages',
      'System Info',
    ])
    fireEvent.click(tab('Content'))
    await screen.findByRole('tabpanel', { name: 'Content' })
    expect(location.search).toBe('?tab=content')
  })

  test('are moved through by the arrow keys, Home and End', async () => {
    await openPeople()
    const pressKey = (key: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key })
    pressKey('ArrowRight')
    await waitFor(() => expect(isShown('System Info')).toBe(true))
    expect(document.activeElement).toBe(tab('System Info'))
    pressKey('ArrowRight')
    await waitFor(() => expect(isShown('Flagged Questions')).toBe(true))
    pressKey('ArrowLeft')
    await waitFor(() => expect(isShown('System Info')).toBe(true))
    pressKey('Home')
    await waitFor(() => expect(isShown('Flagged Questions')).toBe(true))
  })

  test('an address that names no part opens the first', async () => {
    await openAdmin('flags', {}, '&tab=nothing')
    expect(isShown('Flagged Questions')).toBe(true)
  })
})

describe('System Info', () => {
  // ADMIN-02
  test('shows all that the server says of itself', async () => {
    await openSystem()
    await screen.findByText('Production')
    const rows = card('System Info')
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows).toEqual([
      'EnvironmentProduction',
      'Version1.2.3',
      expect.stringMatching(/^Running since21 Nov 2026, /),
      'MailConfigured',
      'Mails waiting2',
      'Failed mails1',
      'Last mail error550 no such user',
      'Last backupNever',
      'Last backup errorNone',
      'Disk12 GB free of 50 GB',
      'DatabasePostgreSQL 17.2',
      'Database runsWith this server',
      'Database size1.5 MB',
      'Last migration0004-accounts',
      'Question bankab12',
      'AI providerNot configured',
      'Second factorOptional',
      'Node.jsv22.1.0',
    ])
    expect(screen.queryByText(/SMTP_URL/)).toBeNull()
  })

  test('says what to do where mail is not configured, and what is not known', async () => {
    const data = aSystem({
      environment: 'development',
      mail: { isConfigured: false, waiting: 0, failed: 0, lastError: null },
      disk: null,
      lastBackupAt: '2026-11-20T02:00:00.000Z',
      lastBackupError: 'The disk that holds /backups is almost full',
      bankVersion: null,
    })
    await openSystem({ [systemCall]: { json: { success: true, data } } })
    await screen.findByText('SMTP_URL')
    const words = card('System Info').getByRole('table').textContent
    for (const part of [
      'DiskUnknown',
      'Last backup20 Nov 2026',
      'Last backup errorThe disk that holds /backups',
      'Question bankNone',
      'Last mail errorNone',
    ])
      expect(words).toContain(part)
  })

  // ADMIN-02
  test('shows which AI provider there is, whether it is paused, and what it costs', async () => {
    const ai = anAi({
      isConfigured: true,
      host: 'api.provider.example',
      models: ['small-model', 'large-model'],
      pausedSince: '2026-11-21T10:00:00.000Z',
      today: { calls: 1, failures: 1, inputTokens: 0, outputTokens: 0, cost: 0 },
      thisMonth: { calls: 1_200, failures: 3, inputTokens: 1_234_567, outputTokens: 89_000, cost: 12.345 },
    })
    await openSystem({ [systemCall]: { json: { success: true, data: aSystem({ ai }) } } })
    await screen.findByText('api.provider.example')
    const words = card('System Info').getByRole('table').textContent
    expect(words).toContain('AI modelsmall-model; large-model for questions')
    expect(words).toMatch(/AI pausedSince 21 Nov 2026, /)
    expect(words).toContain('1 call, 1 failed, about 0 tokens in and 0 out, cost 0.00; limit 20,000 calls')
    expect(words).toContain('1,200 calls, 3 failed, about 1,234,567 tokens in and 89,000 out, cost 12.35')
  })

  // ADMIN-02
  test('says of an AI provider without prices no cost, and of one that was removed what it took', async () => {
    const thisMonth = { calls: 12, failures: 0, inputTokens: 900, outputTokens: 80, cost: null }
    const healthy = anAi({ isConfigured: true, host: 'localhost:11434', models: ['small-model'], thisMonth })
    const server = await openSystem({ [systemCall]: { json: { success: true, data: aSystem({ ai: healthy }) } } })
    await screen.findByText('localhost:11434')
    const table = () => card('System Info').getByRole('table').textContent
    expect(table()).toContain('AI modelsmall-modelAI pausedNo')
    expect(table()).toContain('about 900 tokens in and 80 outSecond factor')
    server.answer(systemCall, { json: { success: true, data: aSystem({ ai: anAi({ thisMonth }) }) } })
    press('Refresh')
    await screen.findByText('Not configured')
    expect(table()).toContain('AI calls this month12 calls, ')
  })

  test('is read again on request', async () => {
    const server = await openSystem()
    await screen.findByText('Production')
    server.answer(systemCall, { json: { success: true, data: aSystem({ appVersion: '1.2.4' }) } })
    press('Refresh')
    await screen.findByText('1.2.4')
    expect(server.countOf(systemCall)).toBe(2)
  })

  test('stays, with its age, when it cannot be read again', async () => {
    const server = await openSystem()
    await screen.findByText('Production')
    server.answer(systemCall, 'no network')
    press('Refresh')
    await screen.findByText(/^Saved just now/)
    screen.getByText('Production')
  })
})

test('each part that cannot be loaded says so, until it works again', async () => {
  const failed = { status: 500, text: '' }
  const server = await openSystem({
    [systemCall]: failed,
    [settingsCall]: failed,
    [auditCall]: failed,
    [siteCall]: failed,
  })
  for (const what of ['the system info', 'the site', 'your settings', 'the list'])
    await screen.findByText(`Couldn't load ${what}.`)
  server.answer(auditCall, auditOf([]))
  fireEvent.click(card('What administrators did').getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing yet.')
})

describe('Site', () => {
  test('name and support address are saved', async () => {
    const server = await openSystem({ [saveCall]: siteOf({ name: 'Prep Kano' }) })
    expect(await screen.findByDisplayValue('help@school.example')).toBe(screen.getByLabelText(/^Support address/))
    type('Name of the site', ' Prep Kano ')
    type(/^Support address/, '')
    press('Save')
    await screen.findByText('Saved')
    expect(server.calls.find(({ call }) => call === saveCall)?.body).toEqual({ name: 'Prep Kano', supportEmail: null })
    await waitFor(() => expect(server.countOf(auditCall)).toBe(2))
  })

  test('what is wrong is shown at its field, and nothing typed is lost', async () => {
    const server = await openSystem()
    await screen.findByDisplayValue('help@school.example')
    type('Name of the site', '  ')
    type(/^Support address/, 'help')
    press('Save')
    screen.getByRole('link', { name: 'Enter a name for this site' })
    screen.getByRole('link', { name: 'Enter an email like name@example.com, or nothing' })
    expect(screen.getByLabelText(/^Support address/).getAttribute('aria-invalid')).toBe('true')
    screen.getByDisplayValue('help')
    expect(server.countOf(saveCall)).toBe(0)
  })

  test("what the server refuses is shown in the server's words", async () => {
    const message = 'This name is too long.'
    const fields = [{ path: 'body.name', message }]
    await openSystem({ [saveCall]: { status: 400, json: { success: false, error: message, message, fields } } })
    await screen.findByDisplayValue('help@school.example')
    press('Save')
    await screen.findByRole('link', { name: message })
    expect(screen.getByLabelText('Name of the site').getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['that it went out', { json: { success: true, message: 'Sent to amina.bello@example.com.' } }, 'Sent to amina'],
    [
      'why it did not',
      { status: 503, json: { success: false, error: 'The mail server refused: 535', message: '' } },
      'The mail server refused: 535',
    ],
    ['that nobody could be reached', 'no network' as const, 'Unable to connect to server.'],
  ])('a test mail tells %s', async (_, answer, words) => {
    await openSystem({ [testMailCall]: answer })
    press('Send a test mail')
    await screen.findByText(new RegExp(`^${words}`))
  })

  test('offline the buttons say why they wait', async () => {
    await openSystem()
    await screen.findByDisplayValue('help@school.example')
    setOnline(false)
    await waitFor(() => expect(card('Site').getAllByText('You need a connection for this.')).toHaveLength(2))
  })
})

describe('What administrators did', () => {
  const entry = (id: string, changes: object) => ({
    id: `0190b5a0-0000-4000-8000-0000000000${id}`,
    at: '2026-11-21T11:05:00.000Z',
    action: 'granted',
    actor: 'ada@example.com',
    isCommandLine: false,
    subject: null,
    details: {},
    ...changes,
  })

  test('is shown in words: what, to whom, by whom', async () => {
    await openSystem({
      [auditCall]: auditOf([
        entry('01', { isCommandLine: true, actor: null, subject: 'ben@example.com' }),
        entry('02', { action: 'site-changed', details: { name: 'Prep' } }),
        entry('03', { action: 'read', actor: null, details: { call: '/api/progress' } }),
      ]),
    })
    await screen.findByText('Made an administrator: ben@example.com')
    const rows = card('What administrators did')
      .getAllByRole('listitem')
      .map((row) => row.textContent)
    expect(rows).toEqual([
      expect.stringMatching(/^Made an administrator: ben@example.comAt the server's terminal · 21 Nov 2026, /),
      expect.stringMatching(/^Changed the site's settings \(name: Prep\)ada@example.com · /),
      expect.stringMatching(/^Viewed students’ data \(call: \/api\/progress\)A deleted account · /),
    ])
    expect(screen.queryByRole('button', { name: 'Older' })).toBeNull()
  })

  test('can be paged through', async () => {
    const page = (length: number) => Array.from({ length }, (_, index) => entry(String(10 + index), {}))
    const server = await openSystem({ [auditCall]: auditOf(page(20), 23) })
    await screen.findByRole('button', { name: 'Older' })
    screen.getByText('These are the newest.')
    server.answer(auditCall, auditOf(page(3), 23))
    press('Older')
    await screen.findByText('These are the oldest.')
    expect(server.calls.at(-1)?.search).toBe('?limit=20&offset=20')
    expect(card('What administrators did').getAllByRole('listitem')).toHaveLength(3)
    press('Newer')
    await screen.findByText('These are the newest.')
  })
})

describe('where a second factor is required and not used', () => {
  const refused = 'Turn on the second factor first.'
  const refusal = { status: 403, json: { success: false, error: refused, message: refused } }

  test('it says so first, and shows only the second factor', async () => {
    await openSystem({ [systemCall]: refusal })
    await screen.findByText(refused)
    await screen.findByRole('button', { name: 'Turn it on' })
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('region', { name: 'What administrators did' })).toBeNull()
  })

  test('someone who has turned it on is asked to sign in again', async () => {
    await openSystem({ [systemCall]: refusal, [settingsCall]: settingsReply({ hasSecondFactor: true }) })
    await screen.findByText(/Log out, then sign in again with your code\.$/)
  })
})

describe('Questions written by AI', () => {
  const question = aQuestion('written', { origin: 'model', text: 'Which gas is produced?' })
  const list = (data: readonly object[]) => ({ json: { success: true, data } })
  const written = { question, writtenAt: '2026-11-21T10:00:00.000Z', isPublished: false }
  const publishCall = 'POST /api/admin/written-questions/written/publish'

  test('are shown with their key, and published after a question', async () => {
    const server = await openContent({ [writtenCall]: list([written]), [publishCall]: { json: { success: true } } })
    await screen.findByRole('heading', { name: 'Which gas is produced?' })
    const key = card('Questions written by AI').getByText('Key').closest('li')
    expect(key?.textContent).toContain(question.options[question.correctOption])
    press('Publish: Which gas is produced?')
    expect(server.countOf(publishCall)).toBe(0)
    server.answer(writtenCall, list([]))
    press('Publish it')
    await screen.findByText('No questions to read.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('stay where they cannot be published, and the reason is shown', async () => {
    await openContent({ [writtenCall]: list([written]), [publishCall]: 'no network' })
    fireEvent.click(await screen.findByRole('button', { name: 'Publish: Which gas is produced?' }))
    press('Publish it')
    await screen.findByText("Couldn't publish the question")
    screen.getByRole('heading', { name: 'Which gas is produced?' })
  })
})
