import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Pair {
  bodies: readonly [first: string, second: string]
  first: number
  firstSpeed: number
  second: number
  secondSpeed: number
}

export interface Gun {
  /** In grams. */
  bullet: number
  gun: number
  speed: number
}

export interface Struck {
  first: number
  second: number
  before: number
  after: number
}

const followers = [
  ['A trolley', 'trolley'],
  ['A cart', 'cart'],
  ['A loaded barrow', 'barrow'],
] as const
const rammers = [
  ['A body', 'body'],
  ['A trolley', 'trolley'],
  ['A loaded cart', 'cart'],
] as const

const speed = (value: number) => quantity(value, 'm s⁻¹', 2)

const sameDirection = form<Pair>({
  id: 'catches-up-and-sticks',
  difficulty: 'easy',
  draw: (random) => {
    const [first, second] = [random.int(2, 20), random.int(2, 20)]
    const [firstSpeed, secondSpeed] = [random.int(4, 15), random.int(1, 8)]
    const common = (first * firstSpeed + second * secondSpeed) / (first + second)
    return first !== second && firstSpeed > secondSpeed + 1 && isMultipleOf(common, 0.5)
      ? { bodies: random.pick(followers), first, firstSpeed, second, secondSpeed }
      : null
  },
  write: ({ bodies, first: m, firstSpeed: u, second: n, secondSpeed: w }) => {
    const key = speed((m * u + n * w) / (m + n))
    return {
      stem:
        `${bodies[0]} of mass ${m} kg moving at ${u} m s⁻¹ catches up with another ${bodies[1]} of mass ${n} kg moving at ` +
        `${w} m s⁻¹ in the same direction, and they move on joined together. Their common speed is`,
      key,
      slips: positiveSlips(speed, [
        [(m * u - n * w) / (m + n), 'This subtracts the momenta, as though the two were moving towards each other.'],
        [(u + w) / 2, 'This averages the two speeds, which is right only for equal masses.'],
        [(m * u) / (m + n), 'This leaves out the momentum that the second body has before.'],
        [(m * w + n * u) / (m + n), 'This gives each mass the speed of the other one.'],
        [u - w, 'This is the relative speed of the two before they meet.'],
        [u + w, 'This adds the speeds, though neither mass is taken into account.'],
        [(m * u + n * w) / m, 'This divides the momentum by the mass of the first body alone.'],
        [(m * u + n * w) / n, 'This divides the momentum by the mass of the second body alone.'],
      ]),
      principle: 'With no outside force, the total momentum before the collision equals the total momentum after it.',
      working: [
        `${m} × ${u} + ${n} × ${w} = (${m} + ${n})v`,
        `$v = \\frac{${m * u} + ${n * w}}{${m + n}}$`,
        `The common speed is ${key.text}`,
      ],
      hints: ['Find the momentum of each before they meet.', 'What is the mass that moves afterwards?'],
    }
  },
})

const headOn = form<Pair>({
  id: 'head-on-and-sticks',
  difficulty: 'medium',
  draw: (random) => {
    const [first, second] = [random.int(2, 12), random.int(2, 12)]
    const [firstSpeed, secondSpeed] = [random.int(3, 15), random.int(2, 12)]
    const common = (first * firstSpeed - second * secondSpeed) / (first + second)
    return first !== second && firstSpeed !== secondSpeed && common > 0.4 && isMultipleOf(common, 0.5)
      ? { bodies: random.pick(rammers), first, firstSpeed, second, secondSpeed }
      : null
  },
  write: ({ bodies, first: m, firstSpeed: u, second: n, secondSpeed: w }) => {
    const key = speed((m * u - n * w) / (m + n))
    return {
      stem:
        `${bodies[0]} of mass ${m} kg moving at ${u} m s⁻¹ collides head-on with a ${bodies[1]} of mass ${n} kg coming ` +
        `towards it at ${w} m s⁻¹. If they stick together, their speed just after the collision is`,
      key,
      slips: positiveSlips(speed, [
        [(m * u + n * w) / (m + n), 'This adds the momenta, though the two bodies move in opposite directions.'],
        [Math.abs(u - w) / 2, 'This takes half of the difference in speed, as for equal masses.'],
        [(m * u) / (m + n), 'This leaves out the momentum of the body that comes towards the first.'],
        [u - w, 'This subtracts the speeds and takes no account of the masses.'],
        [(u + w) / 2, 'This averages the speeds without regard to mass or direction.'],
        [(m * u - n * w) / m, 'This divides the momentum by the mass of the first body alone.'],
        [(n * w) / (m + n), 'This leaves out the momentum of the first body altogether.'],
        [Math.abs(m * w - n * u) / (m + n), 'This gives each mass the speed of the other one.'],
        [(m * u - n * w) / (2 * (m + n)), 'This halves the speed, as though each body took one half.'],
      ]),
      principle: 'Momentum is a vector and is conserved; opposite directions have opposite signs.',
      working: [
        `${m} × ${u} − ${n} × ${w} = (${m} + ${n})v`,
        `$v = \\frac{${m * u} - ${n * w}}{${m + n}} = \\frac{${m * u - n * w}}{${m + n}}$`,
        `The speed is ${key.text}`,
      ],
      hints: ['Choose one direction as positive.', 'Which sign has the momentum of the second body?'],
    }
  },
})

const recoil = form<Gun>({
  id: 'recoil',
  difficulty: 'easy',
  draw: (random) => {
    const [bullet, gun, velocity] = [random.step(8, 30, 2), random.step(2, 6, 0.5), random.step(200, 600, 25)]
    return isMultipleOf((bullet * velocity) / (1000 * gun), 0.25) ? { bullet, gun, speed: velocity } : null
  },
  write: ({ bullet, gun, speed: v }) => {
    const mass = bullet / 1000
    const key = speed((mass * v) / gun)
    return {
      stem:
        `A hunter fires a bullet of mass ${bullet} g at ${v} m s⁻¹ from a gun of mass ${printed(gun)} kg. ` +
        'The gun recoils with a speed of',
      key,
      slips: positiveSlips(
        speed,
        [
          [(bullet * v) / (100 * gun), 'This converts grams to kilograms with 100 and not with 1000.'],
          [gun / (mass * v), 'This divides the mass of the gun by the momentum of the bullet.'],
          [mass * v, 'This is the momentum of the bullet, not yet divided by the mass of the gun.'],
          [(mass * v) / (2 * gun), 'This shares the momentum between the bullet and the gun by halves.'],
          [v / gun, 'This leaves out the mass of the bullet when it finds the momentum.'],
          [v * Math.sqrt(mass / gun), 'This makes the kinetic energies equal, but the momenta are equal.'],
          [(mass * v) / (10 * gun), 'This divides by the weight of the gun and not by its mass.'],
          [(mass * v) / gun ** 2, 'This divides by the mass of the gun one time too often.'],
          [(2 * mass * v) / gun, 'This doubles the momentum that the bullet carries away.'],
          [mass * v * gun, 'This multiplies by the mass of the gun where it should divide.'],
        ],
        v,
      ),
      principle: 'Gun and bullet are at rest before, so their momenta after the shot are equal and opposite.',
      working: [
        `${printed(mass)} × ${v} = ${printed(gun)} × V`,
        `$V = \\frac{${printed(mass * v)}}{${printed(gun)}}$`,
        `The gun recoils with ${key.text}`,
      ],
      hints: ['What is the total momentum before the shot?', 'Change the mass of the bullet to kilograms.'],
    }
  },
})

const struckBall = form<Struck>({
  id: 'speed-of-struck-body',
  difficulty: 'medium',
  draw: (random) => {
    const [first, second] = [random.step(2, 12, 1) / 10, random.step(2, 12, 1) / 10]
    const [before, after] = [random.int(4, 15), random.int(1, 6)]
    const struck = (first * (before - after)) / second
    const loses = first * before ** 2 >= first * after ** 2 + second * struck ** 2
    return first !== second && loses && struck >= after && isMultipleOf(struck, 0.5)
      ? { first, second, before, after }
      : null
  },
  write: ({ first: m, second: n, before, after }) => {
    const key = speed((m * (before - after)) / n)
    return {
      stem:
        `A ball of mass ${m} kg rolling at ${before} m s⁻¹ hits a ball of mass ${n} kg at rest and continues in its ` +
        `direction at ${after} m s⁻¹. The speed of the struck ball just after the impact is`,
      key,
      slips: positiveSlips(speed, [
        [(m * before) / n, 'This gives the second ball all of the momentum, though the first still moves.'],
        [(m * (before + after)) / n, 'This adds the momentum that the first ball keeps, as after a rebound.'],
        [before - after, 'This gives the second ball the speed lost by the first, as for equal masses.'],
        [(m * (before - after)) / (m + n), 'This divides by both masses, as though they moved on together.'],
        [(n * (before - after)) / m, 'This puts the ratio of the two masses upside down.'],
        [(m * before) / (m + n), 'This is the speed if the two balls stuck together.'],
        [before, 'This lets the balls exchange speeds, though the first one still moves on.'],
        [(m * (before - after)) / (2 * n), 'This gives the struck ball only half of the momentum lost.'],
      ]),
      principle:
        'The balls push each other with equal and opposite forces, so one gains the momentum that the other loses.',
      working: [
        `${m} × ${before} = ${m} × ${after} + ${n}v`,
        `$v = \\frac{${m} \\times ${before - after}}{${n}}$`,
        `The speed is ${key.text}`,
      ],
      hints: ['How much momentum has the first ball lost?', 'The second ball started from rest.'],
    }
  },
})

export const collisions = family(
  {
    id: 'p17',
    edition: 1,
    title: 'Collisions and recoil',
    subject: 'physics',
    topicId: 'phy-newton',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [sameDirection, headOn, recoil, struckBall],
)
