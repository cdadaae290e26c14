import { proves } from '../../engine/prove.ts'
import { equilibriumShifts } from './c40-le-chatelier.ts'

interface System {
  equation: string
  enthalpy: number
  product: string
}

/** Moles of gas on each side, read from the printed equation. */
function gasOf(equation: string): [number, number] {
  const [left = '', right = ''] = equation.split(' ⇌ ')
  const count = (side: string) =>
    [...side.matchAll(/(?:^| )(\d*)[A-Z][A-Za-z₀-₉]*\(g\)/g)].reduce(
      (sum, [, number = '']) => sum + Number(number || 1),
      0,
    )
  return [count(left), count(right)]
}

/**
 * Van 't Hoff and the law of mass action in numbers: ln K of the new state less ln Q of the old one. Above nought the
 * forward reaction runs, below nought the reverse one.
 */
function drive({ equation, enthalpy }: System, change: string): number {
  const [left, right] = gasOf(equation)
  if (change === 'raising the temperature') return (-enthalpy * 1000 * (1 / 600 - 1 / 500)) / 8.314
  if (change === 'lowering the temperature') return (-enthalpy * 1000 * (1 / 400 - 1 / 500)) / 8.314
  // Doubling all pressures multiplies Q by two for each mole more on the right.
  if (change === 'raising the pressure') return (left - right) * Math.log(2)
  if (change === 'lowering the pressure') return (left - right) * Math.log(0.5)
  if (change === 'adding a catalyst') return 0
  const formula = change.split(' ').at(-1) ?? ''
  const isOnRight = (equation.split(' ⇌ ')[1] ?? '').includes(`${formula}(g)`)
  const factor = change.startsWith('adding') ? 2 : 0.5
  return (isOnRight ? -1 : 1) * Math.log(factor)
}

const word = (value: number) => (value > 1e-9 ? 'rises' : value < -1e-9 ? 'falls' : 'stays the same')

proves(equilibriumShifts, {
  'conditions-for-yield': ({ system }: { system: System }) => {
    const heat = drive(system, 'raising the temperature') > 0 ? 'high' : 'low'
    return `${heat} temperature and ${drive(system, 'raising the pressure') > 0 ? 'high' : 'low'} pressure`
  },
  'change-that-shifts': (given: { system: System; key: string; others: string[]; toRight: boolean }) => {
    const right = [...given.others, given.key].filter((change) => {
      const value = drive(given.system, change)
      return given.toRight ? value > 1e-9 : value < -1e-9
    })
    return right.length === 1 ? (right[0] ?? '') : `${right.length} changes fit`
  },
  'system-and-pressure': (given: { key: System; others: System[]; asked: number; isRise: boolean }) => {
    const change = given.isRise ? 'raising the pressure' : 'lowering the pressure'
    const right = [...given.others, given.key].filter((system) => Math.sign(drive(system, change)) === given.asked)
    return right.length === 1 ? (right[0]?.equation ?? '') : `${right.length} equilibria fit`
  },
  'constant-and-yield': (given: { system: System; change: string; isRise: boolean }) => {
    const { system, change, isRise } = given
    const name = change === 'catalyst' ? 'adding a catalyst' : `${isRise ? 'raising' : 'lowering'} the ${change}`
    const output = drive(system, name)
    return `K ${word(change === 'temperature' ? output : 0)} and the yield ${word(output)}`
  },
})
