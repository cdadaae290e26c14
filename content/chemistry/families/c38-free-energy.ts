import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { positive, slip, terminates } from '../drafting.ts'

const kilojoules = (value: number) => ({ text: `${signed(value)} kJ mol⁻¹`, value })
const kelvins = (value: number) => quantity(value, 'K', 0)
const joulesPerKelvin = (value: number) => quantity(value, 'J K⁻¹ mol⁻¹', 0)

/** A quantity with its sign, as papers give changes of energy: '+60', '−92'. */
const signed = (value: number) => (value > 0 ? `+${printed(value, 0)}` : printed(value, 0))

const freeEnergy = form<{ enthalpy: number; entropy: number; temperature: number }>({
  id: 'free-energy',
  difficulty: 'medium',
  draw: (random) => {
    const enthalpy = random.step(-200, 200, 5)
    const entropy = random.step(-200, 200, 10)
    const temperature = random.pick([300, 310, 350, 400, 450, 500])
    const isClear = Math.abs(enthalpy) >= 20 && Math.abs(entropy) >= 40
    const free = enthalpy - (temperature * entropy) / 1000
    return isClear && Math.abs(free) >= 5 && terminates(free, 0) ? { enthalpy, entropy, temperature } : null
  },
  write: ({ enthalpy, entropy, temperature }) => {
    const product = (temperature * entropy) / 1000
    const free = enthalpy - product
    const key = kilojoules(free)
    return {
      stem:
        `For a reaction at ${temperature} K, ΔH = ${signed(enthalpy)} kJ mol⁻¹ and ΔS = ${signed(entropy)} J K⁻¹ mol⁻¹. ` +
        'The change in free energy of the reaction is',
      key,
      slips: [
        slip(kilojoules(enthalpy + product), 'This adds TΔS to ΔH, but the equation subtracts it.'),
        slip(kilojoules(-free), 'This subtracts ΔH from TΔS, so the sign comes out wrong.'),
        slip(kilojoules(product), 'This is TΔS alone; the enthalpy change is left out.'),
        slip(
          kilojoules(enthalpy - product * 1000),
          'This takes joules for kilojoules when it works out the product TΔS.',
        ),
        slip(kilojoules(enthalpy + product * 1000), 'This adds TΔS and also takes its joules for kilojoules.'),
        slip(kilojoules(enthalpy), 'This is ΔH alone; the product TΔS is left out.'),
        slip(kilojoules(-enthalpy - product), 'This changes the sign of ΔH before the product is subtracted.'),
      ],
      principle: 'Free energy is ΔG = ΔH − TΔS, with entropy in kJ K⁻¹ mol⁻¹ where ΔH is in kJ mol⁻¹.',
      working: [
        `TΔS = ${temperature} × (${signed(entropy)}) ÷ 1000 = ${printed(product)} kJ mol⁻¹`,
        `ΔG = ${printed(enthalpy)} − (${printed(product)}) = ${key.text}`,
      ],
      hints: ['Bring ΔH and ΔS to the same unit of energy.', 'Mind the signs when you subtract TΔS.'],
    }
  },
})

const temperatureOfBalance = form<{ enthalpy: number; entropy: number }>({
  id: 'temperature-of-balance',
  difficulty: 'hard',
  draw: (random) => {
    const temperature = random.pick([320, 350, 360, 400, 450, 500, 600, 750, 800, 900, 1000, 1200])
    const entropy = random.step(60, 240, 10)
    const enthalpy = (temperature * entropy) / 1000
    return enthalpy <= 200 && terminates(enthalpy, 1) ? { enthalpy: Number(enthalpy.toFixed(1)), entropy } : null
  },
  write: ({ enthalpy, entropy }) => {
    const temperature = (enthalpy * 1000) / entropy
    const key = kelvins(temperature)
    return {
      stem:
        `For a reaction ΔH = +${enthalpy} kJ mol⁻¹ and ΔS = +${entropy} J K⁻¹ mol⁻¹. Above what temperature does the reaction ` +
        'become spontaneous?',
      key,
      slips: positive([
        slip(kelvins(temperature - 273), 'This turns the answer into degrees Celsius but keeps the unit kelvin.'),
        slip(kelvins(temperature + 273), 'This adds 273 although the quotient is already a temperature in kelvins.'),
        slip(kelvins(enthalpy + entropy), 'This adds the two changes, but energy and entropy cannot be added.'),
        slip(kelvins((entropy * 1000) / enthalpy), 'This divides ΔS by ΔH; the quotient is upside down.'),
        slip(kelvins(enthalpy * entropy), 'This multiplies the two changes instead of dividing ΔH by ΔS.'),
        slip(kelvins((enthalpy * 100) / entropy), 'This takes a kilojoule for a hundred joules instead of a thousand.'),
        slip(kelvins((enthalpy * 2000) / entropy), 'This doubles the temperature at which ΔH and TΔS are equal.'),
      ]),
      principle: 'A reaction is spontaneous when ΔG = ΔH − TΔS is negative; it is zero at T = ΔH/ΔS.',
      working: [
        `ΔH = ${enthalpy} × 1000 = ${printed(enthalpy * 1000)} J mol⁻¹`,
        `T = ${printed(enthalpy * 1000)} ÷ ${entropy} = ${key.text}`,
      ],
      hints: [
        'What is ΔG at the temperature where the sign changes?',
        'Turn kilojoules into joules before you divide.',
      ],
    }
  },
})

const entropyOfBoiling = form<{ celsius: number; enthalpy: number }>({
  id: 'entropy-of-boiling',
  difficulty: 'medium',
  draw: (random) => {
    const celsius = random.step(37, 137, 10)
    const enthalpy = ((celsius + 273) * random.int(84, 115)) / 1000
    return terminates(enthalpy, 2) ? { celsius, enthalpy: Number(enthalpy.toFixed(2)) } : null
  },
  write: ({ celsius, enthalpy }) => {
    const temperature = celsius + 273
    const entropy = (enthalpy * 1000) / temperature
    const key = joulesPerKelvin(entropy)
    return {
      stem:
        `A liquid boils at ${celsius} °C and its molar enthalpy of vaporization is ${enthalpy} kJ mol⁻¹. The entropy of ` +
        'vaporization at the boiling point is [0 °C = 273 K]',
      key,
      slips: positive([
        slip(
          joulesPerKelvin((enthalpy * 1000) / celsius),
          'This divides by the temperature in °C; entropy needs kelvins.',
        ),
        slip(
          joulesPerKelvin((enthalpy * 1000) / 273),
          'This divides by 273 K, the freezing point of water, not the boiling point.',
        ),
        slip(
          joulesPerKelvin(enthalpy * temperature),
          'This multiplies enthalpy and temperature instead of dividing them.',
        ),
        slip(
          joulesPerKelvin((enthalpy * 1000) / (temperature + 273)),
          'This adds 273 twice when the temperature is turned into kelvins.',
        ),
        slip(
          joulesPerKelvin((enthalpy * 100) / temperature),
          'This takes a kilojoule for a hundred joules instead of a thousand.',
        ),
        slip(
          joulesPerKelvin(temperature / enthalpy),
          'This divides the temperature by the enthalpy; the quotient is upside down.',
        ),
      ]),
      principle: 'At the boiling point liquid and vapour are in equilibrium, so ΔG = 0 and ΔS = ΔH/T.',
      working: [
        `T = ${celsius} + 273 = ${temperature} K`,
        `ΔH = ${printed(enthalpy * 1000)} J mol⁻¹`,
        `ΔS = ${printed(enthalpy * 1000)} ÷ ${temperature} = ${key.text}`,
      ],
      hints: ['What is ΔG when a liquid boils?', 'Temperatures must be in kelvins.'],
    }
  },
})

export const gibbsEnergy = family(
  {
    id: 'c38',
    edition: 1,
    title: 'Free energy, enthalpy and entropy',
    subject: 'chemistry',
    topicId: 'che-energy',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [freeEnergy, temperatureOfBalance, entropyOfBoiling],
)
