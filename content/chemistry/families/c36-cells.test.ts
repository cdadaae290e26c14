import { proves } from '../../engine/prove.ts'
import { electrodes, type Electrode } from '../facts/potentials.ts'
import { cellsAndDisplacement } from './c36-cells.ts'

const faraday = 96_500

/** By free energy: each half-reaction brings −nFE, the sum for two electrons is shared by the charge that passes. */
function forceOf(anode: Electrode, cathode: Electrode): number {
  const reduction = -2 * faraday * cathode.potential
  const oxidation = 2 * faraday * anode.potential
  return Number((-(reduction + oxidation) / (2 * faraday)).toFixed(2))
}

/** Whether the reaction of a metal with another's ions gives out free energy. */
const displaces = (metal: Electrode, other: Electrode) => forceOf(metal, other) > 0

proves(cellsAndDisplacement, {
  'electromotive-force': ({ anode, cathode }: { anode: Electrode; cathode: Electrode }) => forceOf(anode, cathode),
  'unknown-potential': (cell: { anode: Electrode; cathode: Electrode; isAnodeUnknown: boolean }) => {
    // Every hundredth of a volt is tried for X until the cell has its e.m.f.
    const force = forceOf(cell.anode, cell.cathode)
    for (let hundredths = -400; hundredths <= 200; hundredths++) {
      const x = { ...cell.anode, potential: hundredths / 100 }
      const found = cell.isAnodeUnknown ? forceOf(x, cell.cathode) : forceOf(cell.anode, x)
      if (found === force) return hundredths / 100
    }
    return Number.NaN
  },
  displacement: (given: { key: Electrode; others: Electrode[]; below: Electrode; above: Electrode }) => {
    const right = [...given.others, given.key].filter(
      (metal) => displaces(metal, given.below) && displaces(given.above, metal),
    )
    return right.length === 1 ? (right[0]?.metal ?? '') : `${right.length} metals fit`
  },
  'greatest-force': ({ four }: { four: Electrode[] }) => {
    const pairs = four.flatMap((a) => four.filter((b) => displaces(a, b)).map((b) => ({ a, b, force: forceOf(a, b) })))
    const best = pairs.sort((p, q) => q.force - p.force)[0]
    return `${best?.a.metal} and ${best?.b.metal}`
  },
})

if (electrodes.some(({ potential }, index) => potential <= (electrodes[index - 1]?.potential ?? -9)))
  throw new Error('The electrodes are not in the order of their potentials')
