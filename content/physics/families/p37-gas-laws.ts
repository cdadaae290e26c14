import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, nearSlips, slipsBetween } from '../slips.ts'

export interface Bubble {
  depth: number
  volume: number
}

export interface Sealed {
  pressure: number
  cold: number
  hot: number
}

export interface Stretched {
  from: number
  times: number
}

export interface Changed {
  gas: string
  volume: number
  pressure: number
  temperature: number
  newPressure: number
  newTemperature: number
}

const freezing = 273
/** The depth of water that presses as much as the air above it. */
const airInMetres = 10

/** Temperatures in degrees Celsius whose kelvins divide well. */
const handy = [7, 15, 17, 27, 37, 42, 47, 57, 67, 77, 87, 102, 127, 147, 177] as const

const volumes = (value: number) => quantity(value, 'cm³', 0)
const bubbles = (value: number) => quantity(value, 'cm³', 1)
const kilopascals = (value: number) => quantity(value, 'kPa', 0)
const celsius = (value: number) => quantity(value, '°C', 0)

const bubble = form<Bubble>({
  id: 'rising-bubble',
  difficulty: 'medium',
  draw: (random) => {
    const [depth, volume] = [random.int(3, 45), random.step(0.5, 6, 0.5)]
    const result = volume * (1 + depth / airInMetres)
    return depth !== airInMetres && isMultipleOf(result, 0.1) ? { depth, volume } : null
  },
  write: ({ depth, volume }) => {
    const key = bubbles((volume * (depth + airInMetres)) / airInMetres)
    return {
      stem:
        `An air bubble of volume ${printed(volume)} cm³ is released at the bottom of a lake ${depth} m deep. If the ` +
        'temperature is the same throughout, its volume just below the surface is ' +
        '[atmospheric pressure = 10 m of water]',
      key,
      slips: nearSlips(bubbles, key, [
        [(volume * depth) / airInMetres, 'This leaves out the pressure of the air on top of the lake.'],
        [
          (volume * airInMetres) / (depth + airInMetres),
          'This puts the ratio upside down: a bubble grows as it rises.',
        ],
        [volume, 'This keeps the volume, although the pressure on the bubble becomes less.'],
        [volume * depth, 'This multiplies the volume by the depth and not by a ratio of pressures.'],
        [(volume * airInMetres) / depth, 'This divides the air pressure by the water pressure alone.'],
        [
          (volume * Math.abs(depth - airInMetres)) / airInMetres,
          'This subtracts the air pressure from the water pressure.',
        ],
        [
          (volume * (depth + 2 * airInMetres)) / airInMetres,
          'This adds the first volume once more to the volume at the surface.',
        ],
        [
          (volume * (depth + 2 * airInMetres)) / (2 * airInMetres),
          'This counts the air pressure twice, above and below.',
        ],
      ]),
      principle: 'By Boyle’s law pV is constant at constant temperature, and the air above presses on the lake too.',
      working: [
        `Pressure at the bottom = ${depth} + 10 = ${depth + airInMetres} m of water`,
        `$V = \\frac{${depth + airInMetres} \\times ${printed(volume)}}{10}$`,
        `The volume is ${key.text}`,
      ],
      hints: ['What presses on the bubble at the bottom besides the water?', 'At the surface only the air presses.'],
    }
  },
})

const containers = [
  'The air in a car tyre of fixed volume',
  'The gas in a sealed steel cylinder',
  'The helium in a closed glass bulb',
] as const

const sealed = form<Sealed & { container: string }>({
  id: 'constant-volume',
  difficulty: 'easy',
  draw: (random) => {
    const [cold, hot] = [random.pick([7, 15, 17, 22, 27, 31]), random.int(40, 127)]
    const pressure = random.step(100, 420, 5)
    const result = (pressure * (hot + freezing)) / (cold + freezing)
    // With a pressure equal to the temperature in kelvins, changing the units would already give the answer.
    return isMultipleOf(result, 1) && pressure !== cold + freezing
      ? { pressure, cold, hot, container: random.pick(hot > 70 ? containers.slice(1) : containers) }
      : null
  },
  write: ({ pressure, cold, hot, container }) => {
    const [low, high] = [cold + freezing, hot + freezing]
    const key = kilopascals((pressure * high) / low)
    return {
      stem: `${container} is at a pressure of ${pressure} kPa and a temperature of ${cold} °C. At ${hot} °C its pressure is`,
      key,
      slips: slipsBetween(
        kilopascals,
        [
          [(pressure * hot) / cold, 'This uses temperatures in degrees Celsius, not in kelvins.'],
          [(pressure * low) / high, 'This puts the ratio upside down: a hotter gas presses more.'],
          [pressure, 'This keeps the pressure, which holds only if the gas can expand.'],
          [pressure + hot - cold, 'This adds the rise of temperature to the pressure in kilopascals.'],
          [(pressure * (high + low)) / low, 'This adds the whole first pressure to the new one.'],
          [(pressure * (high - low)) / low, 'This is the increase alone, not yet added to the first pressure.'],
          [
            (pressure * (hot + freezing)) / (freezing + hot - cold),
            'This adds 273 to the rise of temperature and divides by that.',
          ],
          [(pressure * high) / freezing, 'This takes the gas to be at 0 °C in the beginning.'],
          [(pressure * cold) / hot, 'This uses degrees Celsius and puts the ratio upside down as well.'],
        ],
        { least: 5, limit: 2500 },
      ),
      principle:
        'Faster molecules strike the same walls harder and more often: at constant volume p is proportional to T in kelvins.',
      working: [
        `${cold} °C = ${low} K and ${hot} °C = ${high} K`,
        `$p = ${pressure} \\times \\frac{${high}}{${low}}$`,
        `The pressure is ${key.text}`,
      ],
      hints: ['In which unit must temperatures stand in the gas laws?', 'The volume does not change.'],
    }
  },
})

const stretched = form<Stretched>({
  id: 'temperature-for-volume',
  difficulty: 'medium',
  draw: (random) => {
    const [from, times] = [random.int(7, 37), random.pick([1.2, 1.25, 1.4, 1.5, 1.6, 1.75, 2, 2.5, 3])]
    return isMultipleOf((from + freezing) * times, 1) ? { from, times } : null
  },
  write: ({ from, times }) => {
    const start = from + freezing
    const key = celsius(start * times - freezing)
    return {
      stem:
        `A fixed mass of gas at ${from} °C is heated at constant pressure until its volume is ` +
        `${printed(times)} times what it was. The final temperature is`,
      key,
      slips: slipsBetween(
        celsius,
        [
          [from * times, 'This multiplies the temperature in degrees Celsius, which the law does not allow.'],
          [start * times, 'This is the final temperature in kelvins with the unit of degrees Celsius.'],
          [start * (times - 1), 'This is the rise of temperature, not yet added to the first temperature.'],
          [start * times - start, 'This takes the first temperature off where 273 belongs.'],
          [start * times + freezing, 'This adds 273 to change kelvins to degrees Celsius.'],
          [start * times - freezing + from, 'This takes the result for a rise and adds the first temperature to it.'],
          [freezing * (times - 1), 'This takes the gas to be at 0 °C in the beginning.'],
          [from * (times + 1), 'This multiplies the Celsius temperature and then adds it once more.'],
          [start * times - from, 'This takes the first Celsius temperature off the final kelvins.'],
        ],
        { least: 5, limit: 1500 },
      ),
      principle: 'By Charles’s law the volume at constant pressure is proportional to the temperature in kelvins.',
      working: [
        `${from} °C = ${start} K`,
        `T = ${printed(times)} × ${start} = ${printed(start * times)} K, from which 273 is taken off`,
        `The final temperature is ${key.text}`,
      ],
      hints: ['In which unit must the temperature stand?', 'Change the result back to degrees Celsius.'],
    }
  },
})

const changed = form<Changed>({
  id: 'general-gas-law',
  difficulty: 'medium',
  draw: (random) => {
    const [temperature, newTemperature] = [random.pick(handy), random.pick(handy)]
    const [pressure, newPressure] = [random.step(60, 240, 10), random.step(60, 240, 10)]
    const volume = random.step(100, 600, 20)
    const result = (pressure * volume * (newTemperature + freezing)) / ((temperature + freezing) * newPressure)
    const isPlain = pressure === newPressure || Math.abs(temperature - newTemperature) < 15
    return !isPlain && isMultipleOf(result, 1) && result >= 40 && result <= 1200
      ? {
          gas: random.pick(['gas', 'oxygen', 'hydrogen', 'nitrogen']),
          volume,
          pressure,
          temperature,
          newPressure,
          newTemperature,
        }
      : null
  },
  write: ({ gas, volume, pressure, temperature, newPressure, newTemperature }) => {
    const [first, last] = [temperature + freezing, newTemperature + freezing]
    const squeezed = (volume * pressure) / newPressure
    const key = volumes((squeezed * last) / first)
    return {
      stem:
        `Some ${gas} has a volume of ${volume} cm³ at ${temperature} °C and ${pressure} kPa. What is its volume at ` +
        `${newTemperature} °C and ${newPressure} kPa?`,
      key,
      slips: slipsBetween(
        volumes,
        [
          [(squeezed * newTemperature) / temperature, 'This uses temperatures in degrees Celsius, not in kelvins.'],
          [squeezed, 'This applies Boyle’s law alone and leaves out the change of temperature.'],
          [(volume * last) / first, 'This applies Charles’s law alone and leaves out the change of pressure.'],
          [(squeezed * first) / last, 'This puts the ratio of the temperatures upside down.'],
          [(volume * newPressure * last) / (pressure * first), 'This puts the ratio of the pressures upside down.'],
          [
            (volume * newPressure * first) / (pressure * last),
            'This turns over both ratios, of pressures and temperatures.',
          ],
          [(volume * newPressure) / pressure, 'This puts the pressures upside down and leaves out the temperatures.'],
          [(squeezed * temperature) / newTemperature, 'This uses degrees Celsius and turns their ratio over.'],
        ],
        { least: 10, limit: 5000 },
      ),
      principle: 'For a fixed mass of gas pV ÷ T is constant, with T in kelvins.',
      working: [
        `${temperature} °C = ${first} K and ${newTemperature} °C = ${last} K`,
        `$V = \\frac{${pressure} \\times ${volume} \\times ${last}}{${first} \\times ${newPressure}}$`,
        `The volume is ${key.text}`,
      ],
      hints: ['Change the temperatures to kelvins first.', 'Which quantity stays the same for a fixed mass of gas?'],
    }
  },
})

export const gasLaws = family(
  {
    id: 'p37',
    edition: 1,
    title: 'Gas laws',
    subject: 'physics',
    topicId: 'phy-gas-laws',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [bubble, sealed, stretched, changed],
)
