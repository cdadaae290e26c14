import { form } from '../../engine/family.ts'
import { at, type Random } from '../../engine/random.ts'
import { drawing, text } from '../../figures/svg.ts'

/** One step of a key: two contrasting features, each with the next step or the organism that it leads to. */
export interface Couplet {
  features: readonly [string, string]
  leads: readonly [number | string, number | string]
}

export interface KeyAsked {
  /** Index of the key. */
  which: number
  asked: string
  other: string
}

const keys: readonly { of: string; couplets: readonly Couplet[] }[] = [
  {
    of: 'arthropods',
    couplets: [
      { features: ['three pairs of legs', 'four or more pairs of legs'], leads: [2, 4] },
      { features: ['wings present', 'wings absent'], leads: [3, 'flea'] },
      { features: ['wings covered with scales', 'wings without scales'], leads: ['butterfly', 'housefly'] },
      { features: ['four pairs of legs', 'more than four pairs'], leads: ['spider', 5] },
      { features: ['hard shell and pincers', 'long body of many rings'], leads: ['crab', 'millipede'] },
    ],
  },
  {
    of: 'vertebrates',
    couplets: [
      { features: ['body temperature constant', 'body temperature varies'], leads: [2, 3] },
      { features: ['feathers present', 'hair present'], leads: ['pigeon', 'rat'] },
      { features: ['fins present', 'fins absent'], leads: ['tilapia', 4] },
      { features: ['skin moist, no scales', 'skin dry with scales'], leads: ['toad', 5] },
      { features: ['legs present', 'legs absent'], leads: ['agama', 'cobra'] },
    ],
  },
  {
    of: 'leaves',
    couplets: [
      { features: ['veins parallel', 'veins form a net'], leads: [2, 3] },
      { features: ['blade long and narrow', 'blade broad and torn'], leads: ['maize', 'plantain'] },
      { features: ['blade simple', 'blade of leaflets'], leads: [4, 5] },
      { features: ['margin smooth', 'margin with deep lobes'], leads: ['mango', 'pawpaw'] },
      { features: ['three leaflets', 'many leaflets'], leads: ['cowpea', 'flamboyant'] },
    ],
  },
]

interface Step {
  couplet: number
  side: 0 | 1
}

/** The steps that lead from a couplet to an organism; null if it isn't reached. */
function stepsTo(couplets: readonly Couplet[], organism: string, from = 1): Step[] | null {
  const { leads } = at(couplets, from - 1)
  for (const side of [0, 1] as const) {
    const next = leads[side]
    if (next === organism) return [{ couplet: from, side }]
    const rest = typeof next === 'number' ? stepsTo(couplets, organism, next) : null
    if (rest !== null) return [{ couplet: from, side }, ...rest]
  }
  return null
}

function organismsOf(couplets: readonly Couplet[]): string[] {
  return couplets.flatMap(({ leads }) => leads.flatMap((next) => (typeof next === 'string' ? next : [])))
}

function drawKey(random: Random): KeyAsked {
  const which = random.int(0, keys.length - 1)
  const [asked = '', other = ''] = random.shuffle(organismsOf(at(keys, which).couplets))
  return { which, asked, other }
}

function keyFigure({ which }: KeyAsked) {
  const { of, couplets } = at(keys, which)
  const lines = couplets.flatMap(({ features, leads }, index) =>
    features.map((feature, side) => `${index + 1}${'ab'.charAt(side)} ${feature}: ${toward(at(leads, side))}`),
  )
  return drawing(
    { width: 280, height: lines.length * 18 + 6, alt: `A key to six ${of}. ${lines.join('; ')}.` },
    lines.map((said, index) => text(said, [4 + (index % 2) * 10, 16 + index * 18], 'start')),
  )
}

function toward(next: number | string): string {
  return typeof next === 'number' ? `go to ${next}` : next
}

function stepsOf({ which }: KeyAsked, organism: string): Step[] {
  return stepsTo(at(keys, which).couplets, organism) ?? []
}

function featureAt({ which }: KeyAsked, { couplet, side }: Step): string {
  return at(keys, which).couplets[couplet - 1]?.features[side] ?? ''
}

/** The first step at which the ways to two organisms part, with the side of the first of them. */
function parting(given: KeyAsked, one: string, other: string): Step {
  const others = stepsOf(given, other)
  const found = stepsOf(given, one).find(({ side }, index) => others[index]?.side !== side)
  return found ?? { couplet: 1, side: 0 }
}

export const identifyByKey = form<KeyAsked>({
  id: 'identify',
  difficulty: 'medium',
  draw: drawKey,
  write: (given) => {
    const { which, asked } = given
    const { couplets } = at(keys, which)
    const steps = stepsOf(given, asked)
    const features = steps.map((step) => featureAt(given, step))
    return {
      stem: `A specimen has these features: ${[...features].reverse().join('; ')}. By the key shown below, the specimen is the`,
      key: { text: asked },
      slips: organismsOf(couplets)
        .filter((organism) => organism !== asked)
        .map((organism) => {
          const step = parting(given, asked, organism)
          const wrong: Step = { couplet: step.couplet, side: step.side === 0 ? 1 : 0 }
          return {
            text: organism,
            because: `At couplet ${step.couplet} you followed ‘${featureAt(given, wrong)}’; the specimen has ‘${featureAt(given, step)}’.`,
          }
        }),
      principle:
        'A dichotomous key is read from its first couplet: choose the feature that fits and go where it points.',
      working: [
        `Steps: ${steps.map(({ couplet, side }) => `${couplet}${'ab'.charAt(side)}`).join(', then ')}`,
        `The last step names the ${asked}`,
      ],
      hints: ['Begin at couplet 1, whatever feature is named first.', 'At each couplet keep only the line that fits.'],
      figure: keyFigure(given),
    }
  },
})

export const separatedByKey = form<KeyAsked>({
  id: 'separated',
  difficulty: 'medium',
  draw: drawKey,
  write: (given) => {
    const { asked, other } = given
    const step = parting(given, asked, other)
    const key = featureAt(given, step)
    const wrong = at(keys, given.which).couplets.flatMap(({ features }, index) =>
      index + 1 === step.couplet
        ? []
        : features.map((feature) => ({ text: feature, because: reasonFor(given, feature, index + 1) })),
    )
    return {
      stem: `The key shown below is used on a mixed collection. Which feature first separates the ${asked} from the ${other}?`,
      key: { text: key },
      slips: wrong,
      principle:
        'Two organisms part at the first couplet at which their features differ; up to there their steps agree.',
      working: [
        `Both follow the same steps before couplet ${step.couplet}, where the ${asked} and the ${other} take different lines`,
        `Line taken by the ${asked}: ${key}`,
      ],
      hints: [
        `Follow the key to the ${asked} and note each step.`,
        `Do the same for the ${other} and compare the two lists.`,
      ],
      figure: keyFigure(given),
    }
  },
})

function reasonFor(given: KeyAsked, feature: string, couplet: number): string {
  const { asked, other } = given
  const isOn = (organism: string) => stepsOf(given, organism).some((step) => featureAt(given, step) === feature)
  if (isOn(asked) && isOn(other)) return `At couplet ${couplet} the two still agree: both of them have this feature.`
  if (isOn(asked)) return `The ${asked} has it, but at an earlier couplet the ${other} has already gone another way.`
  if (isOn(other)) return `That line is on the way to the ${other}, and the two parted before it.`
  return `Neither the ${asked} nor the ${other} has it, so this line of couplet ${couplet} cannot part them.`
}
