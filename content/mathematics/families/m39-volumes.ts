import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { cone, pyramid } from '../forms/m39-slant-heights.ts'
import { countSlips, positiveSlips, tenthsOnly } from '../slips.ts'

/** A tank with its radius and height in centimetres. */
export interface Tank {
  radius: number
  height: number
}

/** A closed box; its volume and its base are given. */
export interface Box {
  length: number
  width: number
  height: number
}

/** A metal sphere that is melted into cones. */
export interface Recast {
  sphere: number
  radius: number
  height: number
}

export const volumes = family(
  {
    id: 'm39',
    edition: 1,
    title: 'Volumes and surface areas of solids',
    subject: 'mathematics',
    topicId: 'mat-volumes',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Tank>({ id: 'tank', difficulty: 'easy', draw: drawTank, write: writeTank }),
    form<Box>({ id: 'box', difficulty: 'medium', draw: drawBox, write: writeBox }),
    cone,
    pyramid,
    form<Recast>({ id: 'recast', difficulty: 'hard', draw: drawRecast, write: writeRecast }),
  ],
)

function drawTank(random: Random): Tank {
  return { radius: random.pick([21, 28, 35, 42, 56, 70]), height: random.step(50, 250, 50) }
}

function writeTank({ radius, height }: Tank): Draft {
  const base = (22 * radius ** 2) / 7
  const litres = (volume: number) => quantity(volume / 1000, 'litres')
  const key = litres(base * height)
  return {
    stem: `A cylindrical water tank in Sokoto has a radius of ${radius} cm and a height of ${height} cm. Calculate its capacity in litres. [Take π = 22/7; 1 litre = 1000 cm³]`,
    key,
    slips: positiveSlips(
      tenthsOnly([
        [
          litres(base * height * 4),
          'This takes the diameter for the radius, which makes the base four times too large.',
        ],
        [litres((base * height) / 3), 'This uses one third of base times height, which is for a cone.'],
        [litres((base * height) / 2), 'This halves the volume, although nothing in a cylinder is halved.'],
        [litres(base * height * 10), 'This divides by 100 instead of 1000 to change cubic centimetres into litres.'],
        [litres((base * height) / 4), 'This takes half of the radius, as if the radius were the diameter.'],
        [litres(2 * base * height), 'This puts the 2 of the circumference 2πr into the area of the base.'],
      ]),
    ),
    principle: 'The volume of a cylinder is πr²h, the area of its base multiplied by its height.',
    working: [
      `Volume = $\\frac{22}{7} \\times ${radius}^2 \\times ${height}$ = ${printed(base * height)} cm³`,
      `Capacity = ${printed(base * height)} ÷ 1000 = ${key.text}`,
    ],
    hints: [
      `Find the area of the circular base of radius ${radius} cm first.`,
      'How many cubic centimetres are there in a litre?',
    ],
  }
}

function drawBox(random: Random): Box | null {
  const drawn = { length: random.int(5, 15), width: random.int(3, 12), height: random.int(3, 14) }
  const { length, width, height } = drawn
  return length > width && height !== length && height !== width ? drawn : null
}

function writeBox({ length: l, width: w, height: h }: Box): Draft {
  const area = (value: number) => quantity(value, 'cm²')
  const key = area(2 * (l * w + l * h + w * h))
  return {
    stem: `The base of a closed rectangular box measures ${l} cm by ${w} cm. If its volume is ${printed(l * w * h)} cm³, the total surface area of the box is`,
    key,
    slips: positiveSlips([
      [area(l * w + l * h + w * h), 'This counts one face of each pair, but every face has an equal one opposite.'],
      [area(2 * h * (l + w)), 'This is the area of the four upright faces; the base and the top are left out.'],
      [area(l * w + 2 * h * (l + w)), 'This is for an open box: one face of the size of the base is left out.'],
      [area(l * w * h), 'This is the number of the volume, not the area of the faces.'],
      [area(2 * (l * w + l * h)), 'This leaves out the pair of faces that measure width by height.'],
      [area(4 * (l + w + h)), 'This is the total length of the edges, not the area of the faces.'],
      [area(2 * (l * w + l * l + w * w)), 'This uses squares on the sides of the base for the upright faces.'],
      [area(4 * l * w + 2 * h * (l + w)), 'This counts the base and the top twice each.'],
    ]),
    principle:
      'The six faces of a box form three equal pairs; the height is the volume divided by the area of the base.',
    working: [
      `Height = ${printed(l * w * h)} ÷ (${l} × ${w}) = ${h} cm`,
      `Area = 2(${l} × ${w} + ${l} × ${h} + ${w} × ${h}) = 2(${l * w + l * h + w * h})`,
      `Total surface area = ${key.text}`,
    ],
    hints: ['Find the height of the box from its volume.', 'How many pairs of equal faces are there?'],
  }
}

function drawRecast(random: Random): Recast | null {
  const drawn = { sphere: random.int(4, 15), radius: random.int(2, 6), height: random.int(3, 12) }
  const { sphere, radius, height } = drawn
  const count = (4 * sphere ** 3) / (radius ** 2 * height)
  return radius < sphere && Number.isInteger(count) && count >= 6 && count <= 150 ? drawn : null
}

function writeRecast({ sphere, radius, height }: Recast): Draft {
  const cones = radius ** 2 * height
  const key = quantity((4 * sphere ** 3) / cones)
  return {
    stem: `A solid metal sphere of radius ${sphere} cm is melted and cast into solid cones of base radius ${radius} cm and height ${height} cm. How many cones are made?`,
    key,
    slips: countSlips([
      [quantity(sphere ** 3 / cones), 'This leaves out the 4 in the formula for the volume of the sphere.'],
      [
        quantity((4 * sphere ** 3) / (3 * cones)),
        'This forgets the one third in the formula for the volume of the cone.',
      ],
      [quantity((12 * sphere ** 3) / cones), 'This forgets the 3 under the 4 in the volume of the sphere.'],
      [quantity((2 * sphere ** 3) / cones), 'This takes the volume of a hemisphere instead of the whole sphere.'],
      [quantity((16 * sphere ** 3) / cones), 'This takes half of the radius of a cone, as if it were the diameter.'],
      [quantity((3 * sphere ** 3) / cones), 'This puts a 3 where the formula for the sphere has a 4.'],
      [quantity((4 * sphere ** 3) / (radius * height)), 'This does not square the radius of the base of a cone.'],
      [
        quantity((4 * sphere ** 2) / (radius * height)),
        'This compares areas and does not use the volumes of the solids.',
      ],
    ]),
    principle: 'Melting keeps the volume, so the number of cones is the volume of the sphere over that of one cone.',
    working: [
      `Sphere: $\\frac{4}{3}\\pi \\times ${sphere}^3$; cone: $\\frac{1}{3}\\pi \\times ${radius}^2 \\times ${height}$`,
      `Quotient: $\\frac{4 \\times ${sphere ** 3}}{${cones}}$, where π and the thirds cancel`,
      `Number of cones = ${key.text}`,
    ],
    hints: ['Write the volume of the sphere and of one cone with π.', 'Divide; what cancels?'],
  }
}
