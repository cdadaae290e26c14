import { expect, test } from 'vitest'
import { ExportPlaces } from './export-places.ts'

function takeFour() {
  let now = 0
  const places = new ExportPlaces(() => now)
  const taken = ['a', 'b', 'c', 'd'].map((userId) => places.take(userId))
  return { places, taken, pass: (ms: number) => (now += ms) }
}

// SETT-01
test('lets four students download at once, and the next one when one has ended', () => {
  const { places, taken } = takeFour()
  expect(places.take('e')).toBeNull()
  taken[2]?.leave()
  expect(places.take('e')).not.toBeNull()
  expect(taken.map((place) => place?.signal.aborted)).toEqual([false, false, false, false])
})

test('ends a download of more than two minutes where another one waits for its place', () => {
  const { places, taken, pass } = takeFour()
  pass(121_000)
  expect(places.take('e')).not.toBeNull()
  expect(taken.map((place) => place?.signal.aborted)).toEqual([true, false, false, false])
})

test('ends the download of a student who asks again', () => {
  const { places, taken } = takeFour()
  expect(places.take('c')).not.toBeNull()
  expect(taken.map((place) => place?.signal.aborted)).toEqual([false, false, true, false])
  // It tells that it is gone only now.
  taken[2]?.leave()
  expect(places.take('e')).toBeNull()
})
