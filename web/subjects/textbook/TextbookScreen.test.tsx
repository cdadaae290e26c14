// @vitest-environment happy-dom
import type { Textbook } from '@sabi/shared/content/note'
import { aTopic } from '@sabi/shared/subjects/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'

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

function serveBook() {
  const file = { subject: 'physics', file: 'physics-notes-1.json', count: 2, bytes: 100, hash: '1' }
  return fakeServer({
    'GET /api/topics': { json: { success: true, data: [aTopic('phy-power', { title: 'Power' })] } },
    [indexCall]: { json: { version: '1', count: 0, subjects: [], textbooks: [file] } },
    [bookCall]: { json: book },
  })
}

test('the textbook shows every note of its subject with a table of contents', async () => {
  serveBook()
  openApp('/textbook?subject=physics')
  await screen.findByRole('heading', { name: 'Textbook: Physics', level: 1 })
  const contents = within(await screen.findByRole('navigation', { name: 'Contents' }))
  contents.getByRole('heading', { name: '4. Energy' })
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#phy-power',
    '#phy-machines',
  ])
  const power = within(screen.getByRole('article', { name: 'Power' }))
  power.getByText('A strong pump fills the tank sooner.')
  expect(power.getByRole('link', { name: 'Questions on Power' }).getAttribute('href')).toBe('/topics/phy-power')
})

test('a search leaves the notes that hold all its words and says how many', async () => {
  serveBook()
  openApp('/textbook?subject=physics')
  const field = await screen.findByRole('searchbox', { name: 'Search the textbook' })
  fireEvent.input(field, { target: { value: 'lever  of' } })
  await screen.findByText('1 topic found')
  expect(screen.getAllByRole('article').map((article) => article.id)).toEqual(['phy-machines'])
  fireEvent.input(field, { target: { value: 'volcano' } })
  await screen.findByText('Nothing found')
})

test('a subject without notes says so, and another subject is one tap away', async () => {
  serveBook()
  openApp('/textbook?subject=biology')
  await screen.findByText('No notes for this subject yet')
  fireEvent.click(screen.getByRole('tab', { name: /Physics/ }))
  await screen.findByRole('article', { name: 'Power' })
  expect(location.search).toBe('?subject=physics')
})

test('a textbook that cannot be loaded offers another try', async () => {
  const server = serveBook()
  server.answer(bookCall, 'no network')
  openApp('/textbook?subject=physics')
  await screen.findByText("Couldn't load the textbook")
  server.answer(bookCall, { json: book })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article', { name: 'Machines' })
})

test('a sign-in page of someone’s Wi-Fi in its place is no textbook', async () => {
  const server = serveBook()
  server.answer(bookCall, { text: '<html>Please sign in</html>' })
  openApp('/textbook?subject=physics')
  await screen.findByText("Couldn't load the textbook")
})

test('it can be printed', async () => {
  serveBook()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  openApp('/textbook?subject=physics')
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})
