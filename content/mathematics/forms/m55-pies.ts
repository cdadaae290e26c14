import { form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { pieFigure } from '../../figures/charts.ts'
import type { Figure } from '@sabi/shared/content/question'
import { countSlips } from '../slips.ts'

/** A pie chart of four sectors; the angle of the last is not shown. */
export interface Pie {
  survey: Survey
  degrees: readonly [number, number, number, number]
  /** How many things the whole circle represents. */
  whole: number
}

interface Survey {
  /** 'The pie chart below shows …' */
  shown(whole: string): string
  names: readonly [string, string, string, string]
  /** 'How many of them … ?' */
  asked(name: string): string
  /** 'If 30 of them …' */
  given(count: number, name: string): string
}

const surveys: readonly Survey[] = [
  {
    shown: (whole) => `how ${whole}students of a school in Ibadan come to school`,
    names: ['bus', 'keke', 'bicycle', 'on foot'],
    asked: (name) => `How many of them come ${name === 'on foot' ? '' : 'by '}${name}?`,
    given: (count, name) => `If ${count} of them come ${name === 'on foot' ? '' : 'by '}${name}`,
  },
  {
    shown: (whole) => `the favourite games of ${whole}pupils`,
    names: ['football', 'chess', 'tennis', 'ludo'],
    asked: (name) => `How many of them like ${name} best?`,
    given: (count, name) => `If ${count} of them like ${name} best`,
  },
  {
    shown: (whole) => `the main crops of ${whole}farmers near Makurdi`,
    names: ['yam', 'maize', 'rice', 'beans'],
    asked: (name) => `How many of them grow mainly ${name}?`,
    given: (count, name) => `If ${count} of them grow mainly ${name}`,
  },
  {
    shown: (whole) => `the blood groups of ${whole}donors in a hospital`,
    names: ['A', 'B', 'O', 'AB'],
    asked: (name) => `How many of them have blood group ${name}?`,
    given: (count, name) => `If ${count} of them have blood group ${name}`,
  },
]

export const pieNumber = form<Pie>({ id: 'pie-number', difficulty: 'easy', draw: drawPie, write: writeNumber })
export const pieOther = form<Pie>({ id: 'pie-other', difficulty: 'medium', draw: drawPie, write: writeOther })

/** Angles in tens, and a total of which 10° represent a whole number. */
function drawPie(random: Random): Pie | null {
  const [one, two, three] = [random.step(40, 150, 10), random.step(40, 150, 10), random.step(40, 150, 10)]
  const last = 360 - one - two - three
  const isDistinct = new Set([one, two, three, last, 90]).size === 5
  const survey = random.pick(surveys)
  const names = random.shuffle(survey.names)
  const mixed: Survey['names'] = [at(names, 0), at(names, 1), at(names, 2), at(names, 3)]
  const whole = 36 * random.int(2, 20)
  return last >= 40 && isDistinct
    ? { survey: { ...survey, names: mixed }, degrees: [one, two, three, last], whole }
    : null
}

function pieOf({ survey: { names }, degrees }: Pie): Figure {
  const labelled = [0, 1, 2].map((index) => `${at(names, index)} ${at(degrees, index)}°`)
  return pieFigure(
    names.map((name, index) => ({
      name,
      degrees: at(degrees, index),
      ...(index < 3 ? { label: `${at(degrees, index)}°` } : {}),
    })),
    `A pie chart with four sectors: ${labelled.join(', ')}, and ${names[3]}, whose angle is not given.`,
  )
}

function writeNumber(pie: Pie): Draft {
  const { survey, degrees, whole } = pie
  const [one, two, three, last] = degrees
  const shared = (angle: number) => quantity((angle / 360) * whole)
  const key = quantity((last * whole) / 360)
  return {
    stem: `The pie chart below shows ${survey.shown(`${whole} `)}. ${survey.asked(survey.names[3])}`,
    key,
    slips: countSlips([
      [quantity(last), 'This gives the angle of the sector, not the number that it stands for.'],
      [shared(360 - last), 'This gives the number for the other three sectors together.'],
      [quantity((last * whole) / 180), 'This takes 180° for the whole circle instead of 360°.'],
      [quantity(whole / 4), 'This shares the whole equally among the four sectors.'],
      [shared(Math.max(one, two, three)), 'This uses the largest angle that is shown, which is another sector.'],
      [shared(Math.min(one, two, three)), 'This uses the smallest angle that is shown, which is another sector.'],
    ]).filter(({ value = 0 }) => value < whole),
    principle: 'The angles of a pie chart add up to 360°, and each sector has the same part of the whole as of 360°.',
    working: [
      `Angle = 360° − ${one}° − ${two}° − ${three}° = ${last}°`,
      `Number = $\\frac{${last}}{360} \\times ${whole}$ = ${key.text}`,
    ],
    hints: ['What is the angle of the sector without a label?', 'Which part of 360° is it?'],
    figure: pieOf(pie),
  }
}

function writeOther(pie: Pie): Draft {
  const { survey, degrees, whole } = pie
  const [one, two, three, last] = degrees
  const count = (one * whole) / 360
  const shared = (angle: number) => quantity((angle * whole) / 360)
  const key = quantity((last * whole) / 360)
  return {
    stem: `The pie chart below shows ${survey.shown('')}. ${survey.given(count, survey.names[0])}, how many ${afterHowMany(survey)}`,
    key,
    slips: countSlips([
      [quantity((count * one) / last), 'This turns the ratio of the two angles upside down.'],
      [quantity(count + last - one), 'This adds the difference of the two angles to the number.'],
      [quantity(last), 'This gives the angle of the sector, not the number that it stands for.'],
      [shared(two), `This uses the angle of the sector for ${survey.names[1]} instead.`],
      [shared(three), `This uses the angle of the sector for ${survey.names[2]} instead.`],
      [quantity((count * last) / 360), 'This takes the given number for the whole, though it is one sector.'],
      [shared(360 - one), 'This gives the number for all the sectors but the given one.'],
      [quantity(whole), 'This gives the number for the whole circle, not for one sector.'],
    ]),
    principle: 'The angles of a pie chart add up to 360°, and equal angles stand for equal numbers.',
    working: [
      `Angle for ${survey.names[3]} = 360° − ${one}° − ${two}° − ${three}° = ${last}°`,
      `Number = $\\frac{${last}}{${one}} \\times ${count}$ = ${key.text}`,
    ],
    hints: ['What is the angle of the sector without a label?', 'Compare this angle with the one of the given number.'],
    figure: pieOf(pie),
  }
}

function afterHowMany(survey: Survey): string {
  return survey.asked(survey.names[3]).replace('How many of them ', '')
}
