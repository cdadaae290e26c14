import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { positive, slip, terminates } from '../drafting.ts'

const celsius = (kelvin: number) => printed(kelvin - 273, 0)
const gases = ['hydrogen', 'oxygen', 'nitrogen', 'carbon(IV) oxide', 'helium', 'methane'] as const
const zero = '[0 °C = 273 K]'
const units = [
  { unit: 'mmHg', pressures: [380, 400, 500, 570, 600, 720, 750, 760, 800, 900, 950, 1140] },
  { unit: 'atm', pressures: [0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4] },
  { unit: 'kPa', pressures: [50, 60, 80, 90, 100, 120, 150, 200, 250, 300] },
] as const
const temperatures = [250, 273, 300, 320, 350, 375, 400, 450, 500, 546, 600] as const

const boyle = form<{ gas: string; unit: string; first: number; second: number; volume: number }>({
  id: 'constant-temperature',
  difficulty: 'easy',
  draw: (random) => {
    const { unit, pressures } = random.pick(units)
    const [first = 0, second = 0] = random.shuffle<number>(pressures)
    const volume = random.step(60, 900, 30)
    return terminates((first * volume) / second, 0) ? { gas: random.pick(gases), unit, first, second, volume } : null
  },
  write: ({ gas, unit, first, second, volume }) => {
    const cubic = (value: number) => quantity(value, 'cm³', 1)
    const key = cubic((first * volume) / second)
    return {
      stem: `A sample of ${gas} has a volume of ${volume} cm³ at ${first} ${unit}. At the same temperature its volume at ${second} ${unit} is`,
      key,
      slips: [
        slip(cubic((volume * second) / first), 'This takes the volume to grow in the same ratio as the pressure.'),
        slip(cubic(volume), 'This takes the volume to stay the same, although the pressure changes.'),
        slip(
          cubic((volume * first) / second / 2),
          `This divides by ${printed(2 * second, 1)} ${unit}, twice the new pressure.`,
        ),
        slip(cubic((volume * first) / (first + second)), 'This divides by the sum of the two pressures.'),
        slip(cubic((volume * second) / (first + second)), 'This shares the volume out in the ratio of the pressures.'),
        slip(cubic(volume * (first / second) ** 2), 'This uses the ratio of the two pressures twice.'),
        slip(cubic(volume + (first * volume) / second), 'This adds the new volume to the volume at the start.'),
      ],
      principle: "By Boyle's law pressure times volume stays the same for a fixed mass at constant temperature.",
      working: [`${first} × ${volume} = ${second} × V`, `V = ${printed(first * volume, 1)} ÷ ${second} = ${key.text}`],
      hints: ['Does a gas grow or shrink under more pressure?', 'Which product stays the same?'],
    }
  },
})

const charles = form<{ gas: string; first: number; second: number; volume: number; ofTemperature: boolean }>({
  id: 'constant-pressure',
  difficulty: 'medium',
  draw: (random) => {
    const [first = 0, second = 0] = random.shuffle<number>(temperatures)
    const volume = random.step(100, 900, 20)
    const isClean = terminates((volume * second) / first, 0) && Math.abs(second - first) >= 40
    return isClean ? { gas: random.pick(gases), first, second, volume, ofTemperature: random.int(0, 1) > 0 } : null
  },
  write: ({ gas, first, second, volume, ofTemperature }) => {
    const after = (volume * second) / first
    const inCelsius = first - 273
    const principle =
      "By Charles's law the volume of a gas at constant pressure is proportional to its kelvin temperature."
    const hints: [string, string] = ['Temperatures must be in kelvins.', 'Which quotient stays the same?']
    const cubic = (value: number) => quantity(value, 'cm³', 0)
    const degrees = (value: number) => quantity(value, '°C', 0)
    if (ofTemperature) {
      const key = degrees(second - 273)
      return {
        stem: `At constant pressure ${volume} cm³ of ${gas} at ${celsius(first)} °C becomes ${printed(after, 0)} cm³. Its new temperature is ${zero}`,
        key,
        slips: [
          slip(degrees(second), 'This is the temperature in kelvins, which must be turned back into °C.'),
          slip(degrees((inCelsius * after) / volume), 'This uses the temperature in °C in the ratio of the volumes.'),
          slip(degrees((first * volume) / after - 273), 'This turns the ratio of the two volumes upside down.'),
          slip(degrees(second + 273), 'This adds 273 to a temperature that is already in kelvins.'),
          slip(degrees((first * volume) / after), 'This turns the ratio upside down and leaves the result in kelvins.'),
          slip(
            degrees(inCelsius + (after - volume) / 10),
            'This adds a tenth of the change of volume to the temperature.',
          ),
        ],
        principle,
        working: [
          `T₁ = ${celsius(first)} + 273 = ${first} K`,
          `T₂ = ${first} × ${printed(after, 0)} ÷ ${volume} = ${second} K`,
          `${second} − 273 = ${key.text}`,
        ],
        hints,
      }
    }
    const key = cubic(after)
    return {
      stem: `The temperature of ${volume} cm³ of ${gas} changes from ${celsius(first)} °C to ${celsius(second)} °C at constant pressure. What is its new volume? ${zero}`,
      key,
      slips: positive([
        slip(cubic((volume * first) / second), 'This turns the ratio of the two temperatures upside down.'),
        slip(
          cubic(inCelsius === 0 ? 0 : (volume * (second - 273)) / inCelsius),
          'This uses the temperatures in °C, but they must be in kelvins.',
        ),
        slip(cubic(volume), 'This takes the volume to stay the same, although the temperature changes.'),
        slip(cubic(volume + (second - first)), 'This adds the change of temperature to the volume.'),
        slip(cubic((volume * second) / 273), 'This takes the gas to be at 0 °C at the start.'),
        slip(cubic((volume * 273) / first), 'This takes the gas to be at 0 °C at the end.'),
        slip(cubic((volume * (second + 273)) / first), 'This adds 273 twice to the second temperature.'),
      ]),
      principle,
      working: [`T₁ = ${first} K, T₂ = ${second} K`, `V = ${volume} × ${second} ÷ ${first} = ${key.text}`],
      hints,
    }
  },
})

interface Change {
  unit: string
  pressure: number
  kelvin: number
  volume: number
}

const toStandard = form<Change>({
  id: 'to-standard-conditions',
  difficulty: 'hard',
  draw: (random) => {
    const isMercury = random.int(0, 1) > 0
    const pressure = random.pick(isMercury ? [380, 570, 720, 740, 780, 800, 950] : [0.5, 0.8, 1.2, 1.5, 2, 2.5])
    const kelvin = random.pick([280, 286, 287, 290, 294, 300, 303, 312, 315, 325, 350, 364])
    const volume = random.step(100, 800, 10)
    const after = (pressure * volume * 273) / (kelvin * (isMercury ? 760 : 1))
    return terminates(after, 1) ? { unit: isMercury ? 'mmHg' : 'atm', pressure, kelvin, volume } : null
  },
  write: ({ unit, pressure, kelvin, volume }) => {
    const standard = unit === 'mmHg' ? 760 : 1
    const cubic = (value: number) => quantity(value, 'cm³', 1)
    const after = (pressure * volume * 273) / (kelvin * standard)
    const key = cubic(after)
    return {
      stem: `A gas collected at ${celsius(kelvin)} °C and ${pressure} ${unit} fills ${volume} cm³. What volume does it fill at s.t.p.? [s.t.p. = 273 K and ${standard} ${unit}]`,
      key,
      slips: [
        slip(
          cubic((volume * pressure * kelvin) / (standard * 273)),
          'This turns the ratio of the temperatures upside down.',
        ),
        slip(
          cubic((volume * standard * 273) / (pressure * kelvin)),
          'This turns the ratio of the pressures upside down.',
        ),
        slip(cubic((volume * standard * kelvin) / (pressure * 273)), 'This turns both of the ratios upside down.'),
        slip(cubic((volume * pressure) / standard), 'This corrects for the pressure but leaves out the temperature.'),
        slip(cubic((volume * 273) / kelvin), 'This corrects for the temperature but leaves out the pressure.'),
        slip(
          cubic((volume * pressure * 273) / (standard * (kelvin - 273 + 373))),
          'This adds 373 instead of 273 to turn °C into kelvins.',
        ),
      ],
      principle: 'By the general gas law PV/T stays the same for a fixed mass of gas.',
      working: [
        `T₁ = ${celsius(kelvin)} + 273 = ${kelvin} K`,
        `$V = \\frac{${pressure} \\times ${volume} \\times 273}{${kelvin} \\times ${standard}}$`,
        `V = ${key.text}`,
      ],
      hints: ['Put the temperature in kelvins.', 'Correct for pressure and for temperature, one after the other.'],
    }
  },
})

const idealGas = form<{ amount: number; kelvin: number; pressure: number; gas: string }>({
  id: 'ideal-gas',
  difficulty: 'medium',
  draw: (random) => {
    const amount = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1, 1.5, 2])
    const kelvin = random.pick([250, 300, 350, 400, 450, 500])
    const pressure = random.pick([0.5, 0.82, 1, 1.23, 1.64, 2, 2.05, 2.5, 4, 4.1, 5])
    return terminates((amount * 0.082 * kelvin) / pressure, 2)
      ? { amount, kelvin, pressure, gas: random.pick(gases) }
      : null
  },
  write: ({ amount, kelvin, pressure, gas }) => {
    const litres = (value: number) => ({ text: `${value.toFixed(2)} dm³`, value })
    const key = litres((amount * 0.082 * kelvin) / pressure)
    return {
      stem: `Find the volume of ${amount} mol of ${gas} at ${celsius(kelvin)} °C and ${pressure} atm, if it behaves as an ideal gas. [R = 0.082 atm dm³ K⁻¹ mol⁻¹; 0 °C = 273 K]`,
      key,
      slips: positive([
        slip(
          litres((amount * 0.082 * (kelvin - 273)) / pressure),
          'This uses the temperature in °C, but it must be in kelvins.',
        ),
        slip(litres(amount * 0.082 * kelvin * pressure), 'This multiplies by the pressure instead of dividing by it.'),
        slip(litres(amount * 22.4), 'This takes the gas to be at s.t.p., which it is not.'),
        slip(
          litres((0.082 * kelvin) / (pressure * amount)),
          'This divides by the number of moles instead of multiplying.',
        ),
        slip(litres(amount * 0.082 * kelvin), 'This leaves the pressure out of the calculation.'),
        slip(litres((amount * 0.082 * (kelvin + 273)) / pressure), 'This adds 273 twice to the temperature.'),
        slip(litres((0.082 * kelvin) / pressure), 'This is the volume of one whole mole of the gas.'),
      ]),
      principle: 'An ideal gas obeys PV = nRT, with the temperature in kelvins.',
      working: [
        `T = ${celsius(kelvin)} + 273 = ${kelvin} K`,
        `V = nRT ÷ P = ${amount} × 0.082 × ${kelvin} ÷ ${pressure}`,
        `V = ${key.text}`,
      ],
      hints: ['Which equation joins P, V, n and T?', 'Put the temperature in kelvins first.'],
    }
  },
})

export const gasLaws = family(
  {
    id: 'c11',
    edition: 1,
    title: "Boyle's, Charles's, general and ideal gas laws",
    subject: 'chemistry',
    topicId: 'che-gas-laws',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [boyle, charles, toStandard, idealGas],
)
