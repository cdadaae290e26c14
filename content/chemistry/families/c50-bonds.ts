import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { tableFigure } from '../../figures/table.ts'
import { positive, slip } from '../drafting.ts'

export interface Molecule {
  name: string
  formula: string
  /** Outer electrons of each atom, the central one first. */
  outer: readonly number[]
  /** Shared pairs in the whole molecule. */
  bonds: number
}

export interface Salt {
  metal: string
  metalCharge: number
  other: string
  otherCharge: number
}

export interface Pairs {
  /** Bonding and lone pairs around the central atoms of the rows. */
  rows: readonly (readonly [bonding: number, lone: number])[]
  row: number
}

const molecules: readonly Molecule[] = [
  { name: 'ammonia', formula: 'NH₃', outer: [5, 1, 1, 1], bonds: 3 },
  { name: 'water', formula: 'H₂O', outer: [6, 1, 1], bonds: 2 },
  { name: 'methane', formula: 'CH₄', outer: [4, 1, 1, 1, 1], bonds: 4 },
  { name: 'carbon(IV) oxide', formula: 'CO₂', outer: [4, 6, 6], bonds: 4 },
  { name: 'hydrogen chloride', formula: 'HCl', outer: [7, 1], bonds: 1 },
  { name: 'tetrachloromethane', formula: 'CCl₄', outer: [4, 7, 7, 7, 7], bonds: 4 },
  { name: 'phosphorus(III) chloride', formula: 'PCl₃', outer: [5, 7, 7, 7], bonds: 3 },
  { name: 'ethene', formula: 'C₂H₄', outer: [4, 4, 1, 1, 1, 1], bonds: 6 },
  { name: 'ethyne', formula: 'C₂H₂', outer: [4, 4, 1, 1], bonds: 5 },
  { name: 'hydrogen sulphide', formula: 'H₂S', outer: [6, 1, 1], bonds: 2 },
  { name: 'chlorine', formula: 'Cl₂', outer: [7, 7], bonds: 1 },
  { name: 'oxygen', formula: 'O₂', outer: [6, 6], bonds: 2 },
  { name: 'nitrogen', formula: 'N₂', outer: [5, 5], bonds: 3 },
  { name: 'trichloromethane', formula: 'CHCl₃', outer: [4, 1, 7, 7, 7], bonds: 4 },
]

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const count = (value: number) => quantity(value)

const lonePairs = form<Molecule>({
  id: 'lone-pairs',
  difficulty: 'hard',
  draw: (random) => {
    const molecule = random.pick(molecules)
    return sum(molecule.outer) > 2 * molecule.bonds ? molecule : null
  },
  write: ({ name, formula, outer, bonds }) => {
    const total = sum(outer)
    const key = count((total - 2 * bonds) / 2)
    return {
      stem: `The total number of lone pairs of electrons in the outer shells of a molecule of ${name}, ${formula}, is`,
      key,
      slips: positive([
        slip(count(total - 2 * bonds), 'You counted the electrons that are not shared one by one; two make a pair.'),
        slip(count(bonds), 'You counted the pairs that are shared, which are the bonds.'),
        slip(count(total / 2), 'You counted all pairs of outer electrons, the shared ones included.'),
        slip(count((at(outer, 0) - bonds) / 2), 'You looked at the central atom and left out the others.'),
        slip(count((total - bonds) / 2), 'You took off one electron for each bond, but a bond uses two.'),
        slip(count(total), 'You counted all outer electrons of the molecule.'),
        slip(count((total - 2 * bonds) / 2 + 1), 'You counted one shared pair as a lone pair.'),
      ]).filter(({ value }) => Number.isInteger(value)),
      principle: 'Outer electrons that are not used in bonds are found in lone pairs.',
      working: [
        `Outer electrons: ${outer.join(' + ')} = ${total}`,
        `In ${bonds === 1 ? 'one shared pair' : `${bonds} shared pairs`}: ${2 * bonds}, so ${total - 2 * bonds} are not shared`,
        `${total - 2 * bonds} ÷ 2 = ${key.text}`,
      ],
      hints: ['Add up the outer electrons of all the atoms.', 'How many of them are used in the bonds?'],
      twinKeys: [`lone pairs ${formula}`],
    }
  },
})

const shared = form<Molecule>({
  id: 'shared-electrons',
  difficulty: 'medium',
  draw: (random) => random.pick(molecules),
  write: ({ name, formula, outer, bonds }) => {
    const key = count(2 * bonds)
    return {
      stem: `How many electrons are shared in the bonds of one molecule of ${name}, ${formula}?`,
      key,
      slips: positive([
        slip(count(bonds), 'You counted the shared pairs; each pair has two electrons.'),
        slip(count(sum(outer)), 'You counted all the outer electrons, the unshared ones too.'),
        slip(count(outer.length - 1), 'You counted each link between atoms once and one electron for it.'),
        slip(
          count(2 * (outer.length - 1)),
          'You took every link to be a single bond; check for double and triple bonds.',
        ),
        slip(count(4 * bonds), 'You counted two electrons from each atom for every shared pair.'),
        slip(count(at(outer, 0)), 'You counted the outer electrons of the first atom.'),
        slip(count(8), 'You gave the number in a full outer shell of one atom.'),
      ]),
      principle: 'A covalent bond is a shared pair of electrons: a double bond has two pairs and a triple bond three.',
      working: [
        `The bonds of ${formula} need ${bonds} shared ${bonds === 1 ? 'pair' : 'pairs'}`,
        `Electrons shared: ${bonds} × 2 = ${key.text}`,
      ],
      hints: [
        `Draw the structure of ${formula} so that each outer shell is full.`,
        'Count two electrons for each line.',
      ],
      twinKeys: [`lone pairs ${formula}`],
    }
  },
})

const metals = [
  ['sodium', 1],
  ['potassium', 1],
  ['magnesium', 2],
  ['calcium', 2],
  ['aluminium', 3],
] as const
const others = [
  ['oxygen', 2],
  ['sulphur', 2],
  ['chlorine', 1],
  ['fluorine', 1],
  ['nitrogen', 3],
] as const

/** The textbooks count these compounds of aluminium as covalent. */
const isCovalent = (metal: string, other: string) =>
  metal === 'aluminium' && (other === 'chlorine' || other === 'sulphur')

const commonMultiple = (one: number, other: number) => (one === other ? one : one * other)

const transferred = form<Salt>({
  id: 'transferred',
  difficulty: 'medium',
  draw: (random) => {
    const [metal, metalCharge] = random.pick(metals)
    const [other, otherCharge] = random.pick(others)
    return metalCharge === otherCharge || isCovalent(metal, other) ? null : { metal, metalCharge, other, otherCharge }
  },
  write: ({ metal, metalCharge, other, otherCharge }) => {
    const total = commonMultiple(metalCharge, otherCharge)
    const [ofMetal, ofOther] = [total / metalCharge, total / otherCharge]
    const key = count(total)
    const atoms = (number: number) => (number === 1 ? '1 atom' : `${number} atoms`)
    return {
      stem: `Atoms of ${metal} and ${other} form an ionic compound. How many electrons are transferred altogether to make one formula unit of it?`,
      key,
      slips: [
        slip(count(metalCharge), `You counted what one atom of ${metal} loses, but find how many atoms take part.`),
        slip(count(otherCharge), `You counted what one atom of ${other} gains, but find how many atoms take part.`),
        slip(count(metalCharge + otherCharge), 'You added the two charges; the same electrons are lost and gained.'),
        slip(count(2 * total), 'You counted each electron twice, when it is lost and when it is gained.'),
        slip(count(ofMetal + ofOther), 'You counted the atoms that take part and not the electrons.'),
        slip(count(8), 'You gave the number of electrons in a full outer shell.'),
      ],
      principle: 'In ionic bonding the metal atoms lose as many electrons as the non-metal atoms gain.',
      working: [
        `Each atom of ${metal} loses ${metalCharge}, each atom of ${other} gains ${otherCharge}`,
        `${atoms(ofMetal)} of ${metal} and ${atoms(ofOther)} of ${other} are needed`,
        `${ofMetal} × ${metalCharge} = ${key.text}`,
      ],
      hints: [
        'How many electrons does each atom lose or gain?',
        'Choose the numbers of atoms so that loss equals gain.',
      ],
      twinKeys: [`${metal} ${other}`],
    }
  },
})

const shapes = [
  { pairs: [4, 0], shape: 'tetrahedral', why: 'four bonding pairs and no lone pair' },
  { pairs: [3, 1], shape: 'pyramidal', why: 'three bonding pairs and one lone pair' },
  { pairs: [2, 2], shape: 'bent', why: 'two bonding pairs and two lone pairs' },
  { pairs: [3, 0], shape: 'trigonal planar', why: 'three bonding pairs and no lone pair' },
  { pairs: [2, 0], shape: 'linear', why: 'two bonding pairs and no lone pair' },
] as const

const shapeOf = ([bonding, lone]: readonly [number, number]) =>
  shapes.find(({ pairs }) => pairs[0] === bonding && pairs[1] === lone) ?? at(shapes, 0)

const whichShape = form<Pairs>({
  id: 'which-shape',
  difficulty: 'medium',
  draw: (random) => ({
    rows: random
      .shuffle(shapes)
      .slice(0, rowLetters.length)
      .map(({ pairs }) => pairs),
    row: random.int(0, 3),
  }),
  write: ({ rows, row }) => {
    const { shape, why } = shapeOf(at(rows, row))
    return {
      stem: `The table below gives the pairs of electrons around the central atom of four molecules with single bonds. Which molecule is ${shape}?`,
      ...rowChoices(row, (other) => {
        const found = shapeOf(at(rows, other))
        return `Around ${at(rowLetters, other)} there are ${found.why}, which makes it ${found.shape}.`
      }),
      principle:
        'Pairs of electrons repel one another and get as far apart as they can; the shape is that of the bonds.',
      working: [`A molecule is ${shape} with ${why}`, `That is molecule ${at(rowLetters, row)}`],
      hints: [
        'How many pairs surround the central atom altogether?',
        'Lone pairs take up room but are not part of the shape.',
      ],
      figure: tableFigure({
        title: 'Pairs of electrons around the central atom',
        columns: ['', 'bonding\npairs', 'lone\npairs'],
        rows: rows.map(([bonding, lone], index) => [at(rowLetters, index), String(bonding), String(lone)]),
      }),
    }
  },
})

export const bondsAndShapes = family(
  {
    id: 'c50',
    edition: 1,
    title: 'Counting electrons in bonds, and shapes',
    subject: 'chemistry',
    topicId: 'che-bonding',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 18,
  },
  [lonePairs, shared, transferred, whichShape],
)
