import { describe, expect, it } from 'vitest'
import { seededRandom } from '../practice/random.ts'
import { announcementAt, readClock, startClock, timeLeftWords, type ExamClock, type Reading } from './clock.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** A phone whose clocks do what a real one's do, beside the time that really passed. */
class Phone {
  passedMs = 0
  clock: ExamClock
  #wall: number
  #monotonic = 5 * second
  #before: Reading | null
  #isWatched = true

  constructor(minutes: number, wall = Date.UTC(2026, 10, 27, 8)) {
    this.#wall = wall
    this.clock = startClock(minutes, { wall })
    this.#before = this.#now()
  }

  /** The page runs on, and reads the clock every second. */
  run(ms: number): void {
    for (let left = ms; left > 0; left -= second) {
      this.passedMs += second
      this.#wall += second
      this.#monotonic += second
      this.#read()
    }
  }

  /** The screen is off; the monotonic clock of many phones stands still then. */
  sleep(ms: number): void {
    this.#isWatched = false
    this.passedMs += ms
    this.#wall += ms
    this.#read()
  }

  /** The app is closed or killed, and opened again. */
  close(ms: number): void {
    this.passedMs += ms
    this.#wall += ms
    this.#monotonic = 0
    this.#before = null
    this.#read()
  }

  setWallClock(byMs: number): void {
    this.#wall += byMs
    this.#read()
  }

  /** A dead battery forgets the date; the network tells it again some time after the phone is on. */
  loseBattery(offMs: number): void {
    const before = this.#wall
    this.passedMs += offMs
    this.#wall = Date.UTC(2015, 0, 1)
    this.#monotonic = 0
    this.#before = null
    this.#read()
    const woken = this.passedMs
    this.run(20 * second)
    this.#wall = before + offMs + (this.passedMs - woken)
    this.#isWatched = false
    this.#read()
  }

  #now(): Reading {
    return { wall: this.#wall, monotonic: this.#monotonic }
  }

  #read(): void {
    const now = this.#now()
    this.clock = readClock(this.clock, { now, before: this.#before, isWatched: this.#isWatched })
    this.#before = now
    this.#isWatched = true
  }
}

describe('the clock of a paper', () => {
  const whole = 120 * minute
  it.each<[string, (phone: Phone) => void]>([
    ['runs', (phone) => phone.run(10 * minute)],
    ['counts a phone that slept', (phone) => phone.sleep(30 * minute)],
    ['counts an app that was closed', (phone) => phone.close(30 * minute)],
    ['gains nothing when the clock is set back', (phone) => phone.setWallClock(-hour)],
    ['loses nothing when the network sets the clock', (phone) => phone.setWallClock(5 * hour)],
    [
      'is right after the clock was set and set again, and the app closed',
      (phone) => {
        phone.run(minute)
        phone.setWallClock(hour)
        phone.run(minute)
        phone.setWallClock(-hour)
        phone.close(10 * minute)
      },
    ],
    [
      'is right after a battery that died at minute 70 and forgot the date',
      (phone) => {
        phone.run(70 * minute)
        phone.loseBattery(15 * minute)
        phone.run(minute)
      },
    ],
  ])('%s', (_, live) => {
    const phone = new Phone(120)
    live(phone)
    expect(Math.abs(phone.clock.leftMs - (whole - phone.passedMs))).toBeLessThanOrEqual(2 * second)
  })

  it('never gains a second in 100 seeded runs of everything at once', () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = seededRandom(`clock ${seed}`)
      const upTo = (ms: number) => Math.ceil((random() * ms) / second) * second
      const phone = new Phone(120)
      const happenings = [
        () => phone.run(upTo(2 * minute)),
        () => phone.sleep(upTo(30 * minute)),
        () => phone.close(upTo(5 * minute)),
        () => phone.setWallClock(upTo(2 * hour) - hour),
      ]
      for (let turn = 0; turn < 30; turn++) {
        const { leftMs } = phone.clock
        happenings[Math.floor(random() * happenings.length)]?.()
        expect(phone.clock.leftMs, `seed ${seed}`).toBeLessThanOrEqual(leftMs)
        const rightMs = Math.max(0, whole - phone.passedMs)
        expect(Math.abs(phone.clock.leftMs - rightMs), `seed ${seed}`).toBeLessThanOrEqual(2 * second)
      }
    }
  })

  it('ends at zero and stays there', () => {
    const phone = new Phone(1)
    phone.close(3 * 24 * hour)
    expect(phone.clock.leftMs).toBe(0)
    phone.setWallClock(-2 * hour)
    expect(phone.clock.leftMs).toBe(0)
  })
})

describe('the words of the clock', () => {
  it.each([
    [2 * hour, '2:00:00'],
    [hour - 1, '1:00:00'],
    [9 * minute + 30 * second, '09:30'],
    [1, '00:01'],
    [0, '00:00'],
  ])('%i ms left', (leftMs, words) => {
    expect(timeLeftWords(leftMs)).toBe(words)
  })

  it.each([
    [61, 'Half of the time is left.'],
    [60, 'Half of the time is left.'],
    [30, '30 minutes left.'],
    [10, '10 minutes left.'],
    [4.9, '5 minutes left.'],
    [1, '1 minute left.'],
  ])('at %d of 122 minutes', (left, words) => {
    expect(announcementAt(left * minute, 122)).toBe(words)
  })

  it('say nothing at the start', () => {
    expect(announcementAt(100 * minute, 120)).toBeNull()
  })
})
