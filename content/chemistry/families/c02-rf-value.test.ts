import { proves } from '../../engine/prove.ts'
import { rfValue } from './c02-rf-value.ts'

interface Sheet {
  line: number
  front: number
}

// By trial on the paper in whole steps of 0.05 mm: the place is the one from which the Rf value, in hundredths, is read again.
const steps = (centimetres: number) => Math.round(centimetres * 200)
const hundredths = (value: number) => Math.round(value * 100)

proves(rfValue, {
  'value-from-edge': ({ line, front, spot }: Sheet & { spot: number }) => {
    const solvent = steps(line + front) - steps(line)
    const dye = steps(line + spot) - steps(line)
    return firstWhere(0, 100, (percent) => percent * solvent === dye * 100) / 100
  },
  'spot-from-edge': ({ line, front, value }: Sheet & { value: number }) =>
    firstWhere(steps(line), steps(line + front), (place) => isAt(place - steps(line), steps(front), value)) / 200,
  'solvent-distance': ({ spot, value }: { spot: number; value: number }) =>
    firstWhere(steps(spot), steps(50), (front) => isAt(steps(spot), front, value)) / 200,
  'gap-of-spots': ({ front, slow, fast }: { front: number; slow: number; fast: number }) => {
    const slower = firstWhere(0, steps(front), (place) => isAt(place, steps(front), slow))
    const faster = firstWhere(0, steps(front), (place) => isAt(place, steps(front), fast))
    return (faster - slower) / 200
  },
})

function isAt(moved: number, front: number, value: number): boolean {
  return moved * 100 === hundredths(value) * front
}

function firstWhere(from: number, to: number, fits: (place: number) => boolean): number {
  for (let place = from; place <= to; place++) if (fits(place)) return place
  return Number.NaN
}
