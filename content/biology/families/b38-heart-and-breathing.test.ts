import { unit } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { heartAndBreathing } from './b38-heart-and-breathing.ts'

/** Adds the same volume again for each beat or breath. */
function pumped(times: number, volume: number): number {
  let total = 0
  for (let count = 0; count < times; count++) total += volume
  return total
}

const inCubicDecimetres = (volume: number): number => unit(volume, 'cm^3').toNumber('dm^3')

// The second route lets the heart beat and the chest breathe once after another and leaves units to mathjs.
proves(heartAndBreathing, {
  output: ({ seconds, beats, stroke }: { seconds: number; beats: number; stroke: number }) => {
    let volume = 0
    for (let time = 0; time < 60; time += seconds) volume += pumped(beats, stroke)
    return inCubicDecimetres(volume)
  },
  stroke: ({ output, rate }: { output: number; rate: number }) => {
    const wanted = unit(output, 'dm^3').toNumber('cm^3')
    for (let stroke = 1; stroke < 500; stroke++) {
      if (Math.abs(pumped(rate, stroke) - wanted) < 1e-6) return stroke
    }
    return Number.NaN
  },
  exercise: (body: { restRate: number; restStroke: number; rate: number; stroke: number }) => {
    let extra = 0
    for (let beat = 0; beat < body.rate; beat++)
      extra += beat < body.restRate ? body.stroke - body.restStroke : body.stroke
    return inCubicDecimetres(extra)
  },
  alveoli: ({ tidal, dead, breaths }: { tidal: number; dead: number; breaths: number }) =>
    inCubicDecimetres(pumped(breaths, tidal) - pumped(breaths, dead)),
  oxygen: ({ tidal, breaths, breathedOut }: { tidal: number; breaths: number; breathedOut: number }) => {
    const taken = pumped(breaths, tidal * 0.21)
    const returned = pumped(breaths, (tidal * breathedOut) / 100)
    return Math.round((taken - returned) * 1e6) / 1e6
  },
})
