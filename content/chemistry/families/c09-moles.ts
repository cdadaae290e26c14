import { family, form } from '../../engine/family.ts'
import { printed, quantity, standardForm } from '../../engine/quantity.ts'
import { slip, terminates } from '../drafting.ts'
import { atomCount, givenMasses, massWithoutSubscripts } from '../facts/formula.ts'
import { gases, molecules, salts, type Molecule, type Salt, type Substance } from '../facts/substances.ts'

const molarVolume = 22.4
const volumes = [1.12, 2.24, 3.36, 4.48, 5.6, 6.72, 8.96, 11.2, 16.8]
const amounts = [0.05, 0.1, 0.15, 0.2, 0.25, 0.4, 0.5]
const givenVolume = 'molar volume of a gas at s.t.p. = 22.4 dm³ mol⁻¹'

const grams = (value: number) => quantity(value, 'g', 2)
const litres = (value: number) => quantity(value, 'dm³', 2)
const moles = (value: number) => quantity(value, 'mol', 3)
const pureNumber = (value: number) => quantity(value, '', 2)
const particles = (value: number) => ({ text: standardForm(value, 3), value })

const massOfVolume = form<{ gas: Substance; volume: number }>({
  id: 'mass-of-volume',
  difficulty: 'easy',
  draw: (random) => {
    const gas = random.pick(gases)
    const volume = random.pick(volumes)
    return terminates((volume / molarVolume) * gas.molarMass, 2) ? { gas, volume } : null
  },
  write: ({ gas: { name, formula, molarMass }, volume }) => {
    const amount = volume / molarVolume
    return {
      stem: `The mass of ${volume} dm³ of ${name}, ${formula}, measured at s.t.p. is [${givenMasses(formula)}; ${givenVolume}]`,
      key: grams(amount * molarMass),
      slips: [
        slip(grams(volume * molarMass), 'This takes the volume in dm³ to be the number of moles of the gas.'),
        slip(grams(molarMass / amount), 'This turns the division round and takes 22.4 over the volume as the moles.'),
        slip(grams(molarMass), 'This is the mass of one whole mole, which would fill 22.4 dm³ at s.t.p.'),
        slip(grams((amount * molarMass) / 2), 'This works with the vapour density, which is only half the molar mass.'),
        slip(grams(volume / molarMass), 'This divides the volume by the molar mass, which gives no mass at all.'),
        slip(
          grams(amount * massWithoutSubscripts(formula)),
          `This adds the atomic masses but leaves out the subscripts in ${formula}.`,
        ),
      ],
      principle: 'At s.t.p. one mole of any gas occupies 22.4 dm³, and mass is amount times molar mass.',
      working: [
        `n = ${volume} ÷ 22.4 = ${printed(amount)} mol`,
        `Molar mass of ${formula} = ${molarMass} g mol⁻¹`,
        `Mass = ${printed(amount)} × ${molarMass} = ${grams(amount * molarMass).text}`,
      ],
      hints: ['How many moles of gas fill the given volume?', 'Then multiply by the mass of one mole.'],
    }
  },
})

const volumeOfMass = form<{ gas: Substance; mass: number }>({
  id: 'volume-of-mass',
  difficulty: 'easy',
  draw: (random) => {
    const gas = random.pick(gases)
    return { gas, mass: Number((gas.molarMass * random.pick(amounts)).toFixed(2)) }
  },
  write: ({ gas: { name, formula, molarMass }, mass }) => {
    const amount = mass / molarMass
    const volume = amount * molarVolume
    return {
      stem: `What volume does ${mass} g of ${name}, ${formula}, occupy at s.t.p.? [${givenMasses(formula)}; ${givenVolume}]`,
      key: litres(volume),
      slips: [
        slip(litres(mass * molarVolume), 'This takes the mass in grams to be the number of moles.'),
        slip(litres(molarVolume / amount), 'This divides the molar mass by the mass; the division is upside down.'),
        slip(litres(molarVolume), 'This is the volume of one whole mole, whatever the mass of the sample.'),
        slip(litres(amount), 'This stops at the number of moles and does not multiply by the molar volume.'),
        slip(litres(mass / molarVolume), 'This divides the mass by the molar volume and never uses the molar mass.'),
        slip(
          litres(volume / atomCount(formula)),
          'This shares the volume among the atoms; the molar volume is for molecules.',
        ),
        slip(
          litres((mass / massWithoutSubscripts(formula)) * molarVolume),
          `This adds the atomic masses but leaves out the subscripts in ${formula}.`,
        ),
      ],
      principle: 'Amount is mass over molar mass, and at s.t.p. each mole of a gas occupies 22.4 dm³.',
      working: [
        `Molar mass of ${formula} = ${molarMass} g mol⁻¹`,
        `n = ${mass} ÷ ${molarMass} = ${printed(amount)} mol`,
        `Volume = ${printed(amount)} × 22.4 = ${litres(volume).text}`,
      ],
      hints: ['How many moles is the given mass?', 'What volume does one mole of any gas fill at s.t.p.?'],
    }
  },
})

const avogadro = 6.02e23

const atomsInMass = form<{ molecule: Molecule; mass: number }>({
  id: 'atoms-in-mass',
  difficulty: 'medium',
  draw: (random) => {
    const molecule = random.pick(molecules)
    const amount = random.pick(amounts)
    const mantissa = Number((amount * molecule.count * 6.02).toExponential(8).split('e')[0])
    return terminates(mantissa, 3) ? { molecule, mass: Number((molecule.molarMass * amount).toFixed(2)) } : null
  },
  write: ({ molecule: { name, formula, molarMass, element, symbol, count }, mass }) => {
    const amount = mass / molarMass
    const inMole = amount * avogadro
    const all = atomCount(formula)
    return {
      stem:
        `The number of ${element} atoms in ${mass} g of ${name}, ${formula}, is ` +
        `[${givenMasses(formula)}; Avogadro constant = 6.02 × 10²³ mol⁻¹]`,
      key: particles(inMole * count),
      slips: [
        slip(particles(inMole), `This is the number of molecules; each of them holds ${count} atoms of ${element}.`),
        slip(particles(inMole * all), `This counts the atoms of every element in ${formula}, not only ${element}.`),
        slip(particles(avogadro * count), 'This is the number in one whole mole and leaves out the given mass.'),
        slip(
          particles(inMole / count),
          `This divides by the ${count} atoms of ${element} in a molecule instead of multiplying.`,
        ),
        slip(
          particles((inMole * count) / all),
          `This multiplies by the share of ${element} among the atoms, not by their number.`,
        ),
        slip(particles(mass * avogadro * count), 'This takes the mass in grams to be the number of moles.'),
        slip(
          particles((avogadro / amount) * count),
          'This divides the molar mass by the mass; the division is upside down.',
        ),
      ],
      principle: `One mole holds 6.02 × 10²³ molecules, and a molecule of ${formula} holds ${count} atoms of ${symbol}.`,
      working: [
        `n = ${mass} ÷ ${molarMass} = ${printed(amount)} mol`,
        `Atoms of ${symbol} = ${printed(amount)} × ${count} × 6.02 × 10²³`,
        `= ${particles(inMole * count).text}`,
      ],
      hints: ['First find the number of molecules.', `How many ${element} atoms are in one molecule?`],
    }
  },
})

const ionsInMass = form<{ salt: Salt; mass: number }>({
  id: 'ions-in-mass',
  difficulty: 'medium',
  draw: (random) => {
    const salt = random.pick(salts)
    const mass = salt.molarMass * random.pick([0.1, 0.2, 0.25, 0.4, 0.5])
    return terminates(mass, 2) ? { salt, mass: Number(mass.toFixed(2)) } : null
  },
  write: ({ salt: { name, formula, molarMass, ion, count, others }, mass }) => {
    const amount = mass / molarMass
    return {
      stem: `The amount of ${ion} ions in ${mass} g of ${name}, ${formula}, is [${givenMasses(formula)}]`,
      key: moles(amount * count),
      slips: [
        slip(moles(amount), `This is the amount of the salt; its formula has ${count} ${ion} ions.`),
        slip(moles(amount / count), `This divides by the ${count} ions of the formula instead of multiplying by them.`),
        slip(moles(amount * others), `This counts the other ions in ${formula} and not the ${ion} ions.`),
        slip(
          moles(amount * (count + others)),
          `This counts all the ions in ${formula}, positive and negative together.`,
        ),
        slip(moles(count), 'This is the amount in one mole of the salt and leaves out the mass.'),
        slip(moles(count / amount), 'This divides the molar mass by the mass; the division is upside down.'),
        slip(moles(amount / (count + others)), `This shares the amount of the salt among all the ions in ${formula}.`),
      ],
      principle: `Each mole of ${formula} holds ${count} moles of ${ion} ions, and amount is mass over molar mass.`,
      working: [
        `Molar mass of ${formula} = ${molarMass} g mol⁻¹`,
        `n = ${mass} ÷ ${molarMass} = ${printed(amount)} mol`,
        `Amount of ${ion} ions = ${printed(amount)} × ${count} = ${moles(amount * count).text}`,
      ],
      hints: ['How many moles of the salt are there?', `How many ${ion} ions stand in the formula?`],
    }
  },
})

const massOfMolecule = form<{ volume: number; mass: number }>({
  id: 'relative-molecular-mass',
  difficulty: 'medium',
  draw: (random) => {
    const volume = random.pick(volumes)
    const mass = (random.pick([17, 28, 30, 32, 34, 44, 46, 58, 64, 71]) * volume) / molarVolume
    return terminates(mass, 2) ? { volume, mass: Number(mass.toFixed(2)) } : null
  },
  write: ({ volume, mass }) => {
    const amount = volume / molarVolume
    const relative = mass / amount
    return {
      stem: `If ${volume} dm³ of a gas at s.t.p. has a mass of ${mass} g, its relative molecular mass is [${givenVolume}]`,
      key: pureNumber(relative),
      slips: [
        slip(pureNumber(relative / 2), 'This is the vapour density, which is half of the relative molecular mass.'),
        slip(pureNumber(mass * amount), 'This multiplies the mass by the number of moles instead of dividing.'),
        slip(pureNumber(mass / volume), 'This is the mass of 1 dm³, the density, not that of 22.4 dm³.'),
        slip(pureNumber(relative * 2), 'This doubles the answer as though it were only the vapour density.'),
        slip(pureNumber(mass * molarVolume), 'This multiplies by 22.4 but forgets to divide by the volume.'),
        slip(pureNumber(mass * volume), 'This multiplies mass and volume, so the molar volume is not used.'),
      ],
      principle: 'The relative molecular mass is the mass in grams of 22.4 dm³ of the gas at s.t.p.',
      working: [
        `n = ${volume} ÷ 22.4 = ${printed(amount)} mol`,
        `Relative molecular mass = ${mass} ÷ ${printed(amount)} = ${pureNumber(relative).text}`,
      ],
      hints: ['How many moles of the gas are there?', 'What is the mass of one mole?'],
    }
  },
})

export const moleConversions = family(
  {
    id: 'c09',
    edition: 1,
    title: 'Moles, mass, particles and volume',
    subject: 'chemistry',
    topicId: 'che-mole',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [massOfVolume, volumeOfMass, atomsInMass, ionsInMass, massOfMolecule],
)
