import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { positive, slip } from '../drafting.ts'
import { nuclides, type Nuclide } from '../facts/nuclides.ts'
import { superscript } from '../../engine/quantity.ts'

const number = (value: number) => quantity(value, '', 0)
const signOf = (charge: number) =>
  `${Math.abs(charge) === 1 ? '' : superscript(Math.abs(charge))}${charge > 0 ? '⁺' : '⁻'}`
const ionOf = ({ symbol, charge }: Nuclide) => `${symbol}${signOf(charge)}`
const notation = ({ symbol, massNumber, atomicNumber }: Nuclide) =>
  `$^{${massNumber}}_{${atomicNumber}}\\text{${symbol}}$`

const neutrons = form<{ nuclide: Nuclide; wording: number }>({
  id: 'neutrons-of-atom',
  difficulty: 'easy',
  draw: (random) => ({ nuclide: random.pick(nuclides), wording: random.int(0, 1) }),
  write: ({ nuclide, wording }) => {
    const { name, massNumber, atomicNumber } = nuclide
    const key = number(massNumber - atomicNumber)
    return {
      stem:
        wording === 0
          ? `The number of neutrons in an atom of ${notation(nuclide)} is`
          : `An atom of ${name} has mass number ${massNumber} and atomic number ${atomicNumber}. How many neutrons are in its nucleus?`,
      key,
      slips: positive([
        slip(number(atomicNumber), 'This is the atomic number, which counts the protons.'),
        slip(number(massNumber), 'This is the mass number, which counts protons and neutrons together.'),
        slip(number(massNumber + atomicNumber), 'This adds the two numbers instead of taking their difference.'),
        slip(
          number(massNumber - 2 * atomicNumber),
          'This takes the electrons from the mass number as well as the protons.',
        ),
        massNumber === 2 * atomicNumber
          ? slip(number(massNumber - atomicNumber + 1), 'This takes away one proton fewer than the atom has.')
          : slip(number(2 * atomicNumber), 'This counts the protons and the electrons, and no neutrons at all.'),
        slip(number(massNumber - atomicNumber - 1), 'This takes away one proton more than the atom has.'),
      ]),
      principle:
        'The mass number counts the protons and the neutrons of the nucleus together, and the atomic number counts only the protons.',
      working: [`Neutrons = ${massNumber} − ${atomicNumber} = ${key.text}`],
      hints: ['Which particles does the mass number count?', 'Which of the two numbers counts protons only?'],
    }
  },
})

const electronsOfIon = form<{ nuclide: Nuclide; wording: number }>({
  id: 'electrons-of-ion',
  difficulty: 'easy',
  draw: (random) => {
    const nuclide = random.pick(nuclides)
    return nuclide.charge === 0 ? null : { nuclide, wording: random.int(0, 1) }
  },
  write: ({ nuclide, wording }) => {
    const { name, symbol, massNumber, atomicNumber, charge } = nuclide
    const key = number(atomicNumber - charge)
    const sign = charge > 0 ? '−' : '+'
    return {
      stem:
        wording === 0
          ? `How many electrons are there in the ion ${ionOf(nuclide)}? [${symbol}: atomic number ${atomicNumber}, mass number ${massNumber}]`
          : `The atomic number of ${name} is ${atomicNumber} and its mass number is ${massNumber}. The number of electrons in one ${ionOf(nuclide)} ion is`,
      key,
      slips: [
        slip(number(atomicNumber), 'This is the number of electrons in the neutral atom, not in the ion.'),
        slip(
          number(atomicNumber + charge),
          `This ${charge > 0 ? 'adds electrons, but a positive ion has lost' : 'removes electrons, but a negative ion has gained'} them.`,
        ),
        slip(number(massNumber - atomicNumber), 'This is the number of neutrons in the nucleus.'),
        slip(number(massNumber), 'This is the mass number, which counts no electrons at all.'),
        slip(number(massNumber - charge), 'This corrects the mass number for the charge instead of the atomic number.'),
        slip(number(Math.abs(charge)), 'This counts only the electrons that were lost or gained.'),
        slip(
          number(atomicNumber - charge - Math.sign(charge) * 2),
          `This ${charge > 0 ? 'takes away' : 'adds'} two electrons too many for the charge.`,
        ),
      ],
      principle: 'A neutral atom has as many electrons as protons; each unit of charge is one electron lost or gained.',
      working: [
        `Electrons in the atom: ${atomicNumber}`,
        `Electrons in ${ionOf(nuclide)} = ${atomicNumber} ${sign} ${Math.abs(charge)} = ${key.text}`,
      ],
      hints: [
        'How many electrons has the neutral atom?',
        `Does a ${charge > 0 ? 'positive' : 'negative'} ion have more or fewer electrons than its atom?`,
      ],
    }
  },
})

const massNumberOfIon = form<{ nuclide: Nuclide }>({
  id: 'mass-number-from-ion',
  difficulty: 'medium',
  draw: (random) => {
    const nuclide = random.pick(nuclides)
    return nuclide.charge === 0 ? null : { nuclide }
  },
  write: ({ nuclide: { massNumber, atomicNumber, charge } }) => {
    const electrons = atomicNumber - charge
    const inside = massNumber - atomicNumber
    const key = number(massNumber)
    return {
      stem: `An ion X${signOf(charge)} contains ${electrons} electrons and ${inside} neutrons. The mass number of X is`,
      key,
      slips: [
        slip(number(electrons + inside), 'This takes the number of electrons in the ion for the number of protons.'),
        slip(number(electrons - charge + inside), 'This corrects for the charge in the wrong direction.'),
        slip(number(atomicNumber), 'This is the number of protons alone, which is the atomic number.'),
        slip(number(atomicNumber + electrons), 'This adds protons and electrons and leaves out the neutrons.'),
        slip(number(massNumber + electrons), 'This counts the electrons in the mass number too.'),
        slip(number(2 * inside), 'This takes the protons to be as many as the neutrons.'),
        slip(number(inside), 'This counts only the neutrons and leaves out the protons.'),
      ],
      principle: 'The mass number is protons plus neutrons; the protons follow from the electrons and the charge.',
      working: [
        `Protons = ${electrons} ${charge > 0 ? '+' : '−'} ${Math.abs(charge)} = ${atomicNumber}`,
        `Mass number = ${atomicNumber} + ${inside} = ${key.text}`,
      ],
      hints: ['Has the ion lost or gained electrons?', 'Find the number of protons first.'],
    }
  },
})

const chargeFromParticles = form<{ nuclide: Nuclide }>({
  id: 'ion-from-particles',
  difficulty: 'medium',
  draw: (random) => {
    const nuclide = random.pick(nuclides)
    return nuclide.charge === 0 ? null : { nuclide }
  },
  write: ({ nuclide: { massNumber, atomicNumber, charge } }) => {
    const electrons = atomicNumber - charge
    const inside = massNumber - atomicNumber
    const ion = (mass: number, atomic: number, sign: number) => ({
      text: `$^{${mass}}_{${atomic}}\\text{X}^{${Math.abs(sign) === 1 ? '' : Math.abs(sign)}${sign > 0 ? '+' : '-'}}$`,
    })
    const key = ion(massNumber, atomicNumber, charge)
    return {
      stem: `A particle has ${atomicNumber} protons, ${inside} neutrons and ${electrons} electrons. Which of these represents it?`,
      key,
      slips: [
        slip(
          ion(massNumber, atomicNumber, -charge),
          'This gives the wrong sign: electrons are the negative particles.',
        ),
        slip(ion(massNumber, electrons, charge), 'This puts the number of electrons for the atomic number.'),
        slip(ion(inside, atomicNumber, charge), 'This puts the number of neutrons for the mass number.'),
        slip(
          ion(atomicNumber + electrons, atomicNumber, charge),
          'This adds protons and electrons to get the mass number.',
        ),
        slip(ion(massNumber, inside, charge), 'This puts the number of neutrons for the atomic number.'),
        slip(ion(massNumber + electrons, atomicNumber, charge), 'This counts the electrons in the mass number too.'),
      ],
      principle: 'The mass number is protons plus neutrons, and the charge is protons minus electrons.',
      working: [
        `Mass number = ${atomicNumber} + ${inside} = ${massNumber}`,
        `Charge = ${atomicNumber} − ${electrons} = ${charge > 0 ? '+' : '−'}${Math.abs(charge)}`,
        `Symbol: ${key.text}`,
      ],
      hints: ['Which particles make up the mass number?', 'Are there more protons or more electrons?'],
    }
  },
})

export const particles = family(
  {
    id: 'c14',
    edition: 1,
    title: 'Protons, neutrons and electrons of atoms and ions',
    subject: 'chemistry',
    topicId: 'che-atomic',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [neutrons, electronsOfIon, massNumberOfIon, chargeFromParticles],
)
