import { form, type Slip } from '../../engine/family.ts'

interface Bath {
  cells: string
  hasWall: boolean
  solute: string
  unit: string
  inside: number
  outside: number
}

type Tonicity = 'hypertonic' | 'hypotonic' | 'isotonic'

const plantCells = [
  'onion epidermal cells',
  'Spirogyra cells',
  'yam cells',
  'Rhoeo epidermal cells',
  'pawpaw cells',
] as const

/** Strengths of saline in which human red cells, isotonic with 0.9%, surely shrink, surely burst or keep their size. */
const salines = [0.1, 0.2, 0.3, 0.9, 2, 3, 5] as const

function tonicity({ inside, outside }: Bath): Tonicity {
  if (outside > inside) return 'hypertonic'
  return outside < inside ? 'hypotonic' : 'isotonic'
}

const outcomes: Record<'wall' | 'bare', Record<Tonicity, string>> = {
  wall: {
    hypertonic: 'lose water and become plasmolysed',
    hypotonic: 'gain water and become turgid',
    isotonic: 'gain as much water as they lose',
  },
  bare: {
    hypertonic: 'lose water and shrink',
    hypotonic: 'gain water and burst',
    isotonic: 'gain as much water as they lose',
  },
}

/** Outcomes that forget the wall or need one where there is none. */
const confusions: Record<'wall' | 'bare', readonly Slip[]> = {
  wall: [
    {
      text: 'gain water and burst',
      because: 'This forgets the cell wall, which holds a plant cell together when it takes in water.',
    },
  ],
  bare: [
    {
      text: 'gain water and become turgid',
      because: 'This needs a cell wall to press against; a red blood cell has none.',
    },
  ],
}

function slipsOf(bath: Bath): Slip[] {
  const { hasWall, solute } = bath
  const kind = hasWall ? 'wall' : 'bare'
  const own = outcomes[kind]
  const crossing = `This lets ${solute} cross; the membrane lets water through but holds the solute back.`
  const slips: readonly Slip[] = [
    {
      text: own.hypertonic,
      because: 'This takes the solution for the stronger one; water goes to the side with more solute.',
    },
    {
      text: own.hypotonic,
      because: 'This takes the solution for the weaker one; water goes to the side with more solute.',
    },
    { text: own.isotonic, because: 'This takes the two sides as equally strong, but the figures differ.' },
    { text: own.hypotonic.replace('water', solute), because: crossing },
    { text: own.hypertonic.replace('water', solute), because: crossing },
    ...confusions[kind],
  ]
  return slips.filter(({ text }) => text !== own[tonicity(bath)])
}

const principles: Record<Tonicity, string> = {
  hypertonic: 'By osmosis water moves through the membrane to the stronger solution, here the one outside.',
  hypotonic: 'By osmosis water moves through the membrane to the stronger solution, here the one inside.',
  isotonic: 'Osmosis moves water to the stronger solution; between equally strong ones there is no net movement.',
}

/** What happens to cells in a solution stronger than, weaker than or as strong as their contents. */
export const cellOutcome = form<Bath>({
  id: 'outcome',
  difficulty: 'easy',
  draw: (random) => {
    const isPlant = random.int(0, 2) > 0
    if (!isPlant) {
      const outside = random.pick(salines)
      return { cells: 'human red blood cells', hasWall: false, solute: 'salt', unit: '% saline', inside: 0.9, outside }
    }
    const inside = random.step(20, 40, 5) / 100
    const outside = random.pick([inside, 0.05, 0.1, 0.6, 0.7, 0.8, 1])
    return {
      cells: random.pick(plantCells),
      hasWall: true,
      solute: 'sucrose',
      unit: 'mol dm⁻³ sucrose',
      inside,
      outside,
    }
  },
  write: (bath) => {
    const { cells, hasWall, unit, inside, outside } = bath
    const strength = tonicity(bath)
    const key = outcomes[hasWall ? 'wall' : 'bare'][strength]
    const space = unit.startsWith('%') ? '' : ' '
    const start = hasWall ? `${cells}, all of them flaccid,` : cells
    return {
      stem: `The contents of ${start} are isotonic with ${inside}${space}${unit}. When left in ${outside}${space}${unit} solution the cells`,
      key: { text: key },
      slips: slipsOf(bath),
      principle: principles[strength],
      working: [
        `The solution of ${outside}${space}${unit} is ${strength} to the cells`,
        `So ${hasWall ? 'these walled cells' : 'these cells without a wall'} ${key}`,
      ],
      hints: ['Which side of the membrane is stronger?', 'Have these cells a wall?'],
    }
  },
})
