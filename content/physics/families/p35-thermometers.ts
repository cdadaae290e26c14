import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { fixed, isMultipleOf, positiveSlips, slipsBetween } from '../slips.ts'

export interface Thread {
  ice: number
  steam: number
  length: number
}

export interface Platinum {
  ice: number
  steam: number
  temperature: number
}

export interface Faulty {
  ice: number
  steam: number
  reading: number
}

export interface Imported {
  fahrenheit: number
}

const celsius = (value: number) => quantity(value, '°C', 0)
const ohms = (value: number) => fixed(value, 'Ω', 2)

const thread = form<Thread>({
  id: 'mercury-thread',
  difficulty: 'easy',
  draw: (random) => {
    const [ice, apart] = [random.step(1.5, 6, 0.5), random.step(15, 25, 0.5)]
    const temperature = random.int(12, 88)
    const length = Math.round(100 * (ice + (apart * temperature) / 100)) / 100
    return isMultipleOf((apart * temperature) / 100, 0.1) ? { ice, steam: ice + apart, length } : null
  },
  write: ({ ice, steam, length }) => {
    const [above, apart] = [length - ice, steam - ice]
    const key = celsius((100 * above) / apart)
    return {
      stem:
        `The mercury thread of a thermometer is ${printed(ice)} cm long at the ice point and ${printed(steam)} cm ` +
        `long at the steam point. When the thread is ${printed(length)} cm long, the temperature is`,
      key,
      slips: positiveSlips(
        celsius,
        [
          [(100 * length) / steam, 'This compares the whole lengths and forgets the length at the ice point.'],
          [(100 * length) / apart, 'This does not take the length at the ice point from the length now.'],
          [(100 * above) / steam, 'This divides by the whole length at the steam point, not by the interval.'],
          [(100 * (steam - length)) / apart, 'This measures down from the steam point, not up from the ice point.'],
          [(100 * ice) / length, 'This compares the length at the ice point with the length now.'],
          [(50 * above) / apart, 'This takes the interval between the fixed points for 50 degrees.'],
          [(100 * above) / (steam + ice), 'This adds the lengths at the fixed points where it should subtract them.'],
          [
            (100 * (length + ice)) / (steam + ice),
            'This adds the length at the ice point where it should be taken off.',
          ],
        ],
        125,
      ),
      principle: 'On the Celsius scale the growth of the thread from ice point to steam point is 100 degrees.',
      working: [
        `$\\theta = \\frac{${printed(length)} - ${printed(ice)}}{${printed(steam)} - ${printed(ice)}} \\times 100$`,
        `$\\theta = \\frac{${printed(above)}}{${printed(apart)}} \\times 100$`,
        `The temperature is ${key.text}`,
      ],
      hints: ['How long is the interval between the fixed points?', 'How far above the ice point is the thread?'],
    }
  },
})

const platinum = form<Platinum>({
  id: 'platinum-resistance',
  difficulty: 'medium',
  draw: (random) => {
    const [ice, apart] = [random.step(2, 12, 0.2), random.step(0.8, 4.8, 0.2)]
    const temperature = random.step(15, 185, 5)
    const isLikely = apart / ice > 0.35 && apart / ice < 0.45
    return isLikely && isMultipleOf((apart * temperature) / 100, 0.01) && temperature !== 100
      ? { ice, steam: ice + apart, temperature }
      : null
  },
  write: ({ ice, steam, temperature }) => {
    const apart = steam - ice
    const part = temperature / 100
    const key = ohms(ice + apart * part)
    return {
      stem:
        `A platinum resistance thermometer has a resistance of ${ohms(ice).text} at 0 °C and ` +
        `${ohms(steam).text} at 100 °C. If the resistance changes uniformly, its value at ${temperature} °C is`,
      key,
      slips: positiveSlips(ohms, [
        [apart * part, 'This is the increase alone, not yet added to the resistance at 0 °C.'],
        [steam * part, 'This takes a fraction of the resistance at 100 °C, as though it were zero at 0 °C.'],
        [ice * part, 'This multiplies the resistance at 0 °C by a fraction of the interval.'],
        [steam + apart * part, 'This adds the increase to the resistance at 100 °C and not at 0 °C.'],
        [ice + steam * part, 'This adds a fraction of the whole resistance and not of its increase.'],
        [steam - apart * part, 'This counts the degrees downwards from the resistance at 100 °C.'],
        [ice + (apart * part) / 2, 'This halves the increase that belongs to the temperature.'],
        [(ice + steam) / 2, 'This averages the two resistances, which is right only at 50 °C.'],
        [ice + 2 * apart * part, 'This takes the interval between the fixed points for 50 degrees.'],
      ]),
      principle: 'The resistance grows by the same amount for each degree.',
      working: [
        `Increase for 100 degrees = ${printed(steam, 2)} − ${printed(ice, 2)} = ${printed(apart, 2)} Ω`,
        `$R = ${printed(ice, 2)} + \\frac{${temperature}}{100} \\times ${printed(apart, 2)}$`,
        `The resistance is ${key.text}`,
      ],
      hints: ['By how much does the resistance grow in 100 degrees?', 'Start from the resistance at 0 °C.'],
    }
  },
})

const faulty = form<Faulty>({
  id: 'faulty-thermometer',
  difficulty: 'hard',
  draw: (random) => {
    const [ice, apart] = [
      random.pick([-3, -2, -1, 1, 2, 3, 4, 5]),
      random.pick([90, 92, 95, 96, 98, 104, 105, 108, 110]),
    ]
    const temperature = random.step(10, 90, 5)
    const reading = ice + (apart * temperature) / 100
    const isPlain = ice + apart === 100 || Math.abs(temperature - reading) < 1
    return isPlain || !isMultipleOf(reading, 0.5) ? null : { ice, steam: ice + apart, reading }
  },
  write: ({ ice, steam, reading }) => {
    const [above, apart] = [reading - ice, steam - ice]
    const key = celsius((100 * above) / apart)
    return {
      stem:
        `A faulty mercury thermometer reads ${printed(ice)} °C in pure melting ice and ${steam} °C in steam at ` +
        `standard pressure. If it reads ${printed(reading)} °C in warm oil, the correct temperature of the oil is`,
      key,
      slips: slipsBetween(
        celsius,
        [
          [reading - ice, 'This corrects the error at the ice point and leaves the error at the steam point.'],
          [reading + ice, 'This adds the error at the ice point with the wrong sign.'],
          [(100 * reading) / steam, 'This corrects the error at the steam point and leaves the one at the ice point.'],
          [(100 * reading) / apart, 'This leaves the error of the ice point in the reading itself.'],
          [(100 * above) / steam, 'This divides by the reading in steam, not by the interval between the readings.'],
          [(apart * reading) / 100 + ice, 'This turns the correction round, as though the true value were given.'],
          [(above * apart) / 100, 'This multiplies by the interval of the faulty scale in place of dividing.'],
          [reading - (steam - 100), 'This takes the error at the steam point off the reading everywhere.'],
          [(100 * (reading + ice)) / (steam + ice), 'This takes the error at the ice point with the wrong sign.'],
          [100 - above, 'This counts the degrees downwards from the steam point.'],
        ],
        { least: 1, limit: 100 },
      ),
      principle: 'Between its two fixed points even a faulty thermometer divides the interval evenly.',
      working: [
        `From ice to steam it moves ${printed(apart)} divisions, from ice to the oil ${printed(above)}`,
        `$\\theta = \\frac{${printed(above)}}{${apart}} \\times 100$`,
        `The correct temperature is ${key.text}`,
      ],
      hints: ['How many divisions lie between its two fixed points?', 'What part of them has the mercury climbed?'],
    }
  },
})

function placeOf(degrees: number): string {
  if (degrees <= 45) return 'A weather report from abroad gives the temperature of a town as'
  return degrees < 100 ? 'The dial of an imported water heater shows' : 'An imported oven in Aba is set to'
}

const fahrenheit = form<Imported>({
  id: 'fahrenheit',
  difficulty: 'easy',
  draw: (random) => {
    const degrees = random.step(10, 240, 5)
    return degrees === 100 ? null : { fahrenheit: (degrees * 9) / 5 + 32 }
  },
  write: ({ fahrenheit: reading }) => {
    const key = celsius(((reading - 32) * 5) / 9)
    return {
      stem: `${placeOf(key.value ?? 0)} ${reading} °F. On the Celsius scale this temperature is`,
      key,
      slips: positiveSlips(celsius, [
        [(reading * 5) / 9, 'This forgets to take off the 32 degrees of the ice point.'],
        [reading - 32, 'This takes off 32 but leaves out the size of the degrees.'],
        [((reading - 32) * 4) / 9, 'This takes 9 Fahrenheit degrees for 4 Celsius degrees.'],
        [(reading - 32) / 2, 'This halves the difference, which is only a rough rule.'],
        [((reading + 32) * 5) / 9, 'This adds 32 where the ice point asks to subtract it.'],
        [(reading * 5) / 9 - 32, 'This multiplies first and takes off 32 afterwards.'],
        [((reading - 32) * 5) / 18, 'This takes 180 degrees Fahrenheit for 50 degrees Celsius.'],
      ]),
      principle: 'Ice melts at 32 °F and water boils at 212 °F, so 180 Fahrenheit degrees equal 100 Celsius degrees.',
      working: [`$\\theta = \\frac{5}{9} \\times (${reading} - 32)$`, `The temperature is ${key.text}`],
      hints: ['What does ice melt at on each scale?', 'Compare the sizes of the degrees: 180 to 100.'],
    }
  },
})

export const thermometers = family(
  {
    id: 'p35',
    edition: 1,
    title: 'Calibrating thermometers and converting scales',
    subject: 'physics',
    topicId: 'phy-temperature',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [thread, platinum, faulty, fahrenheit],
)
