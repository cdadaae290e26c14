import { unit } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { potometer } from './b37-potometer.ts'

// The second route leaves units to mathjs, or lets water run minute by minute and hour by hour.
proves(potometer, {
  rate: ({ area, distance, minutes }: { area: number; distance: number; minutes: number }) => {
    let moved = 0
    let left = distance
    for (let minute = minutes; minute > 0; minute--) {
      const step = left / minute
      moved = unit(step, 'mm').toNumber('cm') * unit(area, 'mm^2').toNumber('cm^2')
      left -= step
    }
    return unit(moved, 'cm^3').toNumber('mm^3')
  },
  'leaf-area': ({ leafArea, volume, hours }: { leafArea: number; volume: number; hours: number }) => {
    const wanted = unit(volume, 'cm^3').toNumber('mm^3')
    for (let tenths = 1; tenths < 1000; tenths++) {
      let lost = 0
      for (let hour = 0; hour < hours; hour++) lost += (leafArea * tenths) / 10
      if (Math.abs(lost - wanted) < 1e-6) return tenths / 10
    }
    return Number.NaN
  },
  weighing: ({ before, after, hours }: { before: number; after: number; hours: number }) => {
    for (let tenths = 1; tenths < 1000; tenths++) {
      let mass = before * 10
      for (let hour = 0; hour < hours; hour++) mass -= tenths
      if (Math.abs(mass / 10 - after) < 1e-6) return tenths / 10
    }
    return Number.NaN
  },
  change: ({ distance, slow, fast }: { distance: number; slow: number; fast: number }) => {
    const before = unit(distance / slow, 'mm/minute').toNumber('m/s')
    const now = unit(distance / fast, 'mm/minute').toNumber('m/s')
    for (let tenths = 1; tenths <= 2000; tenths++) {
      const risen = before + (before * tenths) / 1000
      if (Math.abs(risen / now - 1) < 1e-9) return tenths / 10
    }
    return Number.NaN
  },
})
