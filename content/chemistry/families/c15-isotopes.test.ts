import { proves } from '../../engine/prove.ts'
import { isotopes } from './c15-isotopes.ts'

interface Pair {
  light: number
  heavy: number
  share: number
}

/** The mean mass of a hundred atoms that are weighed one by one. */
function meanOfHundred({ light, heavy, share }: Pair): number {
  let mass = 0
  for (let atom = 0; atom < 100; atom++) mass += atom < share ? light : heavy
  return mass / 100
}

// A hundred atoms are weighed; unknown shares are tried in whole per cent until their mean is the one given.
proves(isotopes, {
  'relative-mass-from-percentages': (pair: Pair) => meanOfHundred(pair),
  'percentage-of-isotope': ({ light, heavy, share, ofLight }: Pair & { ofLight: boolean }) => {
    const mean = meanOfHundred({ light, heavy, share })
    for (let tried = 0; tried <= 100; tried++) {
      if (Math.abs(meanOfHundred({ light, heavy, share: tried }) - mean) < 1e-9) return ofLight ? tried : 100 - tried
    }
    return Number.NaN
  },
  'ratio-of-isotopes': (given: { light: number; heavy: number; first: number; second: number }) => {
    const { light, heavy, first, second } = given
    const mean = (light * first + heavy * second) / (first + second)
    for (let total = 2; total <= 10; total++) {
      for (let a = 1; a < total; a++) {
        if (Math.abs((light * a + heavy * (total - a)) / total - mean) < 1e-9) return `${a} : ${total - a}`
      }
    }
    return 'no ratio'
  },
})
