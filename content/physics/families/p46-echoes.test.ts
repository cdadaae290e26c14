import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { echoes, type Claps, type Cliffs, type Shout, type Walk } from './p46-echoes.ts'

/** When the echo comes back: the time to the wall and the time from it, one after the other. */
const echoAfter = (distance: number, speed: number) => distance / speed + distance / speed

/** The distance from which an echo returns after this time, tried out. */
const distanceFor = (time: number, speed: number) => rootOf((distance) => echoAfter(distance, speed) - time, 0, 1e4)

proves(echoes, {
  'distance-of-cliff': ({ time, speed }: Shout) => distanceFor(time, speed),
  'between-two-cliffs': ({ speed, first, second }: Cliffs) => distanceFor(first, speed) + distanceFor(second, speed),
  // Claps are clapped one by one, each with the echo of the last, until the speed makes the last one fall at its time.
  'clapping-in-step': ({ distance, claps, time }: Claps) =>
    rootOf(
      (speed) => {
        let now = 0
        for (let clap = 2; clap <= claps; clap++) now += echoAfter(distance, speed)
        return time - now
      },
      50,
      2000,
    ),
  // The cliff is not named in the question: the speed is right where both echoes put it at one place.
  'walking-nearer': ({ distance, speed: air, nearer }: Walk) => {
    const [first, second] = [echoAfter(distance, air), echoAfter(distance - nearer, air)].map(
      (time) => Math.round(10 * time) / 10,
    )
    return rootOf((speed) => distanceFor(first ?? 0, speed) - nearer - distanceFor(second ?? 0, speed), 50, 2000)
  },
})
