import { family, form, type Draft } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { coordinate, point, rotation, type Point } from '../forms/m45-rotation.ts'
import { signed } from '../notation.ts'
import { slipsOf } from '../slips.ts'

type Line = 'x-axis' | 'y-axis' | 'y = x' | 'y = −x' | 'x = k' | 'y = k'

export interface Reflection {
  x: number
  y: number
  line: Line
  k: number
}

/** The vector from the point to its image; the same vector moves a second point. */
export interface Translation {
  x: number
  y: number
  across: number
  up: number
  otherX: number
  otherY: number
}

export interface Enlargement {
  x: number
  y: number
  centreX: number
  centreY: number
  factor: number
}

export const transformations = family(
  {
    id: 'm45',
    edition: 1,
    title: 'Reflection, rotation, translation and enlargement of a point',
    subject: 'mathematics',
    topicId: 'mat-vectors-transformation',
    exams: ['WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Reflection>({ id: 'reflection', difficulty: 'easy', draw: drawReflection, write: writeReflection }),
    rotation,
    form<Translation>({ id: 'translation', difficulty: 'medium', draw: drawTranslation, write: writeTranslation }),
    form<Enlargement>({ id: 'enlargement', difficulty: 'hard', draw: drawEnlargement, write: writeEnlargement }),
  ],
)

function drawReflection(random: Random): Reflection | null {
  const drawn = {
    x: coordinate(random),
    y: coordinate(random),
    line: random.pick(['x-axis', 'y-axis', 'y = x', 'y = −x', 'x = k', 'y = k', 'x = k', 'y = k'] as const),
    k: random.pick([-4, -3, -2, 2, 3, 4]),
  }
  const { x, y, k } = drawn
  return Math.abs(x) === Math.abs(y) || x === k || y === k || x === 2 * k || y === 2 * k ? null : drawn
}

function writeReflection({ x, y, line, k }: Reflection): Draft {
  const images: Record<Line, Point> = {
    'x-axis': [x, -y],
    'y-axis': [-x, y],
    'y = x': [y, x],
    'y = −x': [-y, -x],
    'x = k': [2 * k - x, y],
    'y = k': [x, 2 * k - y],
  }
  const rules: Record<Line, string> = {
    'x-axis': 'The x-coordinate stays and the y-coordinate changes its sign',
    'y-axis': 'The y-coordinate stays and the x-coordinate changes its sign',
    'y = x': 'In y = x the horizontal and vertical distances change places: (x, y) → (y, x)',
    'y = −x':
      'In y = −x the horizontal and vertical distances change places and both change their signs: (x, y) → (−y, −x)',
    'x = k': `The y-coordinate stays; the new x-coordinate is 2 × ${bracket(k)} ${signed(-x)} = ${printed(2 * k - x)}`,
    'y = k': `The x-coordinate stays; the new y-coordinate is 2 × ${bracket(k)} ${signed(-y)} = ${printed(2 * k - y)}`,
  }
  const key = point(images[line])
  const name = line.endsWith('axis') ? `the ${line}` : `the line ${line.replace('k', printed(k))}`
  return {
    stem: `The point P${point([x, y]).text} is reflected in ${name}. The image of P is`,
    key,
    slips: slipsOf([
      [point(images['x-axis']), 'This is the image under a reflection in the x-axis.'],
      [point(images['y-axis']), 'This is the image under a reflection in the y-axis.'],
      [point(images['y = x']), 'This is the image under a reflection in the line y = x.'],
      [point(images['y = −x']), 'This is the image under a reflection in the line y = −x.'],
      [point([-x, -y]), 'This turns the point through 180° about the origin; it does not reflect it.'],
      [
        point(line === 'y = k' ? images['x = k'] : images['y = k']),
        line === 'y = k'
          ? `This reflects in the line x = ${printed(k)}, which is upright, not level.`
          : `This reflects in the level line y = ${printed(k)} instead of the line given.`,
      ],
      [
        point(line === 'x = k' ? [k - x, y] : [x, k - y]),
        'This takes the distance from the line once only and does not double it.',
      ],
    ]).filter(({ because }) => line.endsWith('= k') || !/level|once only/.test(because)),
    principle: 'A point and its image lie opposite each other, at equal distances from the line of reflection.',
    working: [rules[line], `The image of P is ${key.text}`],
    hints: [
      `Sketch the point P and ${name}: on which side of it does the image lie?`,
      line === 'y = x' || line === 'y = −x'
        ? 'What does the line do to the points (1, 0) and (0, 1)?'
        : 'Which coordinate stays the same, and how far is P from the line?',
    ],
  }
}

function bracket(value: number): string {
  return value < 0 ? `(${printed(value)})` : printed(value)
}

function drawTranslation(random: Random): Translation | null {
  const [x, y, across, up] = [coordinate(random), coordinate(random), coordinate(random), coordinate(random)]
  const [otherX, otherY] = [coordinate(random), coordinate(random)]
  const isGood = x + across !== 0 && y + up !== 0 && across !== up && otherX !== otherY && otherX !== x && otherY !== y
  return isGood ? { x, y, across, up, otherX, otherY } : null
}

function writeTranslation({ x, y, across, up, otherX, otherY }: Translation): Draft {
  const image: Point = [x + across, y + up]
  const key = point([otherX + across, otherY + up])
  return {
    stem:
      `A translation maps the point ${point([x, y]).text} onto ${point(image).text}. What is the image of the point ` +
      `${point([otherX, otherY]).text} under the same translation?`,
    key,
    slips: slipsOf([
      [point([otherX - across, otherY - up]), 'This moves the point the opposite way, from image to object.'],
      [point([across, up]), 'This is the vector of the translation, not the image of the second point.'],
      [point([otherX + image[0], otherY + image[1]]), 'This adds the first image to the point instead of the step.'],
      [point([otherX + up, otherY + across]), 'This exchanges the two components of the vector of translation.'],
      [point([otherX + across, otherY - up]), 'This moves the point the right way across, but the wrong way up.'],
      [
        point([otherX + x + image[0], otherY + y + image[1]]),
        'This adds the two given points to get the step between them.',
      ],
    ]),
    principle: 'A translation moves every point by the same vector, the image minus the point.',
    working: [
      `Vector: across ${printed(image[0])} ${signed(-x)} = ${printed(across)}, up ${printed(image[1])} ${signed(-y)} = ${printed(up)}`,
      `(${printed(otherX)} ${signed(across)}, ${printed(otherY)} ${signed(up)})`,
      `The image is ${key.text}`,
    ],
    hints: ['How far across and how far up does the first point move?', 'Move the second point by the same steps.'],
  }
}

function drawEnlargement(random: Random): Enlargement | null {
  const small = [-4, -3, -2, -1, 1, 2, 3, 4]
  const drawn = {
    x: random.pick(small),
    y: random.pick(small),
    centreX: random.pick(small),
    centreY: random.pick(small),
    factor: random.pick([-3, -2, 2, 3, 4]),
  }
  return drawn.x === drawn.centreX || drawn.y === drawn.centreY ? null : drawn
}

function writeEnlargement({ x, y, centreX, centreY, factor }: Enlargement): Draft {
  const from = (by: number): Point => [centreX + by * (x - centreX), centreY + by * (y - centreY)]
  const key = point(from(factor))
  const [dx, dy] = [x - centreX, y - centreY]
  return {
    stem:
      `The point ${point([x, y]).text} is enlarged with scale factor ${printed(factor)} and centre ${point([centreX, centreY]).text}. ` +
      'The coordinates of its image are',
    key,
    slips: slipsOf([
      [point([factor * x, factor * y]), 'This multiplies the coordinates, which is right for the centre (0, 0) only.'],
      [
        point([factor * dx, factor * dy]),
        'This multiplies the step from the centre but does not add the centre again.',
      ],
      [
        point([x + factor * dx, y + factor * dy]),
        'This starts the enlarged step at the point instead of at the centre.',
      ],
      [point(from(-factor)), 'This goes to the other side of the centre: the scale factor has the wrong sign.'],
      [
        point([factor * x + centreX, factor * y + centreY]),
        'This multiplies the coordinates and then adds those of the centre.',
      ],
      [
        point([centreX + factor + dx, centreY + factor + dy]),
        'This adds the scale factor to the step where it must multiply.',
      ],
    ]),
    principle: 'An enlargement multiplies the step from the centre to the point by the scale factor.',
    working: [
      `Step from the centre: (${printed(x)} ${signed(-centreX)}, ${printed(y)} ${signed(-centreY)}) = ${point([dx, dy]).text}`,
      `Times ${printed(factor)}: ${point([factor * dx, factor * dy]).text}; now add ${point([centreX, centreY]).text}`,
      `The image is ${key.text}`,
    ],
    hints: ['Find the step from the centre to the point.', 'Multiply the step, then start it at the centre.'],
  }
}
