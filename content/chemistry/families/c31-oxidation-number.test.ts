import { proves } from '../../engine/prove.ts'
import type { OxidationCase } from '../facts/oxidation.ts'
import { oxidationNumbers } from './c31-oxidation-number.ts'

/** The Roman number in a systematic name says it at once; names without one are looked up. */
const roman: Record<string, number> = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6, VII: 7 }
const withoutRoman: Record<string, number> = {
  ammonia: -3,
  ammonium: -3,
  hydrazine: -2,
  phosphine: -3,
  ethanedioate: 3,
  'aluminium oxide': 3,
  'calcium ethanedioate': 3,
}

function namedNumber({ name }: OxidationCase): number {
  return roman[/\((I|II|III|IV|V|VI|VII)\)/.exec(name)?.[1] ?? ''] ?? withoutRoman[name] ?? Number.NaN
}

const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`)

// From the systematic names, which the table holds beside the formulas and no form prints.
proves(oxidationNumbers, {
  'in-compound': ({ given }: { given: OxidationCase }) => namedNumber(given),
  'in-ion': ({ given }: { given: OxidationCase }) => namedNumber(given),
  'change-of-number': ({ from, to }: { from: OxidationCase; to: OxidationCase }) =>
    `from ${signed(namedNumber(from))} to ${signed(namedNumber(to))}`,
  'species-with-number': ({ key, others }: { key: OxidationCase; others: OxidationCase[] }) => {
    const wanted = namedNumber(key)
    const right = [...others, key].filter((species) => namedNumber(species) === wanted)
    return right.length === 1 ? (right[0]?.text ?? '') : 'not one'
  },
})
