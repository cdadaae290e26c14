import { proves } from '../../engine/prove.ts'
import { shellsOf } from '../facts/shells.ts'
import { isoelectronic } from './c17-isoelectronic.ts'

interface Given {
  text: string
}

const order = 'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca'.split(' ')

/** The electrons counted from the printed formula alone: the places of its elements, less its charge. */
function electronsOf({ text }: Given): number {
  const [, body = '', size = '', sign = ''] = /^([A-Za-z₀-₉]+)([²³]?)([⁺⁻]?)$/.exec(text) ?? []
  let electrons = 0
  for (const [, symbol = '', count = ''] of body.matchAll(/([A-Z][a-z]?)([₀-₉]?)/g)) {
    electrons += (order.indexOf(symbol) + 1) * (count === '' ? 1 : '₀₁₂₃₄₅₆₇₈₉'.indexOf(count))
  }
  if (sign === '') return electrons
  return electrons + (size === '' ? 1 : '²³'.indexOf(size) + 2) * (sign === '⁻' ? 1 : -1)
}

function theOnly(candidates: readonly Given[], fits: (candidate: Given) => boolean): string {
  const right = candidates.filter(fits)
  return right.length === 1 ? (right[0]?.text ?? '') : `${right.length} fit`
}

const partner = ({ same, key, others }: { same: Given; key: Given; others: Given[] }) =>
  theOnly([...others, key], (candidate) => electronsOf(candidate) === electronsOf(same))

proves(isoelectronic, {
  'partner-of-ion': partner,
  'partner-of-molecule': partner,
  'odd-one-out': ({ key, others }: { key: Given; others: Given[] }) => {
    const all = [...others, key]
    return theOnly(all, (one) => all.filter((other) => electronsOf(other) === electronsOf(one)).length === 1)
  },
  'isoelectronic-pair': ({ first, second, others }: { first: Given; second: Given; others: [Given, Given][] }) => {
    const right = [...others, [first, second] as const].filter(([a, b]) => electronsOf(a) === electronsOf(b))
    return right.length === 1 && right[0] !== undefined ? `${right[0][0].text} and ${right[0][1].text}` : 'not one pair'
  },
  'species-of-configuration': ({ key, others }: { key: { electrons: number } & Given; others: Given[] }) => {
    const wanted = shellsOf(key.electrons).reduce((sum, count) => sum + count, 0)
    return theOnly([...others, key], (candidate) => electronsOf(candidate) === wanted)
  },
})
