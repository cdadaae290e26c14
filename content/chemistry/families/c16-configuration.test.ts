import { proves } from '../../engine/prove.ts'
import { subscript } from '../facts/formula.ts'
import { configurations } from './c16-configuration.ts'

/** The main groups of the first four periods as they stand in a printed table; a position is read, nothing is computed. */
const table = ['H . . . . . . He', 'Li Be B C N O F Ne', 'Na Mg Al Si P S Cl Ar', 'K Ca . . . . . .'].map((row) =>
  row.split(' '),
)
const order = 'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca'.split(' ')

proves(configurations, {
  'group-and-period': ({ atomicNumber }: { atomicNumber: number }) => {
    const { group, period } = placeOf(atomicNumber)
    return `Group ${group}, Period ${period}`
  },
  'formula-of-compound': ({ metal, nonMetal }: { metal: number; nonMetal: number }) => {
    const positive = placeOf(metal).group
    const negative = placeOf(nonMetal).group - 8
    for (let x = 1; x <= 4; x++) {
      for (let y = 1; y <= 4; y++) {
        if (x * positive + y * negative === 0) return `X${subscript(x)}Y${subscript(y)}`
      }
    }
    return 'no neutral compound'
  },
  'configuration-of-ion': ({ ion }: { ion: { atomicNumber: number; charge: number } }) =>
    shellsByEnergy(ion.atomicNumber - ion.charge).join(', '),
  'atomic-number-of-place': ({ group, period }: { group: number; period: number }) =>
    order.indexOf(table[period - 1]?.[group - 1] ?? '') + 1,
})

function placeOf(atomicNumber: number): { group: number; period: number } {
  const symbol = order[atomicNumber - 1] ?? ''
  const period = table.findIndex((row) => row.includes(symbol))
  return { group: (table[period]?.indexOf(symbol) ?? -1) + 1, period: period + 1 }
}

/** One electron at a time into the free orbital of lowest n + l, then of lowest n. */
function shellsByEnergy(electrons: number): number[] {
  const orbitals = [1, 2, 3, 4].flatMap((n) => Array.from({ length: n }, (_, l) => ({ n, l, room: 4 * l + 2 })))
  orbitals.sort((a, b) => a.n + a.l - (b.n + b.l) || a.n - b.n)
  const shells: number[] = []
  for (let placed = 0; placed < electrons; placed++) {
    const free = orbitals.find((orbital) => orbital.room > 0)
    if (free === undefined) break
    free.room--
    shells[free.n - 1] = (shells[free.n - 1] ?? 0) + 1
  }
  return shells
}
