import { proves } from '../../engine/prove.ts'
import { heatingCurves, type AtTime, type Heating, type Substances } from './c49-heating-curve.ts'

/** The temperature at a time, by interpolation along the curve. */
function temperatureAt({ start, melting, boiling, times }: Heating, time: number): number {
  const [melts, melted, boils] = times
  if (time <= melts) return start + ((melting - start) * time) / melts
  if (time <= melted) return melting
  return time <= boils ? melting + ((boiling - melting) * (time - melted)) / (boils - melted) : boiling
}

proves(heatingCurves, {
  'boiling-point': (heating: Heating) => Math.max(...heating.times.map((time) => temperatureAt(heating, time))),
  'melting-time': (heating: Heating) => {
    let still = 0
    for (let tenth = 0; tenth < 10 * heating.times[2]; tenth++)
      if (temperatureAt(heating, tenth / 10) === temperatureAt(heating, (tenth + 1) / 10)) still++
    return Math.round(still) / 10
  },
  'state-at': (given: AtTime) => {
    const level = temperatureAt(given, given.time)
    if (level < given.melting) return 'solid only'
    if (level === given.melting) return 'solid and liquid'
    return level < given.boiling ? 'liquid only' : 'liquid and gas'
  },
  'which-state': ({ melting, boiling, temperature, state }: Substances) => {
    // The number of changes of state that lie below the temperature.
    const changes = { solid: 0, liquid: 1, gas: 2 }[state]
    return [...'PQRS']
      .filter((_, row) => [melting[row] ?? 0, boiling[row] ?? 0].filter((one) => one < temperature).length === changes)
      .join()
  },
  'liquid-range': (heating: Heating) =>
    temperatureAt(heating, heating.times[2]) - temperatureAt(heating, heating.times[1]),
})
