import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { curve, graphFigure } from '../../figures/graph.ts'
import { slip, terminates } from '../drafting.ts'

/** Gas given off by a reaction that is over at `end`; three quarters of it come in the first half of the time. */
export interface GasGivenOff {
  /** 'in the reaction between zinc and …'. */
  reaction: string
  gas: string
  /** In seconds, four numbers of the time axis. */
  end: number
  /** In cm³. */
  volume: number
}

const reactions = [
  ['in the reaction between zinc and dilute hydrochloric acid', 'hydrogen'],
  ['in the reaction between magnesium and dilute tetraoxosulphate(VI) acid', 'hydrogen'],
  ['in the reaction between marble chips and dilute hydrochloric acid', 'carbon(IV) oxide'],
  ['when hydrogen peroxide decomposes in the presence of manganese(IV) oxide', 'oxygen'],
] as const

const perSecond = (value: number) => quantity(value, 'cm³ s⁻¹', 2)
const seconds = (value: number) => quantity(value, 's', 0)
const volumes = (value: number) => quantity(value, 'cm³', 1)

function drawGas(random: Random): GasGivenOff {
  const [reaction, gas] = random.pick(reactions)
  return {
    reaction,
    gas,
    end: random.pick([40, 60, 80, 100, 120, 160, 200]),
    volume: random.pick([24, 32, 40, 48, 60, 72, 80, 96]),
  }
}

/** The volume of gas at a time, in cm³. */
export function volumeAt({ end, volume }: GasGivenOff, time: number): number {
  return time >= end ? volume : volume * (1 - (1 - time / end) ** 2)
}

/** A dot on the curve would give away the time of completion, so a question about it has none. */
function gasFigure(given: GasGivenOff, isMarked = true) {
  const { end, volume, gas } = given
  const levels = [1 / 4, 1 / 2, 3 / 4, 1, 5 / 4].map(
    (part) => `${printed(volumeAt(given, part * end))} cm³ after ${printed(part * end)} s`,
  )
  return graphFigure({
    x: { label: 'time (s)', from: 0, to: 1.6 * end, step: end / 4 },
    y: { label: `volume of gas (cm³)`, from: 0, to: 1.2 * volume, step: volume / 4 },
    curves: [[...curve((time) => volumeAt(given, time), { from: 0, to: end }), [1.5 * end, volume]]],
    points: isMarked
      ? [
          [end / 2, volumeAt(given, end / 2)],
          [end, volume],
        ]
      : [],
    alt: isMarked
      ? `Volume of ${gas} in cm³ against time in seconds. The curve is steepest at the start, reaches ${printed(0.75 * volume)} cm³ after ${printed(end / 2)} s ` +
        `and ${printed(volume)} cm³ after ${printed(end)} s; from there to ${printed(1.5 * end)} s it is level.`
      : `Volume of ${gas} in cm³ against time in seconds. The curve is steepest at the start. It is at ${levels.join(', at ')}.`,
  })
}

function about({ reaction, gas }: GasGivenOff, question: string): string {
  return `The graph below shows the volume of ${gas} produced ${reaction}. ${question}`
}

const firstHalf = form<GasGivenOff>({
  id: 'rate-at-first',
  difficulty: 'medium',
  draw: (random) => {
    const given = drawGas(random)
    return terminates((1.5 * given.volume) / given.end, 2) ? given : null
  },
  write: (given) => {
    const { end, volume } = given
    const [half, early] = [end / 2, 0.75 * volume]
    const key = perSecond(early / half)
    return {
      stem: about(given, `The average rate in the first ${printed(half)} s is`),
      key,
      slips: [
        slip(perSecond(volume / end), 'That is the average rate until the reaction is over.'),
        slip(perSecond(early / end), 'You divided by the whole time of the reaction.'),
        slip(perSecond(volume / half), 'You took all the gas to have come in the first part.'),
        slip(perSecond(volume / (1.5 * end)), 'You divided all the gas by all the time of the graph.'),
        slip(perSecond(half / early), 'You divided the time by the volume, which turns the rate over.'),
        slip(perSecond((volume - early) / half), 'That is the average rate in the second part of the reaction.'),
        slip(
          perSecond((2 * early) / half),
          `You divided ${printed(early)} cm³ by ${printed(half / 2)} s, one number too few on the time axis.`,
        ),
      ],
      principle: 'The average rate is the volume of gas given off divided by the time taken.',
      working: [
        `After ${printed(half)} s the curve is at ${printed(early)} cm³`,
        `${printed(early)} ÷ ${printed(half)} = ${key.text}`,
      ],
      hints: ['How much gas has been given off at this time?', 'Divide the volume by the time.'],
      figure: gasFigure(given),
    }
  },
})

const secondHalf = form<GasGivenOff>({
  id: 'rate-later',
  difficulty: 'hard',
  draw: (random) => {
    const given = drawGas(random)
    return terminates((0.5 * given.volume) / given.end, 2) ? given : null
  },
  write: (given) => {
    const { end, volume } = given
    const [half, early] = [end / 2, 0.75 * volume]
    const key = perSecond((volume - early) / half)
    return {
      stem: about(given, `The average rate between ${printed(half)} s and ${printed(end)} s is`),
      key,
      slips: [
        slip(perSecond(volume / end), 'That is the average rate from the start, not between the two times.'),
        slip(perSecond(volume / half), 'You took all the gas to be given off between the two times.'),
        slip(perSecond(early / half), 'That is the average rate before the first of the two times.'),
        slip(perSecond((volume - early) / end), 'You divided by the time from the start, not by the time between.'),
        slip(perSecond(half / (volume - early)), 'You divided the time by the volume, which turns the rate over.'),
        slip(perSecond((volume - early) / (2 * end)), 'You divided by four times the time between the two readings.'),
      ],
      principle: 'The average rate between two times is the change of volume divided by the time between them.',
      working: [
        `Change of volume: ${printed(volume)} − ${printed(early)} = ${printed(volume - early)} cm³`,
        `Time between: ${printed(end)} − ${printed(half)} = ${printed(half)} s`,
        `${printed(volume - early)} ÷ ${printed(half)} = ${key.text}`,
      ],
      hints: ['How much gas is given off between these two times?', 'How long is it from one to the other?'],
      figure: gasFigure(given),
    }
  },
})

const over = form<GasGivenOff>({
  id: 'when-over',
  difficulty: 'easy',
  draw: drawGas,
  write: (given) => {
    const { end } = given
    const key = seconds(end)
    return {
      stem: about(given, 'After what time is the reaction complete?'),
      key,
      slips: [
        slip(seconds(1.5 * end), 'There the drawing ends, but the curve has been level for some time.'),
        slip(seconds(end / 2), 'The curve still rises after this time, so gas is still given off.'),
        slip(seconds(1.25 * end), 'The curve is level before this time already.'),
        slip(seconds((3 * end) / 4), 'The curve still rises a little after this time.'),
        slip(seconds(end / 4), 'The curve rises steeply at this time; much gas is still to come.'),
      ],
      principle: 'The reaction is complete when no more gas is given off, where the curve becomes level.',
      working: [`The curve reaches its greatest height and stays level from ${key.text}`],
      hints: ['What does the curve look like while gas is given off?', 'Where does it stop rising?'],
      figure: gasFigure(given, false),
    }
  },
})

const leftToCome = form<GasGivenOff>({
  id: 'still-to-come',
  difficulty: 'medium',
  draw: drawGas,
  write: (given) => {
    const { end, volume } = given
    const key = volumes(volume / 4)
    return {
      stem: about(given, `How much more gas is given off after the first ${printed(end / 2)} s?`),
      key,
      slips: [
        slip(volumes((3 * volume) / 4), 'That is the gas given off up to this time.'),
        slip(volumes(volume), 'That is all the gas of the reaction.'),
        slip(volumes(volume / 2), 'You took half of the gas to come in half of the time; the reaction slows down.'),
        slip(volumes((7 * volume) / 4), 'You added the two volumes where you should subtract them.'),
        slip(volumes(volume / 3), 'You took a third of all the gas to be left; one quarter of it is.'),
      ],
      principle: 'The gas still to come is the final volume less the volume at that time.',
      working: [
        `At ${printed(end / 2)} s: ${printed(0.75 * volume)} cm³; at the end: ${printed(volume)} cm³`,
        `${printed(volume)} − ${printed(0.75 * volume)} = ${key.text}`,
      ],
      hints: ['Read the volume at this time and at the end.', 'What is the difference?'],
      figure: gasFigure(given),
    }
  },
})

export const gasVolumeGraphs = family(
  {
    id: 'c48',
    edition: 1,
    title: 'Reading a graph of the volume of gas against time',
    subject: 'chemistry',
    topicId: 'che-rates',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [firstHalf, secondHalf, over, leftToCome],
)
