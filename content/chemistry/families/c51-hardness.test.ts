import { proves } from '../../engine/prove.ts'
import { hardness, kindsOfHardness, type Hydrate, type Samples, type Soap, type Titration } from './c51-hardness.ts'

proves(hardness, {
  'temporary-share': ({ raw, boiled, distilled }: Soap) => 100 * (1 - (boiled - distilled) / (raw - distilled)),
  // In moles and litres throughout.
  titration: ({ water, acid, concentration }: Titration) => {
    const acidMoles = (acid / 1000) * concentration
    const grams = (acidMoles / 2) * (40 + 12 + 3 * 16)
    return Math.round((grams / (water / 1000)) * 1e6) / 1000
  },
  // The x that gives back the mass of the crystals.
  crystallization: ({ mass, waters, amount }: Hydrate) => {
    const crystals = amount * (mass + 18 * waters)
    return (
      Array.from({ length: 20 }, (_, x) => x).find((x) => Math.abs(amount * (mass + 18 * x) - crystals) < 1e-6) ?? -1
    )
  },
})

proves(kindsOfHardness, {
  'which-sample': ({ raw, boiled, distilled, asked }: Samples) => {
    const falls = asked !== 'permanent'
    const remains = asked !== 'temporary'
    return [...'PQRS']
      .filter((_, row) => {
        const [before = 0, after = 0] = [raw[row], boiled[row]]
        return before > distilled && before > after === falls && after > distilled === remains
      })
      .join()
  },
})
