import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { lensFormula, type Enlarged, type Lens } from './p52-lens-formula.ts'

/**
 * Where two rays from the tip of an object of height 1 meet (x to the right of the lens, y upwards): the ray through
 * the centre goes straight on, the ray parallel to the axis leaves towards the focus, or away from it if `focal` is
 * negative.
 */
function tipOfImage(object: number, focal: number): { x: number; y: number } {
  const slopeThroughCentre = -1 / object
  const slopeThroughFocus = -1 / focal
  const x = 1 / (slopeThroughCentre - slopeThroughFocus)
  return { x, y: slopeThroughCentre * x }
}

proves(lensFormula, {
  'image-distance': ({ object, focal }: Lens) => tipOfImage(object, focal).x,
  'magnifying-glass': ({ object, focal }: Lens) => tipOfImage(object, focal).y,
  'focal-length': ({ object, times }: Enlarged) =>
    rootOf((focal) => -tipOfImage(object, focal).y - times, 0, object - 1e-6),
  'diverging-lens': ({ object, focal }: Lens) => -tipOfImage(object, -focal).x,
})
