// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteOf } from '../../testing/administration.ts'
import { openAdmin, press } from '../../testing/administration-world.ts'
import { setOnline, startAfresh } from '../../testing/app.tsx'

const setCall = 'PUT /api/admin/exam-dates'
const jamb = { body: 'JAMB', start: '2027-04-12', end: null } as const

startAfresh()

const open = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('content', { 'GET /api/site': siteOf({ examDates: [jamb] }), ...answers })

async function give(label: string, value: string): Promise<void> {
  fireEvent.input(await screen.findByLabelText(label), { target: { value } })
}

const save = () => press('Save the exam dates')

// ADMIN-02, decision 2
test('the days of each exam are shown, changed and saved', async () => {
  const server = await open({ [setCall]: { json: { success: true, data: [] } } })
  expect((await screen.findByLabelText('First day of JAMB')).getAttribute('value')).toBe('2027-04-12')
  await give('First day of WAEC', '2027-04-26')
  await give('Last day of WAEC (optional)', '2027-06-18')
  save()
  await screen.findByText('Exam dates saved')
  const waec = { body: 'WAEC', start: '2027-04-26', end: '2027-06-18' }
  expect(server.calls.find(({ call }) => call === setCall)?.body).toEqual({ examDates: [jamb, waec] })
})

test('an exam whose days are cleared has the usual months again', async () => {
  const server = await open({ [setCall]: { json: { success: true, data: [] } } })
  await give('First day of JAMB', '')
  save()
  await screen.findByText('Exam dates saved')
  expect(server.calls.find(({ call }) => call === setCall)?.body).toEqual({ examDates: [] })
})

test.each([
  ['First day of JAMB', '0202-04-12', 'Enter a date between 2025 and 2099'],
  ['Last day of JAMB (optional)', '2027-04-11', 'The last day is before the first. Enter a later one'],
  ['Last day of NECO (optional)', '2027-07-11', 'Enter the first day too'],
])('%s as %s is refused in words, and nothing is sent', async (label, value, words) => {
  const server = await open()
  await give(label, value)
  save()
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(server.countOf(setCall)).toBe(0)
})

test('days that could not be saved stay in the form, and the reason is shown', async () => {
  await open({ [setCall]: 'no network', 'GET /healthz': { text: 'ok' } })
  await give('First day of NECO', '2027-06-21')
  save()
  await screen.findByText('Unable to connect to server. Please check your internet connection and try again.')
  expect(screen.getByLabelText('First day of NECO')).toHaveProperty('value', '2027-06-21')
})

test('without a connection the form says so; where it did not come it can be asked for again', async () => {
  const server = await open({ 'GET /api/site': { status: 503, json: { error: 'Busy' } } })
  await screen.findByText("Couldn't load the exam dates.")
  server.answer('GET /api/site', siteOf())
  press('Try again')
  await screen.findByLabelText('First day of JAMB')
  setOnline(false)
  await screen.findAllByText('You need a connection for this.')
  save()
  expect(server.countOf(setCall)).toBe(0)
  setOnline(true)
})
