// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Toaster } from '../../platform/page/toasts.tsx'
import { aUser, renderPart, signIn, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { ReportsCard } from './ReportsCard.tsx'

const listCall = 'GET /api/admin/tutor-reports'
const report = {
  id: '0190b5a0-0000-4000-8000-000000000002',
  question: 'Why does ice float?',
  reply: 'Because it is cold.',
  mode: 'model',
  reportedAt: '2026-11-21T10:00:00.000Z',
}
const removeCall = `DELETE /api/admin/tutor-reports/${report.id}`

startAfresh()

const list = (data: readonly object[], total = data.length) => ({ json: { success: true, data, total } })

function openCard(replies: Parameters<typeof fakeServer>[0]) {
  signIn(aUser({ accountType: 'admin' }))
  const server = fakeServer(replies)
  renderPart(
    <>
      <ReportsCard />
      <Toaster />
    </>,
  )
  return server
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('reports are shown with the question and who spoke, and go when they are done', async () => {
  const server = openCard({ [listCall]: list([report]), [removeCall]: { json: { success: true } } })
  await screen.findByText('Because it is cold.')
  screen.getByText('AI')
  server.answer(listCall, list([]))
  await press('Done: Why does ice float?')
  await screen.findByText('No reports.')
})

test('a report stays where it cannot be removed, and the reason is shown', async () => {
  openCard({ [listCall]: list([report]), [removeCall]: 'no network' })
  await press('Done: Why does ice float?')
  await screen.findByText("Couldn't remove the report")
  screen.getByText('Because it is cold.')
})

test('reports are read page by page, the newest first', async () => {
  const server = openCard({ [listCall]: list([{ ...report, question: 'The newest' }], 11) })
  await screen.findByText('The newest')
  within(screen.getByRole('navigation', { name: 'Pages of the reports' })).getByText('These are the newest.')
  server.answer(listCall, list([report], 11))
  await press('Older')
  await screen.findByText('Why does ice float?')
  expect(server.calls.at(-1)?.search).toBe('?limit=10&offset=10')
  screen.getByText('These are the oldest.')
})

test('a last page that was emptied leads back, and does not say that there are none', async () => {
  const server = openCard({ [listCall]: list([report], 11), [removeCall]: { json: { success: true } } })
  await press('Older')
  await screen.findByText('These are the oldest.')
  server.answer(listCall, list([], 10))
  await press('Done: Why does ice float?')
  await screen.findByText('These are the oldest.')
  expect(screen.queryByText('No reports.')).toBeNull()
  server.answer(listCall, list([{ ...report, question: 'The newest' }], 10))
  await press('Newer')
  await screen.findByText('The newest')
})

test('reports can be asked for again where they did not come', async () => {
  const server = openCard({ [listCall]: 'no network' })
  await screen.findByText("Couldn't load the reports.")
  server.answer(listCall, list([]))
  await press('Try again')
  await screen.findByText('No reports.')
})
