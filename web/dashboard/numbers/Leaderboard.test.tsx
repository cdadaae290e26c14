// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart, signIn, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { Leaderboard } from './Leaderboard.tsx'

const route = 'GET /api/scores/leaderboard'

const places = Array.from({ length: 10 }, (_, index) => ({
  rank: index + 1,
  nickname: `Star ${index + 1}`,
  correct: 30 - index,
  answered: 40,
}))
const board = (changes = {}) => ({ json: { success: true, data: places, me: null, isListed: false, ...changes } })

startAfresh()

function openBoard(answer: Parameters<typeof fakeServer>[0][string]) {
  signIn()
  const server = fakeServer({ [route]: answer })
  renderPart(<Leaderboard />)
  return server
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

// API-03
test('the ten best of the week stand with rank, nickname and correct answers', async () => {
  openBoard(board())
  await screen.findByText('Star 1')
  expect(rows()).toHaveLength(10)
  expect(rows()[0]).toBe('1. Star 1 30 of 40 correct')
  screen.getByRole('heading', { name: 'This week' })
})

// API-03
test('the board says how it counts, also while it is loaded and when it cannot be', async () => {
  openBoard('no network')
  const rule = /each question once, .* at least 2 seconds over it\. At most 400 questions a day count\.$/
  screen.getByText(rule)
  await screen.findByText("Couldn't load this week's leaderboard.")
  screen.getByText(rule)
})

// API-03
test('someone who is not listed is asked to join under a nickname', async () => {
  openBoard(board())
  const join = await screen.findByRole('link', { name: 'Join under a nickname' })
  expect(join.getAttribute('href')).toBe('/settings')
})

test('the own row among the ten is marked', async () => {
  openBoard(board({ me: places[2], isListed: true }))
  await screen.findByText('You')
  expect(rows()[2]).toBe('3. Star 3 You28 of 40 correct')
  expect(rows()).toHaveLength(10)
  expect(screen.queryByRole('link', { name: 'Join under a nickname' })).toBeNull()
})

test('the own place beyond the ten is below them', async () => {
  openBoard(board({ me: { rank: 57, nickname: 'Night Owl', correct: 3, answered: 9 }, isListed: true }))
  await screen.findByText('Night Owl')
  expect(rows()[10]).toBe('57. Night Owl You3 of 9 correct')
})

test('someone who is listed but has not answered learns how to get a place', async () => {
  openBoard(board({ isListed: true }))
  await screen.findByText('Answer a question to get your place.')
})

test('an empty board says so', async () => {
  openBoard(board({ data: [] }))
  await screen.findByText('No one has joined this week. Be the first.')
})

test('a board that cannot be loaded says so, until it works again', async () => {
  const server = openBoard('no network')
  await screen.findByText("Couldn't load this week's leaderboard.")
  server.answer(route, board())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Star 1')
})

test('one subject can be looked at', async () => {
  const server = openBoard(board())
  await screen.findByText('Star 1')
  server.answer(route, board({ data: [] }))
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'physics' } })
  await screen.findByText('No one has joined this week. Be the first.')
  expect(server.calls.map(({ search }) => search)).toEqual(['', '?subject=physics'])
})
