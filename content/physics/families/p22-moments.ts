import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { fixed, isMultipleOf, positiveSlips } from '../slips.ts'

export interface Rule {
  pivot: number
  mark: number
  hung: number
  mass: number
}

export interface SeeSaw {
  first: string
  second: string
  weight: number
  arm: number
  otherWeight: number
}

export interface Plank {
  length: number
  weight: number
  load: number
  place: number
}

export interface TippedPlank {
  length: number
  weight: number
  pivot: number
}

const pairs = [
  ['Bola', 'Chidi'],
  ['Halima', 'Musa'],
  ['Ngozi', 'Emeka'],
  ['Sade', 'Tunde'],
] as const

const grams = (value: number) => quantity(value, 'g', 1)
const metres = (value: number) => fixed(value, 'm', 2)
const newtons = (value: number) => quantity(value, 'N', 1)

const weightOfRule = form<Rule>({
  id: 'mass-of-rule',
  difficulty: 'medium',
  draw: (random) => {
    const pivot = random.pick([30, 34, 35, 38, 40, 42, 44, 45])
    const mark = random.step(2, pivot - 4, 2)
    const hung = random.step(20, 120, 5)
    const ratio = (pivot - mark) / (50 - pivot)
    const mass = hung * ratio
    return ratio < 1.2 || mass < 60 || mass > 250 || !Number.isInteger(mass) ? null : { pivot, mark, hung, mass }
  },
  write: ({ pivot, mark, hung, mass }) => {
    const [arm, armOfRule] = [pivot - mark, 50 - pivot]
    return {
      stem:
        `A uniform metre rule balances horizontally on a knife edge at the ${pivot} cm mark when a mass of ${hung} g ` +
        `hangs from the ${mark} cm mark. The mass of the rule is`,
      key: grams(mass),
      slips: positiveSlips(grams, [
        [(hung * armOfRule) / arm, 'This puts the ratio of the two distances from the knife edge upside down.'],
        [hung, 'This takes the two masses as equal, though their distances from the pivot differ.'],
        [(hung * arm) / (100 - pivot), 'This puts the mass of the rule at its far end and not at its middle.'],
        [2 * mass, 'This puts the weight of the rule halfway between the knife edge and its middle.'],
        [
          (hung * pivot) / armOfRule,
          `This takes the mass as hung from the end of the rule, ${pivot} cm from the knife edge.`,
        ],
        [mass + hung, 'This is the whole mass on the knife edge: the rule and the hanging mass.'],
      ]),
      principle: 'The weight of a uniform rule acts at its 50 cm mark, and the moments about the knife edge are equal.',
      working: [
        `${hung} × (${pivot} − ${mark}) = M × (50 − ${pivot})`,
        `$M = \\frac{${hung} \\times ${arm}}{${armOfRule}}$`,
        `The mass is ${grams(mass).text}`,
      ],
      hints: ['Where does the weight of a uniform rule act?', 'Measure both distances from the knife edge.'],
    }
  },
})

const seeSaw = form<SeeSaw>({
  id: 'see-saw',
  difficulty: 'easy',
  draw: (random) => {
    const [first, second] = random.pick(pairs)
    const [weight, otherWeight, arm] = [random.step(240, 600, 10), random.step(240, 600, 10), random.int(8, 20) / 10]
    const otherArm = (weight * arm) / otherWeight
    if (weight === otherWeight || otherArm < 0.5 || otherArm > 2.5 || !isMultipleOf(otherArm, 0.05)) return null
    return { first, second, weight, arm, otherWeight }
  },
  write: ({ first, second, weight, arm, otherWeight }) => {
    const ratio = weight / otherWeight
    const key = metres(arm * ratio)
    return {
      stem:
        `A see-saw is pivoted at its centre. ${first}, who weighs ${weight} N, sits ${printed(arm)} m ` +
        `from the pivot. For balance, ${second}, who weighs ${otherWeight} N, must sit at a distance from the pivot of`,
      key,
      slips: positiveSlips(metres, [
        [arm / ratio, 'This puts the ratio upside down: the heavier child must sit nearer to the pivot.'],
        [arm, 'This makes the distances equal, which balances only children of equal weight.'],
        [
          (arm * weight) / (weight + otherWeight),
          'This divides by the sum of the weights and not by the second weight.',
        ],
        [arm + arm * ratio, 'This is the distance between the children, not the distance to the pivot.'],
        [arm * ratio ** 2, 'This squares the ratio of the weights, but a moment has the simple weight.'],
        [arm + ratio, 'This adds the ratio of the weights to the distance, where it multiplies.'],
      ]),
      principle: 'By the principle of moments, weight × distance from the pivot is the same on both sides.',
      working: [
        `${weight} × ${printed(arm)} = ${otherWeight} × d`,
        `$d = \\frac{${printed(weight * arm)}}{${otherWeight}}$`,
        `The distance is ${key.text}`,
      ],
      hints: ['What is the moment of the first child?', 'The second child must have an equal and opposite moment.'],
    }
  },
})

const reaction = form<Plank>({
  id: 'reaction-at-support',
  difficulty: 'hard',
  draw: (random) => {
    const length = random.step(4, 10, 2)
    const place = random.step(1, 2 * length - 1, 1) / 2
    const [weight, load] = [random.step(100, 400, 20), random.step(300, 800, 50)]
    const key = weight / 2 + (load * place) / length
    return place * 2 === length || !Number.isInteger(key) ? null : { length, weight, load, place }
  },
  write: ({ length, weight, load, place }) => {
    const part = (load * place) / length
    const key = newtons(weight / 2 + part)
    return {
      stem:
        `A uniform plank AB of length ${length} m and weight ${weight} N rests horizontally on supports at A and B. ` +
        `A man of weight ${load} N stands ${printed(place)} m from A. The upward force of the support at B is`,
      key,
      slips: positiveSlips(newtons, [
        [part, 'This leaves out the weight of the plank, half of which rests on each support.'],
        [part - weight / 2, 'This subtracts the part of the plank, but its weight presses down too.'],
        [weight / 2, 'This leaves out the man, who also presses on the support.'],
        [weight / 2 + load - part, 'This is the force at the other support: the distances were exchanged.'],
        [(weight + load) / 2, 'This shares the load equally, but the man is not at the middle.'],
        [weight + part, 'This gives the support the whole plank, though its weight acts at the middle.'],
        [weight / 2 + load, 'This gives the support all of the man, as though he stood on it.'],
        [weight + load, 'This is the total weight, which the two supports carry together.'],
      ]),
      principle: 'In equilibrium the moments about A balance; the weight of the plank acts at its middle.',
      working: [
        `R × ${length} = ${weight} × ${length / 2} + ${load} × ${printed(place)}`,
        `$R = \\frac{${printed((weight * length) / 2)} + ${printed(load * place)}}{${length}}$`,
        `The force is ${key.text}`,
      ],
      hints: ['About which point has the other support no moment?', 'Where does the weight of the plank act?'],
    }
  },
})

const holdingDown = form<TippedPlank>({
  id: 'force-at-end',
  difficulty: 'medium',
  draw: (random) => {
    const length = random.step(4, 10, 1)
    const pivot = random.step(1, length - 1, 1) / 2
    const weight = random.step(80, 400, 20)
    const force = (weight * (length / 2 - pivot)) / pivot
    return isMultipleOf(force, 1) && force >= 20 && force <= 800 ? { length, weight, pivot } : null
  },
  write: ({ length, weight, pivot }) => {
    const arm = length / 2 - pivot
    const key = newtons((weight * arm) / pivot)
    return {
      stem:
        `A uniform plank AB of length ${length} m and weight ${weight} N lies on a single pivot ` +
        `${printed(pivot)} m from A. The downward force that must be applied at A to keep the plank horizontal is`,
      key,
      slips: positiveSlips(newtons, [
        [(weight * (length - pivot)) / pivot, 'This lets the weight of the plank act at B and not at its middle.'],
        [(weight * length) / 2 / pivot, 'This measures the arm of the weight from A, but the pivot is elsewhere.'],
        [(weight * pivot) / arm, 'This puts the ratio of the two distances from the pivot upside down.'],
        [(weight * arm) / (length / 2), 'This measures the arm of the force to the middle of the plank.'],
        [(weight * arm) / (length - pivot), 'This uses the distance from the pivot to B, but the force is at A.'],
        [(weight * arm) / length, 'This measures the arm of the force over the whole plank.'],
        [weight + (weight * arm) / pivot, 'This is the force on the pivot, which carries plank and push.'],
        [weight / 2, 'This gives A half of the weight, as though A were one of two supports.'],
        [weight, 'This makes the force equal to the weight, though their arms differ.'],
      ]),
      principle: 'The weight of a uniform plank acts at its middle; its moment about the pivot must be balanced.',
      working: [
        `F × ${printed(pivot)} = ${weight} × (${printed(length / 2)} − ${printed(pivot)}) = ${printed(weight * arm)}`,
        `The force is ${key.text}`,
      ],
      hints: ['How far is the middle of the plank from the pivot?', 'Equate the two moments about the pivot.'],
    }
  },
})

export const moments = family(
  {
    id: 'p22',
    edition: 1,
    title: 'Moments of a uniform beam',
    subject: 'physics',
    topicId: 'phy-equilibrium',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [weightOfRule, seeSaw, reaction, holdingDown],
)
