import { expect, test } from 'vitest'
import { ExportPlaces } from './export-places.ts'

const reader = (userId: string, network = `network of ${userId}`) => ({ userId, network })

/** Four downloads, each in a network of its own unless told. */
function takeFour(networks: readonly string[] = []) {
  let now = 0
  const places = new ExportPlaces(() => now)
  const taken = ['a', 'b', 'c', 'd'].map((userId, index) => places.take(reader(userId, networks[index])))
  return { places, taken, pass: (ms: number) => (now += ms) }
}

const areEnded = (taken: ReturnType<typeof takeFour>['taken']) => taken.map((place) => place?.signal.aborted)

// SETT-01
test('lets four students download at once, and the next one when one has ended', () => {
  const { places, taken } = takeFour()
  expect(places.take(reader('e'))).toBeNull()
  taken[2]?.leave()
  expect(places.take(reader('e'))).not.toBeNull()
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
  expect(four.places.take(reader('e'))).not.toBeNull()
  expect(areEnded(four.taken)).toEqual([true, false, false, false])
})

test('ends the slowest of the downloads that may be ended', () => {
  const four = takeFour()
  read(four, [50_000, 5_000, 6_000, 50_000], 121)
  expect(four.places.take(reader('e'))).not.toBeNull()
  expect(areEnded(four.taken)).toEqual([false, true, false, false])
})

test('ends the slowest download of a network that has most places, where another network waits', () => {
  const four = takeFour(['school', 'school', 'home', 'school'])
  read(four, [5_000, 4_500, 4_000, 6_000], 21)
  expect(four.places.take(reader('e', 'school'))).toBeNull()
  expect(four.places.take(reader('f', 'cafe'))).not.toBeNull()
  expect(areEnded(four.taken)).toEqual([false, true, false, false])
  // The school has half of the places now.
  expect(four.places.take(reader('g', 'street'))).toBeNull()
})

test('leaves the downloads of a network that has most places a moment to finish', () => {
  const four = takeFour(['school', 'school', 'school', 'school'])
  read(four, [5_000, 5_000, 5_000, 5_000], 20)
  expect(four.places.take(reader('e', 'cafe'))).toBeNull()
})

test('ends the download of a reader who hardly reads where another one waits, and none on a line of 50 kbit/s', () => {
  const four = takeFour()
  const kilobitsASecond = [50, 50, 1, 50]
  read(
    four,
    kilobitsASecond.map((pace) => (pace * 1_000) / 8),
    62,
  )
  expect(four.places.take(reader('e'))).not.toBeNull()
  expect(areEnded(four.taken)).toEqual([false, false, true, false])
  expect(four.places.take(reader('f'))).toBeNull()
})

test('ends the download of a student who asks again', () => {
  const { places, taken } = takeFour()
  expect(places.take(reader('c'))).not.toBeNull()
  expect(areEnded(taken)).toEqual([false, false, true, false])
  // It tells that it is gone only now.
  taken[2]?.leave()
  expect(places.take(reader('e'))).toBeNull()
})
