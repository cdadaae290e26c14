import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { mirrors, type Enlarging, type Mirror, type Projected } from './p49-mirrors.ts'

/**
 * Where two reflected rays from the tip of an object of height 1 meet (x in front of the mirror, y upwards): the ray
 * through the focus leaves parallel to the axis, the ray to the pole leaves at the same angle below it. A convex mirror
 * has its focus behind it.
 */
function tipOfImage(object: number, focal: number): { x: number; y: number } {
  const throughFocus = 1 / (object - focal)
  const y = -focal * throughFocus
  const atPole = -1 / object
  return { x: y / atPole, y }
}

proves(mirrors, {
  'concave-real-image': ({ object, focal }: Mirror) => tipOfImage(object, focal).x,
  'convex-mirror': ({ object, focal }: Mirror) => -tipOfImage(object, -focal).x,
  // The radius is tried until the virtual image has its size.
  'shaving-mirror': ({ object, times }: Enlarging) =>
    rootOf((radius) => times - tipOfImage(object, radius / 2).y, 2 * object + 1e-6, 1e4),
  'object-distance': ({ focal, times }: Projected) =>
    rootOf((object) => -tipOfImage(object, focal).y - times, focal + 1e-6, 1e4),
})
