import { proves } from '../../engine/prove.ts'
import { drugTests, microbeCounts, type Culture, type Plate, type Zones } from './b52-microbe-counts.ts'

proves(microbeCounts, {
  'doubling-time': ({ start, doublings, period }: Culture) => {
    const end = start * 2 ** doublings
    let [count, divisions] = [start, 0]
    while (count < end) [count, divisions] = [count + count, divisions + 1]
    return (doublings * period) / divisions
  },
  // The cells of 1 cm³ of the sample are in 10^n cm³ of diluted liquid, of which the plate got its share.
  'plate-count': ({ dilution, spread, colonies }: Plate) =>
    Math.round((colonies * 10) / (spread * 10)) * Number(`1e${dilution}`),
})

proves(drugTests, {
  zones: ({ zones }: Zones) => 'PQRS'.charAt(zones.findIndex((zone) => zones.every((other) => zone >= other))),
  'fair-pair': ({ doses }: Zones) => {
    const twice = doses.find((dose) => doses.filter((other) => other === dose).length === 2)
    return [...'PQRS'].filter((_, row) => doses[row] === twice).join(' and ')
  },
})
