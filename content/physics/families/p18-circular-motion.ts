import { family, form } from '../../engine/family.ts'
import type { Choice } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { fixed, isMultipleOf, positiveSlips } from '../slips.ts'

export interface Whirled {
  mass: number
  speed: number
  radius: number
}

export interface Turning {
  wheel: string
  /** Turns a minute. */
  rate: number
}

export interface Bend {
  vehicle: string
  radius: number
  friction: number
  speed: number
}

const gravity = 10
/** With the turns that each makes in a minute. */
const wheels = [
  { wheel: 'The blade of a ceiling fan', least: 90, most: 390 },
  { wheel: 'A grinding wheel', least: 600, most: 1500 },
  { wheel: 'A flywheel', least: 90, most: 900 },
  { wheel: 'The drum of a washing machine', least: 300, most: 1200 },
] as const
const vehicles = ['a car', 'a bus', 'a taxi', 'a lorry', 'a motorcycle'] as const

const newtons = (value: number) => quantity(value, 'N', 1)
const speed = (value: number) => fixed(value, 'm s⁻¹', 1)
/** So many times π, in rad s⁻¹. */
const radians = (times: number): Choice => ({ text: `${printed(times, 2)}π rad s⁻¹`, value: times * Math.PI })

const centripetalForce = form<Whirled>({
  id: 'centripetal-force',
  difficulty: 'easy',
  draw: (random) => {
    const [mass, velocity, radius] = [random.int(2, 30) / 10, random.int(2, 12), random.int(5, 30) / 10]
    const force = (mass * velocity ** 2) / radius
    return isMultipleOf(force, 0.5) && force <= 150 && mass !== 1 && radius !== 1 && mass !== radius
      ? { mass, speed: velocity, radius }
      : null
  },
  write: ({ mass, speed: v, radius }) => {
    const key = newtons((mass * v ** 2) / radius)
    return {
      stem:
        `A body of mass ${printed(mass)} kg moves at a constant speed of ${v} m s⁻¹ in a horizontal circle of radius ` +
        `${printed(radius)} m. The force towards the centre that keeps it in the circle is`,
      key,
      slips: positiveSlips(newtons, [
        [(mass * v) / radius, 'This does not square the speed in the formula for the force.'],
        [mass * v ** 2 * radius, 'This multiplies by the radius where the formula divides by it.'],
        [(mass * v ** 2) / (2 * radius), 'This puts in the factor ½, which belongs to kinetic energy.'],
        [v ** 2 / radius, 'This is the centripetal acceleration, not yet multiplied by the mass.'],
        [mass * gravity, 'This is the weight of the body, which acts downwards and not inwards.'],
        [(mass * v ** 2) / radius ** 2, 'This squares the radius as well as the speed.'],
        [(2 * mass * v ** 2) / radius, 'This divides by half of the radius, or doubles the force.'],
        [mass * v * radius, 'This multiplies mass, speed and radius, which is no force.'],
      ]),
      principle: 'A body in uniform circular motion needs a force F = mv² ÷ r towards the centre.',
      working: [
        `$F = \\frac{${printed(mass)} \\times ${v}^2}{${printed(radius)}} = \\frac{${printed(mass * v ** 2)}}{${printed(radius)}}$`,
        `The force is ${key.text}`,
      ],
      hints: ['Which quantity in the formula is squared?', 'Find the acceleration towards the centre first.'],
    }
  },
})

const angularSpeed = form<Turning>({
  id: 'angular-speed',
  difficulty: 'easy',
  draw: (random) => {
    const { wheel, least, most } = random.pick(wheels)
    return { wheel, rate: random.step(least, most, 30) }
  },
  write: ({ wheel, rate }) => {
    const key = radians(rate / 30)
    return {
      stem: `${wheel} makes ${printed(rate)} revolutions in one minute. Its angular speed, left in terms of π, is`,
      key,
      slips: positiveSlips(radians, [
        [rate / 60, 'This counts π radians to a revolution, where a full turn has 2π.'],
        [2 * rate, 'This is the angle in one minute and not in one second.'],
        [rate / 50, 'This counts a hundred seconds to the minute and not sixty.'],
        [rate / 15, 'This counts 4π radians to a revolution, where a full turn has 2π.'],
        [rate / 120, 'This counts only half of π to a revolution of the wheel.'],
        [rate / 10, 'This divides by 20 seconds, though one minute has sixty of them.'],
        [rate, 'This counts π radians to a revolution and does not change minutes to seconds.'],
      ]),
      principle: 'One revolution is 2π radians, so the angular speed is 2π times the revolutions in one second.',
      working: [
        `Revolutions in one second = ${printed(rate)} ÷ 60 = ${printed(rate / 60)}`,
        `ω = 2π × ${printed(rate / 60)}, so the angular speed is ${key.text}`,
      ],
      hints: ['How many turns are made in one second?', 'How many radians are there in one turn?'],
    }
  },
})

const speedOnBend = form<Bend>({
  id: 'speed-on-bend',
  difficulty: 'medium',
  draw: (random) => {
    const [radius, friction] = [random.step(20, 160, 5), random.int(4, 16) / 20]
    const velocity = Math.sqrt(friction * radius * gravity)
    return isMultipleOf(velocity, 0.5) ? { vehicle: random.pick(vehicles), radius, friction, speed: velocity } : null
  },
  write: ({ vehicle, radius, friction, speed: v }) => {
    const key = speed(v)
    return {
      stem:
        `The coefficient of friction between the tyres and a level road is ${friction}. The greatest speed at which ` +
        `${vehicle} can take a bend of radius ${radius} m without skidding is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(
        speed,
        [
          [Math.sqrt(radius * gravity), 'This leaves out the coefficient of friction under the square root.'],
          [
            Math.sqrt((radius * gravity) / friction),
            'This divides by the coefficient of friction where it should multiply.',
          ],
          [Math.sqrt(friction * radius), 'This leaves out the acceleration of free fall under the square root.'],
          [friction * radius * gravity, 'This is the square of the speed; the root is not taken.'],
          [Math.sqrt(2 * friction * radius * gravity), 'This puts in the factor 2 of the formula v² = 2gh.'],
          [friction * Math.sqrt(radius * gravity), 'This leaves the coefficient of friction outside the square root.'],
          [
            Math.sqrt((friction * radius * gravity) / 2),
            'This gives the centripetal force a factor 2 that it does not have.',
          ],
          [friction * radius, 'This multiplies coefficient and radius, without g and without the root.'],
        ],
        120,
      ),
      principle: 'Friction gives the centripetal force, so at the greatest speed mv² ÷ r = μmg.',
      working: [
        `v² = μrg = ${friction} × ${radius} × 10 = ${printed(v ** 2)}`,
        `$v = \\sqrt{${printed(v ** 2)}}$, so the greatest speed is ${key.text}`,
      ],
      hints: ['Which force turns the vehicle towards the centre?', 'The mass cancels on both sides.'],
    }
  },
})

const tensionAtLowest = form<Whirled & { isLowest: boolean }>({
  id: 'tension-in-vertical-circle',
  difficulty: 'hard',
  draw: (random) => {
    const [mass, velocity, radius] = [random.int(1, 10) / 5, random.int(3, 10), random.int(2, 12) / 5]
    const [force, isLowest] = [(mass * velocity ** 2) / radius, random.pick([true, false])]
    // Only a stone with v² ≥ 5gr at the lowest point goes all the way round.
    const isTaut = force >= mass * gravity * (isLowest ? 5 : 1.4)
    return isMultipleOf(force, 0.5) && force <= 120 && isTaut && mass !== 1
      ? { mass, speed: velocity, radius, isLowest }
      : null
  },
  write: ({ mass, speed: v, radius, isLowest }) => {
    const [inward, weight, sign] = [(mass * v ** 2) / radius, mass * gravity, isLowest ? 1 : -1]
    const key = newtons(inward + sign * weight)
    return {
      stem:
        `A stone of mass ${printed(mass)} kg is whirled in a vertical circle on a string of length ${printed(radius)} m. ` +
        `The tension in the string as the stone passes the ${isLowest ? 'lowest' : 'highest'} point at ${v} m s⁻¹ is ` +
        '[g = 10 m s⁻²]',
      key,
      slips: positiveSlips(newtons, [
        [inward, 'This is the net force towards the centre; the weight is left out.'],
        [
          inward - sign * weight,
          `This is the tension for the same speed at the ${isLowest ? 'highest' : 'lowest'} point.`,
        ],
        [weight, 'This is the weight, as though the stone hung at rest on the string.'],
        [inward + sign * mass, 'This uses the mass in kilograms where the weight in newtons belongs.'],
        [inward / 2 + sign * weight, 'This puts the factor ½ of kinetic energy into the centripetal force.'],
        [(mass * v) / radius + sign * weight, 'This does not square the speed in the centripetal force.'],
        [2 * inward + sign * weight, 'This doubles the centripetal force before the weight is considered.'],
        [inward + 2 * sign * weight, 'This counts the weight of the stone twice over.'],
      ]),
      principle: `At the ${isLowest ? 'lowest' : 'highest'} point tension and weight act in ${isLowest ? 'opposite directions' : 'the same direction'}, and their resultant is mv² ÷ r towards the centre.`,
      working: [
        `mv² ÷ r = ${printed(mass)} × ${v}² ÷ ${printed(radius)} = ${newtons(inward).text}`,
        isLowest ? `T − ${printed(weight)} = ${printed(inward)}` : `T + ${printed(weight)} = ${printed(inward)}`,
        `T = ${printed(inward)} ${isLowest ? '+' : '−'} ${printed(weight)} = ${key.text}`,
      ],
      hints: ['Which forces act on the stone there, and in which directions?', 'Their resultant points to the centre.'],
    }
  },
})

export const circularMotion = family(
  {
    id: 'p18',
    edition: 1,
    title: 'Motion in a circle',
    subject: 'physics',
    topicId: 'phy-circular',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [centripetalForce, angularSpeed, speedOnBend, tensionAtLowest],
)
