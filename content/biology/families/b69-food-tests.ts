import { family, form } from '../../engine/family.ts'
import { at, type Random } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'

type Food = 'starch' | 'reducing sugar' | 'protein'
const foods = ['starch', 'reducing sugar', 'protein'] as const

export interface Samples {
  /** Of each sample, whether it has starch, reducing sugar and protein. */
  has: readonly (readonly boolean[])[]
  row: number
}

export interface Tubes {
  /** The temperature in °C at which each tube was kept at first. */
  first: readonly number[]
}

const colours: Readonly<Record<Food, readonly [yes: string, no: string]>> = {
  starch: ['blue-black', 'brown'],
  'reducing sugar': ['brick-red', 'blue'],
  protein: ['violet', 'blue'],
}

function drawSamples(random: Random): Samples | null {
  const has = rowLetters.map(() => foods.map(() => random.int(0, 1) === 1))
  const distinct = new Set(has.map((row) => row.join())).size === has.length
  const row = random.int(0, 3)
  const count = at(has, row).filter(Boolean).length
  return distinct && (count === 1 || count === 2) ? { has, row } : null
}

function contentOf(has: readonly boolean[]): string {
  const present = foods.filter((_, index) => has[index] === true)
  if (present.length === foods.length) return 'starch, reducing sugar and protein'
  return present.length === 0 ? 'not one of the three' : present.join(' and ')
}

const sampleTable = ({ has }: Samples) =>
  tableFigure({
    title: 'Colours of four food samples after three tests',
    columns: ['', 'iodine', 'Benedict', 'biuret'],
    rows: has.map((row, index) => [
      at(rowLetters, index),
      ...foods.map((food, place) => colours[food][row[place] === true ? 0 : 1]),
    ]),
  })

const whichSample = form<Samples>({
  id: 'which-sample',
  difficulty: 'medium',
  draw: drawSamples,
  write: (given) => {
    const { has, row } = given
    const asked = contentOf(at(has, row))
    return {
      stem: `Four food samples were tested, and the colours are given in the table below. Which sample contains ${asked} but no other of the three foods tested for?`,
      ...rowChoices(
        row,
        (other) => `By its colours, sample ${at(rowLetters, other)} contains ${contentOf(at(has, other))}.`,
      ),
      principle:
        'Starch turns iodine blue-black, a reducing sugar gives brick-red with hot Benedict solution, and protein gives violet in the biuret test.',
      working: [
        `Needed: ${foods.map((food, index) => colours[food][at(has, row)[index] === true ? 0 : 1]).join(', ')}`,
        `These colours are in the row of sample ${at(rowLetters, row)}`,
      ],
      hints: ['Which food does each of the three tests show?', 'Which colours mean that the food is absent?'],
      figure: sampleTable(given),
    }
  },
})

const content = form<Samples>({
  id: 'content',
  difficulty: 'medium',
  draw: drawSamples,
  write: (given) => {
    const { has, row } = given
    const own = at(has, row)
    const key = contentOf(own)
    const turned = own.map((value) => !value)
    const swapped = [own[1] === true, own[0] === true, own[2] === true]
    const moved = [own[0] === true, own[2] === true, own[1] === true]
    const rotated = [own[2] === true, own[0] === true, own[1] === true]
    const without = own.map((value, index) => value && index !== own.indexOf(true))
    const wrong = [
      [turned, 'You read the colours the wrong way round and took the unchanged ones as positive.'],
      [swapped, 'You exchanged the tests: iodine shows starch and Benedict solution shows a reducing sugar.'],
      [moved, 'You exchanged the tests: biuret shows protein and Benedict solution shows a reducing sugar.'],
      [rotated, 'You gave each test the food of another; iodine is for starch and biuret is for protein.'],
      [without, 'You left out a food whose test was positive; read all three colours of the row.'],
    ] as const
    return {
      stem: `From the table below, which of the foods starch, reducing sugar and protein does sample ${at(rowLetters, row)} contain?`,
      key: { text: key },
      slips: wrong.map(([had, because]) => ({ text: contentOf(had), because })),
      principle:
        'Blue-black with iodine shows starch, brick-red with Benedict shows reducing sugar, and violet with biuret shows protein.',
      working: [
        `Sample ${at(rowLetters, row)}: ${foods.map((food, index) => colours[food][own[index] === true ? 0 : 1]).join(', ')} in the three tests`,
        `It contains ${key}`,
      ],
      hints: ['Take the three tests one after the other.', 'A test without the food leaves the colour of the reagent.'],
      figure: sampleTable(given),
    }
  },
})

const isCold = (temperature: number) => temperature < 5
const isHot = (temperature: number) => temperature > 60

const tubesStem =
  'Four mixtures of starch and saliva were kept for 10 minutes at different temperatures and then for 10 minutes at 37 °C. The table below shows where starch was found after each step.'

const starchTable = ({ first }: Tubes) =>
  tableFigure({
    title: 'Starch in four tubes with saliva',
    columns: ['tube', 'kept\nat', 'after\n10 min', 'later, at\n37 °C'],
    rows: first.map((temperature, row) => [
      at(rowLetters, row),
      `${temperature} °C`,
      isCold(temperature) || isHot(temperature) ? 'starch' : 'none',
      isHot(temperature) ? 'starch' : 'none',
    ]),
  })

function drawTubes(random: Random): Tubes {
  const temperatures = [
    [0, 1, 2],
    [25, 30],
    [35, 36, 37],
    [75, 80, 85, 90, 95],
  ].map((some) => random.pick(some))
  return { first: random.shuffle(temperatures) }
}

const destroyed = form<Tubes>({
  id: 'destroyed',
  difficulty: 'hard',
  draw: drawTubes,
  write: (given) => {
    const { first } = given
    const key = first.findIndex(isHot)
    return {
      stem: `${tubesStem} In which tube was the enzyme destroyed?`,
      ...rowChoices(key, (row) =>
        isCold(at(first, row))
          ? `Cold only stopped the enzyme of tube ${at(rowLetters, row)} for a time; once warm, it digested the starch.`
          : `Tube ${at(rowLetters, row)} lost its starch in the first 10 minutes, so its enzyme was active.`,
      ),
      principle:
        'Cold makes an enzyme inactive for a time, but strong heat changes its shape for good (it is denatured).',
      working: [
        `At 37 °C three tubes had no starch left; one still had it, after ${at(first, key)} °C`,
        `The enzyme was destroyed in tube ${at(rowLetters, key)}`,
      ],
      hints: ['What happens to a cold enzyme when it is warmed?', 'In which tube did even 37 °C not help?'],
      figure: starchTable(given),
    }
  },
})

const inactive = form<Tubes>({
  id: 'inactive',
  difficulty: 'hard',
  draw: drawTubes,
  write: (given) => {
    const { first } = given
    const key = first.findIndex(isCold)
    return {
      stem: `${tubesStem} Which tube shows that an enzyme can be inactive without being destroyed?`,
      ...rowChoices(key, (row) =>
        isHot(at(first, row))
          ? `In tube ${at(rowLetters, row)} the starch stayed even at 37 °C: heat had destroyed the enzyme.`
          : `In tube ${at(rowLetters, row)} the enzyme could work from the beginning, at ${at(first, row)} °C.`,
      ),
      principle:
        'At 0 °C or a little above, an enzyme hardly works; it is not changed and works again when it is warmed.',
      working: [
        `After 10 minutes at ${at(first, key)} °C the starch was still there, yet after 10 minutes at 37 °C it was gone`,
        `That is the result of tube ${at(rowLetters, key)}`,
      ],
      hints: [
        'At which temperature is an enzyme inactive but not changed?',
        'Its starch must disappear later, at 37 °C.',
      ],
      figure: starchTable(given),
    }
  },
})

export const foodTests = family(
  {
    id: 'b69',
    edition: 1,
    title: 'Food tests and the action of saliva',
    subject: 'biology',
    topicId: 'bio-animal-nutrition',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 12,
  },
  [whichSample, content, destroyed, inactive],
)
