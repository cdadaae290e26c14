import { family, form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { diffusionIntoCube } from '../forms/b08-diffusion.ts'
import { rounded, slipsAs } from '../slips.ts'

interface Cube {
  thing: string
  unit: string
  side: number
}

interface Block {
  thing: string
  unit: string
  sides: readonly [number, number, number]
}

interface Cutting {
  food: string
  side: number
  pieces: number
}

const ratio = (value: number) => {
  const shown = rounded(value, 2)
  return { ...shown, text: `${shown.text} : 1` }
}
const squareCentimetres = (value: number) => rounded(value, 0, 'cm²')

const cubes = [
  { thing: 'A cube of agar', unit: 'cm', sides: [0.5, 1.5, 2, 2.5, 3, 4, 5] },
  { thing: 'A cube cut from a yam', unit: 'cm', sides: [1.2, 1.5, 2, 2.4, 3, 4] },
  { thing: 'A cell shaped like a cube', unit: 'µm', sides: [5, 8, 10, 12, 15, 20] },
] as const

const ratioOfCube = form<Cube>({
  id: 'cube',
  difficulty: 'easy',
  draw: (random) => {
    const { thing, unit, sides } = random.pick(cubes)
    return { thing, unit, side: random.pick<number>(sides) }
  },
  write: ({ thing, unit, side }) => {
    const [area, volume] = [6 * side * side, side ** 3]
    const key = ratio(6 / side)
    return {
      stem: `${thing} has sides of ${side} ${unit}. Its ratio of surface area (${unit}²) to volume (${unit}³) is`,
      key,
      slips: slipsAs(ratio, [
        [1 / side, 'This takes the area of one face only; a cube has six faces.'],
        [4 / side, 'This takes four faces and leaves out the top and the bottom.'],
        [side / 6, 'This is upside down: volume to surface area instead of surface area to volume.'],
        [12 / side, 'This counts each of the six faces of the cube twice.'],
        [area, 'This is the surface area alone, not divided by the volume.'],
        [6 * side, 'This divides the surface area by the side, not by the volume.'],
        [3 / side, 'This takes three faces, those that can be seen at one time.'],
      ]),
      principle: 'The ratio is the area of all six faces divided by the volume, so it falls as the cube grows.',
      working: [
        `Area = 6 × ${side}² = ${printed(area)} ${unit}²; volume = ${side}³ = ${printed(volume)} ${unit}³`,
        `Ratio = ${printed(area)} ÷ ${printed(volume)} = ${key.text}`,
      ],
      hints: ['How many faces has a cube, and how large is each?', 'Divide the area of all faces by the volume.'],
    }
  },
})

const blocks = [
  { thing: 'A block of agar', unit: 'cm' },
  { thing: 'A model of a flat leaf cell', unit: 'cm' },
  { thing: 'A brick-shaped plant cell', unit: 'µm' },
] as const

const ratioOfBlock = form<Block>({
  id: 'block',
  difficulty: 'medium',
  draw: (random) => {
    const { thing, unit } = random.pick(blocks)
    const scale = unit === 'µm' ? 5 : 1
    const [a, b, c] = [random.pick([1, 2, 4]), random.pick([2, 4, 5, 8]), random.pick([4, 5, 8, 10])]
    if (a >= b || b >= c) return null
    return { thing, unit, sides: [c * scale, b * scale, a * scale] }
  },
  write: ({ thing, unit, sides: [length, width, height] }) => {
    const volume = length * width * height
    const half = length * width + width * height + height * length
    const key = ratio((2 * half) / volume)
    return {
      stem: `${thing} is ${length} ${unit} long, ${width} ${unit} wide and ${height} ${unit} high. Its ratio of surface area (${unit}²) to volume (${unit}³), to two decimal places, is`,
      key,
      slips: slipsAs(ratio, [
        [half / volume, 'This counts three faces only; each of them has a partner on the other side.'],
        [(2 * length * width) / volume, 'This counts the top and the bottom only and leaves out the four sides.'],
        [(2 * half - 2 * length * width) / volume, 'This counts the four sides only and leaves out top and bottom.'],
        [volume / (2 * half), 'This is upside down: volume to surface area instead of surface area to volume.'],
        [(6 * length * width) / volume, 'This takes all six faces to be as large as the top.'],
        [(4 * half) / volume, 'This counts each of the six faces of the block twice.'],
        [6 / height, 'This treats the block as a cube whose side is the height.'],
      ]),
      principle: 'A block has three pairs of equal faces; their total area is divided by the volume.',
      working: [
        `Area = 2(${length} × ${width} + ${width} × ${height} + ${height} × ${length}) = ${printed(2 * half)} ${unit}²`,
        `Volume = ${length} × ${width} × ${height} = ${printed(volume)} ${unit}³`,
        `Ratio = ${printed(2 * half)} ÷ ${printed(volume)} = ${key.text}`,
      ],
      hints: ['Which faces of the block are equal?', 'Divide the area of all faces by the volume.'],
    }
  },
})

const foods = ['yam', 'meat', 'cheese', 'boiled plantain', 'sweet potato'] as const

const gainByCutting = form<Cutting>({
  id: 'cutting',
  difficulty: 'medium',
  draw: (random) => {
    const pieces = random.int(2, 5)
    const side = pieces * random.pick([0.5, 1, 1.5, 2])
    if (side < 2 || side > 8 || !Number.isInteger(6 * side * side)) return null
    return { food: random.pick(foods), side, pieces }
  },
  write: ({ food, side, pieces }) => {
    const [before, small] = [6 * side * side, side / pieces]
    const after = before * pieces
    const key = squareCentimetres(after - before)
    return {
      stem: `A cube of ${food} with sides of ${side} cm is cut into equal cubes with sides of ${small} cm. The surface area open to digestive enzymes grows by`,
      key,
      slips: slipsAs(squareCentimetres, [
        [before, 'This is the surface area of the whole cube before it was cut.'],
        [after, 'This is the new surface area and not its growth.'],
        [after + before, 'This adds the old area to the new one where the difference is asked.'],
        [before - 6 * small * small, 'This compares the large cube with a single small cube.'],
        [(after - before) / 6, 'This counts one face of each cube instead of all six.'],
        [(after - before) / 2, 'This counts each cut once, but a cut opens a surface on both sides.'],
        [before * pieces * pieces - before, 'This takes the area to grow with the square of the number along a side.'],
      ]),
      principle: 'Cutting leaves the volume the same but opens new faces, so that enzymes act on more surface.',
      working: [
        `Before: 6 × ${side}² = ${printed(before)} cm²`,
        `After: ${pieces ** 3} cubes × 6 × ${small}² = ${printed(after)} cm²`,
        `Growth = ${printed(after)} − ${printed(before)} = ${key.text}`,
      ],
      hints: ['How many small cubes are there?', 'Find the total area before and after the cutting.'],
    }
  },
})

export const surfaceToVolume = family(
  {
    id: 'b08',
    edition: 1,
    title: 'Surface area and volume',
    subject: 'biology',
    topicId: 'bio-cell-environment',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 24,
  },
  [ratioOfCube, ratioOfBlock, gainByCutting, diffusionIntoCube],
)
