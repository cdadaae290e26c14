import { proves } from '../../engine/prove.ts'
import { cornersOf, motionGraphs, type Journey } from './p11-motion-graphs.ts'

/** The height of the graph at a time, between the two corners around it. */
function heightAt(journey: Journey, time: number): number {
  const corners = cornersOf(journey)
  for (let i = 1; i < corners.length; i++) {
    const [from, to] = [corners[i - 1], corners[i]]
    if (from === undefined || to === undefined || time > to[0]) continue
    return from[1] + ((to[1] - from[1]) * (time - from[0])) / (to[0] - from[0])
  }
  return 0
}

/** The area in strips so narrow that each corner falls on the edge of one: every time is a multiple of a whole second. */
function areaOf(journey: Journey): number {
  const width = 0.5
  let area = 0
  for (let time = 0; time < journey.times[2]; time += width) area += heightAt(journey, time + width / 2) * width
  return area
}

/** How fast the graph changes half-way between two times. */
function slopeBetween(journey: Journey, from: number, to: number): number {
  const middle = (from + to) / 2
  return (heightAt(journey, middle + 0.125) - heightAt(journey, middle - 0.125)) / 0.25
}

proves(motionGraphs, {
  distance: areaOf,
  acceleration: (journey: Journey) => slopeBetween(journey, 0, journey.times[0]),
  retardation: (journey: Journey) => -slopeBetween(journey, journey.times[1], journey.times[2]),
  'average-speed': (journey: Journey) => areaOf(journey) / journey.times[2],
  'way-back': (journey: Journey) => -slopeBetween(journey, journey.times[1], journey.times[2]),
})
