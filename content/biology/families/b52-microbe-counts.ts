import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { slipsAs } from '../slips.ts'

export interface Culture {
  what: string
  start: number
  doublings: number
  /** In minutes. */
  period: number
}

export interface Plate {
  liquid: string
  /** The exponent of the dilution: 3 for one part in 1,000. */
  dilution: number
  /** In cm³. */
  spread: number
  colonies: number
}

export interface Zones {
  /** Diameters of the clear zones in mm, and the dose of each antibiotic in mg. */
  zones: readonly number[]
  doses: readonly number[]
}

const cells = (value: number) => quantity(value)
const minutes = (value: number) => quantity(value, 'minutes', 1)
const whats = [
  'bacteria in spoilt soup',
  'bacteria in fresh milk',
  'yeast cells in palm wine',
  'bacteria in stored zobo',
] as const
const liquids = [
  'water from a well in Kano',
  'fura sold at a motor park',
  'water from a stream in Ekiti',
  'kunu kept overnight',
] as const

const doublingTime = form<Culture>({
  id: 'doubling-time',
  difficulty: 'hard',
  draw: (random) => ({
    what: random.pick(whats),
    start: random.pick([50, 200, 400, 500, 600]),
    doublings: random.int(3, 6),
    period: random.step(15, 60, 5),
  }),
  write: ({ what, start, doublings, period }) => {
    const end = start * 2 ** doublings
    const whole = doublings * period
    const key = minutes(period)
    return {
      stem: `In ${whole} minutes the number of ${what} rose from ${printed(start)} to ${printed(end)} in each cm³. If the cells divided at a steady rate and none died, the time between two divisions was`,
      key,
      slips: slipsAs(minutes, [
        [
          whole / 2 ** doublings,
          `You divided the time by ${2 ** doublings}, the number of times they increased, and not by the number of divisions.`,
        ],
        [whole / (doublings + 1), 'You counted the number at the start as a division as well.'],
        [whole / (doublings - 1), 'You left out the first division, from the starting number to its double.'],
        [whole / 2, 'You halved the time because cells divide into two; find how often the number doubled.'],
        [whole, 'You gave the whole time, in which the number doubled several times.'],
        [whole / (2 * doublings), 'You took two divisions for each doubling, but one division doubles the number.'],
      ]),
      principle: 'Each division doubles the number of cells, so the increase is a power of 2.',
      working: [
        `${printed(end)} ÷ ${printed(start)} = ${2 ** doublings}, which is ${Array<string>(doublings).fill('2').join(' × ')}`,
        `There were ${doublings} divisions in ${whole} minutes`,
        `${whole} ÷ ${doublings} = ${key.text}`,
      ],
      hints: ['How many times as many cells are there at the end?', 'How often must a number double to grow so much?'],
    }
  },
})

const plateCount = form<Plate>({
  id: 'plate-count',
  difficulty: 'hard',
  draw: (random) => ({
    liquid: random.pick(liquids),
    dilution: random.int(2, 4),
    spread: random.pick([0.1, 0.2, 0.5]),
    colonies: random.step(30, 240, 6),
  }),
  write: ({ liquid, dilution, spread, colonies }) => {
    const times = 10 ** dilution
    const each = Math.round(colonies / spread)
    const key = cells(each * times)
    return {
      stem: `A sample of ${liquid} was diluted ${printed(times)} times, and ${spread} cm³ of the diluted liquid was spread on agar. After two days ${colonies} colonies had grown. The number of living bacteria in 1 cm³ of the sample was about`,
      key,
      slips: slipsAs(cells, [
        [colonies * times, `You took the ${spread} cm³ that was spread to be a whole cm³.`],
        [
          Math.round(colonies * spread) * times,
          `You multiplied by ${spread}; a cm³ holds more bacteria than a part of it.`,
        ],
        [each, 'You gave the number in the diluted liquid and forgot that the sample was not diluted.'],
        [each * times * 10, 'You multiplied by ten once more than the dilution asks for.'],
        [(each * times) / 10, 'You multiplied by ten once less than the dilution asks for.'],
        [colonies, 'You gave the number of colonies on the plate, with no account of volume and dilution.'],
      ]),
      principle: 'Each colony grows from one living cell, so colonies count the cells in the liquid that was spread.',
      working: [
        `In 1 cm³ of diluted liquid: ${colonies} ÷ ${spread} = ${printed(each)}`,
        `In 1 cm³ of the sample: ${printed(each)} × ${printed(times)} = ${key.text}`,
      ],
      hints: ['How many cells would 1 cm³ of the diluted liquid give?', 'How much more concentrated was the sample?'],
    }
  },
})

function zoneTable({ zones, doses }: Zones) {
  return tableFigure({
    title: 'Antibiotics on plates of one bacterium',
    columns: ['drug', 'dose\n(mg)', 'clear zone\n(mm)'],
    rows: zones.map((zone, row) => [at(rowLetters, row), String(at(doses, row)), String(zone)]),
  })
}

const mostEffective = form<Zones>({
  id: 'zones',
  difficulty: 'medium',
  draw: (random) => {
    const dose = random.pick([5, 10, 20])
    const [low, high] = random.shuffle([random.int(12, 17), random.int(22, 28)])
    const zones = random.shuffle([0, low ?? 0, high ?? 0, random.int(18, 21)])
    return { zones, doses: zones.map(() => dose) }
  },
  write: (given) => {
    const { zones } = given
    const best = zones.indexOf(Math.max(...zones))
    return {
      stem: 'Paper discs soaked in four drugs were laid on agar covered with the bacteria of one patient. From the results in the table below, the drug most likely to cure the patient is',
      ...rowChoices(best, (row) =>
        at(zones, row) === 0
          ? `You took no clear zone for success, but it means that the bacteria grew right up to disc ${at(rowLetters, row)}.`
          : `Around ${at(rowLetters, row)} the zone is ${at(zones, row)} mm wide, less than the ${at(zones, best)} mm around another disc.`,
      ),
      principle:
        'A clear zone is agar on which the drug has stopped the growth of bacteria; equal doses are compared by its width.',
      working: [`The widest zone, ${at(zones, best)} mm, is around the disc with drug ${at(rowLetters, best)}`],
      hints: [
        'What has happened to the bacteria in a clear zone?',
        'Are the doses equal, so that the zones can be compared?',
      ],
      figure: zoneTable(given),
    }
  },
})

const comparable = form<Zones>({
  id: 'fair-pair',
  difficulty: 'hard',
  draw: (random) => {
    const [small, large, odd] = [random.pick([5, 10]), random.pick([20, 25]), random.pick([40, 50])]
    const doses = random.shuffle([small, small, large, odd])
    const zones = random.shuffle([random.int(12, 14), random.int(16, 18), random.int(20, 22), random.int(24, 27)])
    return { zones, doses }
  },
  write: (given) => {
    const { doses } = given
    const isPair = (one: number, other: number) => at(doses, one) === at(doses, other)
    const name = (one: number, other: number) => `${at(rowLetters, one)} and ${at(rowLetters, other)}`
    const pairs = rowLetters.flatMap((_, one) =>
      rowLetters.flatMap((_, other) => (other > one ? [{ one, other, text: name(one, other) }] : [])),
    )
    const key = pairs.find(({ one, other }) => isPair(one, other)) ?? at(pairs, 0)
    return {
      stem: 'Four drugs were tested on the same bacterium, as the table below shows. Which two drugs can be fairly compared by the width of their clear zones?',
      key: { text: key.text },
      slips: pairs
        .filter((pair) => pair !== key)
        .map(({ one, other, text }) => ({
          text,
          because: `The doses of these two differ, ${at(doses, one)} mg and ${at(doses, other)} mg, so you cannot tell drug from dose.`,
        })),
      principle:
        'In a fair test only one factor differs; here the kind of drug may differ, but the dose must be the same.',
      working: [`Only one dose, ${at(doses, key.one)} mg, was used twice: with ${key.text}`],
      hints: ['What must be kept the same in a fair test?', 'Look at the column of doses before the zones.'],
      figure: zoneTable(given),
    }
  },
})

export const microbeCounts = family(
  {
    id: 'b52',
    edition: 1,
    title: 'Counting bacteria',
    subject: 'biology',
    topicId: 'bio-microbes-fungi',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 8,
  },
  [doublingTime, plateCount],
)

export const drugTests = family(
  {
    id: 'b53',
    edition: 1,
    title: 'Testing drugs on bacteria',
    subject: 'biology',
    topicId: 'bio-microbes-fungi',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 6,
  },
  [mostEffective, comparable],
)
