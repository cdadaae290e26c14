import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { isTenths, positiveSlips } from '../slips.ts'

/** A sector of a circle, its angle in degrees; π is taken as 22/7. */
export interface Sector {
  radius: number
  angle: number
}

const length = (value: number) => quantity(value, 'cm')
const area = (value: number) => quantity(value, 'cm²')
const degrees = (value: number) => quantity(value, '°')
const piNote = '[Take π = 22/7]'

export const arcsAndSectors = family(
  {
    id: 'm38',
    edition: 1,
    title: 'Arcs and sectors of a circle',
    subject: 'mathematics',
    topicId: 'mat-lengths-areas',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Sector>({ id: 'arc', difficulty: 'easy', draw: drawSector, write: writeArc }),
    form<Sector>({ id: 'area', difficulty: 'easy', draw: drawSector, write: writeArea }),
    form<Sector>({ id: 'perimeter', difficulty: 'medium', draw: drawSector, write: writePerimeter }),
    form<Sector>({ id: 'angle', difficulty: 'medium', draw: drawSector, write: writeAngle }),
  ],
)

function arcOf({ radius, angle }: Sector): number {
  return (angle * 2 * 22 * radius) / (360 * 7)
}

function areaOf({ radius, angle }: Sector): number {
  return (angle * 22 * radius ** 2) / (360 * 7)
}

function drawSector(random: Random): Sector | null {
  const angle = random.step(20, 240, 2)
  const sector = { radius: random.pick([7, 10.5, 14, 17.5, 21, 28, 35, 42, 49, 56, 63, 70]), angle }
  return isTenths(arcOf(sector)) && isTenths(areaOf(sector)) ? sector : null
}

function sectorText({ radius, angle }: Sector): string {
  return `a sector of a circle of radius ${printed(radius)} cm with an angle of ${angle}° at the centre`
}

function writeArc(sector: Sector): Draft {
  const { radius, angle } = sector
  const arc = arcOf(sector)
  const key = length(arc)
  return {
    stem: `The length of the arc of ${sectorText(sector)} is ${piNote}`,
    key,
    slips: positiveSlips([
      [length(arc / 2), 'This leaves out the 2 and takes πr for the circumference of the circle.'],
      [length(areaOf(sector)), 'This uses πr², which gives the area of the sector, not the length of its arc.'],
      [length(2 * arc), 'This divides the angle by 180° where a full turn has 360°.'],
      [length(arc + 2 * radius), 'This adds the two radii and so gives the perimeter of the sector.'],
      [
        length(arcOf({ radius, angle: 360 - angle })),
        'This gives the other arc, which belongs to the rest of the full turn.',
      ],
      [length((angle * 2 * radius) / 360), 'This leaves out π and takes twice the radius for the circumference.'],
      [length(arc + radius), 'This adds one radius to the arc; only the curved part is asked for.'],
    ]).filter((slip) => isPrintable(slip) && isPartOf(slip, arcOf({ radius, angle: 360 }))),
    principle: 'An arc is the same part of the circumference 2πr as its angle is of 360°.',
    working: [
      `$l = \\frac{${angle}}{360} \\times 2 \\times \\frac{22}{7} \\times ${printed(radius)}$`,
      `l = ${key.text}`,
    ],
    hints: [`Which part of a full turn of 360° is ${angle}°?`, 'Take the same part of the circumference.'],
  }
}

/** Nothing that would have to be rounded, since the keys are exact. */
function isPrintable({ value }: { value?: number }): boolean {
  return value !== undefined && isTenths(value * 10)
}

/** A student who looks sees at once that no part is larger than the whole circle. */
function isPartOf({ value }: { value?: number }, whole: number): boolean {
  return value !== undefined && value < whole
}

function writeArea(sector: Sector): Draft {
  const { radius, angle } = sector
  const size = areaOf(sector)
  const key = area(size)
  return {
    stem: `The area of ${sectorText(sector)} is ${piNote}`,
    key,
    slips: positiveSlips([
      [area(arcOf(sector)), 'This uses 2πr, which gives the length of the arc, not the area of the sector.'],
      [area(2 * size), 'This divides the angle by 180° where a full turn has 360°.'],
      [
        area(areaOf({ radius, angle: 360 - angle })),
        'This gives the area of the other sector, the rest of the circle.',
      ],
      [area(size / radius), 'This does not square the radius and takes πr for the area of the circle.'],
      [area(4 * size), 'This squares the diameter instead of the radius of the circle.'],
      [area(size / 2), 'This takes half of the sector, as in the formula for the area of a triangle.'],
      [
        area((angle * radius ** 2) / 360),
        'This leaves out π and takes the square of the radius for the area of the circle.',
      ],
    ]).filter((slip) => isPrintable(slip) && isPartOf(slip, areaOf({ radius, angle: 360 }))),
    principle: 'A sector is the same part of the area πr² of the circle as its angle is of 360°.',
    working: [`$A = \\frac{${angle}}{360} \\times \\frac{22}{7} \\times ${printed(radius)}^2$`, `A = ${key.text}`],
    hints: [`Which part of a full turn of 360° is ${angle}°?`, 'Take the same part of the area of the circle.'],
  }
}

function writePerimeter(sector: Sector): Draft {
  const { radius, angle } = sector
  const arc = arcOf(sector)
  const key = length(arc + 2 * radius)
  return {
    stem: `The perimeter of ${sectorText(sector)} is ${piNote}`,
    key,
    slips: positiveSlips([
      [length(arc), 'This gives the arc only; the perimeter also has the two straight edges.'],
      [length(arc + radius), 'This adds one radius only, though the sector has two straight edges.'],
      [length(arc / 2 + 2 * radius), 'This takes πr for the circumference when it finds the arc.'],
      [length(2 * arc + 2 * radius), 'This divides the angle by 180° instead of 360° when it finds the arc.'],
      [
        length(arcOf({ radius, angle: 360 - angle }) + 2 * radius),
        'This adds the radii to the other arc, that of the rest of the circle.',
      ],
      [length(areaOf(sector) + 2 * radius), 'This adds the two radii to the area of the sector instead of its arc.'],
      [length(arc + 4 * radius), 'This adds the diameter twice instead of the radius twice.'],
    ]).filter(isPrintable),
    principle:
      'The perimeter of a sector is its arc and two radii; the arc is the part of 2πr that the angle is of 360°.',
    working: [
      `Arc = $\\frac{${angle}}{360} \\times 2 \\times \\frac{22}{7} \\times ${printed(radius)}$ = ${length(arc).text}`,
      `Perimeter = ${printed(arc)} + 2 × ${printed(radius)} = ${key.text}`,
    ],
    hints: ['Of which three lines does the edge of a sector consist?', 'Find the arc first.'],
  }
}

function writeAngle(sector: Sector): Draft {
  const { radius, angle } = sector
  const arc = arcOf(sector)
  const key = degrees(angle)
  return {
    stem:
      `An arc of a circle of radius ${printed(radius)} cm is ${printed(arc)} cm long. ` +
      `The angle which it subtends at the centre of the circle is ${piNote}`,
    key,
    slips: positiveSlips([
      [degrees(2 * angle), 'This takes πr for the circumference instead of 2πr, so the angle is doubled.'],
      [degrees(angle / 2), 'This takes 180° for the full turn, or finds the angle at the circumference.'],
      [degrees(360 - angle), 'This gives the angle of the other arc, the rest of the full turn.'],
      [degrees((2 * angle) / radius), 'This divides by the area of the circle instead of its circumference.'],
      [degrees(180 - angle), 'This gives the angle that completes a straight angle, not the angle of the arc.'],
    ]).filter(({ value = 0 }) => value < 360 && Number.isInteger(value)),
    principle: 'The angle is the same part of 360° as the arc is of the circumference 2πr.',
    working: [
      `Circumference = $2 \\times \\frac{22}{7} \\times ${printed(radius)}$ = ${length((44 * radius) / 7).text}`,
      `Angle = $\\frac{${printed(arc)}}{${printed((44 * radius) / 7)}} \\times 360°$ = ${key.text}`,
    ],
    hints: [
      `How long is the whole circumference if the radius is ${printed(radius)} cm?`,
      `Which part of it is ${printed(arc)} cm?`,
    ],
  }
}
