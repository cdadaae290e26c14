import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Slide {
  thing: string
  height: number
  speed: number
}

export interface Falling {
  thing: string
  mass: number
  from: number
  at: number
}

export interface Rough {
  person: string
  mass: number
  height: number
  speed: number
}

export interface Braked {
  vehicle: string
  mass: number
  before: number
  after: number
}

const gravity = 10
const sliders = ['A trolley', 'A block of ice', 'A sledge', 'A toy car'] as const
const fallers = ['A mango', 'A coconut', 'A stone', 'A tin of paint', 'A brick'] as const
const people = ['Bisi', 'Musa', 'Ifeoma', 'Kelechi', 'Zainab'] as const
const vehicles = [
  { vehicle: 'a motorcycle', lightest: 180 },
  { vehicle: 'a tricycle', lightest: 400 },
  { vehicle: 'a car', lightest: 900 },
  { vehicle: 'a van', lightest: 1600 },
] as const

const speed = (value: number) => quantity(value, 'm s⁻¹', 1)
const joules = (value: number) => quantity(value, 'J', 1)
const kilojoules = (value: number) => quantity(value, 'kJ', 1)

const speedAtBottom = form<Slide>({
  id: 'speed-at-bottom',
  difficulty: 'easy',
  draw: (random) => {
    const velocity = random.int(3, 16)
    return { thing: random.pick(sliders), height: velocity ** 2 / (2 * gravity), speed: velocity }
  },
  write: ({ thing, height, speed: v }) => ({
    stem:
      `${thing} starts from rest at the top of a smooth slope ${printed(height)} m above the ground. ` +
      'Its speed when it reaches the bottom is [g = 10 m s⁻²]',
    key: speed(v),
    slips: positiveSlips(speed, [
      [Math.sqrt(gravity * height), 'This leaves out the factor 2 that comes from ½mv².'],
      [2 * gravity * height, 'This is the square of the speed; the root is not taken.'],
      [gravity * height, 'This is the energy of each kilogram and not yet a speed.'],
      [Math.sqrt(2 * height), 'This leaves out g under the square root of 2gh.'],
      [Math.sqrt((gravity * height) / 2), 'This divides by 2 under the root where it should multiply.'],
      [2 * v, 'This doubles the speed after the square root has been taken.'],
      [Math.sqrt(4 * gravity * height), 'This takes the factor 2 out of the square root unchanged.'],
      [v / 2, 'This is the average speed on a uniform slope, not the speed at the bottom.'],
    ]),
    principle: 'On a smooth slope the potential energy lost equals the kinetic energy gained: mgh = ½mv².',
    working: [
      `v² = 2gh = 2 × 10 × ${printed(height)} = ${printed(v ** 2)}`,
      `$v = \\sqrt{${printed(v ** 2)}}$, so the speed is ${speed(v).text}`,
    ],
    hints: ['Which energy does the body have at the top?', 'The mass cancels on both sides.'],
  }),
})

const kineticOnTheWay = form<Falling>({
  id: 'kinetic-energy-on-the-way',
  difficulty: 'medium',
  draw: (random) => {
    const [mass, from, at] = [random.int(2, 40) / 10, random.int(6, 30), random.int(2, 20)]
    return at < from - 1 && from !== 2 * at && mass !== 1 ? { thing: random.pick(fallers), mass, from, at } : null
  },
  write: ({ thing, mass, from, at }) => {
    const key = joules(mass * gravity * (from - at))
    return {
      stem:
        `${thing} of mass ${printed(mass)} kg falls from rest at a height of ${from} m. Neglecting air resistance, its ` +
        `kinetic energy when it is ${at} m above the ground is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(joules, [
        [mass * gravity * from, 'This is the kinetic energy just before it reaches the ground.'],
        [mass * gravity * at, 'This is the potential energy that it still has at that height.'],
        [mass * gravity * (from + at), 'This adds the two heights, where the height fallen is their difference.'],
        [mass * (from - at), 'This leaves out g when it finds the energy that is lost.'],
        [(mass * gravity * (from - at)) / 2, 'This puts in the factor ½ though the energy comes from mgh.'],
        [2 * mass * gravity * (from - at), 'This doubles the energy, as though it were a squared speed.'],
        [gravity * (from - at), 'This leaves out the mass and gives the energy of each kilogram.'],
      ]),
      principle:
        'No energy is lost to the air, so the kinetic energy gained equals the potential energy lost in the fall so far.',
      working: [
        `Height fallen = ${from} − ${at} = ${from - at} m`,
        `$E_k = mgh = ${printed(mass)} \\times 10 \\times ${from - at}$`,
        `The kinetic energy is ${key.text}`,
      ],
      hints: ['How far has the body fallen?', 'Where does the kinetic energy come from?'],
    }
  },
})

const againstFriction = form<Rough>({
  id: 'energy-lost-to-friction',
  difficulty: 'hard',
  draw: (random) => {
    const [mass, height, velocity] = [random.int(20, 50), random.int(3, 12) / 2, random.int(3, 10)]
    const [before, after] = [mass * gravity * height, (mass * velocity ** 2) / 2]
    return after > 0.15 * before && after < 0.85 * before
      ? { person: random.pick(people), mass, height, speed: velocity }
      : null
  },
  write: ({ person, mass, height, speed: v }) => {
    const [before, after] = [mass * gravity * height, (mass * v ** 2) / 2]
    const key = joules(before - after)
    return {
      stem:
        `${person}, of mass ${mass} kg, slides from rest down a playground slide ${printed(height)} m high and reaches the ` +
        `bottom at ${v} m s⁻¹. The energy lost to friction is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(joules, [
        [before, 'This is the potential energy at the top, all of it.'],
        [after, 'This is the kinetic energy that is left at the bottom.'],
        [before + after, 'This adds the kinetic energy, though it is not lost.'],
        [before - mass * v ** 2, 'This leaves out the factor ½ of the kinetic energy.'],
        [before - (mass * v) / 2, 'This does not square the speed in the kinetic energy.'],
        [(before - after) / 2, 'This shares the energy that is missing between friction and motion.'],
        [mass * v ** 2, 'This is twice the kinetic energy at the bottom of the slide.'],
        [2 * (before - after), 'This counts the loss of energy on the way down twice over.'],
      ]),
      principle:
        'The energy lost to friction is the potential energy at the top less the kinetic energy at the bottom.',
      working: [
        `mgh = ${mass} × 10 × ${printed(height)} = ${joules(before).text}`,
        `½mv² = ½ × ${mass} × ${v}² = ${joules(after).text}`,
        `Energy lost = ${printed(before)} − ${printed(after)} = ${key.text}`,
      ],
      hints: ['How much energy is there at the top?', 'How much of it is left at the bottom?'],
    }
  },
})

const workOfBrakes = form<Braked>({
  id: 'work-of-brakes',
  difficulty: 'medium',
  draw: (random) => {
    const { vehicle, lightest } = random.pick(vehicles)
    const [mass, before, after] = [lightest + random.step(0, 300, 20), random.int(8, 30), random.int(2, 20)]
    const work = (mass * (before ** 2 - after ** 2)) / 2
    return after <= before - 3 && isMultipleOf(work, 100) && work <= 400_000 ? { vehicle, mass, before, after } : null
  },
  write: ({ vehicle, mass, before, after }) => {
    const key = kilojoules((mass * (before ** 2 - after ** 2)) / 2000)
    return {
      stem:
        `The brakes slow ${vehicle} of mass ${mass} kg from ${before} m s⁻¹ to ${after} m s⁻¹ on a level road. ` +
        'The kinetic energy that is changed into heat is',
      key,
      slips: positiveSlips(kilojoules, [
        [(mass * (before - after) ** 2) / 2000, 'This squares the change of speed and not the speeds themselves.'],
        [(mass * (before ** 2 - after ** 2)) / 1000, 'This leaves out the factor ½ of the kinetic energy.'],
        [(mass * before ** 2) / 2000, 'This is the energy before braking, as though the vehicle stopped.'],
        [(mass * after ** 2) / 2000, 'This is the kinetic energy that the vehicle still has.'],
        [(mass * (before ** 2 + after ** 2)) / 2000, 'This adds the energies, where the change is their difference.'],
        [(mass * (before - after)) / 1000, 'This is the change of momentum and not of energy.'],
        [(mass * (before - after) ** 2) / 1000, 'This squares the change of speed and leaves out the factor ½.'],
      ]),
      principle:
        'On a level road the potential energy stays the same, so the heat is the loss of kinetic energy, ½mu² − ½mv².',
      working: [
        `$\\frac{1}{2} \\times ${mass} \\times (${before}^2 - ${after}^2) = \\frac{1}{2} \\times ${mass} \\times ${before ** 2 - after ** 2}$`,
        `This is ${joules((mass * (before ** 2 - after ** 2)) / 2).text}, that is ${key.text}`,
      ],
      hints: ['Find the kinetic energy before and after.', 'Square each speed before you subtract.'],
    }
  },
})

export const energyConversion = family(
  {
    id: 'p26',
    edition: 1,
    title: 'Kinetic and potential energy',
    subject: 'physics',
    topicId: 'phy-work-energy',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [speedAtBottom, kineticOnTheWay, againstFriction, workOfBrakes],
)
