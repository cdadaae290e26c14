import { proves } from '../../engine/prove.ts'
import { ratesOfReaction } from './c39-rates.ts'

/** Finds by bisection where a rising function of the unknown meets what is wanted. */
function solve(wanted: number, rising: (unknown: number) => number): number {
  let low = 0
  let high = 1e4
  for (let turn = 0; turn < 90; turn++) {
    const middle = (low + high) / 2
    if (rising(middle) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The rate at these concentrations with k = 7, by multiplying one factor at a time. */
function rateAt(a: number, b: number, orders: { first: number; second: number }): number {
  let rate = 7
  for (let order = 0; order < orders.first; order++) rate *= a
  for (let order = 0; order < orders.second; order++) rate *= b
  return rate
}

// Rates by the value that brings the first reading to the second; times degree by degree; the rate law with numbers put in.
proves(ratesOfReaction, {
  'rate-between-readings': ({ from, to, before, after }: Record<'from' | 'to' | 'before' | 'after', number>) =>
    solve(after, (rate) => before + rate * (to - from)),
  'rate-from-mass': ({
    mass,
    left,
    minutes,
    perMinute,
  }: {
    mass: number
    left: number
    minutes: number
    perMinute: boolean
  }) => solve(mass - left, (rate) => rate * minutes * (perMinute ? 1 : 60)),
  'temperature-and-time': (given: { steps: number; time: number; factor: number; isSlower: boolean }) => {
    let time = given.time
    for (let step = 0; step < given.steps; step++) time = given.isSlower ? time * given.factor : time / given.factor
    return time
  },
  'rate-law': ({ first, second, a, b }: { first: number; second: number; a: number; b: number }) =>
    rateAt(0.4 * a, 0.3 * b, { first, second }) / rateAt(0.4, 0.3, { first, second }),
})
