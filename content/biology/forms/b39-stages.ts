import { form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { slipsAs } from '../slips.ts'
import { animals, plants, type Body } from './b39-bodies.ts'

/** What is counted, how many times the haploid number it is, and why. */
const stages = [
  {
    id: 'mitosis-chromatids',
    counted: 'chromatids at metaphase of mitosis',
    times: 4,
    reason: 'Before mitosis each chromosome is copied, so that it has two chromatids.',
  },
  {
    id: 'mitosis-pole',
    counted: 'chromosomes that reach each pole in mitosis',
    times: 2,
    reason: 'In mitosis one chromatid of each chromosome goes to each pole, so that the number stays the same.',
  },
  {
    id: 'bivalents',
    counted: 'bivalents at metaphase I of meiosis',
    times: 1,
    reason: 'A bivalent is a pair of homologous chromosomes lying side by side.',
  },
  {
    id: 'meiosis-chromatids',
    counted: 'chromatids in all the bivalents at prophase I of meiosis',
    times: 4,
    reason: 'Each bivalent has two chromosomes, and each chromosome has two chromatids.',
  },
  {
    id: 'first-pole',
    counted: 'chromosomes that reach each pole in anaphase I of meiosis',
    times: 1,
    reason: 'In anaphase I one whole chromosome of each pair goes to each pole.',
  },
  {
    id: 'second-cell-chromatids',
    counted: 'chromatids in one of the two cells formed by meiosis I',
    times: 2,
    reason: 'A cell formed by meiosis I has one chromosome of each pair, still of two chromatids.',
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
      [1, 'This is half the number of a body cell, one for each pair of chromosomes.'],
      [2, 'This is the number of chromosomes in a body cell that is not dividing.'],
      [3, 'This counts three for each pair of chromosomes, where the sets are whole.'],
      [4, 'This counts two chromatids for each chromosome of a body cell.'],
      [8, 'This counts four chromatids for each chromosome of a body cell.'],
    ] as const
    const wrong = rows.filter(([times]) => times !== stage.times && Number.isInteger(times * haploid))
    return {
      stem: `The diploid number of ${organism} is ${diploid}. In a cell of this organism, the number of ${stage.counted} is`,
      key,
      slips: slipsAs(
        number,
        wrong.map(([times, because]) => [times * haploid, because] as const),
      ),
      principle: stage.reason,
      working: [
        `Pairs of chromosomes: ${diploid} ÷ 2 = ${haploid}`,
        `${stage.times} for each pair: ${stage.times} × ${haploid} = ${key.text}`,
      ],
      hints: ['Have the chromosomes been copied yet?', 'Are pairs, chromosomes or chromatids counted?'],
    }
  },
})
