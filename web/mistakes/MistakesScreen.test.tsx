// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { Mistake } from '@sabi/shared/progress/calls'
import { aQuestion } from '@sabi/shared/practice/builders'
import { aTopic } from '@sabi/shared/subjects/builders'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addUnsent } from '../offline/answers/add-unsent.ts'
import { flushNow } from '../offline/answers/answers.ts'
import { newId } from '../offline/device.ts'
import { clearQuestions, putQuestions } from '../offline/questions/question-store.ts'
import { aUser, openApp, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'

startAfresh()
afterEach(clearQuestions)

const call = `GET /api/progress/${aUser().id}/mistakes`

function aMistake(questionId: string, changes: Partial<Mistake> = {}): Mistake {
  return {
    questionId,
    subject: 'physics',
    topicId: 'phy-power',
    text: `Which unit measures ${questionId}?`,
    chosen: 'newton',
    right: 'watt',
    reason: 'The newton measures force.',
    answeredAt: '2026-11-20T10:00:00.000Z',
    rightDays: 0,
    ...changes,
  }
}

const found = (data: Mistake[], total = data.length) => ({ json: { success: true, data, total } })

async function open(reply: object) {
  signIn()
  const topics = [aTopic('phy-power', { title: 'Power' }), aTopic('che-acid', { title: 'Acids', subject: 'chemistry' })]
  const server = fakeServer({ [call]: reply, 'GET /api/topics': { json: { success: true, data: topics } } })
  openApp('/mistakes')
  await screen.findByRole('heading', { level: 1, name: 'Mistakes' })
  return server
}

const mixed = [
  aMistake('work', { rightDays: 1 }),
  aMistake('pH', { subject: 'chemistry', topicId: 'che-acid' }),
  aMistake('force', { right: null, reason: null }),
]

test('shows the figure of a question', async () => {
  const figure = { svg: '<svg><path d="M0 0h9"/></svg>', alt: 'A circuit with two lamps' }
  await open(found([aMistake('p1', { figure }), aMistake('p2')]))
  expect(await screen.findAllByRole('img', { name: figure.alt })).toHaveLength(1)
})

test('shows formulas typeset, as the question did', async () => {
  const html = '<i>x</i><sup>2</sup>'
  const rich = { text: html, chosen: html, right: html, reason: html }
  await open(found([aMistake('p1', { rich })]))
  await screen.findByRole('region', { name: 'Physics: Power' })
  expect(document.querySelectorAll('.maths sup')).toHaveLength(4)
})

test('shows each mistake under its topic with the own answer, the right one and why', async () => {
  await open(found(mixed))
  const power = await screen.findByRole('region', { name: 'Physics: Power' })
  const [work, force] = within(power).getAllByRole('listitem')
  expect(work?.textContent).toMatch(
    /^Which unit measures work\?Your answernewtonThe newton measures force\.Right answerwatt.*Right once since/,
  )
  expect(force?.textContent).not.toMatch(/Right answer|measures force\.|Right once/)
  screen.getByRole('region', { name: 'Chemistry: Acids' })
})

const cloze = { id: 'eng-cloze-p01', title: 'The Dry Wind', text: 'It blew ____(1)____ and ____(2)____ all day.' }

test('names the passage of a mistake, and opens it at the gap that was asked', async () => {
  const asked = aMistake('eng-cloze-p01-2', { subject: 'english', topicId: 'eng-cloze' })
  await open({ json: { success: true, data: [asked, aMistake('work')], passages: [cloze], total: 2 } })
  const passage = (await screen.findByText('The Dry Wind')).closest('details')
  expect(passage?.open).toBe(false)
  expect(passage?.querySelector('[aria-current="true"]')?.textContent).toBe('____(2)____')
  expect(document.querySelectorAll('details mark')).toHaveLength(1)
})

test('prints a passage once before its mistakes', async () => {
  const asked = [1, 2].map((number) =>
    aMistake(`eng-cloze-p01-${number}`, { subject: 'english', topicId: 'eng-cloze' }),
  )
  await open({ json: { success: true, data: asked, passages: [cloze], total: 2 } })
  await screen.findAllByText('The Dry Wind')
  fireEvent(window, new Event('beforeprint'))
  expect((await screen.findByText('The Dry Wind')).closest('p')?.textContent).toMatch(/for the next 2 questions/)
  fireEvent(window, new Event('afterprint'))
})

test('shows one subject at a time', async () => {
  await open(found(mixed))
  fireEvent.click(await screen.findByRole('button', { name: 'Chemistry 1' }))
  expect(screen.queryByRole('region', { name: 'Physics: Power' })).toBeNull()
  screen.getByRole('region', { name: 'Chemistry: Acids' })
  fireEvent.click(screen.getByRole('button', { name: 'All 3' }))
  screen.getByRole('region', { name: 'Physics: Power' })
})

test('tries a mistake again with other numbers', async () => {
  const saved = ['f-1-01', 'f-1-02'].map((id) => ({ ...aQuestion(id), family: 'f', isCalculation: true }))
  await putQuestions(saved)
  await open(found([aMistake('f-1-01')]))
  fireEvent.click(await screen.findByRole('button', { name: 'Try them again' }))
  await vi.waitFor(() => expect(location.pathname).toBe('/practice'), { timeout: 10_000 })
  expect(await screen.findByText('Which unit measures f-1-02?', {}, { timeout: 10_000 })).toBeTruthy()
})

test('says that a question without variants rests for a day', async () => {
  await putQuestions([{ ...aQuestion('work'), family: null, isCalculation: false }])
  await open(found([aMistake('work', { answeredAt: new Date().toISOString() })]))
  fireEvent.click(await screen.findByRole('button', { name: 'Try them again' }))
  expect(await screen.findByText(/come back a day after your answer/)).toBeTruthy()
})

test('says why nothing can be tried again without a network and without questions', async () => {
  await open(found([aMistake('work')]))
  fireEvent.click(await screen.findByRole('button', { name: 'Try them again' }))
  expect(await screen.findByText(/could not be downloaded/, {}, { timeout: 10_000 })).toBeTruthy()
})

test('counts the mistakes that are not in the list', async () => {
  await open(found(mixed, 130))
  await screen.findByText(/the latest 3 of 130 mistakes/)
})

test('is read again when answers have reached the server', async () => {
  const server = await open(found(mixed))
  await screen.findByRole('region', { name: 'Physics: Power' })
  const answer = {
    id: newId(),
    sessionId: newId(),
    questionId: 'work',
    questionVersion: 1,
    option: 1,
    answeredAt: '2026-11-21T10:00:00.000Z',
    tzOffset: 60,
    durationMs: 9000,
    seq: 0,
  }
  server.answer('POST /api/sync/answers', {
    json: { success: true, saved: [answer.id], duplicate: [], rejected: [] },
  })
  server.answer(call, found(mixed.slice(1)))
  await addUnsent(aUser().id, { answers: [answer], sessions: [] })
  await flushNow()
  await vi.waitFor(() => expect(screen.queryByText(/Which unit measures work/)).toBeNull())
})

test('leads to practice where there are no mistakes', async () => {
  await open(found([]))
  await screen.findByRole('heading', { name: 'No mistakes to try again' })
  screen.getByRole('link', { name: 'Practise' })
})

test('says what failed, with another try, and offline that the book is not here', async () => {
  await open({ status: 500 })
  await screen.findByText('Could not load your mistakes')
  screen.getByRole('button', { name: 'Try again' })
  setOnline(false)
  await screen.findByText(/your mistakes are not on the phone yet/)
})

test('prints', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await open(found(mixed))
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
