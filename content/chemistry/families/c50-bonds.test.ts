import { proves } from '../../engine/prove.ts'
import { bondsAndShapes, type Molecule, type Pairs, type Salt } from './c50-bonds.ts'

/** Structures written out: - for one shared pair, = for two, # for three, : for a lone pair. */
const structures: Readonly<Record<string, string>> = {
  'NH₃': 'H-N:(-H)-H',
  'H₂O': 'H-O::-H',
  'CH₄': 'H-C(-H)(-H)-H',
  'CO₂': '::O=C=O::',
  HCl: 'H-Cl:::',
  'CCl₄': ':::Cl-C(-Cl:::)(-Cl:::)-Cl:::',
  'PCl₃': ':::Cl-P:(-Cl:::)-Cl:::',
  'C₂H₄': 'H-C(-H)=C(-H)-H',
  'C₂H₂': 'H-C#C-H',
  'H₂S': 'H-S::-H',
  'Cl₂': ':::Cl-Cl:::',
  'O₂': '::O=O::',
  'N₂': ':N#N:',
  'CHCl₃': 'H-C(-Cl:::)(-Cl:::)-Cl:::',
}
const structureOf = ({ formula }: Molecule) => structures[formula] ?? ''

proves(bondsAndShapes, {
  'lone-pairs': (molecule: Molecule) => [...structureOf(molecule)].filter((sign) => sign === ':').length,
  'shared-electrons': (molecule: Molecule) =>
    [...structureOf(molecule)].reduce((electrons, sign) => electrons + 2 * ('-=#'.indexOf(sign) + 1), 0),
  // The smallest number that both charges divide.
  transferred: ({ metalCharge, otherCharge }: Salt) => {
    let electrons = 1
    while (electrons % metalCharge !== 0 || electrons % otherCharge !== 0) electrons++
    return electrons
  },
  'which-shape': ({ row }: Pairs) => 'PQRS'.charAt(row),
})
