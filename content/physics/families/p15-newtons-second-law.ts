import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { fixed, positiveSlips } from '../slips.ts'

export interface Pulled {
  thing: string
  mass: number
  force: number
  friction: number
}

export interface Rider {
  person: string
  mass: number
  rate: number
  isUp: boolean
}

export interface Weighed {
  person: string
  mass: number
  reading: number
}

export interface Towing {
  vehicle: string
  mass: number
  trailer: number
  force: number
  resistance: number
}

const gravity = 10
const things = ['a box', 'a crate', 'a carton of books', 'a bag of cement', 'a wooden block'] as const
const people = ['student', 'passenger', 'visitor', 'shopper', 'youth', 'guest'] as const
const vehicles = ['A tractor', 'A car', 'A jeep', 'A pick-up van'] as const

const newtons = (value: number) => quantity(value, 'N', 1)
const acceleration = (value: number) => fixed(value, 'm s⁻²', 2)

const withFriction = form<Pulled>({
  id: 'acceleration-with-friction',
  difficulty: 'medium',
  draw: (random) => {
    const [mass, friction, rate] = [random.int(2, 50), random.int(2, 9) / 20, random.int(1, 10) / 2]
    const force = mass * (rate + friction * gravity)
    return Number.isInteger(force) && rate !== friction * gravity
      ? { thing: random.pick(things), mass, force, friction }
      : null
  },
  write: ({ thing, mass, force, friction }) => {
    const held = friction * mass * gravity
    const key = acceleration((force - held) / mass)
    return {
      stem:
        `A horizontal force of ${force} N pulls ${thing} of mass ${mass} kg along a level floor. If the coefficient of ` +
        `kinetic friction is ${friction}, the acceleration is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(acceleration, [
        [force / mass, 'This leaves out the friction that acts against the motion.'],
        [held / mass, 'This is the retardation that friction alone would give.'],
        [(force + held) / mass, 'This adds the friction to the pull, though it opposes the motion.'],
        [(force - friction * mass) / mass, 'This multiplies the coefficient by the mass and not by the weight.'],
        [(force * (1 - friction)) / mass, 'This takes friction as a part of the pull and not of the reaction.'],
        [(force * friction) / mass, 'This multiplies the pull by the coefficient of friction.'],
        [(force - held) / (mass * gravity), 'This divides the net force by the weight and not by the mass.'],
        [(force - held) / (2 * mass), 'This halves the result, as though a factor ½ stood in F = ma.'],
      ]),
      principle: 'The net force on the body, pull less friction, equals its mass times its acceleration.',
      working: [
        `Friction = ${friction} × ${mass} × 10 = ${newtons(held).text}`,
        `$a = \\frac{${force} - ${printed(held)}}{${mass}} = \\frac{${printed(force - held)}}{${mass}}$`,
        `The acceleration is ${key.text}`,
      ],
      hints: ['How large is the friction on a level floor?', 'Take it from the pull before you divide by the mass.'],
    }
  },
})

const apparentWeight = form<Rider>({
  id: 'apparent-weight',
  difficulty: 'easy',
  draw: (random) => ({
    person: random.pick(people),
    mass: random.step(40, 90, 5),
    rate: random.pick([1, 1.2, 1.5, 2, 2.5, 3]),
    isUp: random.pick([true, false]),
  }),
  write: ({ person, mass, rate, isUp }) => {
    const sign = isUp ? 1 : -1
    const key = newtons(mass * (gravity + sign * rate))
    return {
      stem:
        `A ${person} of mass ${mass} kg stands in a lift that accelerates ${isUp ? 'upwards' : 'downwards'} at ` +
        `${rate} m s⁻². The force that the floor of the lift exerts on the ${person} is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(newtons, [
        [mass * gravity, 'This is the true weight, which the floor carries only without acceleration.'],
        [mass * (gravity - sign * rate), 'This gives the acceleration the opposite direction to the real one.'],
        [mass * rate, 'This is the net force alone; the weight is left out.'],
        [mass * gravity + sign * rate, 'This adds or takes away the acceleration as though it were a force.'],
        [mass, 'This is the mass in kilograms, which is not a force.'],
        [mass * (gravity + 2 * sign * rate), 'This counts the acceleration of the lift twice over.'],
        [mass * gravity * rate, 'This multiplies the weight by the acceleration where they should be combined.'],
      ]),
      principle: `The net force on the passenger is ma, directed ${isUp ? 'upwards' : 'downwards'}.`,
      working: [
        isUp ? `R − ${mass} × 10 = ${mass} × ${rate}` : `${mass} × 10 − R = ${mass} × ${rate}`,
        `R = ${mass * gravity} ${isUp ? '+' : '−'} ${printed(mass * rate)} = ${key.text}`,
      ],
      hints: ['Which two forces act on the passenger?', 'Which of the two must be larger here?'],
    }
  },
})

const accelerationOfLift = form<Weighed>({
  id: 'acceleration-of-lift',
  difficulty: 'medium',
  draw: (random) => {
    const [mass, rate] = [random.step(40, 90, 5), random.pick([-3, -2.5, -2, -1.5, -1, -0.8, 0.8, 1, 1.5, 2, 2.5, 3])]
    return { person: random.pick(people), mass, reading: mass * (gravity + rate) }
  },
  write: ({ person, mass, reading }) => {
    const weight = mass * gravity
    const net = Math.abs(reading - weight)
    const key = acceleration(net / mass)
    return {
      stem:
        `A ${person} of mass ${mass} kg stands on a scale in a moving lift. The scale reads ${printed(reading)} N. ` +
        'The magnitude of the acceleration of the lift is [g = 10 m s⁻²]',
      key,
      slips: positiveSlips(acceleration, [
        [reading / mass, 'This divides the reading alone by the mass and leaves out the weight.'],
        [net / weight, 'This divides the net force by the weight and not by the mass.'],
        [(reading + weight) / mass, 'This adds the weight to the reading, though they act in opposite directions.'],
        [reading / weight, 'This divides the reading by the weight, which gives no acceleration.'],
        [(2 * net) / mass, 'This counts the difference of the two forces twice.'],
        [net / (2 * mass), 'This halves the net force before dividing it by the mass.'],
        [weight / reading, 'This divides the weight by the reading, which gives no acceleration.'],
      ]),
      principle: 'The difference between the reading and the weight is the net force, which equals ma.',
      working: [
        `Weight = ${mass} × 10 = ${newtons(weight).text}`,
        `Net force = ${printed(Math.max(reading, weight))} − ${printed(Math.min(reading, weight))} = ${newtons(net).text}`,
        `$a = \\frac{${printed(net)}}{${mass}}$, so the acceleration is ${key.text}`,
      ],
      hints: ['What would the scale read in a lift at rest?', 'The difference of the forces makes the acceleration.'],
    }
  },
})

const towBar = form<Towing>({
  id: 'tension-in-tow-bar',
  difficulty: 'hard',
  draw: (random) => {
    const [mass, trailer] = [random.step(800, 2400, 100), random.step(300, 1500, 100)]
    const [rate, resistance] = [random.pick([0.5, 1, 1.5, 2]), random.step(100, 500, 50)]
    const force = (mass + trailer) * rate + resistance
    return mass > trailer && force <= 8000 ? { vehicle: random.pick(vehicles), mass, trailer, force, resistance } : null
  },
  write: ({ vehicle, mass, trailer, force, resistance }) => {
    const rate = (force - resistance) / (mass + trailer)
    const key = newtons(trailer * rate + resistance)
    return {
      stem:
        `${vehicle} of mass ${mass} kg pulls a trailer of mass ${trailer} kg along a level road with a driving force of ` +
        `${force} N. A resistance of ${resistance} N acts on the trailer only. The tension in the tow bar is`,
      key,
      slips: positiveSlips(newtons, [
        [trailer * rate, 'This is the net force on the trailer, without the resistance to overcome.'],
        [mass * rate, 'This is the net force on the vehicle and not the pull on the trailer.'],
        [
          (trailer * force) / (mass + trailer),
          'This shares the whole driving force by mass and ignores the resistance.',
        ],
        [
          (trailer * force) / (mass + trailer) + resistance,
          'This leaves the resistance out when it finds the acceleration.',
        ],
        [force - resistance, 'This is the net force on vehicle and trailer together.'],
        [trailer * rate - resistance, 'This subtracts the resistance, though the bar has to overcome it as well.'],
        [mass * rate + resistance, 'This uses the mass of the vehicle and not that of the trailer.'],
        [force / 2, 'This shares the driving force equally between vehicle and trailer.'],
      ]),
      principle:
        'Vehicle and trailer have the same acceleration; the tension pulls the trailer against its resistance.',
      working: [
        `$a = \\frac{${force} - ${resistance}}{${mass + trailer}}$ = ${acceleration(rate).text}`,
        `T − ${resistance} = ${trailer} × ${printed(rate)}`,
        `T = ${printed(trailer * rate)} + ${resistance} = ${key.text}`,
      ],
      hints: ['Find the acceleration of the two together.', 'Then look at the forces on the trailer alone.'],
    }
  },
})

export const newtonsSecondLaw = family(
  {
    id: 'p15',
    edition: 1,
    title: 'Force, friction and apparent weight',
    subject: 'physics',
    topicId: 'phy-newton',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [withFriction, apparentWeight, accelerationOfLift, towBar],
)
