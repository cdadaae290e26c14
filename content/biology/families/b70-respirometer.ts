import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { extremeRow, rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { slipsAs } from '../slips.ts'

export interface Controlled {
  minutes: number
  seeds: number
  beads: number
}

export interface Breath {
  minute: number
  inspired: number
  expired: number
}

export interface Creatures {
  mass: readonly number[]
  used: readonly number[]
}

const rate = (value: number) => quantity(value, 'mm³ per minute', 1)
const volume = (value: number) => quantity(value, 'cm³', 1)

const corrected = form<Controlled>({
  id: 'control',
  difficulty: 'medium',
  draw: (random) => {
    const minutes = random.pick([5, 10, 20])
    const beads = minutes * random.int(1, 3)
    return { minutes, beads, seeds: minutes * random.int(6, 14) + beads }
  },
  write: ({ minutes, seeds, beads }) => {
    const key = rate((seeds - beads) / minutes)
    return {
      stem: `Soda lime absorbed the carbon(IV) oxide in two respirometers. In ${minutes} minutes the volume of air fell by ${seeds} mm³ with germinating seeds and by ${beads} mm³ with glass beads of the same volume. The seeds used oxygen at a rate of`,
      key,
      slips: slipsAs(rate, [
        [seeds / minutes, 'You left out the control; part of the fall was due to a change in temperature or pressure.'],
        [(seeds + beads) / minutes, 'You added the fall in the control, which has nothing to do with the seeds.'],
        [seeds - beads, `You corrected with the control but did not divide by the ${minutes} minutes.`],
        [beads / minutes, 'You gave the rate of the control, in which nothing respires.'],
        [
          (seeds - beads) / (2 * minutes),
          'You divided by the time of both respirometers together; they ran side by side.',
        ],
        [seeds / minutes + beads, 'You added the fall in the control to the rate found for the seeds.'],
      ]),
      principle: 'What changes in the control as well is not due to the seeds and is subtracted.',
      working: [
        `Due to the seeds: ${seeds} − ${beads} = ${seeds - beads} mm³`,
        `Rate: ${seeds - beads} ÷ ${minutes} = ${key.text}`,
      ],
      hints: [
        'Why does the volume fall even with glass beads?',
        'Correct the fall first, then find it for one minute.',
      ],
    }
  },
})

const oxygenUsed = form<Breath>({
  id: 'oxygen-used',
  difficulty: 'hard',
  draw: (random) => ({
    minute: random.step(6000, 12_000, 500),
    inspired: random.pick([20, 21]),
    expired: random.int(15, 17),
  }),
  write: ({ minute, inspired, expired }) => {
    const share = inspired - expired
    const key = volume((minute * share) / 100)
    return {
      stem: `Bala breathes in and out ${printed(minute)} cm³ of air each minute. The air he inspires contains ${inspired}% oxygen and the air he expires ${expired}%. The oxygen that his body takes up in a minute is`,
      key,
      slips: slipsAs(volume, [
        [(minute * inspired) / 100, 'You gave the oxygen breathed in, most of which is breathed out again.'],
        [(minute * expired) / 100, 'You gave the oxygen that is breathed out and not taken up.'],
        [(minute * (inspired + expired)) / 100, 'You added the percentages, but what is kept is the difference.'],
        [(minute * share) / inspired, 'You took the fall as a share of the oxygen and applied it to all of the air.'],
        [minute * (1 - share / 100), 'You took the percentage off the air instead of finding that part of it.'],
        [(minute * share) / 1000, 'You divided by 1000 where a percentage is divided by 100.'],
      ]),
      principle:
        'The oxygen taken up is the difference between inspired and expired oxygen, as a part of the air breathed.',
      working: [
        `Difference: ${inspired}% − ${expired}% = ${share}%`,
        `${share}% of ${printed(minute)} cm³ = ${key.text}`,
      ],
      hints: ['Which part of the air stays in the body as oxygen?', 'Find that percentage of the air breathed.'],
    }
  },
})

const mostActive = form<Creatures>({
  id: 'per-gram',
  difficulty: 'hard',
  draw: (random) => {
    const rows = random.shuffle([
      [random.pick([2, 4, 5]), random.int(15, 18)],
      [random.pick([10, 20]), random.int(8, 12)],
      [random.pick([40, 50]), random.int(5, 7)],
      [random.pick([80, 100]), random.int(3, 4)],
    ] as const)
    return { mass: rows.map(([mass]) => mass), used: rows.map(([mass, each]) => mass * each) }
  },
  write: ({ mass, used }) => {
    const each = used.map((value, row) => value / at(mass, row))
    const key = extremeRow(each, 1) ?? 0
    const most = extremeRow(used, 1)
    return {
      stem: 'The oxygen used by four animals at rest in one hour is given in the table below. Which animal has the highest rate of respiration per gram of its body?',
      ...rowChoices(key, (row) =>
        row === most
          ? `You took the largest volume of oxygen, but animal ${at(rowLetters, row)} is heavy: per gram it is ${at(each, row)} mm³.`
          : `Animal ${at(rowLetters, row)} uses ${printed(at(used, row))} ÷ ${at(mass, row)} = ${at(each, row)} mm³ per gram, less than another.`,
      ),
      principle:
        'To compare animals of different mass, divide the oxygen used by the mass; small animals usually use most per gram.',
      working: [
        `Per gram: ${each.map((value, row) => `${at(rowLetters, row)} ${value}`).join(', ')} mm³`,
        `The highest rate per gram is that of animal ${at(rowLetters, key)}`,
      ],
      hints: ['The animals differ in mass. How can they be compared?', 'Divide oxygen by mass in each row.'],
      figure: tableFigure({
        title: 'Oxygen used by four animals in an hour',
        columns: ['animal', 'mass (g)', 'oxygen\n(mm³)'],
        rows: mass.map((value, row) => [at(rowLetters, row), String(value), printed(at(used, row))]),
      }),
    }
  },
})

export const respirometer = family(
  {
    id: 'b70',
    edition: 1,
    title: 'Measuring respiration',
    subject: 'biology',
    topicId: 'bio-respiration',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 9,
  },
  [corrected, oxygenUsed, mostActive],
)
