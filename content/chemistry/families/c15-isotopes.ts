import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { positive, slip, terminates } from '../drafting.ts'

const relative = (value: number) => quantity(value, '', 2)
const percent = (value: number) => quantity(value, '%', 1)
const average = 'The relative atomic mass is the average of the masses of the isotopes, weighted by their abundance.'

/** Isotopic masses of elements with two main isotopes, and the share of the lighter in per cent, rounded. */
const elements = [
  { element: 'chlorine', light: 35, heavy: 37, shares: [75, 76, 77] },
  { element: 'copper', light: 63, heavy: 65, shares: [69, 70] },
  { element: 'boron', light: 10, heavy: 11, shares: [20] },
  { element: 'gallium', light: 69, heavy: 71, shares: [60] },
  { element: 'lithium', light: 6, heavy: 7, shares: [7, 8] },
  { element: 'silver', light: 107, heavy: 109, shares: [52] },
  { element: 'rubidium', light: 85, heavy: 87, shares: [72] },
] as const

interface Pair {
  element: string
  light: number
  heavy: number
  /** Per cent of the lighter isotope. */
  share: number
}

function drawPair(random: {
  pick<T>(list: readonly T[]): T
  int(low: number, high: number): number
  step(low: number, high: number, step: number): number
}): Pair {
  if (random.int(0, 2) === 0) {
    const { element, light, heavy, shares } = random.pick(elements)
    return { element, light, heavy, share: random.pick<number>(shares) }
  }
  const light = random.int(10, 90)
  return { element: 'an element X', light, heavy: light + random.pick([1, 2, 2, 3]), share: random.step(10, 90, 5) }
}

/** Light enough for their isotopes to differ by more than a few per cent. */
const lightElements: readonly Pair[] = [
  { element: 'lithium', light: 6, heavy: 7, share: 8 },
  { element: 'boron', light: 10, heavy: 11, share: 20 },
  { element: 'neon', light: 20, heavy: 22, share: 90 },
]

const massOf = ({ light, heavy, share }: Pair) => (light * share + heavy * (100 - share)) / 100

const relativeMass = form<Pair & { wording: number }>({
  id: 'relative-mass-from-percentages',
  difficulty: 'easy',
  draw: (random) => {
    const light = random.int(6, 22)
    const pair =
      random.int(0, 3) === 0
        ? random.pick(lightElements)
        : { element: 'an element X', light, heavy: light + random.int(2, 4), share: random.step(10, 90, 5) }
    return pair.share === 50 ? null : { ...pair, wording: random.int(0, 1) }
  },
  write: ({ wording, ...pair }) => {
    const { element, light, heavy, share } = pair
    const key = relative(massOf(pair))
    const rest = 100 - share
    return {
      stem:
        wording === 0
          ? `A sample of ${element} consists of ${share}% of atoms of mass number ${light} and ${rest}% of mass number ${heavy}. Its relative atomic mass is`
          : `What is the relative atomic mass of ${element}, if ${share}% of its atoms have mass number ${light} and the others ${heavy}?`,
      key,
      slips: [
        slip(relative((light * rest + heavy * share) / 100), 'This gives each isotope the abundance of the other one.'),
        slip(relative((light + heavy) / 2), 'This takes the simple mean, as though both were equally common.'),
        slip(relative(light), 'This is the mass number of the lighter isotope alone.'),
        slip(relative(heavy), 'This is the mass number of the heavier isotope alone.'),
        slip(relative(light + share / 100), 'This adds the share of one isotope to its mass number.'),
        slip(relative(heavy + (heavy - massOf(pair))), 'This adds to the heavier mass what should be taken from it.'),
        slip(relative(light - (massOf(pair) - light)), 'This takes from the lighter mass what should be added to it.'),
      ],
      principle: average,
      working: [
        `${light} × ${share}/100 = ${printed((light * share) / 100, 2)}`,
        `${heavy} × ${rest}/100 = ${printed((heavy * rest) / 100, 2)}`,
        `Relative atomic mass = ${printed((light * share) / 100, 2)} + ${printed((heavy * rest) / 100, 2)} = ${key.text}`,
      ],
      hints: ['Which isotope is more common?', 'Weight each mass number by its share.'],
    }
  },
})

const abundance = form<{ light: number; heavy: number; share: number; ofLight: boolean }>({
  id: 'percentage-of-isotope',
  difficulty: 'hard',
  draw: (random) => {
    const { light, heavy, share } = drawPair(random)
    return share === 50 ? null : { light, heavy, share, ofLight: random.int(0, 1) > 0 }
  },
  write: ({ light, heavy, share, ofLight }) => {
    const mean = massOf({ element: '', light, heavy, share })
    const wanted = ofLight ? share : 100 - share
    const key = percent(wanted)
    return {
      stem: `An element has two isotopes, of mass numbers ${light} and ${heavy}, and its relative atomic mass is ${printed(mean, 2)}. The percentage of the ${ofLight ? 'lighter' : 'heavier'} isotope is`,
      key,
      slips: positive([
        slip(percent(100 - wanted), 'This is the percentage of the other isotope.'),
        slip(percent(50), 'This takes both isotopes to be equally common.'),
        slip(percent(wanted / 2), 'This divides by twice the difference of the mass numbers.'),
        slip(
          percent(((ofLight ? light : heavy) / (light + heavy)) * 100),
          'This takes the shares in the ratio of the mass numbers.',
        ),
        slip(percent((100 + wanted) / 2), 'This takes the mean of the right percentage and one hundred.'),
        slip(percent((100 - wanted) / 2), 'This finds the other isotope and halves its percentage.'),
        slip(percent((mean % 1) * 100), 'This reads the percentage off the decimals of the relative atomic mass.'),
      ]).filter(({ value = 0 }) => value < 99),
      principle: average,
      working: [
        `Let x% be the ${ofLight ? 'lighter' : 'heavier'}: ${ofLight ? light : heavy}x + ${ofLight ? heavy : light}(100 − x) = ${printed(mean * 100, 0)}`,
        `${heavy - light === 1 ? '' : heavy - light}x = ${ofLight ? `${heavy * 100} − ${printed(mean * 100, 0)}` : `${printed(mean * 100, 0)} − ${light * 100}`} = ${printed((heavy - light) * wanted, 0)}`,
        `x = ${key.text}`,
      ],
      hints: [
        'Call the percentage x and the other one 100 − x.',
        'To which isotope is the relative atomic mass nearer?',
      ],
    }
  },
})

const ratioOfIsotopes = form<{ light: number; heavy: number; first: number; second: number }>({
  id: 'ratio-of-isotopes',
  difficulty: 'medium',
  draw: (random) => {
    const { light, heavy, share } = drawPair(random)
    const mean = massOf({ element: '', light, heavy, share })
    const parts = [
      [1, 1],
      [1, 3],
      [3, 1],
      [1, 4],
      [4, 1],
      [2, 3],
      [3, 2],
      [1, 9],
      [9, 1],
      [7, 3],
      [3, 7],
    ].find(([a = 0, b = 0]) => Math.abs(a / (a + b) - share / 100) < 1e-9)
    const [first, second] = parts ?? []
    return first === undefined || second === undefined || first === second || !terminates(mean, 2)
      ? null
      : { light, heavy, first, second }
  },
  write: ({ light, heavy, first, second }) => {
    const mean = (light * first + heavy * second) / (first + second)
    const ratio = (a: number, b: number) => ({ text: `${a} : ${b}` })
    const key = ratio(first, second)
    return {
      stem: `The relative atomic mass of an element with isotopes of mass numbers ${light} and ${heavy} is ${printed(mean, 2)}. In what ratio do atoms of mass ${light} and of mass ${heavy} occur?`,
      key,
      slips: [
        slip(ratio(second, first), 'This gives each isotope the number that belongs to the other one.'),
        slip(ratio(1, 1), 'This takes both isotopes to be equally common.'),
        slip(ratio(first, first + second), 'This compares the lighter isotope with all atoms and not with the other.'),
        slip(
          ratio(first + second, second),
          'This compares all atoms with one isotope and not the two with each other.',
        ),
        slip(ratio(light, heavy), 'This is the ratio of the mass numbers and not of the atoms.'),
        // Left out beside a single part, where there was never a sixth slip, so that the draws stay as published.
        ...(second === 1
          ? []
          : [
              slip(
                ratio(second, first + second),
                'This compares the heavier isotope with all atoms and not the two with each other.',
              ),
            ]),
      ],
      principle: average,
      working: [
        `From ${light} up to ${printed(mean, 2)}: ${printed(mean - light, 2)}; from there up to ${heavy}: ${printed(heavy - mean, 2)}`,
        `The nearer isotope is the commoner one: ${printed(heavy - mean, 2)} : ${printed(mean - light, 2)} = ${key.text}`,
      ],
      hints: ['To which mass number is the average nearer?', 'Compare its distances from the two mass numbers.'],
    }
  },
})

export const isotopes = family(
  {
    id: 'c15',
    edition: 1,
    title: 'Isotopic abundance and relative atomic mass',
    subject: 'chemistry',
    topicId: 'che-atomic',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [relativeMass, abundance, ratioOfIsotopes],
)
