import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Pump {
  mass: number
  height: number
  minutes: number
  efficiency: number
}

export interface Driven {
  vehicle: string
  /** In kilowatts. */
  power: number
  /** In kilometres per hour. */
  speed: number
}

export interface Hoist {
  mass: number
  height: number
  time: number
  /** In watts. */
  power: number
}

const gravity = 10
const vehicles = ['a full coach', 'a loaded trailer', 'a loaded lorry', 'a tipper lorry'] as const

const watts = (value: number) => quantity(value, 'W', 0)
const newtons = (value: number) => quantity(value, 'N', 0)
const percent = (value: number) => quantity(value, '%', 1)
const seconds = (value: number) => quantity(value, 's', 1)

const pumpInput = form<Pump>({
  id: 'power-input-of-pump',
  difficulty: 'medium',
  draw: (random) => {
    const [mass, height, minutes] = [random.step(300, 3000, 100), random.int(4, 30), random.int(2, 10)]
    const efficiency = random.pick([40, 50, 60, 75, 80])
    const input = (mass * gravity * height) / (60 * minutes) / (efficiency / 100)
    return isMultipleOf(input, 5) && input >= 200 && input <= 4000 ? { mass, height, minutes, efficiency } : null
  },
  write: ({ mass, height, minutes, efficiency }) => {
    const [work, share] = [mass * gravity * height, efficiency / 100]
    const output = work / (60 * minutes)
    const key = watts(output / share)
    return {
      stem:
        `A pump raises ${mass} kg of water through ${height} m into an overhead tank in ${minutes} minutes. ` +
        `If its efficiency is ${efficiency}%, the power supplied to the pump is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(watts, [
        [output, 'This is the useful power; the power supplied must be larger.'],
        [output * share, 'This multiplies by the efficiency where it should divide.'],
        [output * (1 + share), 'This adds the efficiency as a share of the useful power.'],
        [output / (1 - share), 'This divides by the share that is lost and not by the efficiency.'],
        [output * (1 - share), 'This is a part of the useful power and not the power supplied.'],
        [(mass * height) / (60 * minutes) / share, 'This leaves out g, so that a mass is used for a weight.'],
        [work / minutes / share, 'This leaves the time in minutes, but a watt is a joule per second.'],
        [output / share ** 2, 'This divides by the efficiency one time too often.'],
      ]),
      principle: 'Useful power is mgh ÷ t, and the efficiency is useful power over power supplied.',
      working: [
        `$\\text{useful power} = \\frac{${mass} \\times 10 \\times ${height}}{${minutes} \\times 60}$ = ${quantity(output, 'W', 1).text}`,
        `Power supplied = useful power ÷ ${share} = ${key.text}`,
      ],
      hints: ['How much useful work is done in each second?', 'Is the power supplied larger or smaller than that?'],
    }
  },
})

const drivingForce = form<Driven>({
  id: 'resistance-from-power',
  difficulty: 'medium',
  draw: (random) => {
    const [power, speed] = [random.int(8, 90), random.pick([36, 45, 54, 63, 72, 81, 90, 108])]
    const force = (1000 * power) / (speed / 3.6)
    return isMultipleOf(force, 10) && force >= 300 ? { vehicle: random.pick(vehicles), power, speed } : null
  },
  write: ({ vehicle, power, speed }) => {
    const metres = speed / 3.6
    const key = newtons((1000 * power) / metres)
    return {
      stem:
        `The engine of ${vehicle} delivers ${power} kW when it travels at a steady ${speed} km h⁻¹ on a level road. ` +
        'The total resistive force is',
      key,
      slips: positiveSlips(newtons, [
        [(1000 * power) / speed, 'This leaves the speed in kilometres per hour, not metres per second.'],
        [(1000 * power) / (speed * 3.6), 'This multiplies by 3.6 to change the speed, where it should divide.'],
        [(1000 * power) / (speed / 6), 'This changes hours to seconds with 60 and kilometres with 10.'],
        [(10_000 * power) / speed, 'This divides by ten to change the speed to metres per second.'],
        [power * metres, 'This multiplies power by speed, but a force is power over speed.'],
        [(2000 * power) / metres, 'This takes half of the steady speed as the average speed.'],
        [(500 * power) / metres, 'This puts in a factor ½, which belongs to kinetic energy.'],
        [(100 * power) / metres, 'This takes one kilowatt to be one hundred watts only.'],
        [(1000 * power) / metres ** 2, 'This divides by the speed one time too often.'],
      ]),
      principle: 'At a steady speed the driving force equals the resistive force, and power is force times speed.',
      working: [
        `Speed = ${speed} × 1000 ÷ 3600 = ${printed(metres)} m s⁻¹`,
        `F = P ÷ v = ${printed(1000 * power)} ÷ ${printed(metres)}`,
        `The resistive force is ${key.text}`,
      ],
      hints: ['Change the speed to metres per second.', 'What is the net force at a steady speed?'],
    }
  },
})

const efficiencyOfMotor = form<Hoist>({
  id: 'efficiency-of-motor',
  difficulty: 'easy',
  draw: (random) => {
    const [mass, height, time] = [random.step(40, 400, 10), random.int(4, 25), random.int(8, 60)]
    const [efficiency, output] = [random.step(40, 90, 2.5), (mass * gravity * height) / time]
    const power = output / (efficiency / 100)
    return isMultipleOf(power, 20) && power >= 200 && power <= 4000 ? { mass, height, time, power } : null
  },
  write: ({ mass, height, time, power }) => {
    const output = (mass * gravity * height) / time
    const key = percent((100 * output) / power)
    return {
      stem:
        `An electric motor that takes ${printed(power)} W lifts a load of ${mass} kg through a height of ${height} m in ${time} s. ` +
        'The efficiency of the motor is [g = 10 m s⁻²]',
      key,
      slips: positiveSlips(
        percent,
        [
          [(10 * output) / power, 'This leaves out g, so that a mass is used for a weight.'],
          [100 - (100 * output) / power, 'This is the share of the energy that is wasted.'],
          [(50 * output) / power, 'This puts in a factor ½, which belongs to kinetic energy.'],
          [100 * Math.sqrt(output / power), 'This takes a square root that the efficiency does not have.'],
          [100 * (output / power) ** 2, 'This multiplies by the ratio of the two powers twice.'],
          [
            (100 * output) / (output + power),
            'This divides the useful power by the useful and the supplied power together.',
          ],
          [(100 * (output + power)) / (2 * power), 'This averages the useful power with the power supplied.'],
        ],
        100,
      ),
      principle: 'Efficiency is useful power output over power input, as a percentage.',
      working: [
        `$\\text{output} = \\frac{mgh}{t} = \\frac{${mass} \\times 10 \\times ${height}}{${time}}$ = ${quantity(output, 'W', 1).text}`,
        `Efficiency = output ÷ ${printed(power)} × 100% = ${key.text}`,
      ],
      hints: ['What useful work does the motor do in a second?', 'Compare it with the power that the motor takes.'],
    }
  },
})

const timeToLift = form<Hoist & { efficiency: number }>({
  id: 'time-to-lift',
  difficulty: 'hard',
  draw: (random) => {
    const [mass, height] = [random.step(100, 900, 50), random.int(5, 40)]
    const [power, efficiency] = [random.step(500, 6000, 250), random.pick([50, 60, 75, 80])]
    const time = (mass * gravity * height) / (power * (efficiency / 100))
    return isMultipleOf(time, 0.5) && time >= 6 && time <= 120 ? { mass, height, time, power, efficiency } : null
  },
  write: ({ mass, height, power, efficiency }) => {
    const [work, share] = [mass * gravity * height, efficiency / 100]
    const key = seconds(work / (power * share))
    return {
      stem:
        `A crane whose motor takes ${printed(power / 1000)} kW is ${efficiency}% efficient. The time it needs to raise a ` +
        `load of ${mass} kg steadily through ${height} m is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(seconds, [
        [work / power, 'This leaves out the efficiency, as for a crane that wastes nothing.'],
        [(work * share) / power, 'This multiplies by the efficiency, as though waste made it faster.'],
        [work / (power * (1 - share)), 'This divides by the power that is wasted, not by the useful power.'],
        [(mass * height) / (power * share), 'This leaves out g, so that a mass is used for a weight.'],
        [(work * (1 + share)) / power, 'This adds the efficiency as a share of the work.'],
        [work / (2 * power * share), 'This puts in a factor ½, which belongs to kinetic energy.'],
        [work / (power * share ** 2), 'This divides by the efficiency one time too often.'],
        [(work * (1 - share)) / power, 'This uses only the share of the work that is wasted.'],
      ]),
      principle: 'The useful power is the efficiency times the power input, and time is work over useful power.',
      working: [
        `Useful power = ${share} × ${printed(power)} = ${watts(power * share).text}`,
        `Work = ${mass} × 10 × ${height} = ${quantity(work, 'J').text}`,
        `Time = work ÷ useful power = ${key.text}`,
      ],
      hints: ['How much of the power is useful?', 'How much work must be done on the load?'],
    }
  },
})

export const powerAndEfficiency = family(
  {
    id: 'p27',
    edition: 1,
    title: 'Power and efficiency',
    subject: 'physics',
    topicId: 'phy-work-energy',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [pumpInput, drivingForce, efficiencyOfMotor, timeToLift],
)
