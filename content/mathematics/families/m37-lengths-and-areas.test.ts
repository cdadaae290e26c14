import { proves } from '../../engine/prove.ts'
import { holePlaces, pairPlaces, type Hole, type Pair } from '../forms/m37-triangles-and-circles.ts'
import { measured } from '../measured.ts'
import { measuredLength, placeOf, type Places } from '../plane.ts'
import { bendPlaces, lengthsAndAreas, trapeziumPlaces, type Bend, type Trapezium } from './m37-lengths-and-areas.ts'

/** The area inside a closed line through the corners in their order, by their coordinates. */
function areaOf(places: Places, corners: string): number {
  const doubled = [...corners].reduce((sum, corner, index) => {
    const [x, y] = placeOf(places, corner)
    const [nextX, nextY] = placeOf(places, corners.charAt((index + 1) % corners.length))
    return sum + x * nextY - y * nextX
  }, 0)
  return Math.abs(doubled) / 2
}

/** A result, where the drawing shows what is stated in it. */
function where(isTrue: boolean, result: number): number {
  return isTrue ? result : Number.NaN
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6

// The second routes measure the drawings by coordinates.
proves(lengthsAndAreas, {
  'l-shape': (bend: Bend) => areaOf(bendPlaces(bend), 'ABCDEF'),
  trapezium: (trapezium: Trapezium) => {
    const places = trapeziumPlaces(trapezium)
    return ['AB', 'BC', 'CD', 'DA'].reduce((sum, side) => sum + measuredLength(places, side), 0)
  },
  'two-triangles': (pair: Pair) => {
    const places = pairPlaces(pair)
    const isTrue =
      near(measured(places, 'ABC', { ABC: 90, ACD: 90 }), 90) &&
      near(measuredLength(places, 'AB'), pair.first) &&
      near(measuredLength(places, 'BC'), pair.second) &&
      near(measuredLength(places, 'CD'), pair.third)
    return where(isTrue, measuredLength(places, 'AD'))
  },
  // With 22/7, a quarter of the circle is 11/14 of the square on its radius.
  'circle-cut': (hole: Hole) => {
    const places = holePlaces(hole)
    const radius = measuredLength(places, 'OR')
    return (areaOf(places, 'ABCD') * 14 - 4 * 11 * radius * radius) / 14
  },
})
