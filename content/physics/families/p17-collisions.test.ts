import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { collisions, type Gun, type Pair, type Struck } from './p17-collisions.ts'

interface Moving {
  mass: number
  speed: number
}

/**
 * The speed of two bodies after a soft push between them has made their speeds equal. The push acts on both for many
 * small moments, each time with a share of the difference in speed, so that momentum is passed on and never computed whole.
 */
function afterRubbing(first: Moving, second: Moving): number {
  let [a, b] = [first.speed, second.speed]
  const lighter = Math.min(first.mass, second.mass)
  for (let moment = 0; moment < 200; moment++) {
    const impulse = 0.3 * lighter * (a - b)
    a -= impulse / first.mass
    b += impulse / second.mass
  }
  return (a + b) / 2
}

proves(collisions, {
  'catches-up-and-sticks': ({ first, firstSpeed, second, secondSpeed }: Pair) =>
    afterRubbing({ mass: first, speed: firstSpeed }, { mass: second, speed: secondSpeed }),
  'head-on-and-sticks': ({ first, firstSpeed, second, secondSpeed }: Pair) =>
    Math.abs(afterRubbing({ mass: first, speed: firstSpeed }, { mass: second, speed: -secondSpeed })),
  // The centre of mass of bullet and gun stays where it was: their places after a hundredth of a second.
  recoil: ({ bullet, gun, speed }: Gun) => {
    const moments = 0.01
    const back = rootOf((way) => (bullet / 1000) * speed * moments - gun * way, 0, 100)
    return back / moments
  },
  // The centre of mass moves on at one speed, before the impact and after it.
  'speed-of-struck-body': ({ first, second, before, after }: Struck) => {
    const centre = (ofFirst: number, ofSecond: number) => (first * ofFirst + second * ofSecond) / (first + second)
    return rootOf((struck) => centre(after, struck) - centre(before, 0), 0, 500)
  },
})
