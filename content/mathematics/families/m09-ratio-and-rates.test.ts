import { proves } from '../../engine/prove.ts'
import { ratioAndRates, type Chain, type Sharing, type Taps, type Work } from './m09-ratio-and-rates.ts'

// The second routes deal the money out note by note, try numbers, or add up the work of each day and each moment.
proves(ratioAndRates, {
  sharing: ({ parts, unit }: Sharing) => {
    let money = parts.reduce((sum, part) => sum + part * unit, 0)
    const shares = [0, 0, 0]
    while (money > 0) {
      for (const [index, part] of parts.entries()) {
        shares[index] = (shares[index] ?? 0) + part * 500
        money -= part * 500
      }
    }
    return shares[1] ?? 0
  },
  chain: ({ first: [a, b], second: [c, d] }: Chain) => {
    // With y = 1 the numbers x and z are fixed; the smallest whole numbers in that ratio are looked for.
    const quotient = a / b / (d / c)
    for (let right = 1; right <= 81; right++) {
      const left = Math.round(quotient * right)
      if (Math.abs(left / right - quotient) < 1e-9) return `${left} : ${right}`
    }
    return 'none'
  },
  workers: ({ workers, days, others }: Work) => {
    let [left, day] = [workers * days, 0]
    for (; left > 0; day++) left -= others
    return left === 0 ? day : -1
  },
  together: ({ first, second }: Taps) => {
    let [low, high] = [0, 60]
    for (let step = 0; step < 80; step++) {
      const hours = (low + high) / 2
      if (hours / first + hours / second < 1) low = hours
      else high = hours
    }
    return (low + high) / 2
  },
})
