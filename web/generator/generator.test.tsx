// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast } from '../platform/page/toast-store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { aGeneration, anEligibility } from '../testing/generator.ts'
import { aWorld, endWorld, openScreen, press, reload, userId } from '../testing/practice-world.tsx'
import { settingsReply } from '../testing/settings-reply.ts'

const generate = 'POST /api/question-generator/generate'
const progress = 'GET /api/question-generator/progress'
const latest = 'GET /api/question-generator/generations/latest'
const { questions: _, ...running } = aGeneration(0, { state: 'running', finishedAt: null, count: 20 })
const done = aGeneration(3)
const one = `GET /api/question-generator/generations/${done.id}`
const stop = `POST /api/question-generator/generations/${done.id}/stop`

/** A server that generates questions, and a student who may ask for physics. */
function aGenerator(answers: Parameters<typeof fakeServer>[0] = {}) {
  aWorld(0)
  return fakeServer({
    [progress]: reply([anEligibility(), anEligibility({ subject: 'biology', canGenerateMore: false, missing: 12 })]),
    [generate]: reply({ ...running, questions: [], count: 0 }),
    [latest]: reply(running),
    [one]: reply(done),
    'GET /api/topics': reply([]),
    'GET /api/questions/count': { json: { success: true, count: 9 } },
    'GET /api/account/settings': settingsReply(),
    [`GET /api/scores/user/${userId}`]: reply([]),
    'POST /api/sync/answers': { status: 503, json: { success: false, error: 'Later', message: 'Later' } },
    ...answers,
  })
}

function reply(data: unknown) {
  return { json: { success: true, data } }
}

async function openDialog(address = '/practice?subject=physics&examType=JAMB') {
  openScreen(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Generate 50 More Questions' }))
  return within(await screen.findByRole('dialog'))
}

/** Advances to the next poll. */
async function passSeconds(seconds: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(seconds * 1000))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})

afterEach(async () => {
  localStorage.clear()
  await passSeconds(1)
  vi.useRealTimers()
  await endWorld()
})

describe('the offer of new questions', () => {
  // GEN-02
  it('is a button for a subject that can have more and a chosen exam', async () => {
    aGenerator()
    openScreen('/practice?subject=physics&examType=JAMB')
    await screen.findByRole('button', { name: 'Generate 50 More Questions' })
    screen.getByText('Eligible for new questions!')
  })

  // GEN-02
  it.each([
    ['?subject=physics', 'Choose an exam to generate new questions.'],
    ['?subject=biology&examType=JAMB', 'Answer 12 more different biology questions to unlock new ones.'],
  ])('is a hint at what is missing for %s', async (query, hint) => {
    aGenerator()
    openScreen(`/practice${query}`)
    await screen.findByText(hint)
    expect(screen.queryByRole('button', { name: 'Generate 50 More Questions' })).toBeNull()
  })

  it('can be asked for again where it did not come', async () => {
    const server = aGenerator({ [progress]: { status: 500, json: {} } })
    openScreen('/practice?subject=physics&examType=JAMB')
    await screen.findByText("Couldn't check for new questions.")
    server.answer(progress, reply([anEligibility()]))
    const card = within(screen.getByRole('region', { name: 'New questions' }))
    fireEvent.click(card.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Eligible for new questions!')
  })

  // GEN-04
  it('says without a network that it needs one', async () => {
    aGenerator()
    openScreen('/practice?subject=physics&examType=JAMB')
    const button = await screen.findByRole('button', { name: 'Generate 50 More Questions' })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    fireEvent.click(button)
    await screen.findByText('No Internet Connection')
    screen.getByText('Question generation requires internet. You can still practice with existing offline questions!')
    vi.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
  })
})

describe('generating', () => {
  // GEN-01, GEN-05
  it('sends subject, exam and count, and a topic only where one is chosen', async () => {
    const server = aGenerator({
      'GET /api/topics': reply([aTopic]),
      [stop]: reply(aGeneration(0, { state: 'stopped' })),
    })
    const dialog = await openDialog()
    await dialog.findByRole('option', { name: 'Power' })
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }))
    await dialog.findByText(/^0 of 50 questions/)
    fireEvent.click(await dialog.findByRole('button', { name: 'Stop' }))
    server.answer(generate, reply({ ...running, id: '0190b5a0-0000-4000-8000-00000000a12e', questions: [], count: 0 }))
    fireEvent.change(await dialog.findByRole('combobox', { name: 'Topic' }), { target: { value: 'phy-power' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }))
    await dialog.findByText(/^0 of 50 questions/)
    const bodies = server.calls.filter(({ call }) => call === generate).map(({ body }) => body)
    const plain = { subject: 'physics', examType: 'JAMB', count: 50, background: true }
    expect(bodies).toEqual([plain, { ...plain, topicIds: ['phy-power'] }])
  })

  // GEN-01
  it('shows how far it is, asking for no question before all are there', async () => {
    const server = aGenerator()
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }))
    await dialog.findByText('0 of 50 questions · 0 s')
    await passSeconds(2)
    await dialog.findByText('20 of 50 questions · 2 s')
    expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
    expect(server.countOf(one)).toBe(0)
    server.answer(latest, reply({ ...running, state: 'done' }))
    await passSeconds(5)
    await dialog.findByText('3 new questions.')
    expect(server.countOf(one)).toBe(1)
  })

  // GEN-04
  it('continues when the dialog is closed, and says when the questions are there', async () => {
    const server = aGenerator()
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Practise while you wait' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    server.answer(latest, reply({ ...running, state: 'done' }))
    await passSeconds(2)
    await screen.findByText('Questions Generated!')
    await screen.findByRole('heading', { name: 'Your new questions are ready' })
    fireEvent.click(screen.getAllByRole('button', { name: 'Start' }).at(-1) ?? document.body)
    await screen.findByRole('heading', { name: 'Question 1 of 3' })
  })

  it('continues after a reload, and the questions stay for another day', async () => {
    aGenerator({ [latest]: reply({ ...running, state: 'done' }) })
    keepNote()
    openScreen()
    // It asks again after some seconds, by the faked clock, which `vi.waitFor` moves on.
    await vi.waitFor(() => screen.getByText('Questions Generated!'), { timeout: 5000 })
    act(dismissToast)
    await reload()
    await screen.findByRole('heading', { name: 'Your new questions are ready' })
    press('Start')
    await screen.findByRole('heading', { name: 'Question 1 of 3' })
    press('Exit Quiz')
    await screen.findByRole('heading', { name: 'Your new questions are ready' })
  })

  it('asks nothing while nobody looks at the page', async () => {
    const server = aGenerator()
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }))
    await dialog.findByText(/^0 of 50 questions/)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await passSeconds(10)
    expect(server.countOf(latest)).toBe(0)
    vi.restoreAllMocks()
    await passSeconds(1)
    await waitFor(() => expect(server.countOf(latest)).toBe(1))
  })

  // GEN-04
  it.each([
    [
      'the server’s words',
      409,
      { success: false, error: 'Come back tomorrow.', message: 'Come back tomorrow.' },
      /Come back/,
    ],
    ['words of its own', 500, {}, /Failed to generate questions. Please try again./],
  ])('says that it failed in %s, and keeps what was chosen', async (__, status, json, words) => {
    aGenerator({ [generate]: { status, json } })
    const dialog = await openDialog()
    fireEvent.change(dialog.getByRole('combobox', { name: 'Exam Type' }), { target: { value: 'NECO' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }))
    const alert = await dialog.findByRole('alert')
    within(alert).getByText('Generation Failed')
    within(alert).getByText(words)
    expect(dialog.getByRole('combobox', { name: 'Exam Type' })).toHaveProperty('value', 'NECO')
  })

  // GEN-04
  it('says without a network to check it, and has the questions anyway where the server had started', async () => {
    const server = aGenerator({ [generate]: 'no network' })
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }))
    await dialog.findByText('No Internet Connection')
    dialog.getByText('Question generation requires internet. Please check your connection and try again.')
    server.answer(latest, reply({ ...running, state: 'done' }))
    await passSeconds(2)
    await dialog.findByText('3 new questions.')
  })

  it('says that it failed where no question came of it', async () => {
    aGenerator({ [generate]: reply(aGeneration(0, { state: 'failed', message: 'No template fits this topic.' })) })
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }))
    await dialog.findByText('Generation Failed')
    dialog.getByText(/No template fits this topic./)
  })
})

const aTopic = {
  id: 'phy-power',
  subject: 'physics',
  title: 'Power',
  description: '',
  category: 'Mechanics',
  unit: 1,
  level: 'SS1',
  difficulty: 'medium',
  _count: { questions: 9 },
}

/** Restores the note that a page left before its reload. */
function keepNote(): void {
  localStorage.setItem('generation', JSON.stringify({ userId, isPending: true, since: Date.now(), taken: null }))
}

describe('stopping', () => {
  it('keeps what was made when it is stopped', async () => {
    aGenerator({ [stop]: reply(aGeneration(2, { state: 'stopped' })) })
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Stop' }))
    await dialog.findByText('2 new questions.')
    fireEvent.click(dialog.getByRole('button', { name: 'Start Practice Session' }))
    await screen.findByRole('heading', { name: 'Question 1 of 2' })
  })

  it('says that a stop did not reach the server, and can be stopped again', async () => {
    const server = aGenerator({ [stop]: { status: 500, json: {} } })
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('button', { name: 'Generate' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Stop' }))
    await dialog.findByText("Couldn't stop. Please try again.", { selector: '[role=status]' })
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stop' }).getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(server.countOf(stop)).toBe(2))
  })
})
