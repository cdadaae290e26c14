import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fixed, isMultipleOf, positiveSlips } from '../slips.ts'

export interface Loaded {
  /** In centimetres. */
  natural: number
  firstLoad: number
  firstLength: number
  secondLoad: number
}

export interface Joined {
  load: number
  first: number
  second: number
}

const centimetres = (value: number) => fixed(value, 'cm', 1)
const stiffness = (value: number) => quantity(value, 'N m⁻¹', 1)

function drawLoaded(random: Random): Loaded | null {
  const [natural, firstLoad, secondLoad] = [random.int(10, 40), random.int(2, 20), random.int(3, 40)]
  const extension = firstLoad * (random.int(1, 12) / 20)
  const second = (extension * secondLoad) / firstLoad
  const isFit = extension >= 1 && extension <= natural && second <= natural && isMultipleOf(second, 0.1)
  return isFit && secondLoad !== firstLoad && isMultipleOf(extension, 0.1)
    ? { natural, firstLoad, firstLength: natural + extension, secondLoad }
    : null
}

const newLength = form<Loaded>({
  id: 'length-under-load',
  difficulty: 'easy',
  draw: drawLoaded,
  write: ({ natural, firstLoad, firstLength, secondLoad }) => {
    const extension = firstLength - natural
    const second = (extension * secondLoad) / firstLoad
    const key = centimetres(natural + second)
    return {
      stem:
        `A spiral spring of natural length ${natural} cm is ${printed(firstLength)} cm long when it carries a load of ` +
        `${firstLoad} N. If the elastic limit is not passed, its length under a load of ${secondLoad} N is`,
      key,
      slips: positiveSlips(centimetres, [
        [second, 'This is the extension, not yet added to the natural length.'],
        [(firstLength * secondLoad) / firstLoad, 'This makes the whole length proportional to the load.'],
        [natural + (extension * firstLoad) / secondLoad, 'This puts the ratio of the two loads upside down.'],
        [firstLength + second, 'This adds the extension to the stretched length of the spring.'],
        [natural + 2 * second, 'This counts the extension under the new load twice over.'],
        [natural - second, 'This takes the extension away, as if the spring were pressed together.'],
        [natural + extension, 'This takes the length to be the same under both loads.'],
        [natural + second / 2, 'This takes only half of the extension, as in the formula for energy.'],
      ]),
      principle: "By Hooke's law the extension, and not the length, is proportional to the load.",
      working: [
        `First extension = ${printed(firstLength)} − ${natural} = ${printed(extension)} cm`,
        `$e = ${printed(extension)} \\times \\frac{${secondLoad}}{${firstLoad}} = ${printed(second)}$ cm`,
        `Length = ${natural} + ${printed(second)} = ${key.text}`,
      ],
      hints: ['How much longer has the first load made the spring?', 'Only the extension grows with the load.'],
    }
  },
})

const naturalLength = form<Loaded>({
  id: 'natural-length',
  difficulty: 'hard',
  draw: (random) => {
    const loaded = drawLoaded(random)
    return loaded !== null && loaded.secondLoad > loaded.firstLoad + 1 ? loaded : null
  },
  write: ({ natural, firstLoad, firstLength, secondLoad }) => {
    const secondLength = natural + ((firstLength - natural) * secondLoad) / firstLoad
    const [rise, more] = [secondLength - firstLength, secondLoad - firstLoad]
    const each = rise / more
    const key = centimetres(natural)
    return {
      stem:
        `A spiral spring which obeys Hooke’s law is ${printed(firstLength)} cm long when it supports ${firstLoad} N and ` +
        `${printed(secondLength)} cm long when it supports ${secondLoad} N. Its length with no load is`,
      key,
      slips: positiveSlips(centimetres, [
        [firstLength - rise, 'This takes the change of length away once, whatever the loads are.'],
        [firstLength, 'This takes the shorter of the two lengths for the natural length.'],
        [rise, 'This is the change of length between the two loads.'],
        [firstLength + each * firstLoad, 'This adds the extension under the first load, which must be taken away.'],
        [(firstLength + secondLength) / 2, 'This averages the lengths of the spring under the two loads.'],
        [firstLength - each, 'This takes away the extension for a single newton only.'],
        [firstLength * (firstLoad / secondLoad), 'This reduces the first length in the ratio of the two loads.'],
        [firstLength - each * secondLoad, 'This takes the extension of the other load away from this length.'],
      ]),
      principle: "By Hooke's law equal increases of the load give equal increases of the length.",
      working: [
        `$\\frac{${printed(secondLength)} - ${printed(firstLength)}}{${secondLoad} - ${firstLoad}} = ${printed(each)}$ cm for each newton`,
        `Extension under ${firstLoad} N = ${firstLoad} × ${printed(each)} = ${printed(each * firstLoad)} cm`,
        `Natural length = ${printed(firstLength)} − ${printed(each * firstLoad)} = ${key.text}`,
      ],
      hints: ['How much longer does one newton make the spring?', 'How much of the first length is extension?'],
    }
  },
})

const inSeries = form<Joined>({
  id: 'springs-in-series',
  difficulty: 'medium',
  draw: (random) => {
    const [load, first, second] = [random.int(2, 30), random.step(50, 600, 50), random.step(50, 600, 50)]
    const total = 100 * (load / first + load / second)
    return first !== second && isMultipleOf(total, 0.5) && total <= 60 ? { load, first, second } : null
  },
  write: ({ load, first, second }) => {
    const [one, other] = [(100 * load) / first, (100 * load) / second]
    const key = centimetres(one + other)
    return {
      stem:
        `Two light springs of force constants ${first} N m⁻¹ and ${second} N m⁻¹ are joined end to end and carry a load of ` +
        `${load} N. The total extension is`,
      key,
      slips: positiveSlips(centimetres, [
        [(100 * load) / (first + second), 'This adds the force constants, as for springs side by side.'],
        [one, 'This is the extension of the first spring alone under the load.'],
        [other, 'This is the extension of the second spring alone under the load.'],
        [(one + other) / 2, 'This lets each spring carry only half of the load.'],
        [(200 * load) / (first + second), 'This uses the average of the two force constants.'],
        [2 * (one + other), 'This lets the load act twice on each of the springs.'],
        [Math.abs(one - other), 'This subtracts the extensions, though both springs become longer.'],
        [2 * Math.max(one, other), 'This takes both springs to be as soft as the softer one.'],
        [3 * (one + other), 'This counts the load once for each spring and once for both.'],
      ]),
      principle: 'Springs joined end to end each carry the whole load, so their extensions add up.',
      working: [
        `First spring: ${load} ÷ ${first} m = ${printed(one)} cm`,
        `Second spring: ${load} ÷ ${second} m = ${printed(other)} cm`,
        `The total extension is ${key.text}`,
      ],
      hints: ['How large is the force in each of the springs?', 'Find the two extensions one by one.'],
    }
  },
})

const inParallel = form<Joined>({
  id: 'springs-in-parallel',
  difficulty: 'medium',
  draw: (random) => {
    const [first, second] = [random.step(50, 600, 25), random.step(50, 600, 25)]
    const [extension, isSame] = [random.step(1, 12, 0.5), first === second]
    const load = ((first + second) * extension) / 100
    return !isSame && isMultipleOf(load, 0.5) && load >= 5 && load <= 80 ? { load, first, second } : null
  },
  write: ({ load, first, second }) => {
    const extension = (100 * load) / (first + second)
    const key = stiffness(second)
    return {
      stem:
        `A bar hangs level from two springs side by side. With a load of ${printed(load)} N both springs become ` +
        `${printed(extension)} cm longer. If one has a force constant of ${first} N m⁻¹, the force constant of the other is`,
      key,
      slips: positiveSlips(
        stiffness,
        [
          [first + second, 'This is the force constant of the two springs together.'],
          [(first + second) / 2, 'This shares the whole force constant equally between the springs.'],
          [
            Math.abs((first * (first + second)) / second),
            'This subtracts reciprocals, as for springs joined end to end.',
          ],
          [second - first, 'This takes the force constant of the first spring away twice.'],
          [second / 2, 'This halves what is left when the first spring is taken away.'],
          [second / 10, 'This finds the load on the other spring but then takes 10 cm for a metre.'],
          [2 * first + second, 'This adds the force constant of the first spring, which must be taken away.'],
          [first, 'This takes the springs to be equally stiff, though the loads on them differ.'],
          [first + 2 * second, 'This lets each of the two springs stretch by half of the extension only.'],
        ],
        5000,
      ),
      principle: 'Springs side by side have the same extension and share the load, so F = (k₁ + k₂)e.',
      working: [
        `Together: ${printed(load)} ÷ ${printed(extension / 100)} = ${stiffness(first + second).text}`,
        `Second spring: ${first + second} − ${first} = ${key.text}`,
      ],
      hints: ['How stiff are the two springs together?', 'Force constants of springs side by side add up.'],
    }
  },
})

export const hookesLaw = family(
  {
    id: 'p30',
    edition: 1,
    title: "Hooke's law and joined springs",
    subject: 'physics',
    topicId: 'phy-elasticity',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [newLength, naturalLength, inSeries, inParallel],
)
