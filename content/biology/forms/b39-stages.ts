import { form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { slipsAs } from '../slips.ts'
import { animals, plants, type Body } from './b39-bodies.ts'

/** What is counted, how many times the haploid number it is, why, and how it is worked out up to the equals sign. */
const stages = [
  {
    id: 'mitosis-chromatids',
    counted: 'chromatids at metaphase of mitosis',
    times: 4,
    reason: 'Before mitosis each chromosome is copied, so that it has two chromatids.',
    work: (diploid: number) => `Each of the ${diploid} chromosomes has 2 chromatids: ${diploid} × 2`,
  },
  {
    id: 'mitosis-pole',
    counted: 'chromosomes that reach each pole in mitosis',
    times: 2,
    reason: 'In mitosis one chromatid of each chromosome goes to each pole, so that the number stays the same.',
    work: (diploid: number) => `Each of the ${diploid} chromosomes sends 1 chromatid to each pole: ${diploid} × 1`,
  },
  {
    id: 'bivalents',
    counted: 'bivalents at metaphase I of meiosis',
    times: 1,
    reason: 'A bivalent is a pair of homologous chromosomes lying side by side.',
    work: (diploid: number) => `The ${diploid} chromosomes lie side by side in pairs: ${diploid} ÷ 2`,
  },
  {
    id: 'meiosis-chromatids',
    counted: 'chromatids in all the bivalents at prophase I of meiosis',
    times: 4,
    reason: 'Each bivalent has two chromosomes, and each chromosome has two chromatids.',
    work: (diploid: number) => `Each of the ${diploid} chromosomes has 2 chromatids: ${diploid} × 2`,
  },
  {
    id: 'first-pole',
    counted: 'chromosomes that reach each pole in anaphase I of meiosis',
    times: 1,
    reason: 'In anaphase I one whole chromosome of each pair goes to each pole.',
    work: (diploid: number) => `One of every 2 chromosomes goes to each pole: ${diploid} ÷ 2`,
  },
  {
    id: 'second-cell-chromatids',
    counted: 'chromatids in one of the two cells formed by meiosis I',
    times: 2,
    reason: 'A cell formed by meiosis I has one chromosome of each pair, still of two chromatids.',
    work: (diploid: number) =>
      `Each of its ${diploid} ÷ 2 = ${diploid / 2} chromosomes has 2 chromatids: ${diploid / 2} × 2`,
  },
] as const

interface Seen extends Body {
  stage: (typeof stages)[number]['id']
}

const number = (value: number) => quantity(value)

/** Chromosomes, chromatids or bivalents at a stage of cell division. */
export const chromosomesAtStage = form<Seen>({
  id: 'stage',
  difficulty: 'hard',
  draw: (random) => ({
    ...random.pick([...animals, ...plants]),
    stage: random.pick(stages).id,
  }),
  write: ({ organism, diploid, stage: id }) => {
    const stage = stages.find((row) => row.id === id)
    if (stage === undefined) throw new RangeError(`No stage ${id}`)
    const haploid = diploid / 2
    const key = number(stage.times * haploid)
    const rows = [
      [0.5, 'This halves the number of a body cell twice over.'],
      [2, 'This is the number of chromosomes in a body cell that is not dividing.'],
      [3, 'This gives two chromatids to one chromosome of each pair and only one to the other.'],
      [1, 'This is half the number of a body cell, one for each pair of chromosomes.'],
      [4, 'This counts two chromatids for each chromosome of a body cell.'],
      [8, 'This counts four chromatids for each chromosome of a body cell.'],
    ] as const
    const wrong = rows.filter(([times]) => times !== stage.times && Number.isInteger(times * haploid))
    const areChromatids = stage.counted.startsWith('chromatids')
    const mistakeOf = (times: number, because: string) =>
      areChromatids && times === stage.times / 2
        ? 'This counts the chromosomes and not their chromatids, of which each has two.'
        : because
    return {
      stem: `The diploid number of ${organism} is ${diploid}. In a cell of this organism, the number of ${stage.counted} is`,
      key,
      slips: slipsAs(
        number,
        wrong.map(([times, because]) => [times * haploid, mistakeOf(times, because)] as const),
      ),
      principle: stage.reason,
      working: [`${stage.work(diploid)} = ${key.text}`],
      hints: ['Have the chromosomes been copied yet?', 'Are pairs, chromosomes or chromatids counted?'],
    }
  },
})
