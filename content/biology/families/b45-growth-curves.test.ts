import { proves } from '../../engine/prove.ts'
import { growthCurves, type Between, type Growth } from './b45-growth-curves.ts'

/** The increases period by period. */
function increases({ counts }: Growth): number[] {
  return counts.flatMap((count, index) => (index === 0 ? [] : [count - (counts[index - 1] ?? Number.NaN)]))
}

proves(growthCurves, {
  'average-increase': (given: Between) => {
    const taken = increases(given).slice(given.from, given.to)
    return taken.reduce((sum, increase) => sum + increase, 0) / taken.length
  },
  // The growth factors of the single periods, multiplied.
  'percentage-increase': ({ counts, from, to }: Between) => {
    let factor = 1
    for (let i = from; i < to; i++) factor *= (counts[i + 1] ?? Number.NaN) / (counts[i] ?? Number.NaN)
    return (factor - 1) * 100
  },
  fastest: (given: Growth) => {
    const [best] = increases(given)
      .map((increase, index) => ({ increase, index }))
      .sort((a, b) => b.increase - a.increase)
    const unit = given.unit.replace(/s$/, '')
    return `from ${unit} ${best?.index} to ${unit} ${(best?.index ?? 0) + 1}`
  },
})
