import { form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, nearSlips } from '../slips.ts'

/** A galvanometer with its resistance in ohms and the milliamperes of full deflection. */
export interface Galvanometer {
  coil: number
  full: number
  /** In amperes for an ammeter, in volts for a voltmeter. */
  range: number
}

const shunts = (value: number) => quantity(value, 'Ω', 3)
const ohms = (value: number) => quantity(value, 'Ω', 0)

/** A galvanometer made into an ammeter by a small resistance in parallel. */
export const shunt = form<Galvanometer>({
  id: 'shunt',
  difficulty: 'medium',
  draw: (random) => {
    const [full, range] = [random.pick([2, 4, 5, 10, 15, 20, 25, 40, 50]), random.pick([0.5, 1, 1.5, 2, 2.5, 3, 5])]
    // Chosen backwards: the coil is a multiple of the shunt by the ratio of the currents.
    const result = random.step(0.02, 0.6, 0.01)
    const coil = (result * (range - full / 1000)) / (full / 1000)
    return isMultipleOf(coil, 0.1) && coil >= 5 && coil <= 100 ? { coil, full, range } : null
  },
  write: ({ coil, full, range }) => {
    const small = full / 1000
    const rest = range - small
    const share = (amperes: number) => (coil * amperes) / (range - amperes)
    const key = shunts(share(small))
    return {
      stem:
        `A galvanometer with a coil of ${printed(coil)} Ω gives its full deflection for ${full} mA. The resistance that must be joined in ` +
        `parallel with it to make an ammeter reading up to ${printed(range)} A is`,
      key,
      slips: nearSlips(shunts, key, [
        [(coil * small) / range, 'This sends the whole current through the shunt, although the coil takes a part.'],
        [(coil * small) / (range + small), 'This adds the current of the coil to the whole current.'],
        [share(full / 10_000), 'This takes 10,000 mA for an ampere when the current is changed.'],
        [share(full / 100), 'This takes 100 mA for an ampere when the current is changed.'],
        [coil * small, 'This is the voltage across the coil and not a resistance.'],
        [coil, 'This makes the shunt equal to the coil, which only halves the current.'],
        [share(small) / 2, 'This takes half of the voltage of the coil for the shunt.'],
        [2 * share(small), 'This doubles the voltage of the coil, but the shunt has the same.'],
        [(coil * small) / rest ** 2, 'This divides twice by the current through the shunt.'],
        [(coil * rest) / small, 'This puts the ratio of the two currents upside down.'],
      ]),
      principle:
        'Coil and shunt are in parallel, so they have the same voltage while the shunt takes the rest of the current.',
      working: [
        `Current through the shunt = ${printed(range)} − ${printed(small)} = ${printed(rest)} A`,
        `$S = \\frac{${printed(small)} \\times ${printed(coil)}}{${printed(rest)}}$`,
        `The resistance is ${key.text}`,
      ],
      hints: ['How much current must pass by the coil?', 'The voltage across coil and shunt is the same.'],
    }
  },
})

/** A galvanometer made into a voltmeter by a large resistance in series. */
export const multiplier = form<Galvanometer>({
  id: 'multiplier',
  difficulty: 'medium',
  draw: (random) => {
    const [full, range] = [
      random.pick([1, 2, 4, 5, 10, 15, 20, 25, 40, 50]),
      random.pick([1.5, 2, 3, 5, 6, 8, 10, 12, 15, 20, 25, 30]),
    ]
    const coil = random.step(5, 80, 5)
    const total = (1000 * range) / full
    return isMultipleOf(total, 1) && total > 2 * coil && total <= 3000 && coil / total > 0.03
      ? { coil, full, range }
      : null
  },
  write: ({ coil, full, range }) => {
    const total = (1000 * range) / full
    const key = ohms(total - coil)
    return {
      stem:
        `A galvanometer of resistance ${coil} Ω is fully deflected by ${full} mA. To turn it into a voltmeter for readings up to ` +
        `${printed(range)} V, the resistance needed in series is`,
      key,
      slips: nearSlips(ohms, key, [
        [total, 'This is the total resistance, in which the coil is still counted.'],
        [total + coil, 'This adds the coil to the total resistance where it should be taken off.'],
        [total - 2 * coil, 'This takes the resistance of the coil off twice.'],
        [total / 10 - coil, 'This takes 100 mA for an ampere when the current is changed.'],
        [10 * total - coil, 'This takes 10,000 mA for an ampere when the current is changed.'],
        [total / coil, 'This divides the total resistance by that of the coil.'],
        [total / 2, 'This halves the voltage, as though the coil took the other half of it.'],
        [range * coil, 'This multiplies the voltage by the resistance of the coil and leaves out the current.'],
        [2 * total - coil, 'This doubles the voltage before it takes the coil off.'],
      ]),
      principle: 'Coil and multiplier are in series and carry the current of full deflection.',
      working: [
        `Total resistance = ${printed(range)} ÷ ${printed(full / 1000)} = ${printed(total)} Ω`,
        `R = ${printed(total)} − ${coil}`,
        `The series resistance is ${key.text}`,
      ],
      hints: ['Which current flows at full deflection?', 'The coil is a part of the total resistance.'],
    }
  },
})
