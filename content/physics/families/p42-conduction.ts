import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { fixed, isMultipleOf, nearSlips, positiveSlips, slipsBetween } from '../slips.ts'

/** Areas in square metres, thicknesses in millimetres, conductivities in W m⁻¹ K⁻¹. */
export interface Sheet {
  conductivity: number
  area: number
  thickness: number
  inside: number
  outside: number
}

export interface Bar {
  length: number
  place: number
  hot: number
  cold: number
}

export interface Rebuilt {
  flow: number
  length: number
  diameter: number
}

const watts = (value: number) => quantity(value, 'W', 0)
const conductivities = (value: number) => fixed(value, 'W m⁻¹ K⁻¹', 2)
const celsius = (value: number) => quantity(value, '°C', 0)

const sheets = [
  ['A glass window pane', 0.8, [3, 4, 5, 6, 8, 10]],
  ['A glass window pane', 1, [3, 4, 5, 6, 8, 10]],
  ['A brick wall', 0.6, [100, 120, 150, 200, 250, 300]],
  ['A concrete wall', 1.2, [100, 120, 150, 200, 240]],
  ['A wooden door', 0.15, [25, 30, 40, 45, 50]],
] as const

const flow = form<Sheet & { sheet: string }>({
  id: 'rate-of-flow',
  difficulty: 'medium',
  draw: (random) => {
    const [sheet, conductivity, thicknesses] = random.pick(sheets)
    const [area, thickness] = [random.step(0.5, 12, 0.5), random.pick(thicknesses)]
    const [outside, inside] = [random.int(28, 42), random.int(18, 26)]
    const result = (1000 * conductivity * area * (outside - inside)) / thickness
    const fits = sheet === 'A glass window pane' ? area <= 3 : sheet === 'A wooden door' ? area <= 2.5 : area >= 5
    return fits && isMultipleOf(result, 1) && result >= 40 && result <= 2000
      ? { sheet, conductivity, area, thickness, inside, outside }
      : null
  },
  write: ({ sheet, conductivity, area, thickness, inside, outside }) => {
    const apart = outside - inside
    const key = watts((1000 * conductivity * area * apart) / thickness)
    return {
      stem:
        `${sheet} of area ${printed(area)} m² is ${thickness} mm thick. Its faces are at ${outside} °C and ${inside} °C. ` +
        `The rate at which heat is conducted through it is [thermal conductivity = ${printed(conductivity)} W m⁻¹ K⁻¹]`,
      key,
      slips: nearSlips(watts, key, [
        [
          (100 * conductivity * area * apart) / thickness,
          'This takes 100 mm for a metre when the thickness is changed.',
        ],
        [
          (1000 * conductivity * area * outside) / thickness,
          'This uses the hot temperature in place of the difference.',
        ],
        [
          (1000 * conductivity * area * inside) / thickness,
          'This uses the cool temperature in place of the difference.',
        ],
        [(1000 * conductivity * apart) / thickness, 'This leaves out the area of the sheet, so it holds for 1 m².'],
        [(1000 * area * apart) / thickness, 'This leaves out the thermal conductivity of the material.'],
        [(1000 * conductivity * area) / thickness, 'This leaves out the difference of the temperatures of the faces.'],
        [
          (1000 * conductivity * apart) / thickness / area,
          'This divides by the area, although a larger sheet conducts more.',
        ],
        [
          (1000 * conductivity * area * (outside + inside)) / thickness,
          'This adds the two temperatures where it should subtract them.',
        ],
        [
          (1000 * area * apart) / thickness / conductivity,
          'This divides by the thermal conductivity where it should multiply.',
        ],
      ]),
      principle: 'The rate of conduction is kAΔθ ÷ d: greater for a large area and a steep fall of temperature.',
      working: [
        `Δθ = ${outside} − ${inside} = ${apart} K and d = ${printed(thickness / 1000)} m`,
        `$\\frac{Q}{t} = \\frac{${printed(conductivity)} \\times ${printed(area)} \\times ${apart}}{${printed(thickness / 1000)}}$`,
        `The rate of conduction is ${key.text}`,
      ],
      hints: ['Which difference drives the heat through?', 'The thickness must be in metres.'],
    }
  },
})

const measured = form<Sheet & { flow: number }>({
  id: 'thermal-conductivity',
  difficulty: 'medium',
  draw: (random) => {
    const [area, thickness] = [random.step(0.5, 4, 0.5), random.step(10, 100, 5)]
    const [outside, apart] = [random.int(30, 80), random.int(8, 40)]
    const flow = random.step(20, 900, 10)
    const result = (flow * thickness) / 1000 / (area * apart)
    return isMultipleOf(result, 0.05) && result >= 0.1 && result <= 2 && outside - apart >= 16
      ? { conductivity: result, area, thickness, outside, inside: outside - apart, flow }
      : null
  },
  write: ({ area, thickness, outside, inside, flow: watt }) => {
    const apart = outside - inside
    const metres = thickness / 1000
    const key = conductivities((watt * metres) / (area * apart))
    return {
      stem:
        `Heat passes at ${watt} W through a board of area ${printed(area)} m² and thickness ${printed(thickness / 10)} cm when its ` +
        `faces are kept at ${outside} °C and ${inside} °C. The thermal conductivity of the material is`,
      key,
      slips: nearSlips(conductivities, key, [
        [(watt * metres) / (area * outside), 'This uses the hot temperature in place of the difference.'],
        [(watt * metres) / (area * inside), 'This uses the cool temperature in place of the difference.'],
        [(watt * metres * 10) / (area * apart), 'This takes 10 cm for a metre when the thickness is changed.'],
        [(watt * metres) / apart, 'This leaves out the area, as though the board were 1 m² large.'],
        [(watt * metres * area) / apart, 'This multiplies by the area where it should divide.'],
        [(area * apart) / (watt * metres), 'This puts the whole fraction upside down in the last step.'],
        [
          (watt * metres) / (area * (outside + inside)),
          'This adds the two temperatures where it should subtract them.',
        ],
        [watt / (area * apart), 'This leaves out the thickness of the board altogether.'],
      ]),
      principle: 'The rate of conduction is kAΔθ ÷ d, so that k is the rate times d divided by AΔθ.',
      working: [
        `Δθ = ${outside} − ${inside} = ${apart} K and d = ${printed(metres)} m`,
        `$k = \\frac{${watt} \\times ${printed(metres)}}{${printed(area)} \\times ${apart}}$`,
        `The thermal conductivity is ${key.text}`,
      ],
      hints: ['Write down the rate of conduction first.', 'The thickness must be in metres.'],
    }
  },
})

const along = form<Bar>({
  id: 'temperature-along-bar',
  difficulty: 'easy',
  draw: (random) => {
    const [length, hot, cold] = [random.step(40, 120, 10), random.step(80, 200, 5), random.step(0, 30, 5)]
    const place = random.step(5, length - 5, 5)
    const result = hot - ((hot - cold) * place) / length
    return isMultipleOf(result, 1) && 2 * place !== length ? { length, place, hot, cold } : null
  },
  write: ({ length, place, hot, cold }) => {
    const fall = ((hot - cold) * place) / length
    const key = celsius(hot - fall)
    return {
      stem:
        `The ends of a lagged metal bar ${length} cm long are kept at ${hot} °C and ${cold} °C. In the steady state the ` +
        `temperature of the bar ${place} cm from its hot end is`,
      key,
      slips: slipsBetween(
        celsius,
        [
          [fall, 'This is the fall from the hot end, not yet taken off its temperature.'],
          [cold + fall, 'This counts the distance from the cold end and not from the hot one.'],
          [hot - (hot * place) / length, 'This lets the bar fall to 0 °C at its cold end.'],
          [(hot + cold) / 2, 'This is the temperature of the middle of the bar.'],
          [(hot * place) / length, 'This takes a share of the hot temperature alone.'],
          [hot - cold, 'This is the difference between the ends of the bar.'],
          [
            hot - ((hot + cold) * place) / length,
            'This adds the temperatures of the ends where it should subtract them.',
          ],
          [hot - fall / 2, 'This takes off only half of the fall as far as there.'],
          [hot - fall - cold, 'This takes off the temperature of the cold end once more.'],
        ],
        { least: 1, limit: hot },
      ),
      principle:
        'In the steady state the same heat passes each section of a lagged bar, so the temperature falls evenly along it.',
      working: [
        `Gradient = (${hot} − ${cold}) ÷ ${length} = ${printed((hot - cold) / length)} K for each cm`,
        `θ = ${hot} − ${place} × ${printed((hot - cold) / length)}`,
        `The temperature is ${key.text}`,
      ],
      hints: ['No heat leaves by the sides of a lagged bar.', 'Find the fall for each centimetre.'],
    }
  },
})

const rebuilt = form<Rebuilt>({
  id: 'other-dimensions',
  difficulty: 'hard',
  draw: (random) => {
    const [length, diameter] = [random.pick([0.5, 1.5, 2, 2.5, 3, 4]), random.pick([0.5, 1.5, 2, 3])]
    const given = random.step(6, 96, 2)
    const result = (given * diameter ** 2) / length
    return length !== diameter && result !== given && isMultipleOf(result, 1) && result <= 400
      ? { flow: given, length, diameter }
      : null
  },
  write: ({ flow: given, length, diameter }) => {
    const key = watts((given * diameter ** 2) / length)
    return {
      stem:
        `Heat flows along a lagged copper rod at ${given} W. A second copper rod has ${printed(length)} times the length ` +
        `and ${printed(diameter)} times the diameter. Between the same two temperatures it conducts heat at`,
      key,
      slips: positiveSlips(watts, [
        [(given * diameter) / length, 'This lets the flow grow with the diameter and not with its square.'],
        [given * diameter ** 2 * length, 'This lets a longer rod conduct more, although it conducts less.'],
        [given * diameter ** 2, 'This leaves out the length of the second rod.'],
        [given / length, 'This leaves out the thickness of the second rod.'],
        [(given * length) / diameter ** 2, 'This turns over both ratios, of the lengths and of the areas.'],
        [given / (length * diameter ** 2), 'This lets a thicker rod conduct less, although it conducts more.'],
        [(given * diameter ** 2) / length ** 2, 'This squares the ratio of the lengths as well as of the diameters.'],
        [given * diameter, 'This uses the ratio of the diameters and leaves out the rest.'],
      ]),
      principle:
        'The rate of conduction kAΔθ ÷ l is proportional to the square of the diameter and inverse to the length.',
      working: [
        `The area is ${printed(diameter)}² = ${printed(diameter ** 2)} times as large`,
        `$\\frac{Q}{t} = ${given} \\times \\frac{${printed(diameter ** 2)}}{${printed(length)}}$`,
        `The rate of flow is ${key.text}`,
      ],
      hints: [
        'How does the area of the cross-section grow with the diameter?',
        'Does a longer rod conduct more or less?',
      ],
    }
  },
})

export const conduction = family(
  {
    id: 'p42',
    edition: 1,
    title: 'Rate of conduction of heat',
    subject: 'physics',
    topicId: 'phy-heat-transfer',
    exams: ['JAMB'],
    isCalculation: true,
    published: 24,
  },
  [flow, measured, along, rebuilt],
)
