import { proves } from '../../engine/prove.ts'
import { managedStocks, type Forest, type Herds, type Lakes } from './b57-stocks.ts'

proves(managedStocks, {
  // The stock after a year must not be smaller than before.
  'lasting-catch': ({ born, die, caught }: Lakes) =>
    [...'PQRS'].filter((_, row) => 1000 + (born[row] ?? 0) - (die[row] ?? 0) - (caught[row] ?? 0) >= 1000).join(),
  // The kind of which the smallest part is left.
  'steepest-decline': ({ before, now }: Herds) => {
    const left = before.map((value, row) => (now[row] ?? 0) / value)
    return 'PQRS'.charAt(left.indexOf(Math.min(...left)))
  },
  'forest-lasts': ({ area, felled, planted }: Forest) => {
    let [left, year] = [area, 0]
    while (left > 0) [left, year] = [left - felled + planted, year + 1]
    return year
  },
})
