import { family, form } from '../../engine/family.ts'
import { printed, quantity, standardForm, superscript } from '../../engine/quantity.ts'
import { slip, terminates } from '../drafting.ts'

interface Electrolyte {
  name: string
  formula: string
  /** Hydrogen or hydroxide ions from each formula unit. */
  ions: number
}

const acids: readonly Electrolyte[] = [
  { name: 'hydrochloric acid', formula: 'HCl', ions: 1 },
  { name: 'trioxonitrate(V) acid', formula: 'HNO₃', ions: 1 },
  { name: 'tetraoxosulphate(VI) acid', formula: 'H₂SO₄', ions: 2 },
]
const alkalis: readonly Electrolyte[] = [
  { name: 'sodium hydroxide', formula: 'NaOH', ions: 1 },
  { name: 'potassium hydroxide', formula: 'KOH', ions: 1 },
  { name: 'barium hydroxide', formula: 'Ba(OH)₂', ions: 2 },
  { name: 'calcium hydroxide', formula: 'Ca(OH)₂', ions: 2 },
]

/** Logarithms to two places as the papers give them. */
const logarithms: Readonly<Record<number, number>> = { 1: 0, 2: 0.3, 3: 0.48, 4: 0.6, 5: 0.7, 6: 0.78, 8: 0.9 }
const logarithm = (mantissa: number) => logarithms[mantissa] ?? Number.NaN

/** −log of a concentration m × 10⁻ⁿ with the logarithm to two places. */
const power = (mantissa: number, exponent: number) => Number((exponent - logarithm(mantissa)).toFixed(2))

const onScale = (value: number) => quantity(value, '', 2)
const molar = (value: number) => ({ text: `${standardForm(value, 1)} mol dm⁻³`, value })
const concentration = (mantissa: number, exponent: number) => printed(mantissa / 10 ** exponent, 6)
const withinScale = <T extends { value?: number }>(slips: T[]) =>
  slips.filter(({ value }) => value !== undefined && value >= 0 && value <= 14)

interface Solution {
  solute: Electrolyte
  /** The concentration of the ions is mantissa × 10⁻ⁿ mol dm⁻³. */
  mantissa: number
  exponent: number
}

const given = (mantissa: number) => (mantissa === 1 ? '' : ` [log ${mantissa} = ${logarithm(mantissa).toFixed(2)}]`)

const acidSolution = form<Solution>({
  id: 'ph-of-acid',
  difficulty: 'easy',
  draw: (random) => {
    const solute = random.pick(acids)
    const mantissa = random.pick([1, 1, 2, 3, 4, 5, 6, 8])
    const exponent = random.int(mantissa > 3 ? 2 : 1, 4)
    return mantissa === 5 && solute.ions === 2 ? null : { solute, mantissa, exponent }
  },
  write: ({ solute: { name, formula, ions }, mantissa, exponent }) => {
    const pH = power(mantissa, exponent)
    const key = onScale(pH)
    const shown = printed(mantissa / ions / 10 ** exponent, 6)
    return {
      stem: `The pH of a ${shown} mol dm⁻³ solution of ${name}, ${formula}, which ionizes completely, is${given(mantissa)}`,
      key,
      slips: withinScale([
        slip(onScale(14 - pH), 'This is the pOH of the solution; the pH is found from the hydrogen ions.'),
        slip(
          onScale(exponent + logarithm(mantissa)),
          'This adds the logarithm, but the logarithm of the number is taken off.',
        ),
        slip(onScale(exponent), 'This is the power of ten alone, without the number in front of it.'),
        slip(onScale(pH + 1), 'This counts one zero too many behind the decimal point.'),
        slip(onScale(pH - 1), 'This counts one zero too few behind the decimal point.'),
        slip(
          onScale(pH + 0.3 * (ions === 2 ? 1 : -1)),
          ions === 2
            ? 'This forgets that each molecule gives two hydrogen ions.'
            : 'This counts two hydrogen ions, but each molecule gives only one.',
        ),
        slip(onScale(15 - pH), 'This takes the pH from fifteen instead of reading it off.'),
      ]),
      principle: 'The pH is −log [H⁺], with the concentration of hydrogen ions in mol dm⁻³.',
      working: [
        `[H⁺] = ${ions} × ${shown} = ${mantissa} × 10${superscript(-exponent)} mol dm⁻³`,
        mantissa === 1
          ? `pH = −log 10${superscript(-exponent)} = ${key.text}`
          : `pH = ${exponent} − ${logarithm(mantissa).toFixed(2)} = ${key.text}`,
      ],
      hints: ['How many hydrogen ions does each molecule give?', 'Write the concentration in standard form.'],
    }
  },
})

const alkaliSolution = form<Solution>({
  id: 'ph-of-alkali',
  difficulty: 'medium',
  draw: (random) => {
    const solute = random.pick(alkalis)
    const mantissa = random.pick([1, 1, 2, 3, 4, 5, 6, 8])
    // Calcium hydroxide is only slightly soluble.
    const exponent = random.int(solute.formula === 'Ca(OH)₂' ? 3 : 2, 4)
    return mantissa === 5 && solute.ions === 2 ? null : { solute, mantissa, exponent }
  },
  write: ({ solute: { name, formula, ions }, mantissa, exponent }) => {
    const pOH = power(mantissa, exponent)
    const pH = Number((14 - pOH).toFixed(2))
    const key = onScale(pH)
    const shown = printed(mantissa / ions / 10 ** exponent, 6)
    return {
      stem: `What is the pH of ${shown} mol dm⁻³ ${name}, ${formula}, at 25 °C, if it is fully ionized?${given(mantissa)}`,
      key,
      slips: withinScale([
        slip(onScale(pOH), 'This is the pOH; it must still be taken from fourteen.'),
        slip(onScale(14 - exponent), 'This uses the power of ten alone, without the number in front of it.'),
        slip(onScale(14 - exponent - logarithm(mantissa)), 'This gives the logarithm the wrong sign in the pOH.'),
        slip(onScale(pH + 1), 'This counts one zero too few behind the decimal point.'),
        slip(onScale(pH - 1), 'This counts one zero too many behind the decimal point.'),
        slip(
          onScale(pH + 0.3 * (ions === 2 ? -1 : 1)),
          ions === 2
            ? 'This forgets that each formula unit gives two hydroxide ions.'
            : 'This counts two hydroxide ions, but each formula unit gives only one.',
        ),
        slip(onScale(7 + pOH), 'This adds the pOH to seven instead of taking it from fourteen.'),
      ]),
      principle: 'At 25 °C the pOH is −log [OH⁻], and pH and pOH add up to 14.',
      working: [
        `[OH⁻] = ${ions} × ${shown} = ${mantissa} × 10${superscript(-exponent)} mol dm⁻³`,
        mantissa === 1
          ? `pOH = −log 10${superscript(-exponent)} = ${printed(pOH, 2)}`
          : `pOH = ${exponent} − ${logarithm(mantissa).toFixed(2)} = ${printed(pOH, 2)}`,
        `pH = 14 − ${printed(pOH, 2)} = ${key.text}`,
      ],
      hints: ['How many hydroxide ions does each formula unit give?', 'Find the pOH first.'],
    }
  },
})

const liquids = [
  'a sample of lime juice',
  'a sample of palm wine',
  'a sample of soap solution',
  'a sample of rain water',
  'a sample of stomach juice',
  'a sample of lime water',
  'a fruit drink',
] as const
const phOf: Readonly<Record<(typeof liquids)[number], readonly number[]>> = {
  'a sample of lime juice': [2, 3],
  'a sample of palm wine': [4, 5],
  'a sample of soap solution': [9, 10],
  'a sample of rain water': [5, 6],
  'a sample of stomach juice': [1, 2],
  'a sample of lime water': [12],
  'a fruit drink': [3, 4],
}

const ionsFromPh = form<{ liquid: (typeof liquids)[number]; pH: number; ofHydroxide: boolean }>({
  id: 'ions-from-ph',
  difficulty: 'medium',
  draw: (random) => {
    const liquid = random.pick(liquids)
    return { liquid, pH: random.pick(phOf[liquid]), ofHydroxide: random.int(0, 2) > 0 }
  },
  write: ({ liquid, pH, ofHydroxide }) => {
    const exponent = ofHydroxide ? 14 - pH : pH
    const key = molar(10 ** -exponent)
    const ion = ofHydroxide ? 'hydroxide' : 'hydrogen'
    return {
      stem: `The pH of ${liquid} at 25 °C is ${pH}. What is the concentration of ${ion} ions in it? [ionic product of water = 1.0 × 10⁻¹⁴ mol² dm⁻⁶]`,
      key,
      slips: [
        slip(molar(10 ** -(14 - exponent)), `This is the concentration of the other ion, not of the ${ion} ions.`),
        slip(molar(10 ** -(exponent + 1)), 'This is one power of ten too small for this pH.'),
        slip(molar(10 ** -(exponent - 1)), 'This is one power of ten too large for this pH.'),
        slip(molar(1e-7), 'This is the concentration in pure water, whatever the pH of the sample.'),
        slip(molar(10 ** -Math.abs(7 - pH)), 'This counts the powers of ten from 7 instead of from 14.'),
        slip(molar(1e-14), 'This is the ionic product of water and not a concentration of ions.'),
      ],
      principle: 'At 25 °C, [H⁺] is ten to the power of minus the pH, and [H⁺] × [OH⁻] = 1.0 × 10⁻¹⁴.',
      working: ofHydroxide
        ? [`[H⁺] = 1.0 × 10${superscript(-pH)} mol dm⁻³`, `[OH⁻] = 10⁻¹⁴ ÷ 10${superscript(-pH)} = ${key.text}`]
        : [`pH = −log [H⁺] = ${pH}`, `[H⁺] = ${key.text}`],
      hints: ['What does the pH say about the hydrogen ions?', 'Does the question ask for hydrogen or hydroxide ions?'],
    }
  },
})

interface Dilution {
  start: number
  tenths: number
  volume: number
  isAcid: boolean
}

const dilution = form<Dilution>({
  id: 'dilution',
  difficulty: 'hard',
  draw: (random) => {
    const isAcid = random.int(0, 2) > 0
    const tenths = random.int(1, 3)
    const volume = random.pick([1, 2, 5, 10, 20, 25, 50])
    const isClean = terminates((volume * 10 ** tenths) / 1000, 3) && volume * 10 ** tenths <= 10_000
    return isClean ? { start: isAcid ? random.int(1, 3) : random.int(11, 13), tenths, volume, isAcid } : null
  },
  write: ({ start, tenths, volume, isAcid }) => {
    const after = isAcid ? start + tenths : start - tenths
    const key = onScale(after)
    const sign = isAcid ? 1 : -1
    const solute = isAcid ? 'hydrochloric acid' : 'aqueous sodium hydroxide'
    const ion = isAcid ? 'H⁺' : 'OH⁻'
    const before = isAcid ? start : 14 - start
    return {
      stem: `A student dilutes ${volume} cm³ of ${solute} of pH ${start} with water to ${printed(volume * 10 ** tenths, 0)} cm³ at 25 °C. The pH of the new solution is`,
      key,
      slips: withinScale([
        slip(onScale(start - sign * tenths), 'This moves the pH away from seven, but water brings it nearer.'),
        slip(onScale(start), 'This takes the pH to stay the same, though the ions are spread out.'),
        slip(onScale(after + sign), 'This counts one factor of ten more than the volumes give.'),
        slip(onScale(14 - after), `This is the pOH of the new solution and not its pH.`),
        slip(onScale(7), 'This takes the diluted solution to be neutral like pure water.'),
        slip(onScale(after - sign), 'This counts one factor of ten fewer than the volumes give.'),
      ]),
      principle: 'Each tenfold dilution of a strong acid or alkali moves the pH one unit nearer to 7.',
      working: [
        `Dilution: ${printed(volume * 10 ** tenths, 0)} ÷ ${volume} = 10${superscript(tenths)} times`,
        `[${ion}] falls from ${concentration(1, before)} to ${concentration(1, before + tenths)} mol dm⁻³`,
        `pH = ${start} ${isAcid ? '+' : '−'} ${tenths} = ${key.text}`,
      ],
      hints: ['By what factor does the volume grow?', 'What does that factor do to the concentration of ions?'],
    }
  },
})

export const acidity = family(
  {
    id: 'c27',
    edition: 1,
    title: 'pH and pOH',
    subject: 'chemistry',
    topicId: 'che-ph-titration',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [acidSolution, alkaliSolution, ionsFromPh, dilution],
)
