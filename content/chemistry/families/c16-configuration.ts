import { family, form } from '../../engine/family.ts'
import { quantity, superscript } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { positive, slip } from '../drafting.ts'
import { subscript } from '../facts/formula.ts'
import { simpleIons, type Ion } from '../facts/ions.ts'
import { shellsOf, shellText } from '../facts/shells.ts'

const subshells = ['1s', '2s', '2p', '3s', '3p', '4s'] as const

/** Electrons in each subshell: a full shell of 8 is s² p⁶. */
function subshellCounts(atomicNumber: number): number[] {
  const [first = 0, ...others] = shellsOf(atomicNumber)
  return [first, ...others.flatMap((count) => [Math.min(count, 2), count - 2])].filter((count) => count > 0)
}

const subshellText = (counts: readonly number[]) =>
  counts.map((count, index) => `${at(subshells, index)}${superscript(count)}`).join('')

const place = (group: number, period: number) => ({ text: `Group ${group}, Period ${period}` })

const groupAndPeriod = form<{ atomicNumber: number }>({
  id: 'group-and-period',
  difficulty: 'easy',
  draw: (random) => ({ atomicNumber: random.pick([3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 19, 20]) }),
  write: ({ atomicNumber }) => {
    const shells = shellsOf(atomicNumber)
    const counts = subshellCounts(atomicNumber)
    const period = shells.length
    const group = at(shells, period - 1)
    return {
      stem: `An element whose atoms have the electronic configuration ${subshellText(counts)} is found in`,
      key: place(group, period),
      slips: [
        slip(
          place(at(counts, counts.length - 1), period),
          'This counts the electrons of the last subshell only, not the outer shell.',
        ),
        slip(place(period, group), 'This exchanges the two: outer electrons give the group, shells give the period.'),
        slip(
          place(group, counts.length),
          'This takes the number of subshells for the period, not the number of shells.',
        ),
        slip(place(8 - group, period), 'This takes the electrons missing from a full shell for the group.'),
        slip(place(group, period - 1), 'This counts only the filled inner shells and leaves out the outer shell.'),
      ],
      principle: 'The number of shells is the period, and for these elements the outer electrons number the group.',
      working: [
        `In shells: ${shellText(shells)}`,
        `Shells in use: ${period}; outer electrons: ${group}`,
        `Place: ${place(group, period).text}`,
      ],
      hints: [
        'Put the electrons of one shell together first.',
        'What do the number of shells and the outer electrons tell?',
      ],
    }
  },
})

const metals = [3, 11, 12, 13, 19, 20] as const
const nonMetals = [7, 8, 9, 15, 16, 17] as const

/** Aluminium is left out with third-period non-metals: its chloride is covalent. */
const isIonic = (metal: number, nonMetal: number) => metal !== 13 || nonMetal < 10

const compound = (x: number, y: number) => ({ text: `X${subscript(x)}Y${subscript(y)}` })

const formulaOfCompound = form<{ metal: number; nonMetal: number }>({
  id: 'formula-of-compound',
  difficulty: 'medium',
  draw: (random) => {
    const metal = random.pick(metals)
    const nonMetal = random.pick(nonMetals)
    return isIonic(metal, nonMetal) ? { metal, nonMetal } : null
  },
  write: ({ metal, nonMetal }) => {
    const given = at(shellsOf(metal), shellsOf(metal).length - 1)
    const outer = at(shellsOf(nonMetal), shellsOf(nonMetal).length - 1)
    const taken = 8 - outer
    const factor = given === taken ? given : 1
    const x = taken / factor
    const y = given / factor
    return {
      stem:
        `Atoms of X and Y have the electronic configurations ${shellText(shellsOf(metal))} and ${shellText(shellsOf(nonMetal))} ` +
        'respectively. The formula of the ionic compound of X and Y is',
      key: compound(x, y),
      slips: [
        slip(compound(y, x), 'This puts each number on the wrong element, so the charges do not balance.'),
        slip(compound(taken, given), 'This does not reduce the numbers of ions to the simplest ratio.'),
        slip(compound(outer, given), 'This uses the outer electrons of Y instead of the electrons it needs.'),
        slip(compound(1, 1), 'This takes one ion of each and does not balance the charges.'),
        slip(compound(1, 2), 'This puts Y in as a molecule of two atoms, as in the free element.'),
        slip(compound(given, outer), 'This writes the outer electrons of each atom as its own subscript.'),
      ],
      principle: 'Atoms lose or gain electrons to reach a full outer shell, and the charges of the ions must balance.',
      working: [
        `X loses ${given}, so each ion of X carries ${given}+`,
        `Y gains ${taken}, so each ion of Y carries ${taken}−`,
        `Charges balance in ${compound(x, y).text}`,
      ],
      hints: ['How many electrons does each atom lose or gain?', 'The charges of the ions must add up to nothing.'],
    }
  },
})

const configuration = (shells: readonly number[]) => ({ text: shellText(shells) })

/** The outer electrons and the change of charge are put where they do not belong. */
function misplaced({ atomicNumber, charge }: Ion): number[] {
  const shells = shellsOf(atomicNumber)
  if (charge < 0) return [...shells, -charge]
  const inner = shells.length - 2
  return shells.map((count, index) => (index === inner ? count - charge : count))
}

const configurationOfIon = form<{ ion: Ion }>({
  id: 'configuration-of-ion',
  difficulty: 'easy',
  draw: (random) => ({ ion: random.pick(simpleIons) }),
  write: ({ ion }) => {
    const { name, text, symbol, atomicNumber, charge } = ion
    const electrons = atomicNumber - charge
    const atom = shellsOf(atomicNumber)
    const isMetal = charge > 0
    const count = Math.abs(charge)
    return {
      stem: `The electronic configuration of the ${name} ion, ${text}, is [atomic number of ${symbol} = ${atomicNumber}]`,
      key: configuration(shellsOf(electrons)),
      slips: [
        slip(configuration(atom), `This is the configuration of the neutral atom of ${symbol}, not of its ion.`),
        slip(
          configuration(shellsOf(atomicNumber + charge)),
          `This ${isMetal ? 'adds' : 'removes'} electrons, but ${isMetal ? 'a positive ion has lost' : 'a negative ion has gained'} them.`,
        ),
        slip(
          configuration(misplaced(ion)),
          isMetal
            ? 'This takes the lost electrons from an inner shell, but the outer ones go.'
            : 'This opens a new shell although the outer shell still has room.',
        ),
        slip(
          configuration(isMetal ? [...atom.slice(0, -1), 8] : atom.slice(0, -1)),
          isMetal
            ? 'This fills the outer shell, but a metal atom empties it instead.'
            : 'This drops the outer shell, but a non-metal atom fills it instead.',
        ),
      ],
      principle:
        'A positive ion has lost outer electrons and a negative ion has gained them, one for each unit of charge.',
      working: [
        `Electrons in ${text}: ${atomicNumber} ${isMetal ? '−' : '+'} ${count} = ${electrons}`,
        `Shells: ${shellText(shellsOf(electrons))}`,
      ],
      hints: ['Does this ion have more or fewer electrons than its atom?', 'Fill the shells from the inside.'],
    }
  },
})

const number = (value: number) => quantity(value)

const atomicNumberOfPlace = form<{ group: number; period: number }>({
  id: 'atomic-number-of-place',
  difficulty: 'medium',
  draw: (random) => {
    const period = random.pick([2, 3, 3, 4])
    return { period, group: random.int(1, period === 4 ? 2 : 7) }
  },
  write: ({ group, period }) => {
    const inner = at([0, 2, 10, 18], period - 1)
    const key = number(inner + group)
    return {
      stem: `What is the atomic number of the element in Group ${group} and Period ${period} of the periodic table?`,
      key,
      slips: positive([
        slip(number(8 * (period - 1) + group), 'This gives the first shell eight electrons, but it holds only two.'),
        slip(number(at([2, 10, 18, 36], period - 1) + group), 'This counts one more full shell than the element has.'),
        slip(number(at([0, 0, 2, 10], period - 1) + group), 'This counts one full shell fewer than the element has.'),
        slip(number(group * period), 'This multiplies the numbers of the group and the period.'),
        slip(number(group + period), 'This adds the numbers of the group and the period.'),
        slip(number(inner + 8 - group), 'This puts in the outer shell the electrons that are missing from it.'),
        slip(number(inner), 'This counts the electrons of the inner shells and forgets the outer shell.'),
      ]),
      principle:
        'The period is the number of shells, and the group of a main-group element is its number of outer electrons.',
      working: [
        `${period} shells, the inner ones full: ${inner} electrons; outer shell: ${group}`,
        `Atomic number = ${inner} + ${group} = ${key.text}`,
      ],
      hints: ['How many shells are in use, and how many electrons are in the outer one?', 'The inner shells are full.'],
    }
  },
})

export const configurations = family(
  {
    id: 'c16',
    edition: 1,
    title: 'Configuration, group, period and formula',
    subject: 'chemistry',
    topicId: 'che-periodic',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 20,
  },
  [groupAndPeriod, formulaOfCompound, configurationOfIon, atomicNumberOfPlace],
)
