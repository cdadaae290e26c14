import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { populationEstimates } from './b28-population.ts'

interface Change {
  start: number
  births: number
  deaths: number
  immigrants: number
  emigrants: number
}

/** Marks a population of every size in turn until the second catch holds as many marked animals as were seen. */
function sizeThatShows(marked: number, caught: number, again: number): number {
  for (let size = marked; size < 5000; size++) if (Math.abs((marked / size) * caught - again) < 1e-9) return size
  return Number.NaN
}

/** Lays quadrats beside each other until the field is covered, with the mean number of plants in each. */
function plantsOnField(side: number, throws: number, counted: number, area: number): number {
  const columns = 1 / side
  const rows = area / side
  return Math.round((counted * columns * rows) / throws)
}

function herdAtEnd({ start, births, deaths, immigrants, emigrants }: Change): number {
  const herd = new Set(Array.from({ length: start }, (_, index) => `first ${index}`))
  for (let calf = 0; calf < births; calf++) herd.add(`calf ${calf}`)
  for (let newcomer = 0; newcomer < immigrants; newcomer++) herd.add(`newcomer ${newcomer}`)
  for (const animal of [...herd].slice(0, deaths + emigrants)) herd.delete(animal)
  return herd.size
}

proves(populationEstimates, {
  'lincoln-index': ({ marked, caught, again }: { marked: number; caught: number; again: number }) =>
    sizeThatShows(marked, caught, again),
  'quadrat-estimate': (plot: { side: number; throws: number; counted: number; area: number }) =>
    plantsOnField(plot.side, plot.throws, plot.counted, plot.area),
  // Four quadrats of 0.25 m² make a square metre: the mean of all four-quadrat sums, worked by mathjs.
  density: ({ counts }: { counts: readonly number[] }) =>
    Number(Number(evaluate('4 * mean(counts)', { counts: [...counts] })).toFixed(1)),
  change: (change: Change) => herdAtEnd(change),
})
