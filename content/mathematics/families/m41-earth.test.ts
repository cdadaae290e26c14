import Fraction from 'fraction.js'
import { proves } from '../../engine/prove.ts'
import { cosines, earth, type Flight, type Meridian, type Parallel } from './m41-earth.ts'

const pi = new Fraction(22, 7)
/** The length of one degree on the equator or a meridian, exactly. */
const degree = pi.mul(2).mul(6400).div(360)

function between(a: number, b: number): number {
  return Math.max(a, b) - Math.min(a, b)
}

/** The nearest whole number by the exact fraction, so that binary noise decides nothing. */
function nearest(length: Fraction): number {
  return length.add(1, 2).floor().valueOf()
}

// The second routes go degree by degree with exact fractions; a flight is walked until its length is used up.
proves(earth, {
  meridian: ({ from, to }: Meridian) => nearest(degree.mul(between(from, to))),
  parallel: ({ latitude, from, to }: Parallel) => nearest(degree.mul(between(from, to)).mul(String(cosines[latitude]))),
  flight: ({ from, to }: Flight) => {
    let left = nearest(degree.mul(between(from, to)))
    let latitude = from
    while (left > degree.valueOf() / 2) {
      latitude += to > from ? 1 : -1
      left -= degree.valueOf()
    }
    return `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}`
  },
  circle: ({ latitude }: { latitude: number }) => nearest(new Fraction(String(cosines[latitude])).mul(6400)),
})
