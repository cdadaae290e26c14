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
    hypertonic: 'plasmolysed because water leaves them',
    hypotonic: 'turgid because water enters them',
    isotonic: 'unchanged because water enters and leaves equally',
  },
  bare: {
    hypertonic: 'shrunken because water leaves them',
    hypotonic: 'burst because water enters them',
    isotonic: 'unchanged because water enters and leaves equally',
  },
}

function slipsOf(bath: Bath): Slip[] {
  const { hasWall, solute } = bath
  const own = outcomes[hasWall ? 'wall' : 'bare']
  const shrunk = hasWall ? 'plasmolysed' : 'shrunken'
  const swollen = hasWall ? 'turgid' : 'burst'
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
    {
      text: `${swollen} because ${solute} enters them`,
      because: `This lets ${solute} cross; the membrane lets water through but holds the solute back.`,
    },
    {
      text: `${shrunk} because ${solute} leaves them`,
      because: `This lets ${solute} cross; the membrane lets water through but holds the solute back.`,
    },
    hasWall
      ? {
          text: 'burst because water enters them',
          because: 'This forgets the cell wall, which keeps a plant cell from bursting.',
        }
      : {
          text: 'turgid because water enters them',
          because: 'This needs a cell wall to press against; a red blood cell has none.',
        },
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
    return {
      stem: `The contents of ${cells} are isotonic with ${inside}${space}${unit}. When left in ${outside}${space}${unit} solution the cells will be`,
      key: { text: key },
      slips: slipsOf(bath),
      principle: principles[strength],
      working: [
        `The solution of ${outside}${space}${unit} is ${strength} to the cells`,
        `So ${hasWall ? 'these walled cells' : 'these cells without a wall'} will be ${key}`,
      ],
      hints: ['Which side of the membrane is stronger?', 'Have these cells a wall?'],
    }
  },
})
