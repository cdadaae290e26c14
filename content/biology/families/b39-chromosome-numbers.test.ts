import { proves } from '../../engine/prove.ts'
import { chromosomeNumbers } from './b39-chromosome-numbers.ts'

/** A chromosome is one of a pair; it has one chromatid, or two once it is copied. */
interface Chromosome {
  pair: number
  chromatids: number
}

type Cell = Chromosome[]

function bodyCell(diploid: number): Cell {
  return Array.from({ length: diploid }, (_, index) => ({ pair: Math.floor(index / 2), chromatids: 1 }))
}

const copied = (cell: Cell): Cell => cell.map(({ pair }) => ({ pair, chromatids: 2 }))
const parted = (cell: Cell): Cell => cell.map(({ pair }) => ({ pair, chromatids: 1 }))
const mitosis = (cell: Cell): Cell[] => [parted(copied(cell)), parted(copied(cell))]

/** Sends one chromosome of each pair to either side. */
function firstMeiosis(cell: Cell): [Cell, Cell] {
  const sides: [Cell, Cell] = [[], []]
  const taken = new Set<number>()
  for (const chromosome of copied(cell)) {
    sides[taken.has(chromosome.pair) ? 1 : 0].push(chromosome)
    taken.add(chromosome.pair)
  }
  return sides
}

const meiosis = (cell: Cell): Cell[] => firstMeiosis(cell).flatMap((half) => [parted(half), parted(half)])
const chromatids = (cell: Cell): number => cell.reduce((sum, chromosome) => sum + chromosome.chromatids, 0)
const gameteOf = (diploid: number): Cell => meiosis(bodyCell(diploid))[0] ?? []

const counts: Record<string, (cell: Cell) => number> = {
  'mitosis-chromatids': (cell) => chromatids(copied(cell)),
  'mitosis-pole': (cell) => mitosis(cell)[0]?.length ?? 0,
  bivalents: (cell) => new Set(copied(cell).map(({ pair }) => pair)).size,
  'meiosis-chromatids': (cell) => chromatids(copied(cell)),
  'first-pole': (cell) => firstMeiosis(cell)[1].length,
  'second-cell-chromatids': (cell) => chromatids(firstMeiosis(cell)[0]),
}

/** Gametes and polar nuclei that fuse to form each kind of cell; the rest are gametes themselves. */
const fused: Record<string, number> = {
  'a zygote': 2,
  'a liver cell': 2,
  'a cell of the endosperm': 3,
  'a cell of the root tip': 2,
  'the zygote in a seed': 2,
}

// The second route divides and fuses cells chromosome by chromosome and then counts.
proves(chromosomeNumbers, {
  cell: ({ diploid, asked }: { diploid: number; asked: string }) => {
    const nuclei = Array.from({ length: fused[asked] ?? 1 }, () => gameteOf(diploid))
    return nuclei.flat().length
  },
  mitoses: ({ diploid, rounds }: { diploid: number; rounds: number }) => {
    let cells: number[] = [bodyCell(diploid).length]
    const daughters = mitosis(bodyCell(diploid)).map((cell) => cell.length)
    for (let round = 0; round < rounds; round++) cells = cells.flatMap(() => daughters)
    return cells.reduce((sum, chromosomes) => sum + chromosomes, 0)
  },
  meiosis: ({ cells, index }: { cells: number; index: number }) => {
    const products = meiosis(bodyCell(4)).length
    const polarBodies = index >= 2 ? products - 1 : 0
    let formed = 0
    for (let cell = 0; cell < cells; cell++) formed += products - polarBodies
    return formed
  },
  stage: ({ diploid, stage }: { diploid: number; stage: string }) => counts[stage]?.(bodyCell(diploid)) ?? Number.NaN,
})
