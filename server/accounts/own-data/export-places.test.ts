import { expect, test } from 'vitest'
import { ExportPlaces } from './export-places.ts'

function takeFour() {
  let now = 0
  const places = new ExportPlaces(() => now)
  const taken = ['a', 'b', 'c', 'd'].map((userId) => places.take(userId))
  return { places, taken, pass: (ms: number) => (now += ms) }
}

const areEnded = (taken: ReturnType<typeof takeFour>['taken']) => taken.map((place) => place?.signal.aborted)

// SETT-01
test('lets four students download at once, and the next one when one has ended', () => {
  const { places, taken } = takeFour()
  expect(places.take('e')).toBeNull()
  taken[2]?.leave()
  expect(places.take('e')).not.toBeNull()
  expect(areEnded(taken)).toEqual([false, false, false, false])
})

/** Lets time pass in which the readers take so much a second. */
function read({ taken, pass }: ReturnType<typeof takeFour>, bytesASecond: readonly number[], seconds: number) {
  for (let second = 0; second < seconds; second++) {
    pass(1_000)
    taken.forEach((place, index) => place?.noteTaken(bytesASecond[index] ?? 0))
  }
}

test('ends a download of more than two minutes where another one waits for its place', () => {
  const four = takeFour()
  read(four, [50_000, 50_000, 50_000, 50_000], 121)
  expect(four.places.take('e')).not.toBeNull()
  expect(areEnded(four.taken)).toEqual([true, false, false, false])
})

test('ends the download of a reader who hardly reads where another one waits, and none on a line of 50 kbit/s', () => {
  const four = takeFour()
  const kilobitsASecond = [50, 50, 1, 50]
  read(
    four,
    kilobitsASecond.map((pace) => (pace * 1_000) / 8),
    62,
  )
  expect(four.places.take('e')).not.toBeNull()
  expect(areEnded(four.taken)).toEqual([false, false, true, false])
  expect(four.places.take('f')).toBeNull()
})

test('ends the download of a student who asks again', () => {
  const { places, taken } = takeFour()
  expect(places.take('c')).not.toBeNull()
  expect(areEnded(taken)).toEqual([false, false, true, false])
  // It tells that it is gone only now.
  taken[2]?.leave()
  expect(places.take('e')).toBeNull()
})
