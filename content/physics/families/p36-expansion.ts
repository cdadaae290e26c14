import { family, form } from '../../engine/family.ts'
import { printed, quantity, standardForm } from '../../engine/quantity.ts'
import { isMultipleOf, nearSlips, slipsBetween } from '../slips.ts'

/** Linear expansivities in millionths per kelvin. */
const metals = [
  ['steel', 11],
  ['iron', 12],
  ['copper', 17],
  ['brass', 19],
  ['aluminium', 23],
  ['zinc', 30],
] as const

export interface Rod {
  metal: string
  expansivity: number
  length: number
  cold: number
  hot: number
}

export interface Block {
  metal: string
  expansivity: number
  volume: number
  cold: number
  hot: number
}

export interface Rails {
  expansivity: number
  length: number
  gap: number
  laid: number
}

export interface Flask {
  glass: number
  liquid: number
  volume: number
  cold: number
  hot: number
}

const millimetres = (value: number) => quantity(value, 'mm', 1)
const cubicCentimetres = (value: number) => quantity(value, 'cm³', 2)
/** For the larger volumes that liquids gain. */
const overflowing = (value: number) => quantity(value, 'cm³', 1)
const celsius = (value: number) => quantity(value, '°C', 0)
/** An expansivity that is given in millionths per kelvin. */
const perKelvin = (millionths: number) => `${standardForm(millionths / 1e6, 1)} K⁻¹`
const factor = (millionths: number) => standardForm(millionths / 1e6, 1).replace('× 10⁻⁵', '\\times 10^{-5}')

const increase = form<Rod>({
  id: 'increase-of-length',
  difficulty: 'easy',
  draw: (random) => {
    const [metal, expansivity] = random.pick(metals)
    const [length, cold, rise] = [random.step(1, 12, 0.5), random.int(18, 35), random.step(15, 75, 5)]
    const result = (expansivity * length * rise) / 1000
    return isMultipleOf(result, 0.1) && result >= 0.5 ? { metal, expansivity, length, cold, hot: cold + rise } : null
  },
  write: ({ metal, expansivity, length, cold, hot }) => {
    const [rise, each] = [hot - cold, (expansivity * length) / 1000]
    const key = millimetres(each * rise)
    return {
      stem:
        `A bar of ${metal} is ${length} m long at ${cold} °C. When it is heated to ${hot} °C, its length increases by ` +
        `[linear expansivity of ${metal} = ${perKelvin(expansivity)}]`,
      key,
      slips: nearSlips(millimetres, key, [
        [each * hot, 'This uses the final temperature in place of the rise of temperature.'],
        [each * cold, 'This uses the starting temperature in place of the rise of temperature.'],
        [2 * each * rise, 'This doubles the expansivity, which is right for an area.'],
        [3 * each * rise, 'This trebles the expansivity, which is right for a volume.'],
        [(each * rise) / 10, 'This takes 100 mm for a metre when the unit is changed.'],
        [each * (hot + cold), 'This adds the two temperatures where it should subtract them.'],
        [(expansivity * rise) / 1000, 'This is the increase of each metre and leaves out the length.'],
        [(each * rise) / 2, 'This uses the average rise, as though only half of the heat counted.'],
      ]),
      principle:
        'The increase in length is αlΔθ: the linear expansivity times the length times the rise of temperature.',
      working: [
        `Rise of temperature = ${hot} − ${cold} = ${rise} K`,
        `$\\Delta l = ${factor(expansivity)} \\times ${length} \\times ${rise}$`,
        `In millimetres the increase is ${key.text}`,
      ],
      hints: ['By how many kelvins does the temperature rise?', 'The result is in metres: change it to millimetres.'],
    }
  },
})

const block = form<Block>({
  id: 'increase-of-volume',
  difficulty: 'medium',
  draw: (random) => {
    const [metal, expansivity] = random.pick(metals)
    const [volume, cold, rise] = [random.step(200, 2000, 100), random.int(18, 35), random.step(20, 120, 10)]
    const result = (3 * expansivity * volume * rise) / 1e6
    return isMultipleOf(result, 0.01) && result > 0.3 ? { metal, expansivity, volume, cold, hot: cold + rise } : null
  },
  write: ({ metal, expansivity, volume, cold, hot }) => {
    const [rise, each] = [hot - cold, (expansivity * volume) / 1e6]
    const key = cubicCentimetres(3 * each * rise)
    return {
      stem:
        `The linear expansivity of ${metal} is ${perKelvin(expansivity)}. A solid block of ${metal} has a volume of ` +
        `${printed(volume)} cm³ at ${cold} °C. By how much does its volume increase when it is heated to ${hot} °C?`,
      key,
      slips: nearSlips(cubicCentimetres, key, [
        [each * rise, 'This uses the linear expansivity itself, which is right for a length.'],
        [2 * each * rise, 'This doubles the linear expansivity, which is right for an area.'],
        [3 * each * hot, 'This uses the final temperature in place of the rise of temperature.'],
        [3 * each * cold, 'This uses the starting temperature in place of the rise of temperature.'],
        [(each * rise) / 3, 'This divides the linear expansivity by 3 where it should multiply.'],
        [each * hot, 'This uses the linear expansivity and the final temperature as they stand.'],
        [9 * each * rise, 'This trebles twice, once for the expansivity and once for the volume.'],
        [3 * each * (hot + cold), 'This adds the two temperatures where it should subtract them.'],
        [4 * each * rise, 'This multiplies the linear expansivity by 4, though a body has three dimensions.'],
      ]),
      principle:
        'A solid expands in length, breadth and height, so its cubic expansivity is three times its linear expansivity.',
      working: [
        `γ = 3 × ${perKelvin(expansivity)} and the rise is ${rise} K`,
        `$\\Delta V = 3 \\times ${factor(expansivity)} \\times ${volume} \\times ${rise}$`,
        `The increase is ${key.text}`,
      ],
      hints: ['How many dimensions of the block grow?', 'Find the cubic expansivity first.'],
    }
  },
})

const rails = form<Rails>({
  id: 'gap-between-rails',
  difficulty: 'medium',
  draw: (random) => {
    const [expansivity, length] = [random.pick([11, 12]), random.int(8, 30)]
    const [laid, rise] = [random.int(18, 32), random.int(15, 45)]
    const gap = (expansivity * length * rise) / 1000
    return isMultipleOf(gap, 0.1) && laid + rise <= 70 ? { expansivity, length, gap, laid } : null
  },
  write: ({ expansivity, length, gap, laid }) => {
    const rise = (1000 * gap) / (expansivity * length)
    const key = celsius(laid + rise)
    return {
      stem:
        `On a line near Kaduna, steel rails ${length} m long are laid end to end at ${laid} °C with gaps of ` +
        `${printed(gap)} mm. The gaps just close at a temperature of [linear expansivity of steel = ${perKelvin(expansivity)}]`,
      key,
      slips: slipsBetween(
        celsius,
        [
          [rise, 'This is the rise of temperature, not yet added to the temperature of laying.'],
          [laid + rise / 2, 'This lets both rails at a gap grow by the full amount into it.'],
          [laid + 2 * rise, 'This lets each rail fill two gaps, one at either end.'],
          [laid + rise / 3, 'This uses the cubic expansivity of steel in place of the linear one.'],
          [Math.abs(rise - laid), 'This subtracts the temperature of laying where it should be added.'],
          [2 * laid + rise, 'This adds the temperature of laying twice, once with each rail.'],
          [2 * rise, 'This doubles the rise and forgets the temperature at which the rails were laid.'],
          [laid + 3 * rise, 'This multiplies the rise by 3, as though a cubic expansivity were given.'],
        ],
        { least: 5, limit: 150 },
      ),
      principle: 'A gap closes when each rail has grown by the width of the gap, and the growth is αlΔθ.',
      working: [
        `$\\Delta\\theta = \\frac{${printed(gap / 1000)}}{${factor(expansivity)} \\times ${length}} = ${printed(rise)}\\text{ K}$`,
        `θ = ${laid} + ${printed(rise)}`,
        `The temperature is ${key.text}`,
      ],
      hints: ['By how much must each rail grow to close the gap?', 'The rise is counted from the day of laying.'],
    }
  },
})

const overflow = form<Flask>({
  id: 'overflow',
  difficulty: 'hard',
  draw: (random) => {
    const [glass, liquid] = [random.pick([3, 8, 9, 10]), random.pick([180, 210, 500, 510, 750, 950, 1000, 1100])]
    const [volume, cold, rise] = [random.step(100, 800, 50), random.int(20, 32), random.step(20, 60, 10)]
    const result = ((liquid - 3 * glass) * volume * rise) / 1e6
    return isMultipleOf(result, 0.1) && result > 0.5 && cold + rise < 78
      ? { glass, liquid, volume, cold, hot: cold + rise }
      : null
  },
  write: ({ glass, liquid, volume, cold, hot }) => {
    const [rise, each] = [hot - cold, volume / 1e6]
    const [apparent, key] = [liquid - 3 * glass, overflowing((liquid - 3 * glass) * each * (hot - cold))]
    return {
      stem:
        `A glass flask of volume ${volume} cm³ is just full of a liquid at ${cold} °C. The volume that overflows when ` +
        `both are heated to ${hot} °C is [cubic expansivity of liquid = ${standardForm(liquid / 1e6, 1)} K⁻¹, ` +
        `linear expansivity of glass = ${standardForm(glass / 1e6, 1)} K⁻¹]`,
      key,
      slips: nearSlips(overflowing, key, [
        [liquid * each * rise, 'This is the real expansion of the liquid: the growth of the flask is left out.'],
        [(liquid - glass) * each * rise, 'This lets the flask expand by its linear and not its cubic expansivity.'],
        [(liquid + 3 * glass) * each * rise, 'This adds the expansion of the flask where it should be subtracted.'],
        [(liquid - 3 * glass) * each * hot, 'This uses the final temperature in place of the rise of temperature.'],
        [(liquid - 3 * glass) * each * cold, 'This uses the starting temperature in place of the rise of temperature.'],
        [3 * glass * each * rise, 'This is the expansion of the flask and not that of the liquid over it.'],
        [(liquid / 3 - glass) * each * rise, 'This compares linear expansivities, though volumes are asked for.'],
        [(liquid - 6 * glass) * each * rise, 'This takes the cubic expansion of the flask away twice.'],
        [(liquid - 9 * glass) * each * rise, 'This trebles the cubic expansivity of the glass once more.'],
      ]),
      principle: 'The apparent expansion is the expansion of the liquid less that of the flask, whose γ = 3α.',
      working: [
        `Apparent γ = ${printed(liquid)} − 3 × ${glass} = ${printed(apparent)}, in units of 10⁻⁶ K⁻¹`,
        `$\\Delta V = ${apparent} \\times 10^{-6} \\times ${volume} \\times ${rise}$`,
        `The volume that overflows is ${key.text}`,
      ],
      hints: ['Does the flask become larger as well?', 'The cubic expansivity of a solid follows from its linear one.'],
    }
  },
})

export const expansion = family(
  {
    id: 'p36',
    edition: 1,
    title: 'Expansion of solids and liquids',
    subject: 'physics',
    topicId: 'phy-expansion',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [increase, block, rails, overflow],
)
