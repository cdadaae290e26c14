import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { countSlips } from '../slips.ts'

export interface Sides {
  sides: number
}

/** Angles of a polygon in the ratio of the parts, which are in rising order. */
export interface Shares {
  parts: readonly number[]
}

const names: Record<number, string> = { 4: 'quadrilateral', 5: 'pentagon', 6: 'hexagon', 7: 'heptagon' }
const degrees = (value: number) => quantity(value, '°')

export const polygons = family(
  {
    id: 'm34',
    edition: 1,
    title: 'Interior and exterior angles of polygons',
    subject: 'mathematics',
    topicId: 'mat-angles-polygons',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Sides>({ id: 'sides-from-interior', difficulty: 'easy', draw: drawWholeAngle, write: writeFromInterior }),
    form<Sides>({ id: 'sides-from-sum', difficulty: 'easy', draw: drawSides, write: writeFromSum }),
    form<Sides>({ id: 'sides-from-ratio', difficulty: 'hard', draw: drawEvenSides, write: writeFromRatio }),
    form<Shares>({ id: 'largest-angle', difficulty: 'medium', draw: drawShares, write: writeLargestAngle }),
  ],
)

/** Numbers of sides whose angles are whole degrees, or whole and a half. */
function drawWholeAngle(random: Random): Sides {
  return { sides: random.pick([8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 36, 40, 45, 48, 60, 72, 80, 90]) }
}

/** An even number of sides makes the ratio of the angles a whole number. */
function drawEvenSides(random: Random): Sides {
  return { sides: 2 * random.int(4, 24) }
}

function drawSides(random: Random): Sides {
  return { sides: random.int(7, 26) }
}

function writeFromInterior({ sides }: Sides): Draft {
  const exterior = 360 / sides
  const key = quantity(sides)
  return {
    stem: `Each interior angle of a regular polygon is ${printed(180 - exterior)}°. The number of its sides is`,
    key,
    slips: countSlips([
      [quantity(sides / 2), 'This divides 180° by the exterior angle; the exterior angles add up to 360°.'],
      [quantity(sides - 2), 'This gives the number of triangles into which the polygon is cut from one corner.'],
      [quantity((sides - 2) / 2), 'This divides the interior angle by the exterior angle of the polygon.'],
      [quantity(sides + 2), 'This sets the number of triangles, n − 2, equal to 360° divided by the exterior angle.'],
      [quantity(2 * sides), 'This halves the exterior angle before it divides 360° by it.'],
    ]),
    principle: 'At each corner the interior and exterior angles add up to 180°, and all exterior angles to 360°.',
    working: [
      `Exterior angle = 180° − ${printed(180 - exterior)}° = ${printed(exterior)}°`,
      `n = 360 ÷ ${printed(exterior)} = ${key.text}`,
    ],
    hints: [
      `Which angle completes ${printed(180 - exterior)}° to a straight line?`,
      'What do all the exterior angles add up to?',
    ],
  }
}

function writeFromSum({ sides }: Sides): Draft {
  const sum = (sides - 2) * 180
  const key = quantity(sides)
  return {
    stem: `The sum of the interior angles of a polygon is ${printed(sum)}°. How many sides has the polygon?`,
    key,
    slips: countSlips([
      [quantity(sides - 2), 'This gives the number of triangles and forgets to add 2.'],
      [quantity(sides - 4), 'This subtracts 2 from the number of triangles instead of adding it.'],
      [quantity((sides - 2) / 2), 'This divides by 360°, which is the sum of the exterior angles.'],
      [quantity((sides + 2) / 2), 'This divides by 360° instead of 180° before adding 2.'],
      [quantity(sides + 2), 'This adds 4 to the number of triangles, as with right angles, instead of 2.'],
      [quantity(2 * (sides - 2)), 'This counts right angles: it divides by 90° and forgets to add 2.'],
      [quantity(sides - 1), 'This adds 1 to the number of triangles where 2 must be added.'],
      [quantity(2 * sides - 2), 'This divides by 90° instead of 180° before it adds 2.'],
    ]),
    principle: 'The interior angles of a polygon with n sides add up to (n − 2) × 180°.',
    working: [
      `(n − 2) × 180 = ${printed(sum)}`,
      `n − 2 = ${printed(sum)} ÷ 180 = ${sides - 2}`,
      `The number of sides is n = ${key.text}`,
    ],
    hints: [
      `Into how many triangles, of 180° each, can ${printed(sum)}° be divided?`,
      'How are triangles and sides related?',
    ],
  }
}

function writeFromRatio({ sides }: Sides): Draft {
  const ratio = (sides - 2) / 2
  const key = quantity(sides)
  return {
    stem: `Each interior angle of a regular polygon is ${ratio} times as large as each exterior angle. The number of sides of the polygon is`,
    key,
    slips: countSlips([
      [quantity(ratio + 1), 'This divides 180° by the exterior angle; the exterior angles add up to 360°.'],
      [quantity(2 * ratio), 'This takes the interior angle as 180°, without the exterior angle that completes it.'],
      [quantity(2 * (ratio - 1)), 'This subtracts one part from the ratio where one must be added.'],
      [quantity(ratio + 2), 'This adds 2 to the ratio and does not use the sum of the angles.'],
      [quantity(2 * (ratio + 2)), 'This counts two parts for the exterior angle instead of one.'],
      [quantity(4 * (ratio + 1)), 'This shares out 90° at each corner instead of 180°.'],
      [quantity(3 * (ratio + 1)), 'This takes 540° for the sum of the exterior angles instead of 360°.'],
    ]),
    principle:
      'At each corner interior and exterior angle add up to 180°; the exterior angles of a polygon add up to 360°.',
    working: [
      `x + ${ratio}x = 180°, so the exterior angle is $x = \\frac{180°}{${ratio + 1}}$`,
      `n = 360° ÷ x = 2 × ${ratio + 1} = ${key.text}`,
    ],
    hints: [
      `Call the exterior angle x; then the interior angle is ${ratio}x.`,
      'What do the two angles at a corner add up to?',
    ],
  }
}

function drawShares(random: Random): Shares | null {
  const parts = Array.from({ length: random.int(4, 7) }, () => random.int(1, 9)).sort((a, b) => a - b)
  const share = shareOf(parts)
  const [smallest, largest, next] = [at(parts, 0), at(parts, parts.length - 1), at(parts, parts.length - 2)]
  const isConvex = largest * share < 180 && smallest * share >= 30
  return Number.isInteger(share) && isConvex && largest > next ? { parts } : null
}

function shareOf(parts: readonly number[]): number {
  return ((parts.length - 2) * 180) / parts.reduce((sum, part) => sum + part, 0)
}

function writeLargestAngle({ parts }: Shares): Draft {
  const share = shareOf(parts)
  const total = parts.reduce((sum, part) => sum + part, 0)
  const largest = at(parts, parts.length - 1)
  const withSum = (sum: number) => degrees((sum * largest) / total)
  const sum = (parts.length - 2) * 180
  const key = degrees(share * largest)
  return {
    stem: `The interior angles of a ${names[parts.length]} are in the ratio ${parts.join(' : ')}. The size of the largest angle is`,
    key,
    slips: countSlips([
      [degrees(share * at(parts, 0)), 'This gives the smallest angle, not the largest one.'],
      [degrees(share * at(parts, parts.length - 2)), 'This gives the largest angle but one of the polygon.'],
      [degrees(sum / parts.length), 'This shares the sum equally, as if the polygon were regular.'],
      [withSum(360), 'This takes 360° for the sum, which is that of the exterior angles.'],
      [withSum((parts.length - 1) * 180), 'This takes one triangle too many for the sum of the angles.'],
      [withSum(parts.length * 180), 'This takes 180° for each side and forgets to subtract two triangles.'],
      [degrees(360 - share * largest), 'This gives the reflex angle on the outside of the polygon at the same corner.'],
      [degrees(180 - share * largest), 'This gives the exterior angle beside the largest interior angle.'],
    ]).filter(({ value = 0 }) => value < 360 && value !== 180),
    principle: `The interior angles of a polygon with ${parts.length} sides add up to (${parts.length} − 2) × 180° = ${sum}°.`,
    working: [
      `The ratio has ${parts.join(' + ')} = ${total} parts, and one part is ${sum}° ÷ ${total} = ${printed(share)}°`,
      `Largest angle = ${largest} × ${printed(share)}° = ${key.text}`,
    ],
    hints: [
      `What do the interior angles of a ${names[parts.length]} add up to?`,
      'How large is one part of the ratio?',
    ],
  }
}
