// @vitest-environment happy-dom
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { subjectIds } from '@sabi/shared/content/question'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { selectSubject } from './topics/selected-subject.ts'
import { lookOf } from './subject-looks.ts'

const statistics = 'GET /api/questions/subject-stats'
const counts = { success: true, questionCount: 1240, topicCount: 33, examTypeCount: 3 }

startAfresh()
beforeEach(() => selectSubject('chemistry'))

function cardOf(name: string) {
  return within(screen.getByRole('listitem', { name }))
}

// SUBJ-01, SUBJ-02
test('five cards, each with its counts; chemistry is selected until another one is', async () => {
  fakeServer({ [statistics]: { json: counts } })
  openApp('/subjects')
  await screen.findByRole('heading', { name: 'Choose Your Subject' })
  for (const name of ['Chemistry', 'Physics', 'Biology', 'Mathematics', 'Use of English']) {
    await cardOf(name).findByText('1000+')
    cardOf(name).getByText('33')
    cardOf(name).getByRole('link', { name: `Start Learning ${name}` })
  }
  expect(screen.getAllByText('Selected')).toHaveLength(1)
  cardOf('Chemistry').getByText('Selected')
})

// SUBJ-02
test('counts stay dots while unknown, and when they cannot be had', async () => {
  const server = fakeServer({ [statistics]: 'no network' })
  openApp('/subjects')
  await waitFor(() => expect(server.countOf(statistics)).toBe(5))
  expect(cardOf('Biology').getAllByText('...')).toHaveLength(3)
})

// SUBJ-02
test('dots in the place of counts have a reason, and one button asks for all of them again', async () => {
  const server = fakeServer({ [statistics]: 'no network' })
  openApp('/subjects')
  await screen.findByText("Couldn't load the numbers.")
  server.answer(statistics, { json: counts })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryAllByText('...')).toEqual([]))
  expect(screen.queryByText("Couldn't load the numbers.")).toBeNull()
})

// SUBJ-01
test('a click stores the selection and goes to the topics, as a link that works without script too', async () => {
  fakeServer({ [statistics]: 'no network' })
  openApp('/subjects')
  const link = await screen.findByRole('link', { name: 'Start Learning Physics' })
  expect(link.getAttribute('href')).toBe('/topics#physics')
  fireEvent.click(link)
  await screen.findByRole('heading', { name: 'All Topics' })
  expect(location.pathname).toBe('/topics')
  expect(localStorage.getItem('selected-subject')).toBe('physics')
  expect(screen.getByRole('tab', { name: /Physics/ }).getAttribute('aria-selected')).toBe('true')
})

// SUBJ-01
test('a link that was followed before the app was there selects its subject too', async () => {
  fakeServer({ [statistics]: 'no network' })
  location.hash = '#biology'
  vi.resetModules()
  const { useSelectedSubject } = await import('./topics/selected-subject.ts')
  location.hash = ''
  expect(renderHook(() => useSelectedSubject()).result.current).toBe('biology')
})

// SUBJ-03
test('a note says what is true of the questions', async () => {
  fakeServer({ [statistics]: 'no network' })
  openApp('/subjects')
  expect((await screen.findByText(/Our own questions are original/)).textContent).toMatch(
    /JAMB, WAEC and NECO syllabus/,
  )
})

test.each(subjectIds)('the pattern of %s is drawn in less than 400 bytes', (subject) => {
  expect(lookOf[subject].motif.length).toBeLessThan(100)
})
