import { proves } from '../../engine/prove.ts'
import { polygons, type Shares, type Sides } from './m34-polygons.ts'

/** The interior angle at a corner of a regular polygon drawn on a circle, measured between its two sides. */
function measuredAngle(sides: number): number {
  const corner = (index: number) =>
    [Math.cos((2 * Math.PI * index) / sides), Math.sin((2 * Math.PI * index) / sides)] as const
  const [[ax, ay], [bx, by], [cx, cy]] = [corner(0), corner(1), corner(2)]
  const cosine =
    ((ax - bx) * (cx - bx) + (ay - by) * (cy - by)) / (Math.hypot(ax - bx, ay - by) * Math.hypot(cx - bx, cy - by))
  return (Math.acos(cosine) * 180) / Math.PI
}

const anglesBySides = Array.from({ length: 100 }, (_, index) => (index < 3 ? Number.NaN : measuredAngle(index)))

/** The only number of sides for which a measured angle fits. */
function sidesWhere(fits: (angle: number, sides: number) => boolean): number {
  const found = anglesBySides.flatMap((angle, sides) => (fits(angle, sides) ? [sides] : []))
  return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6

// The second routes draw regular polygons and measure their angles.
proves(polygons, {
  'sides-from-interior': ({ sides }: Sides) => sidesWhere((angle) => near(angle, 180 - 360 / sides)),
  'sides-from-sum': ({ sides }: Sides) => sidesWhere((angle, tried) => near(angle * tried, (sides - 2) * 180)),
  'sides-from-ratio': ({ sides }: Sides) => sidesWhere((angle) => near(angle / (180 - angle), (sides - 2) / 2)),
  'largest-angle': ({ parts }: Shares) => {
    const sum = (anglesBySides[parts.length] ?? Number.NaN) * parts.length
    return (sum / parts.reduce((total, part) => total + part, 0)) * Math.max(...parts)
  },
})
