// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser, startAfresh } from '../testing/app.tsx'
import { settingsReply } from '../testing/settings-reply.ts'
import { openSettings, settingsCall } from '../testing/settings-world.ts'

startAfresh()

const now = new Date(2026, 10, 28, 16)
const siteCall = 'GET /api/site'

async function openReminder(answers: Parameters<typeof openSettings>[0] = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const server = await openSettings(answers)
  return { server, card: within(await screen.findByRole('region', { name: 'Reminder' })) }
}

function openAnnounced(start: string) {
  const data = {
    name: 'Sabi Prep',
    supportEmail: null,
    canMail: true,
    areSettingsEnabled: true,
    examDates: [{ body: 'JAMB', start, end: null }],
  }
  return openReminder({ [siteCall]: { json: { success: true, data } } })
}

/** Downloads, and returns the file as text. */
async function download(): Promise<{ name: string; text: string }> {
  const files: Blob[] = []
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  fireEvent.click(screen.getByRole('button', { name: 'Download the reminder' }))
  const link = clicked.mock.contexts[0]
  if (!(link instanceof HTMLAnchorElement) || files[0] === undefined) throw new Error('Nothing was downloaded')
  expect(files[0].type).toBe('text/calendar')
  return { name: link.download, text: await files[0].text() }
}

test('a reminder at the chosen time is downloaded, until the day before the exam, without a request', async () => {
  const studyGoals = { subjects: [], minutesADay: 30 }
  const { server, card } = await openReminder({ [settingsCall]: settingsReply({ studyGoals }) })
  card.getByText(
    'At most one reminder a day, until 14 April 2027, the day before JAMB UTME is expected to begin. None after it.',
  )
  fireEvent.change(card.getByLabelText('Time'), { target: { value: '19:30' } })
  const made = server.calls.length
  const { name, text } = await download()
  expect(name).toBe('reminder.ics')
  expect(text).toContain('SUMMARY:Practise: 30 minutes with Sabi Prep')
  expect(text).toContain('DTSTART:20261128T193000\r\n')
  expect(text).toContain('RRULE:FREQ=DAILY;UNTIL=20270414T193000\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain(`UID:${aUser().id}@${location.host}\r\n`)
  expect(text).toContain(`URL:${location.origin}/dashboard\r\n`)
  expect(server.calls).toHaveLength(made)
  card.getByText(/^On Android, tap the downloaded file and open it with your calendar\. Then tap Save\.$/)
})

test('begins tomorrow with a time that is over', async () => {
  const { card } = await openReminder()
  fireEvent.change(card.getByLabelText('Time'), { target: { value: '07:00' } })
  expect((await download()).text).toContain('DTSTART:20261129T070000')
})

test('lasts 120 days where no exam is chosen', async () => {
  const { card } = await openReminder({
    [settingsCall]: settingsReply({ examTargets: { examTypes: [], year: null } }),
  })
  card.getByText(/until 27 March 2027\. We don't know the day of your exam\.$/)
  const { text } = await download()
  expect(text).toContain('Practise: 25 minutes')
  expect(text).toContain('UNTIL=20270327T')
})

test('names the day that was announced', async () => {
  await openAnnounced('2026-12-05')
  await screen.findByText(/until 4 December 2026, the day before JAMB UTME begins\. None after it\.$/)
})

test('is not offered where the exam begins tomorrow and the time is over', async () => {
  const { card } = await openAnnounced('2026-11-29')
  fireEvent.change(card.getByLabelText('Time'), { target: { value: '07:00' } })
  await card.findByText('Your exam begins before the next reminder.')
  expect(screen.getByRole('button', { name: 'Download the reminder' }).getAttribute('aria-disabled')).toBe('true')
})

test('needs a time', async () => {
  const { card } = await openReminder()
  fireEvent.change(card.getByLabelText('Time'), { target: { value: '' } })
  card.getByText('Choose a time.')
})
