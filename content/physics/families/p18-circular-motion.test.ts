import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { circularMotion, type Bend, type Turning, type Whirled } from './p18-circular-motion.ts'

/**
 * The acceleration towards the centre, from places on the circle a very short time apart: the second difference of the
 * height x = r cos(vt/r) at the turning point, drawn from the arc without the formula v²/r.
 */
function inwardAcceleration(speed: number, radius: number): number {
  const angle = 1e-3
  const moment = (angle * radius) / speed
  // Two steps of different size cancel the error that grows with the square of the angle.
  const drop = (steps: number) => (2 * radius * 2 * Math.sin((steps * angle) / 2) ** 2) / (steps * moment) ** 2
  const [one, two, four] = [drop(1), drop(2), drop(4)]
  const better = [(4 * one - two) / 3, (4 * two - four) / 3] as const
  return (16 * better[0] - better[1]) / 15
}

proves(circularMotion, {
  'centripetal-force': ({ mass, speed, radius }: Whirled) => mass * inwardAcceleration(speed, radius),
  // The angle of a whole hour, turn by turn, shared among its seconds.
  'angular-speed': ({ rate }: Turning) => {
    let angle = 0
    for (let minute = 0; minute < 60; minute++) angle += rate * 2 * Math.PI
    return angle / 3600
  },
  'speed-on-bend': ({ radius, friction }: Bend) =>
    rootOf((speed) => inwardAcceleration(speed, radius) - friction * 10, 0.1, 200),
  // The tension is tried until the resultant gives the acceleration of the circle; down is negative.
  'tension-in-vertical-circle': ({ mass, speed, radius, isLowest }: Whirled & { isLowest: boolean }) => {
    const wanted = (isLowest ? 1 : -1) * inwardAcceleration(speed, radius)
    const pull = isLowest ? 1 : -1
    return rootOf((tension) => pull * ((pull * tension - 10 * mass) / mass - wanted), 0, 5000)
  },
})
