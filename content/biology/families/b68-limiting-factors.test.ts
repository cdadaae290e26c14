import { proves } from '../../engine/prove.ts'
import { limitingFactors, type AtLight } from './b68-limiting-factors.ts'

/** The rate from the light and from what the gas allows, whichever is less. */
function rate(given: AtLight, light: number, isUpper: boolean): number {
  const byLight = light / given.light
  const byGas = isUpper ? given.upper : given.lower
  return byLight < byGas ? byLight : byGas
}

proves(limitingFactors, {
  // Tries a little more of each factor.
  limiting: (given: AtLight) => {
    const { reading, isUpper } = given
    if (rate(given, reading * 1.05, isUpper) > rate(given, reading, isUpper)) return 'light intensity'
    return rate(given, reading, true) > rate(given, reading, isUpper) ? 'carbon(IV) oxide concentration' : 'neither'
  },
  gain: (given: AtLight) => rate(given, given.reading, true) - rate(given, given.reading, false),
  'enough-light': (given: AtLight) => {
    const { light, isUpper } = given
    let mark = 0
    while (rate(given, (mark + 1) * light, isUpper) > rate(given, mark * light, isUpper)) mark++
    return mark * light
  },
})
