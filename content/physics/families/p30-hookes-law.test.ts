import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { hookesLaw, type Joined, type Loaded } from './p30-hookes-law.ts'

/** The length of a spring, as a straight line through two points of load and length, read off at another load. */
function readOff(
  load: number,
  [load1, length1]: readonly [number, number],
  [load2, length2]: readonly [number, number],
) {
  return rootOf((length) => (length - length1) * (load2 - load1) - (length2 - length1) * (load - load1), -1000, 1000)
}

/** Where a load comes to rest on springs: the place where the pulls of all hold it. In metres. */
function restsAt(load: number, pull: (extension: number) => number): number {
  return rootOf((extension) => pull(extension) - load, 0, 100)
}

proves(hookesLaw, {
  'length-under-load': ({ natural, firstLoad, firstLength, secondLoad }: Loaded) =>
    readOff(secondLoad, [0, natural], [firstLoad, firstLength]),
  // The second length of the stem is the first form's answer, so it is read off first and then used as a point.
  'natural-length': ({ natural, firstLoad, firstLength, secondLoad }: Loaded) => {
    const secondLength = readOff(secondLoad, [0, natural], [firstLoad, firstLength])
    return readOff(0, [firstLoad, firstLength], [secondLoad, secondLength])
  },
  // The joint between the springs is moved until the pulls on it from both sides are equal.
  'springs-in-series': ({ load, first, second }: Joined) => {
    const pullAt = (whole: number) => {
      const joint = rootOf((place) => first * place - second * (whole - place), 0, whole)
      return first * joint
    }
    return 100 * restsAt(load, pullAt)
  },
  'springs-in-parallel': ({ load, first, second }: Joined) => {
    const extension = restsAt(load, (e) => first * e + second * e)
    return rootOf((other) => first * extension + other * extension - load, 0, 10_000)
  },
})
