import { form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { positive, slip } from '../drafting.ts'

interface Isotope {
  name: string
  halfLife: number
  unit: string
}

const isotopes: readonly Isotope[] = [
  { name: 'iodine-131', halfLife: 8, unit: 'days' },
  { name: 'phosphorus-32', halfLife: 14, unit: 'days' },
  { name: 'sodium-24', halfLife: 15, unit: 'hours' },
  { name: 'technetium-99m', halfLife: 6, unit: 'hours' },
  { name: 'caesium-137', halfLife: 30, unit: 'years' },
  { name: 'strontium-90', halfLife: 28, unit: 'years' },
  { name: 'hydrogen-3', halfLife: 12, unit: 'years' },
  { name: 'radon-220', halfLife: 56, unit: 'seconds' },
]
const remainders = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5]

const milligrams = (value: number) => ({ text: `${value.toFixed(2)} mg`, value })

function duration(value: number, unit: string) {
  const number = printed(value, 2)
  return { text: `${number} ${number === '1' ? unit.slice(0, -1) : unit}`, value }
}

export const massLeft = form<{ isotope: Isotope; mass: number; halvings: number }>({
  id: 'mass-left',
  difficulty: 'easy',
  draw: (random) => {
    const halvings = random.int(2, 5)
    return { isotope: random.pick(isotopes), mass: random.pick(remainders) * 2 ** halvings, halvings }
  },
  write: ({ isotope: { name, halfLife, unit }, mass, halvings }) => {
    const time = halvings * halfLife
    const left = mass / 2 ** halvings
    return {
      stem: `The half-life of ${name} is ${halfLife} ${unit}. If a sample contains ${mass} mg of the isotope, the mass of it left after ${time} ${unit} is`,
      key: milligrams(left),
      slips: [
        slip(milligrams(mass / halvings), 'This divides by the number of half-lives instead of halving once for each.'),
        slip(
          milligrams(mass / (2 * halvings)),
          'This takes off half for each half-life as a sum, not as a power of two.',
        ),
        slip(milligrams(mass - left), 'This is the mass that has decayed, not the mass that remains.'),
        slip(milligrams(mass / 2 ** (halvings - 1)), 'This halves the mass once too few for the time given.'),
        slip(milligrams(mass / 2 ** (halvings + 1)), 'This halves the mass once too many for the time given.'),
        slip(milligrams(mass / 3 ** halvings), 'This leaves a third after each half-life where a half must remain.'),
        slip(milligrams(mass / time), 'This divides the mass by the time, but decay is not steady.'),
      ],
      principle: 'In each half-life one half of the atoms that are left decays.',
      working: [
        `Number of half-lives = ${time} ÷ ${halfLife} = ${halvings}`,
        `Mass left = ${mass} ÷ 2 taken ${halvings} times`,
        `Mass = ${mass} ÷ ${2 ** halvings} = ${milligrams(left).text}`,
      ],
      hints: ['How many half-lives pass in the given time?', 'Halve the mass once for each of them.'],
    }
  },
})

export const halfLifeOf = form<{ start: number; halvings: number; halfLife: number; unit: string }>({
  id: 'half-life',
  difficulty: 'medium',
  draw: (random) => {
    const halvings = random.int(2, 5)
    return {
      start: random.pick(remainders) * 2 ** halvings,
      halvings,
      halfLife: random.pick([3, 4, 5, 6, 8, 10, 12, 15, 20, 25]),
      unit: random.pick(['minutes', 'hours', 'days', 'years']),
    }
  },
  write: ({ start, halvings, halfLife, unit }) => {
    const left = start / 2 ** halvings
    const time = halfLife * halvings
    const lasting = (value: number) => duration(value, unit)
    return {
      stem: `In ${time} ${unit} the mass of a radioactive isotope falls from ${start} g to ${left} g. Its half-life is`,
      key: lasting(halfLife),
      slips: positive([
        slip(lasting(time / 2 ** halvings), 'This divides the time by the ratio of the masses, not by the half-lives.'),
        slip(lasting(time / (halvings + 1)), 'This counts the starting mass as a halving and takes one too many.'),
        slip(lasting(time / (2 * halvings)), 'This divides by two again although each half-life was already counted.'),
        slip(lasting(time / (halvings - 1)), 'This takes one halving too few between the two masses.'),
        slip(lasting(time / 2), 'This takes half of the whole time to be the half-life.'),
        slip(lasting(time * (1 - left / start)), 'This multiplies the time by the share of the mass that has decayed.'),
        slip(lasting(time * halvings), 'This multiplies the time by the number of halvings instead of dividing.'),
      ]),
      principle: 'The half-life is the time in which the mass falls to one half, so count the halvings first.',
      working: [
        `${start} ÷ ${left} = ${2 ** halvings}, which is ${halvings} halvings`,
        `Half-life = ${time} ÷ ${halvings} = ${lasting(halfLife).text}`,
      ],
      hints: [
        'How many times must the first mass be halved to give the second?',
        'All these halvings take equal times.',
      ],
    }
  },
})

export const timePassed = form<{ isotope: Isotope; halvings: number }>({
  id: 'time-passed',
  difficulty: 'medium',
  draw: (random) => ({ isotope: random.pick(isotopes), halvings: random.int(2, 5) }),
  write: ({ isotope: { name, halfLife, unit }, halvings }) => {
    const whole = 2 ** halvings
    const lasting = (value: number) => duration(value, unit)
    const key = lasting(halfLife * halvings)
    return {
      stem: `The half-life of ${name} is ${halfLife} ${unit}. The time in which ${whole - 1}/${whole} of a sample of it decays is`,
      key,
      slips: [
        slip(
          lasting((halfLife * (whole - 1)) / whole),
          'This multiplies the half-life by the fraction that has decayed.',
        ),
        slip(lasting(halfLife * (halvings - 1)), 'This counts one half-life too few to leave that small fraction.'),
        slip(
          lasting(halfLife / halvings),
          'This divides the half-life by the number of halvings instead of multiplying.',
        ),
        slip(lasting(halfLife * whole), 'This takes the denominator of the fraction for the number of half-lives.'),
        slip(lasting(halfLife * (halvings + 1)), 'This counts one half-life too many for that fraction to decay.'),
        slip(lasting((halfLife * whole) / 2), 'This takes half the denominator for the number of half-lives.'),
        slip(lasting(halfLife * (whole - 1)), 'This takes the numerator of the fraction for the number of half-lives.'),
      ],
      principle: 'After each half-life one half of the atoms is left, so look at the fraction that remains.',
      working: [
        `Fraction left = 1 − ${whole - 1}/${whole} = 1/${whole}`,
        `1/${whole} is reached after ${halvings} half-lives`,
        `Time = ${halvings} × ${halfLife} = ${key.text}`,
      ],
      hints: ['What fraction of the sample is left?', 'How many halvings give that fraction?'],
    }
  },
})
