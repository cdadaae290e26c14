import { proves } from '../../engine/prove.ts'
import { peakOf, rootOf } from '../search.ts'
import { resultant, type Pair, type PairAtAngle } from './p05-resultant.ts'

// The resultant is the largest component that the two vectors together have along any line: no triangles are solved.
function largestComponent({ first, second }: Pair, angle: number): number {
  const apart = (angle * Math.PI) / 180
  return peakOf((line) => first * Math.cos(line) + second * Math.cos(line - apart), 0, apart)
}

proves(resultant, {
  'at-right-angles': (pair: Pair) => largestComponent(pair, 90),
  'at-an-angle': (pair: PairAtAngle) => largestComponent(pair, pair.angle),
  // An axis turned to the right angle leaves the displacement no component across it.
  direction: ({ first, second }: Pair) =>
    (rootOf((turn) => second * Math.cos(turn) - first * Math.sin(turn), 0, Math.PI / 2) * 180) / Math.PI,
})
