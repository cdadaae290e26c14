import { family, form, type Choice, type Slip } from '../../engine/family.ts'
import { printed, quantity, standardForm, superscript } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { positiveSlips, slipsBetween } from '../slips.ts'
import { decaySeries, type Nuclide } from '../facts/decay-series.ts'

export interface Decaying {
  nuclide: string
  unit: string
  halfLife: number
  halvings: number
  mass: number
}

export interface Counted {
  start: number
  halvings: number
  time: number
  unit: string
}

export interface Decay {
  parent: Nuclide
  daughter: Nuclide
  alphas: number
  betas: number
}

export interface Photons {
  /** In 10¹⁴ Hz. */
  frequency: number
  /** In 10⁻²¹ J, a whole number. */
  workFunction: number
}

/** Half-lives of nuclides that schools and hospitals use. */
const nuclides = [
  { nuclide: 'iodine-131', unit: 'days', halfLife: 8 },
  { nuclide: 'sodium-24', unit: 'hours', halfLife: 15 },
  { nuclide: 'technetium-99m', unit: 'hours', halfLife: 6 },
  { nuclide: 'strontium-90', unit: 'years', halfLife: 29 },
  { nuclide: 'caesium-137', unit: 'years', halfLife: 30 },
  { nuclide: 'phosphorus-32', unit: 'days', halfLife: 14 },
] as const

const milligrams = (value: number) => quantity(value, 'mg', 2)
/** A number of 10⁻²¹ J as an energy in 10⁻¹⁹ J. */
const energy = (value: number): Choice => ({ text: `${printed(value / 100, 2)} × 10⁻¹⁹ J`, value: value * 1e-21 })

/** From 1 to 10 in 10⁻¹⁹ J, so that all options are in standard form with one power of ten. */
const energies = { least: 100, limit: 1000 }

const remaining = form<Decaying>({
  id: 'mass-remaining',
  difficulty: 'easy',
  draw: (random) => {
    const [halvings, rest] = [random.int(3, 6), random.step(2, 12, 1) / 2]
    return { ...random.pick(nuclides), halvings, mass: rest * 2 ** halvings }
  },
  write: ({ nuclide, unit, halfLife, halvings: n, mass }) => {
    const key = milligrams(mass / 2 ** n)
    return {
      stem:
        `The half-life of ${nuclide} is ${halfLife} ${unit}. Of a sample of ${printed(mass)} mg, ` +
        `the mass that remains undecayed after ${n * halfLife} ${unit} is`,
      key,
      slips: positiveSlips(milligrams, [
        [mass / 2 ** (n + 1), 'This counts one half-life more than the time holds.'],
        [mass / 4 ** n, 'This leaves a quarter, not a half, after each half-life.'],
        [mass / (n * 2 ** n), 'This divides by the number of half-lives after halving already.'],
        [mass / 2 ** (n - 1), 'This counts one half-life fewer than the time holds.'],
        [mass / (2 * n), 'This divides by twice the number of half-lives, but each one halves anew.'],
        [mass / n, 'This divides by the number of half-lives, as for a steady loss.'],
        [mass - mass / 2 ** n, 'This is the mass that has decayed, not the mass that remains.'],
      ]),
      principle: 'In each half-life half of the undecayed atoms decay, so n half-lives leave the fraction (½)ⁿ.',
      working: [
        `Number of half-lives = ${n * halfLife} ÷ ${halfLife} = ${n}`,
        `$m = \\frac{${printed(mass)}}{2^${n}} = \\frac{${printed(mass)}}{${2 ** n}}$`,
        `The mass is ${key.text}`,
      ],
      hints: ['How many half-lives fit into the time?', 'Halve the mass once for each of them.'],
    }
  },
})

const halfLife = form<Counted>({
  id: 'half-life',
  difficulty: 'medium',
  draw: (random) => {
    const halvings = random.int(3, 5)
    const time = halvings * random.int(2, 24)
    return {
      start: 2 ** halvings * random.step(20, 80, 5),
      halvings,
      time,
      unit: random.pick(['min', 'h']),
    }
  },
  write: ({ start, halvings: n, time, unit }) => {
    const inUnit = (value: number) => quantity(value, unit, 1)
    const key = inUnit(time / n)
    return {
      stem:
        `The count rate of a radioactive sample, corrected for background, falls from ${printed(start)} to ` +
        `${printed(start / 2 ** n)} counts per minute in ${time} ${unit}. The half-life of the sample is`,
      key,
      slips: positiveSlips(inUnit, [
        [time / 2 ** n, 'This divides the time by the ratio of the count rates.'],
        [time / (n + 1), 'This counts the first reading as a halving, which is one too many.'],
        [time / (2 * n), 'This divides by twice the number of halvings.'],
        [time / 2, 'This halves the time, as though the half-life were half of any time.'],
        [time / (n - 1), 'This counts one halving fewer than there are between the readings.'],
        [time, 'This takes the whole time as one half-life, but the count rate fell further.'],
      ]),
      principle:
        'The count rate halves in each half-life, so the time divided by the number of halvings is the half-life.',
      working: [
        `${printed(start)} ÷ ${printed(start / 2 ** n)} = ${2 ** n} = 2${superscript(n)}, so there are ${n} half-lives`,
        `Half-life = ${time} ÷ ${n} = ${key.text}`,
      ],
      hints: ['By what factor did the count rate fall?', 'How many halvings give this factor?'],
    }
  },
})

const counted = (alphas: number, betas: number): Choice => ({ text: `${alphas} and ${betas}` })

const decay = form<Decay>({
  id: 'alpha-and-beta',
  difficulty: 'hard',
  draw: (random) => {
    const series = random.pick(decaySeries)
    const from = random.int(0, series.length - 2)
    const [parent, daughter] = [at(series, from), at(series, random.int(from + 1, series.length - 1))]
    const alphas = (parent.mass - daughter.mass) / 4
    const betas = 2 * alphas - (parent.protons - daughter.protons)
    return alphas < 2 || betas < 1 || alphas === betas ? null : { parent, daughter, alphas, betas }
  },
  write: ({ parent, daughter, alphas, betas }) => {
    const key = counted(alphas, betas)
    const [lost, fall] = [parent.mass - daughter.mass, parent.protons - daughter.protons]
    const slips: Slip[] = [
      { ...counted(betas, alphas), because: 'This gives the two numbers in the wrong order, beta before alpha.' },
      {
        ...counted(alphas, 2 * alphas),
        because: 'This counts each proton that the alpha particles carry off as a beta.',
      },
      {
        ...counted(2 * alphas, 4 * alphas - fall),
        because: 'This takes the mass number of an alpha particle to be 2 and not 4.',
      },
      {
        ...counted(alphas, 2 * alphas + fall),
        because: 'This adds the fall in proton number, where it must be subtracted.',
      },
    ]
    if (fall > 0)
      slips.push({ ...counted(alphas, fall), because: 'This takes the fall in proton number as the number of betas.' })
    return {
      stem:
        `${parent.name} (proton number ${parent.protons}) decays in stages to ${daughter.name.toLowerCase()} ` +
        `(proton number ${daughter.protons}). The numbers of alpha and beta particles emitted are, respectively`,
      key,
      slips,
      principle: 'Each alpha lowers the mass number by 4 and the proton number by 2; each beta raises the latter by 1.',
      working: [
        `Alpha: (${parent.mass} − ${daughter.mass}) ÷ 4 = ${lost} ÷ 4 = ${alphas}`,
        `Beta: ${daughter.protons} − (${parent.protons} − 2 × ${alphas}) = ${betas}`,
        `The numbers are ${key.text}`,
      ],
      hints: [
        'Which particle changes the mass number?',
        'What would the proton number be after the alpha particles alone?',
      ],
    }
  },
})

const photoelectric = form<Photons>({
  id: 'photoelectric-energy',
  difficulty: 'medium',
  draw: (random) => {
    const [frequency, workFunction] = [random.int(6, 15), random.step(340, 700, 10)]
    const left = 66 * frequency - workFunction
    return left < 100 || left > 600 ? null : { frequency, workFunction }
  },
  write: ({ frequency, workFunction }) => {
    const photon = 66 * frequency
    const key = energy(photon - workFunction)
    return {
      stem:
        `Radiation of frequency ${standardForm(frequency * 1e14, 1)} Hz falls on a metal of work function ` +
        `${energy(workFunction).text}. The maximum kinetic energy of the photoelectrons is [h = 6.6 × 10⁻³⁴ J s]`,
      key,
      slips: slipsBetween(
        energy,
        [
          [(photon - workFunction) / 2, 'This halves the energy left over because of the ½ in ½mv².'],
          [(100 * photon) / workFunction, 'This divides the photon energy by the work function.'],
          [photon - 2 * workFunction, 'This takes the work function twice from the energy of the photon.'],
          [workFunction, 'This is the work function: the energy that the electron spends in leaving.'],
          [photon, 'This is the whole photon energy: the work function is left out.'],
          [photon + workFunction, 'This adds the work function, but the electron must spend it to leave.'],
          [2 * (photon - workFunction), 'This doubles the energy left over because of the ½ in ½mv².'],
        ],
        energies,
      ),
      principle: "By Einstein's photoelectric equation the maximum kinetic energy is hf less the work function.",
      working: [
        `hf = 6.6 × 10⁻³⁴ × ${standardForm(frequency * 1e14, 1)} = ${energy(photon).text}`,
        `Kinetic energy = (${printed(photon / 100)} − ${printed(workFunction / 100)}) × 10⁻¹⁹`,
        `The maximum is ${key.text}`,
      ],
      hints: ['What is the energy of one photon?', 'What part of it is needed to leave the metal?'],
    }
  },
})

export const decayAndPhotons = family(
  {
    id: 'p62',
    edition: 1,
    title: 'Radioactive decay and the photoelectric effect',
    subject: 'physics',
    topicId: 'phy-modern',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [remaining, halfLife, decay, photoelectric],
)
