import { proves } from '../../engine/prove.ts'
import { dentalFormula } from './b16-dental-formula.ts'

interface Row {
  incisors: number
  canines: number
  premolars: number
  molars: number
}

interface Skull {
  upper: Row
  lower: Row
}

interface Tooth {
  side: string
  jaw: string
  kind: string
}

/** Sets every tooth of the mouth into its socket, one by one, on both sides. */
function mouth({ upper, lower }: Skull): Tooth[] {
  const found: Tooth[] = []
  for (const side of ['left', 'right']) {
    for (const [jaw, row] of Object.entries({ upper, lower })) {
      for (const [kind, count] of Object.entries(row))
        for (let number = 1; number <= count; number++) found.push({ jaw, side, kind })
    }
  }
  return found
}

// The second route counts teeth in a mouth built tooth by tooth.
proves(dentalFormula, {
  total: (skull: Skull) => mouth(skull).length,
  'one-jaw': ({ isLower, upper, lower }: Skull & { isLower: boolean }) =>
    mouth({ upper, lower }).filter((tooth) => tooth.jaw === (isLower ? 'lower' : 'upper')).length,
  premolars: (skull: Skull) => mouth(skull).filter((tooth) => tooth.kind === 'premolars').length,
})
