import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { electricityBill, type Lamps, type NewLamps, type Rated, type Units } from './p60-electricity-bill.ts'

const joulesPerUnit = 1000 * 60 * 60

/** What lamps cost, from the joules that they use day by day. */
function costOf({ count, power, hours, days, price }: Lamps): number {
  let joules = 0
  for (let day = 0; day < days; day++) joules += count * power * hours * 3600
  return (joules / joulesPerUnit) * price
}

proves(electricityBill, {
  'monthly-bill': costOf,
  // Two bills, before and after.
  saving: (lamps: NewLamps) => costOf(lamps) - costOf({ ...lamps, power: lamps.newPower }),
  // The time is tried until the bill takes all the money.
  'prepaid-units': ({ money, price, power }: Units) =>
    rootOf((hours) => costOf({ count: 1, power, hours, days: 1, price }) - money, 0, 10_000),
  // The resistance is tried until the heat of one second is the rated power.
  'resistance-from-rating': ({ power, voltage }: Rated) =>
    rootOf((resistance) => (voltage / resistance) ** 2 * resistance - power, 0.001, 100_000),
})
