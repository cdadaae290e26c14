import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { newtonsSecondLaw, type Pulled, type Rider, type Towing, type Weighed } from './p15-newtons-second-law.ts'

const time = 3

/** How much momentum forces give a body in a few seconds, the forces being taken in small shares of the time. */
function momentumFrom(...forces: readonly number[]): number {
  let momentum = 0
  for (let slice = 0; slice < 30; slice++) for (const force of forces) momentum += (force * time) / 30
  return momentum
}

// Every route compares the impulse of all forces with the momentum the body has after the time.
proves(newtonsSecondLaw, {
  'acceleration-with-friction': ({ mass, force, friction }: Pulled) => {
    const reaction = rootOf((push) => momentumFrom(push, -10 * mass), 0, 10_000)
    const speed = momentumFrom(force, -friction * reaction) / mass
    return speed / time
  },
  'apparent-weight': ({ mass, rate, isUp }: Rider) => {
    const speed = (isUp ? 1 : -1) * rate * time
    return rootOf((push) => momentumFrom(push, -10 * mass) - mass * speed, 0, 10_000)
  },
  'acceleration-of-lift': ({ mass, reading }: Weighed) => {
    const fitsRate = (rate: number) => momentumFrom(reading, -10 * mass) - mass * rate * time
    return Math.abs(rootOf(fitsRate, -20, 20))
  },
  // The tension is tried until both bodies, each on its own, have the same speed.
  'tension-in-tow-bar': ({ mass, trailer, force, resistance }: Towing) =>
    rootOf((tension) => momentumFrom(force, -tension) / mass - momentumFrom(tension, -resistance) / trailer, 0, 20_000),
})
