// @vitest-environment happy-dom
import { aQuestion } from '@sabi/shared/practice/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerKeys } from '../../platform/answer-keys.ts'
import { aFlag, conflictReply, flagsOf, openAdmin, press, setWide, write } from '../../testing/administration-world.ts'
import { setOnline, startAfresh } from '../../testing/app.tsx'
import { laterReply } from '../../testing/later-reply.ts'

const listCall = 'GET /api/question-flags'
const [first, second] = [aFlag(1), aFlag(2)]
const statusCall = `PATCH /api/question-flags/${first.id}/status`
const conflict = 'Someone else has changed this. Please check it again.'

startAfresh()
beforeEach(() => setWide(true))

const openFlags = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('flags', { [listCall]: flagsOf([first, second], { resolved: 3 }), ...answers })
const reviewOf = (id: number) => screen.findByText(`Reason ${id}`, { selector: 'section *' })
const focusedCard = () => document.activeElement?.textContent
const pane = () => within(screen.getByRole('region', { name: 'Review' }))

function decided(status: 'resolved' | 'pending', revision: number) {
  return { json: { success: true, flag: aFlag(1, { status, revision }) } }
}

describe('the list', () => {
  // ADMIN-02
  test('shows pending flags first, with the number of each status', async () => {
    const server = await openFlags()
    await screen.findByRole('article', { name: 'Which unit measures q1?' })
    expect(server.calls.find(({ call }) => call === listCall)?.search).toBe('?limit=100&offset=0&status=pending')
    const names = within(screen.getByLabelText('Show')).getAllByRole('option')
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'All (5)',
      'Pending (2)',
      'Reviewed (0)',
      'Resolved (3)',
      'Dismissed (0)',
    ])
  })

  // ADMIN-02
  test('shows another status, or all, by the address', async () => {
    const server = await openFlags()
    await screen.findByRole('article', { name: 'Which unit measures q1?' })
    server.answer(listCall, flagsOf([]))
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'dismissed' } })
    await screen.findByText('No dismissed flags.')
    expect(location.search).toBe('?tab=flags&status=dismissed')
    expect(server.calls.at(-1)?.search).toBe('?limit=100&offset=0&status=dismissed')
    press('Show all')
    await screen.findByText('Nobody has flagged a question yet.')
    expect(server.calls.at(-1)?.search).toBe('?limit=100&offset=0')
  })

  test('says of each flag who spoke, an alarm in words, and how many the question has', async () => {
    const alarm = aFlag(3, { alarm: 'wrong-key', flaggedBy: null, flagsOfQuestion: 2, isPublished: false })
    await openFlags({ [listCall]: flagsOf([alarm, aFlag(4, { flaggedBy: null, question: null })]) })
    const card = within(await screen.findByRole('article', { name: 'Which unit measures q3?' }))
    card.getByText('The key may be wrong. Reason 3')
    card.getByText(/^From the answers of students/)
    for (const words of ['Pending', 'Alarm', '2 flags', 'Not shown to students']) card.getByText(words)
    const gone = within(screen.getByRole('article', { name: 'This question no longer exists.' }))
    gone.getByText(/^A deleted account/)
    expect(gone.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  test('says on which day a question leaves practice unless someone decides, in the list and in the review', async () => {
    const alarm = aFlag(3, { alarm: 'wrong-key', flaggedBy: null, leavesAt: '2026-11-30T12:00:00.000Z' })
    await openFlags({ [listCall]: flagsOf([alarm]) })
    await screen.findByRole('article', { name: 'Which unit measures q3?' })
    press('Review')
    const words = /^Leaves practice after 30 Nov 2026, .* unless you resolve or dismiss this flag\.$/
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
  })

  test('says that there are none only where there are none on any page', async () => {
    await openFlags({ [listCall]: flagsOf([], { pending: 150 }) })
    await screen.findByRole('navigation', { name: 'Pages of the flags' })
    expect(screen.queryByText('No pending flags.')).toBeNull()
  })

  // ADMIN-03
  test('that did not come says so, until it comes', async () => {
    const server = await openFlags({ [listCall]: { status: 500, text: '' } })
    await waitFor(() => expect(screen.getAllByText('Failed to load flagged questions')).toHaveLength(2))
    screen.getByText('Error')
    server.answer(listCall, flagsOf([first]))
    press('Try again')
    await screen.findByRole('article', { name: 'Which unit measures q1?' })
  })
})

describe('keys', () => {
  const pressKey = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key })

  // ADMIN-02
  test('J and K move between the cards, Enter opens the review', async () => {
    await openFlags()
    await reviewOf(1)
    pressKey('j')
    expect(focusedCard()).toContain('q1')
    pressKey('j')
    expect(focusedCard()).toContain('q2')
    await reviewOf(2)
    pressKey('j')
    pressKey('K')
    expect(focusedCard()).toContain('q1')
    await reviewOf(1)
    pressKey('Enter', document.activeElement ?? document.body)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Review' })))
  })

  test('are letters where someone types, and nothing where they are switched off', async () => {
    await openFlags()
    await reviewOf(1)
    pressKey('j', pane().getByLabelText('Notes'))
    expect(document.activeElement?.closest('article')).toBeNull()
    answerKeys.set('off')
    pressKey('j')
    expect(document.activeElement?.closest('article')).toBeNull()
    answerKeys.set('on')
  })
})

describe('a review', () => {
  // FLAG-03
  test('sets the status with notes; the list follows at once, and Undo sets it back', async () => {
    const server = await openFlags({ [statusCall]: decided('resolved', 2) })
    await reviewOf(1)
    fireEvent.click(pane().getByLabelText('Resolved'))
    write('Notes', 'Not so')
    server.answer(listCall, flagsOf([second], { resolved: 4 }))
    press('Save')
    await screen.findByText('Flag status updated successfully')
    expect(screen.queryByRole('article', { name: 'Which unit measures q1?' })).toBeNull()
    const sent = { status: 'resolved', adminNotes: 'Not so', revision: 1 }
    expect(server.calls.find(({ call }) => call === statusCall)?.body).toEqual(sent)
    server.answer(listCall, flagsOf([first, second]))
    server.answer(statusCall, decided('pending', 3))
    press('Undo')
    await screen.findByText('The flag has not changed')
    await screen.findByRole('article', { name: 'Which unit measures q1?' })
    expect(server.calls.findLast(({ call }) => call === statusCall)?.body).toEqual({
      status: 'pending',
      adminNotes: '',
      revision: 2,
    })
  })

  test('is shown at once, while the server is still thinking', async () => {
    await openFlags({ [statusCall]: 'silence' })
    await reviewOf(1)
    fireEvent.click(pane().getByLabelText('Dismissed'))
    press('Save')
    await reviewOf(2)
    screen.getByRole('option', { name: 'Pending (1)' })
    screen.getByRole('option', { name: 'Dismissed (1)' })
  })

  // ADMIN-03
  test('that failed comes back with what was typed', async () => {
    await openFlags({ [statusCall]: 'no network' })
    await reviewOf(1)
    fireEvent.click(pane().getByLabelText('Reviewed'))
    write('Notes', 'Long thoughts')
    press('Save')
    await screen.findByText('Failed to update flag status')
    await screen.findByDisplayValue('Long thoughts')
    expect(pane().getByLabelText<HTMLInputElement>('Reviewed').checked).toBe(true)
    pane().getByText(/^Unable to connect to server/)
    screen.getByRole('article', { name: 'Which unit measures q1?' })
  })

  // FLAG-03
  test('that someone else was faster with shows how it stands now, and keeps what was typed', async () => {
    const server = await openFlags({ [statusCall]: conflictReply })
    await reviewOf(1)
    fireEvent.click(pane().getByLabelText('Resolved'))
    write('Notes', 'Mine')
    const now = aFlag(1, { status: 'dismissed', revision: 7, adminNotes: 'Theirs' })
    server.answer(listCall, flagsOf([now, second]))
    press('Save')
    await screen.findByText(conflict)
    await waitFor(() => expect(location.search).toBe('?tab=flags&status=all'))
    within(await screen.findByRole('article', { name: 'Which unit measures q1?' })).getByText('Dismissed')
    screen.getByDisplayValue('Mine')
    server.answer(statusCall, decided('resolved', 8))
    press('Save')
    await screen.findByText('Flag status updated successfully')
    expect(server.calls.findLast(({ call }) => call === statusCall)?.body).toMatchObject({ revision: 7 })
  })

  test('tells what the answers of students say', async () => {
    const statistics = {
      attempts: 200,
      difficulty: 0.25,
      discrimination: -0.3,
      optionCounts: [10, 50, 140, 0],
      optionDiscriminations: [0, -0.3, 0.4, 0],
      countedAt: '2026-11-21T02:00:00.000Z',
    }
    await openFlags({ [listCall]: flagsOf([aFlag(1, { statistics })]) })
    await screen.findByText('200 first attempts, 25% right. Strong students get it wrong more often.')
    const rows = pane()
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(rows.slice(1)).toEqual([
      'A. newton5%As often',
      'B. watt (key)25%Less often',
      'C. joule70%More often',
      'D. pascal0%Too few to say',
    ])
  })

  test('is in a dialog on a narrow screen', async () => {
    setWide(false)
    await openFlags({ [statusCall]: decided('resolved', 2) })
    const card = within(await screen.findByRole('article', { name: 'Which unit measures q1?' }))
    expect(screen.queryByRole('region', { name: 'Review' })).toBeNull()
    fireEvent.click(card.getByRole('button', { name: 'Review' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Review' }))
    fireEvent.click(dialog.getByLabelText('Resolved'))
    press('Save')
    expect(screen.queryByRole('dialog')).toBeNull()
    await screen.findByText('Flag status updated successfully')
  })

  test('waits for a connection', async () => {
    await openFlags()
    await reviewOf(1)
    setOnline(false)
    await screen.findByText('You need a connection for this.')
  })
})

describe('a review, while something else continues,', () => {
  test('that was begun before someone else changed the flag is a conflict, also where the list shows theirs by now', async () => {
    const call = `PATCH /api/question-flags/${second.id}/status`
    const reply = { json: { success: true, flag: aFlag(2, { status: 'reviewed', revision: 2 }) } }
    const server = await openFlags({ [call]: reply, [statusCall]: conflictReply })
    await reviewOf(1)
    write('Notes', 'Mine')
    fireEvent.click(within(screen.getByRole('article', { name: 'Which unit measures q2?' })).getByText('Review'))
    await reviewOf(2)
    fireEvent.click(pane().getByLabelText('Reviewed'))
    server.answer(listCall, flagsOf([aFlag(1, { revision: 2, adminNotes: 'Theirs' })], { reviewed: 1 }))
    press('Save')
    await screen.findByText('Flag status updated successfully')
    await screen.findByDisplayValue('Mine')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    press('Save')
    await screen.findByText(conflict)
    expect(server.calls.find(({ call: made }) => made === statusCall)?.body).toMatchObject({ revision: 1 })
  })

  test('that fails late does not touch what is edited meanwhile', async () => {
    const late = laterReply({ success: false, error: 'Not now.', message: 'Not now.' }, 500)
    await openFlags({ [statusCall]: late.answer })
    await reviewOf(1)
    fireEvent.click(pane().getByLabelText('Dismissed'))
    press('Save')
    await reviewOf(2)
    press('Edit question')
    write('Question', 'Half a thought')
    late.send()
    await screen.findByText('Failed to update flag status')
    screen.getByDisplayValue('Half a thought')
  })

  test('is saved once by a double tap, and the next flag not with it', async () => {
    const server = await openFlags({ [statusCall]: decided('resolved', 2) })
    await reviewOf(1)
    fireEvent.click(pane().getByLabelText('Resolved'))
    press('Save')
    await reviewOf(2)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }), { detail: 2 })
    await screen.findByText('Flag status updated successfully')
    expect(server.calls.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(1)
  })

  test('can be saved once the list is there', async () => {
    const server = await openFlags()
    await reviewOf(1)
    write('Notes', 'Mine')
    server.answer(listCall, 'silence')
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'all' } })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true'))
    screen.getByDisplayValue('Mine')
  })
})

describe('editing the question', () => {
  const editCall = `PATCH /api/question-flags/${first.id}/question`
  const edited = {
    json: { success: true, flag: aFlag(1, { status: 'resolved' }), question: aQuestion('q1'), isKeyChanged: true },
  }

  // FLAG-03
  test('resolves the flag; a new key is warned of and asked about first', async () => {
    const server = await openFlags({ [editCall]: edited })
    await reviewOf(1)
    press('Edit question')
    fireEvent.click(screen.getByLabelText('Option C is right'))
    await screen.findByText('This changes the marks of every answer to this question.')
    press('Save and resolve')
    await screen.findByRole('button', { name: 'Change the key' })
    expect(server.countOf(editCall)).toBe(0)
    press('Change the key')
    await screen.findByText('Question updated and flag resolved')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.calls.find(({ call }) => call === editCall)?.body).toMatchObject({
      text: 'Which unit measures q1?',
      options: ['newton', 'watt', 'joule', 'pascal'],
      correctOption: 2,
      adminNotes: '',
      version: 1,
    })
  })

  test('takes along the notes of the review, and leads on to the next flag', async () => {
    const server = await openFlags({ [editCall]: edited })
    await reviewOf(1)
    write('Notes', 'Seen in class')
    press('Edit question')
    write('Question', 'Which unit is it?')
    server.answer(listCall, flagsOf([second]))
    press('Save and resolve')
    await screen.findByText('Question updated and flag resolved')
    expect(server.calls.find(({ call }) => call === editCall)?.body).toMatchObject({ adminNotes: 'Seen in class' })
    await reviewOf(2)
    expect(pane().getByLabelText<HTMLInputElement>('Pending').checked).toBe(true)
  })

  // ADMIN-03
  test('that failed keeps what was typed', async () => {
    await openFlags({ [editCall]: { status: 500, text: '' } })
    await reviewOf(1)
    press('Edit question')
    write('Question', 'Which unit is it?')
    press('Save and resolve')
    await screen.findByText('Failed to update question')
    screen.getByDisplayValue('Which unit is it?')
  })
})
