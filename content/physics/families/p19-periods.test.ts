import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { periods, type Counted, type Lengthened, type Loaded, type Planet } from './p19-periods.ts'

/** The period of an oscillator whose acceleration is `pull` for each metre of displacement, as a clock would show it. */
function periodOf(pull: number): number {
  // The body starts at its greatest displacement; the quarter of a period ends where cos(√pull · t) is first zero.
  return 4 * rootOf((time) => Math.cos(Math.sqrt(pull) * time), 0, Math.PI / Math.sqrt(pull))
}

const periodOfPendulum = (metres: number, gravity: number) => periodOf(gravity / metres)
const periodOfSpring = (kilograms: number, stiffness: number) => periodOf(stiffness / kilograms)

proves(periods, {
  // The field that explains the first period is found by trying, then the second pendulum is clocked in it.
  'period-of-new-length': ({ length, period, newLength }: Lengthened) => {
    const gravity = rootOf((g) => periodOfPendulum(length / 100, g) - period, 0.01, 500)
    return periodOfPendulum(newLength / 100, gravity)
  },
  'length-for-period': ({ length, period, count, time }: Counted) => {
    const gravity = rootOf((g) => periodOfPendulum(length / 100, g) - time / count, 0.01, 500)
    return 100 * rootOf((metres) => periodOfPendulum(metres, gravity) - period, 0.001, 50)
  },
  'mass-added-to-spring': ({ mass, period, newPeriod }: Loaded) => {
    const stiffness = rootOf((k) => periodOfSpring(mass / 1000, k) - period, 0.01, 5000)
    return rootOf((added) => periodOfSpring((mass + added) / 1000, stiffness) - newPeriod, 0, 20_000)
  },
  // With π² = 10 the field is a little larger than the clock would give: the ratio is put right at the end.
  'field-from-pendulum': ({ length, period }: Planet) =>
    (rootOf((g) => periodOfPendulum(length, g) - period, 0.01, 500) * 10) / Math.PI ** 2,
})
