// @vitest-environment happy-dom
import type { Textbook } from '@sabi/shared/content/note'
import { aTopic } from '@sabi/shared/subjects/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { openApp, setOnline, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { keepFiles } from '../../testing/kept-files.ts'

startAfresh()

const indexCall = 'GET /packs/index.json'
const bookCall = 'GET /packs/physics-notes-1.json'

function chapter(topicId: string, title: string, html: string): Textbook['notes'][number] {
  return {
    topicId,
    title,
    unit: 4,
    unitTitle: 'Energy',
    objectives: [`Explain ${title}`],
    sections: [{ title: '', html }],
  }
}

const book: Textbook = {
  format: 1,
  subject: 'physics',
  notes: [
    chapter('phy-power', 'Power', '<p>A strong pump fills the tank sooner.</p>'),
    chapter('phy-machines', 'Machines', '<p>It is <math><mi>E</mi></math> of a lever.</p>'),
  ],
}
const powerPage = '/textbook?subject=physics&topic=phy-power'
const machinesPage = '/textbook?subject=physics&topic=phy-machines'

function serveBook() {
  const file = { subject: 'physics', file: 'physics-notes-1.json', count: 2, bytes: 100, hash: '1' }
  const topics = [
    aTopic('phy-power', { title: 'Power' }),
    aTopic('phy-machines', { title: 'Machines' }),
    aTopic('bio-plants', { title: 'Plants', subject: 'biology' }),
  ]
  return fakeServer({
    'GET /api/topics': { json: { success: true, data: topics } },
    [indexCall]: { json: { version: '1', count: 0, subjects: [], textbooks: [file] } },
    [bookCall]: { json: book },
  })
}

test('the textbook of a subject opens with its contents, one page for each topic', async () => {
  serveBook()
  openApp('/textbook?subject=physics')
  await screen.findByRole('heading', { name: 'Textbook: Physics', level: 1 })
  const contents = within(await screen.findByRole('navigation', { name: 'Contents' }))
  contents.getByRole('heading', { name: '4. Energy' })
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([powerPage, machinesPage])
  expect(screen.queryByRole('article')).toBeNull()
})

test('a topic has a page with links to the previous and the next', async () => {
  serveBook()
  openApp(powerPage)
  const power = within(await screen.findByRole('article', { name: 'Power' }))
  power.getByText('A strong pump fills the tank sooner.')
  expect(power.getByRole('link', { name: 'Questions on Power' }).getAttribute('href')).toBe('/topics/phy-power')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(document.title).toContain('Power')
  const ways = () => within(screen.getByRole('navigation', { name: 'Previous and next topic' }))
  expect(ways().getAllByRole('link')).toHaveLength(1)
  fireEvent.click(ways().getByRole('link', { name: 'Next: Machines' }))
  await screen.findByRole('article', { name: 'Machines' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Machines', level: 2 }))
  expect(location.search).toBe('?subject=physics&topic=phy-machines')
  ways().getByRole('link', { name: 'Previous: Power' })
})

test('on a phone the contents open on request and close with the next topic', async () => {
  serveBook()
  openApp(powerPage)
  const toggle = await screen.findByRole('button', { name: 'Contents' })
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
  expect(contents.getByRole('link', { name: 'Power' }).getAttribute('aria-current')).toBe('page')
  fireEvent.click(contents.getByRole('link', { name: 'Machines' }))
  await screen.findByRole('article', { name: 'Machines' })
  expect(screen.getByRole('button', { name: 'Contents' }).getAttribute('aria-expanded')).toBe('false')
})

test.each([
  ['with its subject', '/textbook?subject=physics#phy-machines'],
  ['that was shared without its subject', '/textbook#phy-machines'],
])('an old link %s leads to the topic', async (_, address) => {
  serveBook()
  openApp(address)
  await screen.findByRole('article', { name: 'Machines' })
  expect(location.pathname + location.search + location.hash).toBe(machinesPage)
})

test('a link to a topic that is not in the book shows the contents', async () => {
  serveBook()
  openApp('/textbook?subject=physics&topic=phy-gone')
  await screen.findByRole('navigation', { name: 'Contents' })
})

test('a search finds topics of every subject in spite of a slip, and marks the words', async () => {
  keepFiles({ '/packs/physics-notes-1.json': book })
  const server = serveBook()
  server.answer('GET /api/topics/search', 'no network')
  openApp('/textbook?subject=biology')
  const field = await screen.findByRole('searchbox', { name: 'Search the textbook' })
  fireEvent.input(field, { target: { value: 'mashines' } })
  const link = await screen.findByRole('link', { name: 'Machines' })
  expect(link.getAttribute('href')).toBe(`${machinesPage}&find=mashines`)
  await waitFor(() => expect(within(link).getByText('Machines').tagName).toBe('MARK'))
  screen.getByText('1 topic found')
  fireEvent.input(field, { target: { value: 'volcano' } })
  await screen.findByText('Nothing found')
})

test('a search shows the line of the note that holds its words', async () => {
  keepFiles({ '/packs/physics-notes-1.json': book })
  serveBook()
  openApp('/textbook?subject=physics&search=pump')
  const mark = await screen.findByText('pump')
  expect(mark.tagName).toBe('MARK')
  expect(mark.parentElement?.textContent).toBe('A strong pump fills the tank sooner.')
})

test('a subject without notes says so, and another subject is one tap away', async () => {
  serveBook()
  openApp('/textbook?subject=biology')
  await screen.findByText('No notes for this subject yet')
  fireEvent.click(screen.getByRole('tab', { name: /Physics/ }))
  await screen.findByRole('link', { name: 'Power' })
  expect(location.search).toBe('?subject=physics')
})

test('a textbook that cannot be loaded offers another try', async () => {
  const server = serveBook()
  server.answer(bookCall, { status: 500, text: '' })
  openApp(machinesPage)
  await screen.findByText("Couldn't load the textbook")
  server.answer(bookCall, { json: book })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article', { name: 'Machines' })
})

test('offline, notes that are not on this phone say so and name those that are', async () => {
  keepFiles({ '/packs/physics-notes-1.json': book })
  const server = serveBook()
  server.answer(indexCall, 'no network')
  setOnline(false)
  openApp('/textbook?subject=biology')
  await screen.findByText('These notes are not saved on this phone')
  const open = await screen.findByRole('link', { name: 'Open Physics' })
  fireEvent.click(open)
  await screen.findByRole('link', { name: 'Power' })
  setOnline(true)
})

test('a sign-in page of someone’s Wi-Fi in its place is no textbook', async () => {
  const server = serveBook()
  server.answer(bookCall, { text: '<html>Please sign in</html>' })
  openApp('/textbook?subject=physics')
  await screen.findByText("Couldn't load the textbook")
})

test('the contents print as the whole book', async () => {
  serveBook()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  openApp('/textbook?subject=physics')
  await screen.findByRole('link', { name: 'Power' })
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['phy-power', 'phy-machines'])
  window.dispatchEvent(new Event('afterprint'))
})
