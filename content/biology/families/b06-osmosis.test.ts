import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { osmosis } from './b06-osmosis.ts'

/** Lets water pass between neighbours a little at a time, towards more solute; gives the volume of each in the end. */
function volumesAfter(concentrations: readonly number[], steps: number): number[] {
  const solute = [...concentrations]
  const volumes = concentrations.map(() => 1)
  for (let step = 0; step < steps; step++) {
    const strengths = volumes.map((volume, index) => (solute[index] ?? 0) / volume)
    for (let index = 0; index + 1 < volumes.length; index++) {
      const moved = 0.001 * ((strengths[index + 1] ?? 0) - (strengths[index] ?? 0))
      volumes[index] = (volumes[index] ?? 0) - moved
      volumes[index + 1] = (volumes[index + 1] ?? 0) + moved
    }
  }
  return volumes
}

function outcome({ hasWall, inside, outside }: { hasWall: boolean; inside: number; outside: number }): string {
  const [cell = 1] = volumesAfter([inside, outside], 20)
  if (Math.abs(cell - 1) < 1e-9) return 'gain as much water as they lose'
  if (cell < 1) return `lose water and ${hasWall ? 'become plasmolysed' : 'shrink'}`
  return `gain water and ${hasWall ? 'become turgid' : 'burst'}`
}

function movement({ p, q, r }: { p: number; q: number; r: number }): string {
  const [left = 1, , right = 1] = volumesAfter([p, q, r], 1)
  return `from ${left > 1 ? 'Q to P' : 'P to Q'} and from ${right < 1 ? 'R to Q' : 'Q to R'}`
}

interface Bracket {
  weak: number
  strong: number
  gain: number
  loss: number
}

/** Walks along the straight line in steps of 0.01 mol dm⁻³ until the mass does not change. */
function zeroOfLine({ weak, strong, gain, loss }: Bracket): number {
  for (let hundredths = 0; hundredths <= 100; hundredths++) {
    const along = (hundredths / 100 - weak) / (strong - weak)
    if (Math.abs(gain - (gain + loss) * along) < 1e-6) return hundredths / 100
  }
  return Number.NaN
}

/** The change, in steps of 0.1%, that makes the later mass of the earlier one. */
function changeBetween(before: number, after: number): number {
  for (let tenths = -500; tenths <= 500; tenths++) {
    const reached = Number(evaluate('before * (1 + tenths / 1000)', { before, tenths }))
    if (Math.abs(reached - after) < 1e-9) return tenths / 10
  }
  return Number.NaN
}

const changes = new Map<string, number>()

proves(osmosis, {
  outcome,
  'three-cells': movement,
  'isotonic-point': zeroOfLine,
  'percentage-change': ({ before, after }: { before: number; after: number }) => {
    const strip = `${before} ${after}`
    const known = changes.get(strip) ?? changeBetween(before, after)
    changes.set(strip, known)
    return known
  },
})
