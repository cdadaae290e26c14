// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { subjectIds } from '@sabi/shared/content/question'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countQuestions } from '../offline/questions/question-store.ts'
import { syncQuestions, useSyncStatus } from '../offline/questions/question-sync.ts'
import { closeQuestionsDatabase, questionsDatabaseName } from '../offline/questions/questions-database.ts'
import { logUsage } from '../offline/usage.ts'
import { currentUser } from '../platform/server/session.ts'
import { openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { keepFiles } from '../testing/kept-files.ts'
import { nothing, noNetwork, QuestionServer, someQuestions } from '../testing/question-bank.ts'
// Imported here, so that no test waits for it.
import './StorageScreen.tsx'

startAfresh()

let server: QuestionServer

beforeEach(() => {
  server = new QuestionServer([...someQuestions('physics', 200), ...someQuestions('biology', 40)])
})

afterEach(async () => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'storage')
  useSyncStatus.setState({ status: 'idle' })
  await closeQuestionsDatabase().catch(() => undefined)
  await deleteDB(questionsDatabaseName)
})

async function openStorage(): Promise<void> {
  if (currentUser() === null) signIn()
  openApp('/storage')
  await screen.findByRole('heading', { name: 'Questions', level: 2 })
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const numbers = (caption: string) => within(screen.getByRole('table', { name: caption }))
const isPressable = (name: string | RegExp) => button(name).getAttribute('aria-disabled') !== 'true'

/** Presses it once the phone knows that the server is reachable, which an earlier test may have prevented. */
async function pressSync(): Promise<void> {
  await waitFor(() => expect(isPressable('Sync Questions')).toBe(true))
  press('Sync Questions')
}

/** The browser's report about its storage. */
function stubStorage(manager: Partial<StorageManager>): void {
  const value = {
    estimate: () => Promise.resolve({}),
    persist: () => Promise.resolve(false),
    persisted: () => Promise.resolve(false),
    ...manager,
  }
  Object.defineProperty(navigator, 'storage', { configurable: true, value })
}

// STOR-01
test('a phone without questions shows what each subject would cost, and nothing to clear', async () => {
  await openStorage()
  await screen.findByText('Download 240 questions (489 KB)? The textbook comes with them.')
  screen.getByText('Online', { selector: 'h1 *' })
  button('Download Physics, 98 KB')
  expect(numbers('What is saved').getByRole('row', { name: 'Last synced Never' })).toBeTruthy()
  expect(isPressable('Clear Cache')).toBe(false)
})

// STOR-01, SETT-01
test('says with data saver that only syncing downloads anything', async () => {
  localStorage.setItem('data-saver', 'on')
  window.dispatchEvent(new StorageEvent('storage', { key: 'data-saver', newValue: 'on' }))
  await openStorage()
  screen.getByText('This phone saves data, so questions and the app are downloaded only when you sync.')
  window.dispatchEvent(new StorageEvent('storage', { key: 'data-saver', newValue: 'automatic' }))
})

// STOR-01, STOR-04
test('Sync Questions saves them all and says so; a second time there is nothing to do', async () => {
  await openStorage()
  await pressSync()
  await screen.findByText('Sync Complete')
  expect(await countQuestions()).toBe(240)
  await numbers('What is saved').findByRole('row', { name: 'Saved questions 240' })
  numbers('What is saved').getByRole('row', { name: 'Cache version v1' })
  numbers('What is saved').getByRole('row', { name: /^Last synced Today/ })
  screen.getByText('All subjects are saved. Syncing fetches only what is new.')
  press('Sync Questions')
  await screen.findByText('Already Up to Date')
})

// STOR-03
test('a sync under way shows how far it is, and takes no second press', async () => {
  await openStorage()
  act(() => useSyncStatus.setState({ status: 'syncing', message: 'Saving', progress: 300, total: 1200 }))
  screen.getByText('300 of 1,200 questions')
  expect(screen.getByRole('progressbar', { name: 'Questions saved' }).getAttribute('aria-valuenow')).toBe('25')
  expect([isPressable('Sync Questions'), isPressable(/^Download Physics/)]).toEqual([false, false])
  act(() => useSyncStatus.setState({ status: 'error', message: 'Could not sync questions. Please try again.' }))
  screen.getByText('Could not sync questions. Please try again.')
  expect(screen.queryByRole('progressbar', { name: 'Questions saved' })).toBeNull()
  act(() => useSyncStatus.setState({ status: 'idle' }))
  expect(screen.queryByText('Could not sync questions. Please try again.')).toBeNull()
})

test('one subject can be downloaded separately', async () => {
  await openStorage()
  fireEvent.click(await screen.findByRole('button', { name: 'Download Biology, 98 KB' }))
  await screen.findByText('Sync Complete')
  expect([await countQuestions('biology'), await countQuestions()]).toEqual([40, 40])
  await screen.findByText('Saved')
})

// STOR-04
test('a sync that fails says so in the words of the documents', async () => {
  await openStorage()
  server.instead.set('/api/questions/version', noNetwork)
  await pressSync()
  await screen.findByText('Sync Failed')
  expect(screen.getAllByText('Could not sync questions. Please try again.').length).toBeGreaterThan(0)
})

// TUTOR-04
test('the textbooks that are saved are named, and their size is part of a download', async () => {
  keepFiles({ '/packs/chemistry-notes-1.json': {}, '/packs/physics-notes-1.json': {} })
  server.notes.set('biology', 'biology-notes-1.json')
  await openStorage()
  await screen.findByRole('button', { name: 'Download Biology, 147 KB' })
  expect(numbers('What is saved').getByRole('row', { name: 'Saved textbooks Chemistry, Physics' })).toBeTruthy()
})

// STOR-01
test('Clear Cache asks first, says what stays, and then removes the questions', async () => {
  server = new QuestionServer(someQuestions('physics', 1240))
  await syncQuestions(subjectIds)
  await openStorage()
  press('Clear Cache')
  const dialog = screen.getByRole('dialog', { name: 'Delete 1,240 saved questions from this phone? Your scores stay.' })
  within(dialog).getByText('The textbook and answers that are not sent yet stay too.')
  press('Keep them')
  expect(await countQuestions()).toBe(1240)
  press('Clear Cache')
  press('Delete questions')
  await screen.findByText('Cache Cleared')
  expect(await countQuestions()).toBe(0)
  await numbers('What is saved').findByRole('row', { name: 'Saved questions 0' })
})

// STOR-04
test('a cache that cannot be cleared is shown, and stays', async () => {
  await syncQuestions(['biology'])
  await openStorage()
  const clearing = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('Broken', 'UnknownError')
  })
  press('Clear Cache')
  press('Delete questions')
  await screen.findByText('Clear Failed')
  clearing.mockRestore()
  expect(await countQuestions()).toBe(40)
})

// STOR-01
test('offline the numbers stay, and what needs the server says why it can’t be used', async () => {
  signIn()
  await syncQuestions(['physics'])
  setOnline(false)
  server.instead.set('/packs/index.json', noNetwork)
  await openStorage()
  screen.getByText('Offline', { selector: 'h1 *' })
  numbers('What is saved').getByRole('row', { name: 'Saved questions 200' })
  expect(isPressable('Sync Questions')).toBe(false)
  screen.getByText('You need a connection to sync. Saved questions work without one.')
  expect(isPressable('Download Biology, 98 KB. Not possible now')).toBe(false)
  expect(isPressable('Clear Cache')).toBe(true)
})

// STOR-01
test('the space is shown as the browser estimates it, and not made up where it does not', async () => {
  stubStorage({ estimate: () => Promise.resolve({ usage: 3.1 * 1024 ** 2, quota: 60 * 1024 ** 2 }) })
  await openStorage()
  screen.getByText('3.1 MB of about 60 MB')
  expect(screen.getByRole('progressbar', { name: 'Space used' }).getAttribute('aria-valuenow')).toBe('5')
})

test('a browser that tells nothing of its space gets no bar', async () => {
  stubStorage({})
  await openStorage()
  screen.getByText("This browser doesn't show how much space is used.")
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('the first sync asks the browser to keep the questions, and its answer is shown', async () => {
  let isPersisted = false
  const persist = () => Promise.resolve((isPersisted = true))
  stubStorage({ persist, persisted: () => Promise.resolve(isPersisted) })
  await openStorage()
  await pressSync()
  await screen.findByText('Your browser promised to keep them.')
})

// STOR-02
test('the last 7 days are counted; up to half offline there is advice, above it praise', async () => {
  for (const event of ['offline_access', 'online_access', 'sync_success', 'sync_failure'] as const)
    await logUsage(event)
  await openStorage()
  const rows = within(screen.getByRole('table', { name: 'How you used the app' }))
  for (const name of [
    'Offline access 1',
    'Online access 1',
    'Sync successes 1',
    'Sync failures 1',
    'Offline usage 50%',
  ])
    rows.getByRole('row', { name })
  screen.getByText('Download questions to practise without data.')
})

// STOR-02
test('who studies mostly offline is praised', async () => {
  await logUsage('offline_access')
  await openStorage()
  screen.getByText('Well done. You study mostly offline and save data.')
})

test('a browser that keeps nothing is shown as such', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await openStorage()
  screen.getByText('This browser keeps no questions. A private window may be the cause.')
})

test('sizes that the server does not tell are left out', async () => {
  server.instead.set('/packs/index.json', nothing)
  await openStorage()
  button('Download Physics')
  expect(screen.queryByText(/KB/)).toBeNull()
})

test('signed out, the page leads to sign in and back', async () => {
  openApp('/storage')
  await waitFor(() => expect(location.pathname + location.search).toBe('/login?next=%2Fstorage'))
})
