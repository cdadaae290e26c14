import { proves } from '../../engine/prove.ts'
import { graham } from './c12-graham.ts'

// The second route goes by kinetic energy: equal temperature means equal m v² / 2, so v² ∝ 1 / M, and t ∝ 1 / v.
proves(graham, {
  'time-of-heavier': ({
    pair,
    time,
  }: {
    pair: { light: { molarMass: number }; heavy: { molarMass: number } }
    time: number
  }) => {
    const speedOfLight = Math.sqrt(1 / pair.light.molarMass)
    const speedOfHeavy = Math.sqrt(1 / pair.heavy.molarMass)
    return (time * speedOfLight) / speedOfHeavy
  },
})
