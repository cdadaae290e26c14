import { family, form } from '../../engine/family.ts'
import { slip } from '../drafting.ts'
import {
  alloys,
  carbonReducedMetals,
  electrolysedMetals,
  extractions,
  ores,
  type Alloy,
  type Ore,
} from '../facts/metals.ts'

const holds = ({ metals, traces = [] }: Ore, metal: string) => metals.includes(metal) || traces.includes(metal)

/** The name of the ore does not say which metal it holds. */
const isNeutral = ({ name, metals }: Ore) => metals.every((metal) => !name.includes(metal))

const metalOfOre = form<{ ore: Ore; wrong: readonly Ore[] }>({
  id: 'metal-of-ore',
  difficulty: 'easy',
  draw: (random) => {
    const ore = random.pick(ores.filter((candidate) => candidate.metals.length === 1 && isNeutral(candidate)))
    const wrong = random.shuffle(ores).filter(({ metals }) => metals.every((metal) => !holds(ore, metal)))
    return { ore, wrong: wrong.slice(0, 6) }
  },
  write: ({ ore: { name, formula, metals }, wrong }) => {
    const metal = metals.join(' and ')
    return {
      stem: `The metal that is extracted from the ore ${name} is`,
      key: { text: metal },
      slips: wrong.map((other) =>
        slip(
          { text: other.metals[0] ?? '' },
          `This metal is extracted from ${other.name}, ${other.formula}, and is not found in ${name}.`,
        ),
      ),
      principle:
        'An ore is a mineral from which a metal can be extracted at a profit; its formula shows the metal it holds.',
      working: [`The main compound in ${name} is ${formula}`, `Metal in ${formula}: ${metal}`],
      hints: ['Recall the formula of the main compound in this ore.', 'Which metal does that formula hold?'],
    }
  },
})

const oreOfMetal = form<{ metal: string; ore: Ore; wrong: readonly Ore[] }>({
  id: 'ore-of-metal',
  difficulty: 'medium',
  draw: (random) => {
    const ore = random.pick(ores.filter(isNeutral))
    const metal = random.pick(ore.metals)
    return { metal, ore, wrong: random.shuffle(ores.filter((other) => !holds(other, metal))).slice(0, 4) }
  },
  write: ({ metal, ore, wrong }) => ({
    stem: `Which of the following minerals is a source of the metal ${metal}?`,
    key: { text: ore.name },
    slips: wrong.map(({ name, formula, metals }) =>
      slip({ text: name }, `This is ${formula}, a source of ${metals.join(' and ')}; it holds no ${metal}.`),
    ),
    principle: 'An ore is a mineral that holds enough of a metal for it to be extracted at a profit.',
    working: [`${ore.formula} holds ${metal}`, `The mineral with this formula is ${ore.name}`],
    hints: [`Which of these formulas would hold ${metal}?`, 'Write down the formula of each mineral you know.'],
  }),
})

const partsOfAlloy = form<{ alloy: Alloy; wrong: readonly Alloy[] }>({
  id: 'parts-of-alloy',
  difficulty: 'medium',
  draw: (random) => {
    const [alloy = { name: '', parts: '', use: '' }, ...others] = random.shuffle(alloys)
    return { alloy, wrong: others.slice(0, 4) }
  },
  write: ({ alloy: { name, parts, use }, wrong }) => ({
    stem: `The two main elements in the alloy ${name} are`,
    key: { text: parts },
    slips: wrong.map((other) =>
      slip({ text: other.parts }, `These are the main elements of ${other.name}, ${other.use}.`),
    ),
    principle:
      'An alloy is a mixture of a metal with other elements, made to improve strength, hardness or resistance to corrosion.',
    working: [`Think of ${name}: ${use}`, `Its main elements are ${parts}`],
    hints: ['Think of the colour and the use of this alloy.', 'Which metal is the base of the alloy?'],
  }),
})

const wayOfExtraction = form<{ isElectrolysis: boolean; metal: string; wrong: readonly string[] }>({
  id: 'way-of-extraction',
  difficulty: 'easy',
  draw: (random) => {
    const isElectrolysis = random.int(0, 1) === 1
    const [right, others] = isElectrolysis
      ? [electrolysedMetals, carbonReducedMetals]
      : [carbonReducedMetals, electrolysedMetals]
    return { isElectrolysis, metal: random.pick<string>(right), wrong: random.shuffle<string>(others) }
  },
  write: ({ isElectrolysis, metal, wrong }) => ({
    stem: isElectrolysis
      ? 'Which of these metals is extracted by the electrolysis of a molten compound?'
      : 'Which of these metals is extracted by the reduction of its oxide with coke?',
    key: { text: metal },
    slips: wrong.map((other) =>
      slip(
        { text: other },
        isElectrolysis
          ? `Carbon takes the oxygen from the oxide of ${other}: ${extractions[other] ?? ''}.`
          : `Coke cannot reduce the oxide of ${other}: ${extractions[other] ?? ''}.`,
      ),
    ),
    principle:
      'Carbon reduces the oxides of metals below it in the reactivity series; metals above it need electrolysis.',
    working: [
      isElectrolysis ? `Above carbon: ${extractions[metal] ?? ''}` : `Below carbon: ${extractions[metal] ?? ''}`,
      `The metal is ${metal}`,
    ],
    hints: [
      'Where does carbon stand in the reactivity series?',
      'Which of the metals stands on the other side of carbon?',
    ],
  }),
})

export const metalsAndOres = family(
  {
    id: 'c42',
    edition: 1,
    title: 'Ores, extraction and alloys',
    subject: 'chemistry',
    topicId: 'che-metals-alloys',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 20,
  },
  [metalOfOre, oreOfMetal, partsOfAlloy, wayOfExtraction],
)
