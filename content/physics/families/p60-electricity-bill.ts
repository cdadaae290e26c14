import { family, form } from '../../engine/family.ts'
import { naira, printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Lamps {
  count: number
  power: number
  hours: number
  days: number
  price: number
}

export interface NewLamps extends Lamps {
  newPower: number
}

export interface Units {
  buyer: string
  money: number
  price: number
  power: number
}

export interface Rated {
  appliance: string
  power: number
  voltage: number
}

const buyers = ['Mrs Okafor', 'Alhaji Sani', 'Mr Eze', 'Mrs Balogun'] as const
const days = [20, 25, 28, 30] as const
const mains = 240
/** Powers in watts that give a resistance of a whole number of tenths on the mains. */
const ratings = [
  { appliance: 'An electric lamp', powers: [15, 25, 36, 40, 45, 50, 60, 72, 75, 80, 90, 96, 100] },
  { appliance: 'A soldering iron', powers: [25, 30, 40, 48, 50, 60, 64] },
  { appliance: 'An electric kettle', powers: [1200, 1440, 1500, 1600, 1800, 1920, 2000, 2250, 2400] },
  { appliance: 'An electric iron', powers: [750, 800, 900, 960, 1000, 1152, 1200] },
  { appliance: 'A hot plate', powers: [600, 640, 720, 750, 900, 1000, 1500, 1800] },
  { appliance: 'An immersion heater', powers: [1000, 1500, 1800, 2000, 2400, 2880, 3000, 3200, 3600] },
] as const

const hours = (value: number) => quantity(value, 'h', 1)
const ohms = (value: number) => quantity(value, 'Ω', 2)
const allWholeNaira = (...amounts: number[]) => amounts.every((amount) => isMultipleOf(amount, 1))

const bill = form<Lamps>({
  id: 'monthly-bill',
  difficulty: 'easy',
  draw: (random) => {
    const [count, power, time] = [random.int(3, 12), random.step(20, 100, 10), random.int(4, 10)]
    const [period, price] = [random.pick(days), random.step(60, 220, 5)]
    const perLampHour = (power * price) / 1000
    const [daily, all] = [count * time * perLampHour, count * time * period * perLampHour]
    if (!allWholeNaira(daily, all, all / count, all / time)) return null
    return { count, power, hours: time, days: period, price }
  },
  write: ({ count, power, hours: time, days: period, price }) => {
    const energy = (count * power * time * period) / 1000
    const cost = energy * price
    return {
      stem:
        `A shop uses ${count} lamps of ${power} W each for ${time} hours a day. At ₦${price} per kWh, ` +
        `the cost of lighting it for ${period} days is`,
      key: naira(cost),
      slips: positiveSlips(naira, [
        [cost / count, 'This is the cost for one lamp, but all of them are lit.'],
        [cost / period, 'This is the cost for one day and not for the whole time.'],
        [cost / time, 'This lets the lamps burn for one hour a day only.'],
        [(cost / time) * 24, 'This lets the lamps burn all 24 hours of the day.'],
        [cost * 10, 'This divides the watts by 100, but a kilowatt is 1000 watts.'],
        [cost * 60, 'This counts minutes, though a kilowatt-hour is counted in hours.'],
      ]),
      principle: 'Energy in kWh is power in kW × time in h, and the cost is energy × price per kWh.',
      working: [
        `Energy = ${count} × ${power} × ${time} × ${period} ÷ 1000 = ${printed(energy)} kWh`,
        `Cost = ${printed(energy)} × ₦${price} = ${naira(cost).text}`,
      ],
      hints: ['What is the total power in kilowatts?', 'For how many hours are the lamps on altogether?'],
    }
  },
})

const saving = form<NewLamps>({
  id: 'saving',
  difficulty: 'medium',
  draw: (random) => {
    const [count, power, newPower] = [random.int(4, 15), random.pick([40, 60, 100]), random.pick([5, 8, 10, 12, 15])]
    const [time, period, price] = [random.int(4, 10), random.pick(days), random.step(60, 220, 10)]
    const perWatt = (count * time * period * price) / 1000
    const saved = perWatt * (power - newPower)
    if (!allWholeNaira(saved, perWatt * power, perWatt * newPower, saved / count, saved / period)) return null
    return { count, power, newPower, hours: time, days: period, price }
  },
  write: ({ count, power, newPower, hours: time, days: period, price }) => {
    const perWatt = (count * time * period * price) / 1000
    const saved = perWatt * (power - newPower)
    const kilowatts = (count * (power - newPower)) / 1000
    return {
      stem:
        `A school that lights its lamps for ${time} hours a day replaces ${count} lamps of ${power} W with ` +
        `${count} lamps of ${newPower} W. At ₦${price} per kWh, the money saved on electricity in ${period} days is`,
      key: naira(saved),
      slips: positiveSlips(naira, [
        [perWatt * newPower, 'This is the cost of the new lamps, not the money saved by them.'],
        [saved / count, 'This is the saving on one lamp, but all of them were replaced.'],
        [saved / period, 'This is the saving in one day and not in the whole time.'],
        [perWatt * power, 'This is the cost of the old lamps: the new ones use energy too.'],
        [perWatt * (power + newPower), 'This adds the two powers, where the saving is their difference.'],
        [saved * 10, 'This divides the watts by 100, but a kilowatt is 1000 watts.'],
      ]),
      principle: 'The power saved is the difference of the powers; energy saved × price per kWh is the money saved.',
      working: [
        `Power saved = ${count} × (${power} − ${newPower}) = ${count * (power - newPower)} W`,
        `Energy saved = ${printed(kilowatts)} × ${time} × ${period} = ${printed(saved / price)} kWh`,
        `Money saved = ${printed(saved / price)} × ₦${price} = ${naira(saved).text}`,
      ],
      hints: ['By how much does the total power fall?', 'Change the energy saved to kilowatt-hours.'],
    }
  },
})

const prepaid = form<Units>({
  id: 'prepaid-units',
  difficulty: 'medium',
  draw: (random) => {
    const [money, price] = [random.step(1000, 12_000, 500), random.step(60, 220, 5)]
    const power = random.pick([400, 500, 600, 750, 800, 1200, 1250, 1500, 1600, 2000])
    const time = (1000 * money) / (price * power)
    return isMultipleOf(time, 1) && time >= 10 && time <= 200
      ? { buyer: random.pick(buyers), money, price, power }
      : null
  },
  write: ({ buyer, money, price, power }) => {
    const [energy, kilowatts] = [money / price, power / 1000]
    const key = hours(energy / kilowatts)
    return {
      stem:
        `${buyer} buys prepaid electricity for ${naira(money).text} at ₦${price} per kWh. ` +
        `With it, an appliance of ${power} W can be run for`,
      key,
      slips: positiveSlips(hours, [
        [energy, 'This is the energy in kWh, not yet divided by the power.'],
        [energy * kilowatts, 'This multiplies the energy by the power, where the time is their quotient.'],
        [energy / kilowatts / 10, 'This takes the kilowatt as 100 W, which makes the time ten times too short.'],
        [energy / kilowatts / 24, 'This divides by 24, which gives days and not hours.'],
        [(energy / kilowatts) * 10, 'This moves the decimal point one place too far in changing watts to kilowatts.'],
        [(energy / kilowatts) * 60, 'This multiplies by 60, which gives minutes and not hours.'],
      ]),
      principle: 'The energy in kWh is the money divided by the price; the time is energy divided by power in kW.',
      working: [
        `Energy = ${printed(money).replace(',', '')} ÷ ${price} = ${printed(energy)} kWh`,
        `Time = ${printed(energy)} ÷ ${printed(kilowatts)} = ${key.text}`,
      ],
      hints: ['How many units (kWh) does the money buy?', 'Express the power in kilowatts.'],
    }
  },
})

const resistance = form<Rated>({
  id: 'resistance-from-rating',
  difficulty: 'easy',
  draw: (random) => {
    const { appliance, powers } = random.pick(ratings)
    const power = random.pick<number>(powers)
    return { appliance, voltage: mains, power }
  },
  write: ({ appliance, power, voltage }) => {
    const key = ohms(voltage ** 2 / power)
    return {
      stem: `${appliance} is rated ${power} W, ${voltage} V. Its resistance in normal use is`,
      key,
      slips: positiveSlips(ohms, [
        [voltage / power, 'This divides the voltage by the power without squaring the voltage.'],
        [power / voltage, 'This is the current in amperes, not the resistance in ohms.'],
        [
          voltage ** 2 / (2 * power),
          'This treats the rated voltage as a peak value, but ratings are effective values.',
        ],
        [power ** 2 / voltage, 'This squares the power where the voltage must be squared.'],
        [(2 * voltage ** 2) / power, 'This squares the peak voltage in place of the effective voltage of the rating.'],
        [power * voltage, 'This multiplies power and voltage, where R = V² ÷ P.'],
      ]),
      principle: 'Putting I = V ÷ R into P = IV gives P = V² ÷ R, so that R = V² ÷ P.',
      working: [
        `I = P ÷ V and R = V ÷ I`,
        `$R = \\frac{${voltage}^2}{${power}} = \\frac{${voltage ** 2}}{${power}}$`,
        `The resistance is ${key.text}`,
      ],
      hints: ['What current does it take in normal use?', "Use Ohm's law with that current."],
    }
  },
})

export const electricityBill = family(
  {
    id: 'p60',
    edition: 1,
    title: 'Electricity bills and power ratings',
    subject: 'physics',
    topicId: 'phy-electrical-energy',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [bill, saving, prepaid, resistance],
)
