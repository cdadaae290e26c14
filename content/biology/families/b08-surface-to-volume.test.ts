import { proves } from '../../engine/prove.ts'
import { rounded } from '../slips.ts'
import { surfaceToVolume } from './b08-surface-to-volume.ts'

const found = new Map<string, number>()

/** A slow count is done once for the same figures. */
function once(name: string, count: () => number): number {
  const value = found.get(name) ?? count()
  found.set(name, value)
  return value
}

/** Counts the unit squares on the outside and the unit cubes inside of a block built of unit cubes. */
function built(a: number, b: number, c: number): { faces: number; cubes: number } {
  let [faces, cubes] = [0, 0]
  for (let x = 0; x < a; x++) {
    for (let y = 0; y < b; y++) {
      for (let z = 0; z < c; z++) {
        cubes++
        const ends = [x === 0, x === a - 1, y === 0, y === b - 1, z === 0, z === c - 1]
        faces += ends.filter(Boolean).length
      }
    }
  }
  return { faces, cubes }
}

function ratioOf(a: number, b: number, c: number, unit: number): number {
  const { faces, cubes } = built(Math.round(a / unit), Math.round(b / unit), Math.round(c / unit))
  return faces / (cubes * unit)
}

/** Cubes of 1 mm in the agar that lie deeper than the dye has spread from all six faces. */
function reached(side: number, depth: number): number {
  let uncoloured = 0
  const isDeep = (place: number) => place >= depth && place < side - depth
  for (let x = 0; x < side; x++) {
    for (let y = 0; y < side; y++) for (let z = 0; z < side; z++) if (isDeep(x) && isDeep(y) && isDeep(z)) uncoloured++
  }
  return (uncoloured / side ** 3) * 100
}

// The second route builds every block of unit cubes and counts faces and cubes one by one.
proves(surfaceToVolume, {
  cube: ({ side }: { side: number }) =>
    rounded(
      once(`cube ${side}`, () => ratioOf(side, side, side, side < 5 ? 0.1 : 1)),
      2,
    ).value ?? Number.NaN,
  block: ({ unit, sides: [a, b, c] }: { unit: string; sides: [number, number, number] }) =>
    rounded(
      once(`block ${a} ${b} ${c}`, () => ratioOf(a, b, c, unit === 'µm' ? 5 : 1)),
      2,
    ).value ?? Number.NaN,
  cutting: ({ side, pieces }: { side: number; pieces: number }) => {
    const before = built(side * 2, side * 2, side * 2).faces
    const edge = Math.round((side * 2) / pieces)
    let after = 0
    for (let piece = 0; piece < pieces * pieces * pieces; piece++)
      after += once(`piece ${edge}`, () => built(edge, edge, edge).faces)
    return (after - before) / 4
  },
  diffusion: ({ side, depth, isColoured }: { side: number; depth: number; isColoured: boolean }) => {
    const left = once(`dye ${side} ${depth}`, () => reached(side, depth))
    return rounded(isColoured ? 100 - left : left, 1).value ?? Number.NaN
  },
})
