import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { powerAndEfficiency, type Driven, type Hoist, type Pump } from './p27-power-and-efficiency.ts'

/** The energy that lifting takes, metre by metre (the last part of a metre included). */
function workOfLifting(mass: number, height: number): number {
  let work = 0
  for (let metre = 0; metre < height; metre++) work += mass * 10 * Math.min(1, height - metre)
  return work
}

proves(powerAndEfficiency, {
  // The power is tried until what is left of it after the losses has raised the water in the time.
  'power-input-of-pump': ({ mass, height, minutes, efficiency }: Pump) =>
    rootOf((power) => power * minutes * 60 * (1 - (100 - efficiency) / 100) - workOfLifting(mass, height), 0, 1e6),
  // Units are left to the calculator.
  'resistance-from-power': ({ power, speed }: Driven): number =>
    evaluate(`number(${power} kW / (${speed} km/hour), N)`),
  'efficiency-of-motor': ({ mass, height, time, power }: Hoist) => {
    const supplied = power * time
    return rootOf((percent) => (supplied * percent) / 100 - workOfLifting(mass, height), 0, 1000)
  },
  'time-to-lift': ({ mass, height, power, efficiency }: Hoist & { efficiency: number }) => {
    const wasted = (power * (100 - efficiency)) / 100
    return rootOf((time) => (power - wasted) * time - workOfLifting(mass, height), 0, 100_000)
  },
})
