import { family, form, type Choice } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { slipsOf } from '../slips.ts'

export interface TwoCircles {
  apart: number
  fromP: number
  fromQ: number
}

export interface LineAndPoint {
  /** The distance of the fixed point from the line, and the two distances asked for, in cm. */
  height: number
  fromLine: number
  fromPoint: number
}

export interface TwoPoints {
  first: readonly [number, number]
  second: readonly [number, number]
}

export interface Halvings {
  start: 60 | 90 | 120
  halvings: 1 | 2
  added: 0 | 30 | 60 | 90
}

const count = (value: number) => quantity(value)
const degrees = (value: number) => quantity(value, '°')

/** The points in which two circles with these radii meet. */
function meetings({ apart, fromP, fromQ }: TwoCircles): number {
  const [least, most] = [Math.abs(fromP - fromQ), fromP + fromQ]
  if (apart === least || apart === most) return 1
  return apart > least && apart < most ? 2 : 0
}

const twoCircles = form<TwoCircles>({
  id: 'two-circles',
  difficulty: 'medium',
  draw: (random) => {
    const given = { apart: random.int(4, 12), fromP: random.int(2, 9), fromQ: random.int(2, 9) }
    const wanted = random.int(0, 2)
    return meetings(given) === wanted && given.fromP !== given.fromQ ? given : null
  },
  write: (given) => {
    const { apart, fromP, fromQ } = given
    const points = meetings(given)
    const key = count(points)
    const [sum, difference] = [fromP + fromQ, Math.abs(fromP - fromQ)]
    const compared =
      points === 0
        ? apart > sum
          ? `${apart} is more than ${fromP} + ${fromQ} = ${sum}, so the circles are apart`
          : `${apart} is less than ${difference}, the difference of the radii, so one circle is inside the other`
        : points === 1
          ? apart === sum
            ? `${apart} = ${fromP} + ${fromQ}, so the circles touch from outside`
            : `${apart} is the difference of the radii, so the circles touch from inside`
          : `${apart} is between the difference ${difference} and the sum ${sum} of the radii, so the circles cross`
    return {
      stem: `P and Q are points of a plane, ${apart} cm apart. How many points of the plane are ${fromP} cm from P and ${fromQ} cm from Q?`,
      key,
      slips: slipsOf([
        [count(0), 'You took the circles not to meet; compare the distance PQ with the radii again.'],
        [count(1), 'You counted one crossing only, or took circles that do not touch to touch.'],
        [count(2), 'You took the circles to cross; compare PQ with the sum and the difference of the radii.'],
        [count(3), 'You counted a point on PQ as well as two others, but circles meet in two points at most.'],
        [count(4), 'You counted two points for each of the circles instead of the points on both.'],
      ]).filter(({ value }) => value !== points),
      principle: 'Points at a fixed distance from a fixed point form a circle; those wanted are on both circles.',
      working: [
        `The circles have radii ${fromP} cm and ${fromQ} cm: ${compared}`,
        `The number of points is ${key.text}`,
      ],
      hints: [
        'Sketch a circle about P and a circle about Q.',
        'Compare PQ with the sum of the radii and with their difference.',
      ],
    }
  },
})

function onBoth({ height, fromLine, fromPoint }: LineAndPoint): number {
  // The two parallels are at these distances from the point.
  return [Math.abs(height - fromLine), height + fromLine]
    .map((gap) => (gap < fromPoint ? 2 : gap === fromPoint ? 1 : 0) as number)
    .reduce((sum, points) => sum + points, 0)
}

const lineAndPoint = form<LineAndPoint>({
  id: 'line-and-point',
  difficulty: 'hard',
  draw: (random) => {
    const given = { height: random.int(2, 7), fromLine: random.int(1, 6), fromPoint: random.int(2, 10) }
    const wanted = random.int(0, 4)
    return onBoth(given) === wanted && given.height !== given.fromLine ? given : null
  },
  write: (given) => {
    const { height, fromLine, fromPoint } = given
    const points = onBoth(given)
    const key = count(points)
    const [near, far] = [Math.abs(height - fromLine), height + fromLine]
    const meets = (gap: number) => (gap < fromPoint ? 'two points' : gap === fromPoint ? 'one point' : 'none')
    const against = (gap: number) => `${gap} ${gap < fromPoint ? '<' : gap === fromPoint ? '=' : '>'} ${fromPoint}`
    return {
      stem: `A point P is ${height} cm from a straight line. How many points of the plane are ${fromLine} cm from the line and ${fromPoint} cm from P?`,
      key,
      slips: slipsOf([
        [count(0), 'You found no crossing; measure how far each of the parallels is from P.'],
        [count(1), 'You took one of the lines to touch the circle; compare its distance from P with the radius.'],
        [count(2), 'You used the parallel on one side of the line only, or missed those on the other.'],
        [count(3), 'You let one parallel cross the circle and the other touch it; check both distances.'],
        [count(4), 'You took both parallels to cross the circle; the further one may be too far from P.'],
      ]).filter(({ value }) => value !== points),
      principle:
        'Points at a fixed distance from a line form two parallels; points at a fixed distance from P form a circle.',
      working: [
        `The parallels are ${near} cm and ${far} cm from P; the circle has a radius of ${fromPoint} cm`,
        `${against(near)}: ${meets(near)}; ${against(far)}: ${meets(far)}`,
        `The number of points is ${key.text}`,
      ],
      hints: [
        'On which sides of the line are points at that distance?',
        'Compare the distance of each parallel from P with the radius.',
      ],
    }
  },
})

const equidistant = form<TwoPoints>({
  id: 'equidistant',
  difficulty: 'medium',
  draw: (random) => {
    const [x, y, step] = [random.int(-5, 5), random.int(-5, 5), 2 * random.int(1, 4)]
    const given: TwoPoints =
      random.int(0, 1) === 0 ? { first: [x, y], second: [x + step, y] } : { first: [x, y], second: [x, y + step] }
    const middle = (given.first[0] === x && given.second[0] !== x ? x : y) + step / 2
    return middle === 0 || Math.abs(x) === Math.abs(y) ? null : given
  },
  write: ({ first, second }) => {
    const isLevel = first[1] === second[1]
    const [along, across] = isLevel ? ([0, 1] as const) : ([1, 0] as const)
    const [from, to] = [first[along], second[along]]
    const middle = (from + to) / 2
    const [own, other] = isLevel ? ['x', 'y'] : ['y', 'x']
    const line = (letter: string | undefined, value: number): Choice => ({ text: `${letter} = ${printed(value)}` })
    const key = line(own, middle)
    const point = ([x, y]: readonly [number, number]) => `(${printed(x)}, ${printed(y)})`
    return {
      stem: `The equation of the locus of a point that is equidistant from A${point(first)} and B${point(second)} is`,
      key,
      slips: slipsOf([
        [line(other, middle), 'You took the line parallel to AB, but the locus is perpendicular to AB.'],
        [line(other, first[across]), 'You gave the line through A and B themselves.'],
        [line(own, to - from), 'You subtracted the coordinates instead of taking their mean.'],
        [line(own, from + to), 'You added the coordinates and did not divide by 2.'],
        [line(own, (to - from) / 2), 'You gave half the distance AB and not the place of its middle.'],
      ]).filter(({ text }) => text !== key.text),
      principle: 'The locus of points equidistant from A and B is the perpendicular bisector of AB.',
      working: [
        `AB is ${isLevel ? 'horizontal' : 'vertical'}, so the bisector is ${isLevel ? 'vertical' : 'horizontal'}, through the midpoint`,
        `(${printed(from)} + ${from === 0 || to >= 0 ? printed(to) : `(${printed(to)})`}) ÷ 2 = ${printed(middle)}`,
        `The equation is ${key.text}`,
      ],
      hints: [
        'What is the locus of points equidistant from two points?',
        'Through which point of AB does it pass, and in which direction?',
      ],
    }
  },
})

const constructed = form<Halvings>({
  id: 'constructed-angle',
  difficulty: 'easy',
  draw: (random) => ({
    start: random.pick([60, 90, 120] as const),
    halvings: random.pick([1, 2] as const),
    added: random.pick([0, 30, 60, 90] as const),
  }),
  write: ({ start, halvings, added }: Halvings) => {
    const part = start / 2 ** halvings
    const key = degrees(part + added)
    const cut = halvings === 1 ? '' : ', and one of the two angles formed is bisected in turn'
    const parts = halvings === 1 ? 'two angles formed' : 'two smallest angles'
    const asked =
      added === 0
        ? halvings === 1
          ? 'The angle between the bisector and either arm is'
          : 'Each of the two smallest angles is'
        : `One of the ${parts} is then joined to an angle of ${added}°, so that they share an arm and do not overlap. Together they make`
    return {
      stem: `An angle of ${start}° is constructed with ruler and compasses. Its bisector is drawn${cut}. ${asked}`,
      key,
      slips: slipsOf([
        [
          degrees(start / 2 ** (halvings === 1 ? 2 : 1) + added),
          halvings === 1
            ? 'You bisected twice, though the angle is bisected once.'
            : 'You bisected once, though the half is bisected again.',
        ],
        [degrees(start + added), 'You took the whole first angle and left the bisection out.'],
        [
          degrees(added === 0 ? start / 3 : part),
          added === 0
            ? 'You divided the angle into three equal parts; a bisector makes two.'
            : 'You gave the small part and forgot the angle that is joined to it.',
        ],
        [degrees(start - part + added), 'You took all that is left of the first angle and not one small part.'],
        [degrees(Math.abs(added - part)), 'You subtracted the two angles, but they do not overlap and are added.'],
        [degrees(180 - part - added), 'You gave the angle that is left up to a straight line.'],
      ]).filter(({ value }) => value !== undefined && value > 0 && value !== part + added),
      principle:
        added === 0
          ? 'A bisector divides an angle into two equal parts, so each bisection halves the angle that it starts from.'
          : 'A bisector divides an angle into two equal parts, and angles side by side are added.',
      working: [
        `${start}° ÷ ${2 ** halvings} = ${printed(part)}°`,
        added === 0 ? `Each of the parts is ${key.text}` : `${printed(part)}° + ${added}° = ${key.text}`,
      ],
      hints: [
        `Into how many equal parts does a bisector divide the ${start}°?`,
        added === 0
          ? 'How many times is an angle bisected here?'
          : 'Do the two angles overlap, or are they side by side?',
      ],
    }
  },
})

export const loci = family(
  {
    id: 'm63',
    edition: 1,
    title: 'Counting points of loci, bisectors and constructed angles',
    subject: 'mathematics',
    topicId: 'mat-construction-loci',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 20,
  },
  [twoCircles, lineAndPoint, equidistant, constructed],
)
