import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { gibbsEnergy } from './c38-free-energy.ts'

interface Changes {
  enthalpy: number
  entropy: number
}

// The free energy with units; temperature and entropy by the value that brings the free energy to nothing.
proves(gibbsEnergy, {
  'free-energy': ({ enthalpy, entropy, temperature }: Changes & { temperature: number }) =>
    evaluate(`number(${enthalpy} kJ/mol - ${temperature} K * (${entropy} J/(K mol)), kJ/mol)`),
  'temperature-of-balance': ({ enthalpy, entropy }: Changes) =>
    rootOf((temperature) => temperature * entropy - enthalpy * 1000, 5000),
  'entropy-of-boiling': ({ celsius, enthalpy }: { celsius: number; enthalpy: number }) =>
    rootOf((entropy) => (celsius + 273) * (entropy / 1000) - enthalpy, 500),
})

/** The zero of a rising function between 0 and a bound. */
function rootOf(rising: (x: number) => number, bound: number): number {
  let [low, high] = [0, bound]
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (rising(middle) > 0) high = middle
    else low = middle
  }
  return (low + high) / 2
}
