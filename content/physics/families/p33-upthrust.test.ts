import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { upthrust, type Immersed, type Weighed, type WeighedTwice } from './p33-upthrust.ts'

const gravity = 10
const water = 1000

/** What a spring balance reads for an upright box, from the pressures on its top and its base alone. */
function readingFor(mass: number, volume: number, density: number): number {
  const [depth, height] = [0.37, 0.2]
  const area = volume / height
  const pressureOnTop = density * gravity * depth
  const pressureOnBase = density * gravity * (depth + height)
  return mass * gravity + pressureOnTop * area - pressureOnBase * area
}

function volumeOf({ inAir, inWater }: Weighed): number {
  return rootOf((volume) => inWater - readingFor(inAir / gravity, volume, water), 0, 1)
}

proves(upthrust, {
  'relative-density-of-solid': (weighed: Weighed) => weighed.inAir / gravity / volumeOf(weighed) / water,
  'relative-density-of-liquid': (weighed: WeighedTwice) => {
    const volume = volumeOf(weighed)
    const excess = (density: number) => weighed.inLiquid - readingFor(weighed.inAir / gravity, volume, density)
    return rootOf(excess, 0, 20_000) / water
  },
  'apparent-weight': ({ mass, volume, density }: Immersed) => readingFor(mass, volume / 1e6, density),
  'volume-from-loss': (weighed: Weighed) => volumeOf(weighed) * 1e6,
})
