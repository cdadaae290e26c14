import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Pushed {
  thing: string
  mass: number
  friction: number
  /** A second body on top of the first, in kilograms. */
  load: number
}

export interface Tilted {
  thing: string
  length: number
  height: number
}

export interface Slope {
  thing: string
  mass: number
  friction: number
  sine: number
  cosine: number
}

const gravity = 10
const things = ['wooden box', 'crate', 'metal trunk', 'large basket'] as const
const blocks = ['A wooden block', 'A brick', 'A book', 'A metal block'] as const
const slopes = [
  { sine: 0.6, cosine: 0.8 },
  { sine: 0.8, cosine: 0.6 },
] as const

const newtons = (value: number) => quantity(value, 'N', 1)
const pure = (value: number) => quantity(value, '', 2)
const acceleration = (value: number) => quantity(value, 'm s⁻²', 2)

const leastForce = form<Pushed>({
  id: 'least-force-on-level',
  difficulty: 'easy',
  draw: (random) => {
    const [mass, load, friction] = [random.int(5, 40), random.int(2, 20), random.int(3, 16) / 20]
    return mass === load ? null : { thing: random.pick(things), mass, load, friction }
  },
  write: ({ thing, mass, load, friction }) => {
    const total = mass + load
    const key = newtons(friction * total * gravity)
    return {
      stem:
        `A ${thing} of mass ${mass} kg stands on a level floor with a load of ${load} kg in it. If the coefficient of ` +
        `static friction is ${friction}, the least horizontal force that can start it moving is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(newtons, [
        [friction * mass * gravity, 'This leaves out the load, which presses on the floor as well.'],
        [friction * load * gravity, 'This uses the load alone and leaves out what carries it.'],
        [total * gravity, 'This is the normal reaction, not yet multiplied by the coefficient.'],
        [friction * total, 'This multiplies the coefficient by the mass and not by the weight.'],
        [(total * gravity) / friction, 'This divides the normal reaction by the coefficient of friction.'],
        [mass * gravity, `This is the weight of the empty ${thing}, which is no friction.`],
        [friction * Math.abs(mass - load) * gravity, 'This subtracts the load, though it adds to the reaction.'],
        [
          (1 + friction) * total * gravity,
          'This adds the weight to the friction, though it acts at right angles to it.',
        ],
      ]),
      principle:
        'The body moves once the force reaches limiting friction, which is the coefficient times the normal reaction.',
      working: [
        `R = (${mass} + ${load}) × 10 = ${newtons(total * gravity).text}`,
        `F = ${friction} × ${printed(total * gravity)}, so the least force is ${key.text}`,
      ],
      hints: ['How hard do the two together press on the floor?', 'What does the coefficient of friction compare?'],
    }
  },
})

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [7, 24, 25],
  [8, 15, 17],
  [20, 21, 29],
] as const

const coefficient = form<Tilted>({
  id: 'coefficient-from-tilt',
  difficulty: 'medium',
  draw: (random) => {
    const [[height, , length], unit] = [random.pick(triples), random.pick([2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15])]
    return length * unit >= 40 && length * unit <= 200
      ? { thing: random.pick(blocks), length: length * unit, height: height * unit }
      : null
  },
  write: ({ thing, length, height }) => {
    const base = Math.sqrt(length ** 2 - height ** 2)
    const key = pure(height / base)
    return {
      stem:
        `${thing} lies on a plank ${printed(length)} cm long. When one end of the plank is slowly raised, the ${thing.slice(2)} ` +
        `begins to slide as that end is ${printed(height)} cm above the level of the other. Correct to two decimal places, the ` +
        'coefficient of static friction is',
      key,
      slips: positiveSlips(
        pure,
        [
          [height / length, 'This divides by the length of the plank, which gives the sine of the angle.'],
          [base / length, 'This is the cosine of the angle of the plank, not its tangent.'],
          [base / height, 'This puts the tangent of the angle of the plank upside down.'],
          [height / (length - height), 'This subtracts the lengths themselves to find the horizontal base.'],
          [(height / length) ** 2, 'This squares the sine of the angle in place of finding the tangent.'],
          [
            height / Math.sqrt(length ** 2 + height ** 2),
            'This adds the squares when it finds the base, but they must be subtracted.',
          ],
          [height / (2 * base), 'This halves the tangent of the angle of the plank.'],
          [1 - height / length, 'This takes the sine of the angle away from one.'],
        ],
        4,
      ),
      principle: 'A body just begins to slide when mg sin θ = μmg cos θ, that is when μ = tan θ.',
      working: [
        `$\\text{base} = \\sqrt{${printed(length)}^2 - ${printed(height)}^2} = ${printed(base)}$ cm`,
        `$\\mu = \\tan\\theta = \\frac{${printed(height)}}{${printed(base)}}$`,
        `The coefficient is ${key.text}`,
      ],
      hints: ['Which ratio of the angle equals the coefficient?', 'Find the horizontal base of the triangle.'],
    }
  },
})

const slidingDown = form<Slope>({
  id: 'acceleration-down-slope',
  difficulty: 'medium',
  draw: (random) => {
    const [slope, friction] = [random.pick(slopes), random.int(1, 14) / 20]
    const rate = gravity * (slope.sine - friction * slope.cosine)
    return rate >= 0.8 ? { thing: random.pick(blocks), mass: random.int(1, 9), friction, ...slope } : null
  },
  write: ({ thing, mass, friction, sine, cosine }) => {
    const key = acceleration(gravity * (sine - friction * cosine))
    return {
      stem:
        `${thing} of mass ${mass} kg slides down a plane inclined at an angle θ, where sin θ = ${sine} and ` +
        `cos θ = ${cosine}. If the coefficient of kinetic friction is ${friction}, its acceleration is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(acceleration, [
        [gravity * sine, 'This leaves out the friction, as on a smooth plane.'],
        [gravity * (sine + friction * cosine), 'This adds the friction, though it acts up the plane here.'],
        [gravity * (sine - friction), 'This takes the reaction to be the whole weight of the body.'],
        [gravity * (cosine - friction * sine), 'This exchanges the sine and the cosine of the angle.'],
        [gravity * friction * cosine, 'This is the part that friction takes away from the acceleration.'],
        [gravity * sine * (1 - friction), 'This finds the reaction with the sine and not with the cosine.'],
        [(gravity * (sine - friction * cosine)) / mass, 'This divides by the mass again, though it has cancelled.'],
        [gravity * (1 - friction), 'This treats the plane as vertical and friction as part of the weight.'],
      ]),
      principle: 'Down the plane the net force is mg sin θ less the friction μmg cos θ.',
      working: [
        `a = g(sin θ − μ cos θ) = 10 × (${sine} − ${friction} × ${cosine})`,
        `a = 10 × (${sine} − ${printed(friction * cosine)}) = ${key.text}`,
      ],
      hints: ['Resolve the weight along the plane and at right angles to it.', 'Friction acts against the sliding.'],
    }
  },
})

const pulledUp = form<Slope>({
  id: 'force-up-slope',
  difficulty: 'hard',
  draw: (random) => {
    const [slope, friction, mass] = [random.pick(slopes), random.int(2, 14) / 20, random.int(2, 40)]
    const force = mass * gravity * (slope.sine + friction * slope.cosine)
    return isMultipleOf(force, 0.5) ? { thing: random.pick(things), mass, friction, ...slope } : null
  },
  write: ({ thing, mass, friction, sine, cosine }) => {
    const weight = mass * gravity
    const key = newtons(weight * (sine + friction * cosine))
    return {
      stem:
        `A ${thing} of mass ${mass} kg is pulled at constant speed up a ramp at an angle θ (sin θ = ${sine}, ` +
        `cos θ = ${cosine}). If the coefficient of friction is ${friction}, the pull along the ramp is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(newtons, [
        [weight * sine, 'This leaves out the friction, as on a smooth ramp.'],
        [weight * friction * cosine, 'This is the friction alone, without the component of the weight.'],
        [weight * (sine - friction * cosine), 'This lets friction help the pull, as when a body slides down.'],
        [weight * (sine + friction), 'This takes the reaction to be the whole weight of the body.'],
        [weight * (cosine + friction * sine), 'This exchanges the sine and the cosine of the angle.'],
        [weight * (1 + friction * cosine), 'This adds the whole weight to the friction and not its component.'],
        [weight, 'This is the weight, as though the body were lifted straight up.'],
        [weight * sine * (1 + friction), 'This finds the reaction with the sine and not with the cosine.'],
      ]),
      principle: 'At constant speed the pull balances the friction and the component of the weight down the ramp.',
      working: [
        `Component of the weight = ${weight} × ${sine} = ${newtons(weight * sine).text}`,
        `Friction = ${friction} × ${weight} × ${cosine} = ${newtons(weight * friction * cosine).text}`,
        `Pull = ${printed(weight * sine)} + ${printed(weight * friction * cosine)} = ${key.text}`,
      ],
      hints: ['Which two forces act down the ramp?', 'The reaction is only a component of the weight.'],
    }
  },
})

export const limitingFriction = family(
  {
    id: 'p24',
    edition: 1,
    title: 'Friction on the level and on a slope',
    subject: 'physics',
    topicId: 'phy-friction',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [leastForce, coefficient, slidingDown, pulledUp],
)
