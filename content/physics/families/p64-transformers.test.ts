import { proves } from '../../engine/prove.ts'
import { transformers, type Loaded, type Transformers, type Turns } from './p64-transformers.ts'

proves(transformers, {
  // Volts for each turn are the same in both coils.
  'output-voltage': ({ primary, secondary, input }: Turns) => (input / primary) * secondary,
  // The current with which the output is the stated share of the input.
  'input-current': ({ input, output, current, efficiency }: Loaded) => {
    let hundredths = 0
    while ((input * hundredths * efficiency) / 10_000 < output * current - 1e-9) hundredths++
    return hundredths / 100
  },
  // The transformer that wastes the smallest part of its input.
  'most-efficient': ({ rows }: Transformers) => {
    const wasted = rows.map(([input, into, output, out]) => (input * into - output * out) / (input * into))
    return 'PQRS'.charAt(wasted.indexOf(Math.min(...wasted)))
  },
})
