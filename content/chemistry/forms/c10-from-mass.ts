import { form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { slip, terminates } from '../drafting.ts'
import { countIn } from '../facts/equations.ts'
import { molarMassOf } from '../facts/formula.ts'
import { gasSteps, steps, type GasStep, type Step } from '../facts/reactions.ts'
import { grams, litres, masses, molarVolume } from './c10-given.ts'

const amounts = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 1, 1.5, 2]

export const massOfProduct = form<{ step: Step; amount: number }>({
  id: 'mass-of-product',
  difficulty: 'easy',
  draw: (random) => {
    const step = random.pick(steps)
    const amount = random.pick(amounts)
    const formed = (amount * countIn(step.equation, step.to)) / countIn(step.equation, step.from)
    const isClean = terminates(amount * molarMassOf(step.from), 2) && terminates(formed * molarMassOf(step.to), 2)
    return isClean && terminates(formed, 3) ? { step, amount } : null
  },
  write: ({ step: { equation, from, name, to, product, how }, amount }) => {
    const taken = countIn(equation, from)
    const made = countIn(equation, to)
    const formed = (amount * made) / taken
    const mass = amount * molarMassOf(from)
    const key = grams(formed * molarMassOf(to))
    return {
      stem: `What mass of ${product} is formed when ${grams(mass).text} of ${name} ${how}? [${equation}; ${masses(from, to)}]`,
      key,
      slips: [
        slip(grams(amount * molarMassOf(to)), 'This takes one mole of product from each mole of the reactant.'),
        slip(
          grams(((amount * taken) / made) * molarMassOf(to)),
          'This turns the ratio of moles in the equation upside down.',
        ),
        slip(grams(mass), 'This takes the mass of the product to be that of the reactant.'),
        slip(
          grams(formed * molarMassOf(from)),
          'This multiplies by the molar mass of the reactant, not of the product.',
        ),
        slip(grams(made * molarMassOf(to)), 'This is the mass in the equation itself, whatever mass was used.'),
        slip(grams(formed * made * molarMassOf(to)), 'This uses the number before the product twice.'),
        slip(grams(mass * (made / taken)), 'This puts the ratio of moles on the masses and leaves out molar masses.'),
        slip(
          grams((formed * molarMassOf(to)) / 2),
          'This halves the product although the equation does not ask for it.',
        ),
      ],
      principle: 'Equations give ratios of moles, so masses go over to moles and back.',
      working: [
        `${from}: ${printed(mass, 2)} ÷ ${printed(molarMassOf(from), 1)} = ${printed(amount, 3)} mol`,
        `${to}: ${printed(amount, 3)} × ${made}/${taken} = ${printed(formed, 3)} mol`,
        `Mass = ${printed(formed, 3)} × ${printed(molarMassOf(to), 1)} = ${key.text}`,
      ],
      hints: ['How many moles of the reactant are there?', 'What ratio of moles does the equation give?'],
    }
  },
})

export const volumeOfGas = form<{ step: GasStep; amount: number }>({
  id: 'volume-of-gas',
  difficulty: 'medium',
  draw: (random) => {
    const step = random.pick(gasSteps)
    const amount = random.pick(amounts)
    const formed = (amount * countIn(step.equation, step.to)) / countIn(step.equation, step.from)
    const isClean = terminates(amount * molarMassOf(step.from), 2) && terminates(formed, 3)
    return isClean && amount <= 1 ? { step, amount } : null
  },
  write: ({ step: { equation, from, name, to, gas, how }, amount }) => {
    const taken = countIn(equation, from)
    const made = countIn(equation, to)
    const formed = (amount * made) / taken
    const mass = amount * molarMassOf(from)
    const key = litres(formed * 22.4)
    return {
      stem: `When ${grams(mass).text} of ${name} ${how}, the volume of ${gas} given off, measured at s.t.p., is [${equation}; ${masses(from)}; ${molarVolume}]`,
      key,
      slips: [
        slip(litres(amount * 22.4), 'This takes one mole of gas from each mole of the reactant.'),
        slip(litres(((amount * taken) / made) * 22.4), 'This turns the ratio of moles in the equation upside down.'),
        slip(litres(22.4 * made), 'This is the volume in the equation itself, whatever mass was used.'),
        slip(
          litres((mass / (taken * molarMassOf(from) * taken)) * made * 22.4),
          'This divides twice by the number before the reactant.',
        ),
        slip(litres(formed * 2 * 22.4), 'This counts the two atoms of each gas molecule as two molecules.'),
        slip(litres(formed * 24), 'This uses the molar volume at room temperature instead of at s.t.p.'),
        slip(litres(formed * molarMassOf(to)), 'This multiplies by the molar mass, so it is a mass and no volume.'),
        slip(litres(formed * 11.2), 'This takes half of the molar volume for one mole of gas.'),
      ],
      principle: 'The equation gives the ratio of moles, and a mole of gas fills 22.4 dm³ at s.t.p.',
      working: [
        `${from}: ${printed(mass, 2)} ÷ ${printed(molarMassOf(from), 1)} = ${printed(amount, 3)} mol`,
        `${to}: ${printed(amount, 3)} × ${made}/${taken} = ${printed(formed, 3)} mol`,
        `Volume = ${printed(formed, 3)} × 22.4 = ${key.text}`,
      ],
      hints: ['Turn the mass into moles first.', 'How many moles of gas come from that?'],
    }
  },
})
