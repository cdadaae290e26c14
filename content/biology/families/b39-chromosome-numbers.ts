import { family, form, type Slip } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { animals, plants, type Body } from '../forms/b39-bodies.ts'
import { chromosomesAtStage } from '../forms/b39-stages.ts'
import { slipsAs } from '../slips.ts'

interface Kind extends Body {
  given: 'body' | 'gamete'
  isPlant: boolean
  asked: string
  sets: 1 | 2 | 3
}

interface Rounds extends Body {
  rounds: number
}

interface Meiosis {
  cells: number
  index: number
}

const number = (value: number) => quantity(value)

/** Kinds of cells with their number of sets of chromosomes. */
const kinds = [
  { isPlant: false, sets: 1, cell: 'a sperm' },
  { isPlant: false, sets: 1, cell: 'an egg cell' },
  { isPlant: false, sets: 2, cell: 'a zygote' },
  { isPlant: false, sets: 2, cell: 'a liver cell' },
  { isPlant: true, sets: 1, cell: 'the egg cell of an ovule' },
  { isPlant: true, sets: 3, cell: 'a cell of the endosperm' },
  { isPlant: true, sets: 2, cell: 'a cell of the root tip' },
  { isPlant: true, sets: 2, cell: 'the zygote in a seed' },
] as const

const setNames = {
  1: 'one set of chromosomes (n)',
  2: 'two sets of chromosomes (2n)',
  3: 'three sets, two from the polar nuclei and one from the male nucleus (3n)',
} as const

function kindSlips(haploid: number, sets: number): Slip[] {
  const rows = [
    [0.5, 'This halves the number once more than meiosis does.'],
    [1, 'This is the number in a gamete, which has one set of chromosomes.'],
    [1.5, 'This adds half a set of chromosomes, but sets are passed on whole.'],
    [2, 'This is the number in a body cell, which has two sets of chromosomes.'],
    [3, 'This is the number for three sets, as an endosperm has them.'],
    [4, 'This counts four sets of chromosomes, as if all had been doubled.'],
    [6, 'This counts six sets of chromosomes, twice as many as an endosperm has.'],
  ] as const
  const usable = rows.filter(([times]) => times !== sets && Number.isInteger(times * haploid))
  return slipsAs(
    number,
    usable.map(([times, because]) => [times * haploid, because] as const),
  )
}

const numberInCell = form<Kind>({
  id: 'cell',
  difficulty: 'easy',
  draw: (random) => {
    const { isPlant, sets, cell } = random.pick(kinds)
    const given = random.pick(['body', 'gamete'] as const)
    if ((given === 'body' && sets === 2) || (given === 'gamete' && sets === 1)) return null
    return { ...random.pick(isPlant ? plants : animals), given, isPlant, asked: cell, sets }
  },
  write: ({ organism, diploid, given, isPlant, asked, sets }) => {
    const haploid = diploid / 2
    const gamete = isPlant ? 'male gamete' : 'gamete'
    const told =
      given === 'body'
        ? `A body cell of ${organism} has ${diploid} chromosomes.`
        : `A ${gamete} of ${organism} has ${haploid} chromosomes.`
    const key = number(sets * haploid)
    return {
      stem: `${told} The number of chromosomes in ${asked} of the same species is`,
      key,
      slips: kindSlips(haploid, sets),
      principle: `Body cells are diploid (2n) and gametes haploid (n), and ${asked} has ${setNames[sets]}.`,
      working: [`n = ${haploid}, 2n = ${diploid}`, `In ${asked}: ${sets} × ${haploid} = ${key.text}`],
      hints: [
        'How many sets of chromosomes has the cell in which they were counted?',
        'How many sets has the cell that is asked about?',
      ],
    }
  },
})

const afterMitoses = form<Rounds>({
  id: 'mitoses',
  difficulty: 'medium',
  draw: (random) => ({
    ...random.pick([...animals, ...plants]),
    rounds: random.int(3, 5),
  }),
  write: ({ organism, diploid, rounds }) => {
    const cells = 2 ** rounds
    const key = number(cells * diploid)
    return {
      stem: `The zygote of ${organism} has ${diploid} chromosomes. It goes through ${rounds} rounds of mitosis, in each of which every cell divides. The total number of chromosomes in all the cells is then`,
      key,
      slips: slipsAs(number, [
        [diploid, 'This is the number in each of the cells, not in all of them together.'],
        [rounds * diploid, 'This takes one cell for each division, but the cells double every time.'],
        [2 * rounds * diploid, 'This adds two cells at each division, but the number of cells doubles.'],
        [(cells * diploid) / 2, 'This halves the chromosomes of each cell, which meiosis does but mitosis does not.'],
        [cells * diploid * 2, 'This counts one division too many when it doubles the number of cells.'],
        [cells * diploid * 4, 'This doubles the chromosomes of each cell as well as counting one division too many.'],
        [rounds * rounds * diploid, 'This squares the number of divisions; the number of cells doubles each time.'],
      ]),
      principle: 'Mitosis doubles the number of cells and leaves the number of chromosomes in each the same.',
      working: [
        `Cells: ${Array<string>(rounds).fill('2').join(' × ')} = ${cells}`,
        `Chromosomes: ${cells} × ${diploid} = ${key.text}`,
      ],
      hints: ['How many cells are there after each round?', 'Does mitosis change the number in one cell?'],
    }
  },
})

/** What becomes of mother cells that all go through meiosis. */
const mothers = [
  { cell: 'primary spermatocytes in a testis of a rat', product: 'sperms', each: 4 },
  { cell: 'pollen mother cells in an anther of a maize plant', product: 'pollen grains', each: 4 },
  { cell: 'primary oocytes of a cow', product: 'ripe eggs', each: 1 },
  { cell: 'primary oocytes of a woman', product: 'ripe eggs', each: 1 },
] as const

const afterMeiosis = form<Meiosis>({
  id: 'meiosis',
  difficulty: 'medium',
  draw: (random) => ({ cells: random.step(12, 96, 4), index: random.int(0, mothers.length - 1) }),
  write: ({ cells, index }) => {
    const mother = mothers[index]
    if (mother === undefined) throw new RangeError(`No mother cell ${index}`)
    const key = number(mother.each * cells)
    const rows = [
      [0.25, 'This divides by four, but each mother cell gives at least one product.'],
      [0.5, 'This halves the number of cells; meiosis halves the chromosomes, not the cells.'],
      [1, 'This lets each mother cell give one product, as an oocyte does.'],
      [2, 'This stops after the first of the two divisions of meiosis.'],
      [3, 'This counts three products of each cell, as many as the polar bodies.'],
      [4, 'This counts all four products, but three of them are polar bodies.'],
      [8, 'This counts three rounds of division; meiosis has two.'],
    ] as const
    return {
      stem: `Suppose that ${cells} ${mother.cell} all complete meiosis. The number of ${mother.product} formed from them is`,
      key,
      slips: slipsAs(
        number,
        rows.filter(([times]) => times !== mother.each).map(([times, because]) => [times * cells, because] as const),
      ),
      principle:
        mother.each === 4
          ? `The two divisions of meiosis turn one mother cell into four cells, and all of them become ${mother.product}.`
          : 'The two divisions of an oocyte, the second of which ends at fertilization, are unequal: one large egg forms, and the polar bodies die.',
      working: [
        `Each mother cell gives ${mother.each === 4 ? 'four' : 'one'}`,
        `Number of ${mother.product}: ${cells} × ${mother.each} = ${key.text}`,
      ],
      hints: ['How many cells does meiosis make from one mother cell?', `Do all of these become ${mother.product}?`],
    }
  },
})

export const chromosomeNumbers = family(
  {
    id: 'b39',
    edition: 1,
    title: 'Chromosome numbers in division',
    subject: 'biology',
    topicId: 'bio-heredity',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [numberInCell, afterMitoses, afterMeiosis, chromosomesAtStage],
)
