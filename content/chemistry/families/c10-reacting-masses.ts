import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { positive, slip, terminates } from '../drafting.ts'
import { countIn } from '../facts/equations.ts'
import { molarMassOf } from '../facts/formula.ts'
import { samples, unions, type Sample, type Union } from '../facts/mixtures.ts'
import { massOfProduct, volumeOfGas } from '../forms/c10-from-mass.ts'
import { grams, litres, masses, molarVolume } from '../forms/c10-given.ts'

const percent = (value: number) => quantity(value, '%', 1)

const limitingReagent = form<{ union: Union; first: number; second: number }>({
  id: 'limiting-reagent',
  difficulty: 'hard',
  draw: (random) => {
    const union = random.pick(unions)
    const { equation } = union
    // In runs of the equation: how often each reactant would last.
    const runs = random.pick([0.05, 0.1, 0.15, 0.2, 0.25, 0.5])
    const excess = runs * random.pick([1.2, 1.5, 1.6, 2, 2.5])
    const [a, b] = random.shuffle([runs, excess])
    const first = countIn(equation, union.first) * (a ?? 0) * molarMassOf(union.first)
    const second = countIn(equation, union.second) * (b ?? 0) * molarMassOf(union.second)
    const isClean = terminates(first, 2) && terminates(second, 2)
    return isClean ? { union, first: Number(first.toFixed(2)), second: Number(second.toFixed(2)) } : null
  },
  write: ({ union: { equation, first, firstName, second, secondName, to, product }, first: a, second: b }) => {
    const made = countIn(equation, to)
    const runsOfFirst = a / molarMassOf(first) / countIn(equation, first)
    const runsOfSecond = b / molarMassOf(second) / countIn(equation, second)
    const mass = (runs: number) => runs * made * molarMassOf(to)
    const runs = Math.min(runsOfFirst, runsOfSecond)
    const isFirst = runsOfFirst < runsOfSecond
    const short = isFirst ? first : second
    const moles = isFirst ? a / molarMassOf(first) : b / molarMassOf(second)
    const left = isFirst
      ? (runsOfSecond - runs) * countIn(equation, second) * molarMassOf(second)
      : (runsOfFirst - runs) * countIn(equation, first) * molarMassOf(first)
    const key = grams(mass(runs))
    return {
      stem: `A mixture of ${grams(a).text} of ${firstName} and ${grams(b).text} of ${secondName} reacts until one of them is used up. The mass of ${product} formed is [${equation}; ${masses(first, second)}]`,
      key,
      slips: [
        slip(grams(a + b), 'This adds the two masses, but part of one reactant is left over.'),
        slip(grams(mass(Math.max(runsOfFirst, runsOfSecond))), 'This works from the reactant that is in excess.'),
        slip(grams(moles * molarMassOf(to)), 'This takes one mole of product from each mole of the limiting reactant.'),
        slip(grams(left), 'This is the mass of the reactant that is left over.'),
        slip(grams(mass(runs) / 2), 'This halves the moles of product that the equation gives.'),
        slip(grams(mass(runs) * 2), 'This doubles the moles of product that the equation gives.'),
        slip(grams(mass(runs) - left), 'This takes away the excess from the product, but it never reacted.'),
      ].filter(({ value }) => value !== undefined && value > 0),
      principle: 'The reactant that runs out first decides how much product is formed.',
      working: [
        `${first}: ${printed(a, 2)} ÷ ${printed(molarMassOf(first), 1)} = ${printed(a / molarMassOf(first), 3)} mol; ${second}: ${printed(b, 2)} ÷ ${printed(molarMassOf(second), 1)} = ${printed(b / molarMassOf(second), 3)} mol`,
        `${short} runs out first, and ${to} formed is ${printed(runs * made, 3)} mol`,
        `Mass = ${printed(runs * made, 3)} × ${printed(molarMassOf(to), 1)} = ${key.text}`,
      ],
      hints: ['How many moles are there of each reactant?', 'Which of the two is used up first by the equation?'],
    }
  },
})

const purity = form<{ sample: Sample; mass: number; volume: number }>({
  id: 'purity',
  difficulty: 'hard',
  draw: (random) => {
    const sample = random.pick(samples)
    const pure = random.pick([0.05, 0.1, 0.2, 0.25, 0.4, 0.5])
    const share = random.pick([50, 60, 62.5, 64, 70, 75, 80, 84, 90])
    const mass = (pure * molarMassOf(sample.from) * 100) / share
    const volume = ((pure * countIn(sample.equation, sample.to)) / countIn(sample.equation, sample.from)) * 22.4
    const isClean = terminates(mass, 2) && terminates(volume, 2)
    return isClean ? { sample, mass: Number(mass.toFixed(2)), volume: Number(volume.toFixed(2)) } : null
  },
  write: ({ sample: { equation, name, from, to, gas, how }, mass, volume }) => {
    const taken = countIn(equation, from)
    const made = countIn(equation, to)
    const gasMoles = volume / 22.4
    const pureMoles = (gasMoles * taken) / made
    const pure = pureMoles * molarMassOf(from)
    const share = (grammes: number) => (grammes / mass) * 100
    const key = percent(share(pure))
    return {
      stem: `An impure sample of ${name} of mass ${grams(mass).text}, ${how}, gives ${litres(volume).text} of ${gas} at s.t.p. The impurities give no gas. What is the percentage of ${from} in the sample? [${equation}; ${masses(from)}; ${molarVolume}]`,
      key,
      slips: positive([
        slip(percent(100 - share(pure)), `This is the percentage of the impurities and not that of ${from}.`),
        slip(percent(share(gasMoles * molarMassOf(from))), `This takes one mole of ${from} for each mole of the gas.`),
        slip(
          percent(share(gasMoles * molarMassOf(to))),
          'This takes the mass of the gas for the mass of the pure substance.',
        ),
        slip(
          percent(share((volume / 24) * (taken / made) * molarMassOf(from))),
          'This uses the molar volume at room temperature instead of at s.t.p.',
        ),
        slip(percent(share(pure / 2)), 'This divides the moles by two, which the equation does not ask for.'),
        slip(percent(100 - share(pure) / 2), 'This halves the pure part and then takes it from one hundred.'),
        slip(
          percent(share(pure) + (100 - share(pure)) / 2),
          'This counts half of the impurities as though they gave gas too.',
        ),
      ]).filter(({ value }) => value !== undefined && value < 100),
      principle: 'Percentage purity is the mass of the pure substance over the mass of the sample, times 100.',
      working: [
        `${to}: ${printed(volume, 2)} ÷ 22.4 = ${printed(gasMoles, 3)} mol, so ${from}: ${printed(pureMoles, 3)} mol`,
        `Pure ${from}: ${printed(pureMoles, 3)} × ${printed(molarMassOf(from), 1)} = ${printed(pure, 2)} g`,
        `Percentage = ${printed(pure, 2)} ÷ ${printed(mass, 2)} × 100 = ${key.text}`,
      ],
      hints: ['How many moles of gas were collected?', 'What mass of the pure substance gives that much gas?'],
    }
  },
})

export const reactingMasses = family(
  {
    id: 'c10',
    edition: 1,
    title: 'Reacting masses, limiting reagent and purity',
    subject: 'chemistry',
    topicId: 'che-mole',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [massOfProduct, volumeOfGas, limitingReagent, purity],
)
