import { form, type Choice } from '../../engine/family.ts'

interface Row {
  plant: string
  p: number
  q: number
  r: number
}

const plants = [
  'a potato tuber',
  'an onion bulb',
  'a pawpaw stem',
  'a yam tuber',
  'a cassava root',
  'a maize root',
] as const

function flow(leftward: boolean, rightward: boolean): Choice {
  return { text: `from ${leftward ? 'Q to P' : 'P to Q'} and from ${rightward ? 'R to Q' : 'Q to R'}` }
}

/** Which way water moves between three neighbouring cells of different strength. */
export const threeCells = form<Row>({
  id: 'three-cells',
  difficulty: 'medium',
  draw: (random) => {
    const [p, q, r] = [random.step(10, 60, 5), random.step(10, 60, 5), random.step(10, 60, 5)]
    const isClear = Math.abs(p - q) >= 10 && Math.abs(q - r) >= 10 && p !== r
    return isClear ? { plant: random.pick(plants), p: p / 100, q: q / 100, r: r / 100 } : null
  },
  write: ({ plant, p, q, r }) => {
    const key = flow(p > q, q > r)
    const figures = `${p.toFixed(2)}, ${q.toFixed(2)} and ${r.toFixed(2)}`
    return {
      stem: `Three cells P, Q and R lie side by side, in that order, in ${plant}. None is turgid, and their sap is isotonic with ${figures} mol dm⁻³ sucrose respectively. The net movement of water is`,
      key,
      slips: [
        {
          ...flow(p < q, q < r),
          because: 'This lets water run to the weaker sap, as the solute itself would diffuse.',
        },
        {
          ...flow(p < q, q > r),
          because: 'This has the direction between P and Q the wrong way round: compare their strengths.',
        },
        {
          ...flow(p > q, q < r),
          because: 'This has the direction between Q and R the wrong way round: compare their strengths.',
        },
      ],
      principle: 'By osmosis water moves from the weaker to the stronger of two neighbouring cell saps.',
      working: [
        `Between P and Q the stronger sap is in ${p > q ? 'P' : 'Q'}; between Q and R it is in ${q > r ? 'Q' : 'R'}`,
        `So water moves ${key.text}`,
      ],
      hints: ['Take the cells two at a time.', 'Does water move to the weaker or to the stronger sap?'],
    }
  },
})
