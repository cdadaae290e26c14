import { proves } from '../../engine/prove.ts'
import { habitatData, type Estuary, type Stations, type Water, type Year } from './b55-habitats.ts'

proves(habitatData, {
  // The wet months rank the towns as the rain does.
  biome: ({ months, row, rain }: Stations) => {
    const byMonths = months.filter((other) => other > (months[row] ?? 0)).length
    const byRain = rain.filter((other) => other > (rain[row] ?? 0)).length
    return byMonths === byRain ? (['P', 'Q', 'R', 'S'][row] ?? '') : 'the two columns disagree'
  },
  'wet-months': ({ rain }: Year) => rain.reduce((months, value) => (value < 100 ? months : months + 1), 0),
  light: ({ surface, half, halvings }: Water) => {
    const need = surface / 2 ** halvings
    let [light, depth] = [surface, 0]
    while (light > need) [light, depth] = [light / 2, depth + half]
    return depth
  },
  salinity: ({ low, high, from, to }: Estuary) =>
    [...'PQRS'].filter((_, row) => [low[row] ?? 0, high[row] ?? 0].every((one) => one >= from && one <= to)).join(),
})
