export const binaries = [
  { kind: 'An oxide of iron', formula: 'Fe₂O₃', first: 'iron', second: 'oxygen' },
  { kind: 'An oxide of copper', formula: 'Cu₂O', first: 'copper', second: 'oxygen' },
  { kind: 'An oxide of phosphorus', formula: 'P₂O₃', first: 'phosphorus', second: 'oxygen' },
  { kind: 'An oxide of nitrogen', formula: 'N₂O₅', first: 'nitrogen', second: 'oxygen' },
  { kind: 'An oxide of lead', formula: 'PbO₂', first: 'lead', second: 'oxygen' },
  { kind: 'An oxide of chromium', formula: 'Cr₂O₃', first: 'chromium', second: 'oxygen' },
  { kind: 'A chloride of iron', formula: 'FeCl₃', first: 'iron', second: 'chlorine' },
  { kind: 'A chloride of phosphorus', formula: 'PCl₃', first: 'phosphorus', second: 'chlorine' },
  { kind: 'A chloride of carbon', formula: 'CCl₄', first: 'carbon', second: 'chlorine' },
  { kind: 'A sulphide of aluminium', formula: 'Al₂S₃', first: 'aluminium', second: 'sulphur' },
  { kind: 'A nitride of magnesium', formula: 'Mg₃N₂', first: 'magnesium', second: 'nitrogen' },
  { kind: 'A hydride of silicon', formula: 'SiH₄', first: 'silicon', second: 'hydrogen' },
] as const
export type Binary = (typeof binaries)[number]

export const ternaries = [
  { formula: 'CH₂O', names: ['carbon', 'hydrogen', 'oxygen'] },
  { formula: 'C₂H₆O', names: ['carbon', 'hydrogen', 'oxygen'] },
  { formula: 'C₂H₄O', names: ['carbon', 'hydrogen', 'oxygen'] },
  { formula: 'CH₄O', names: ['carbon', 'hydrogen', 'oxygen'] },
  { formula: 'C₃H₈O', names: ['carbon', 'hydrogen', 'oxygen'] },
  { formula: 'C₃H₆O₂', names: ['carbon', 'hydrogen', 'oxygen'] },
  { formula: 'CHO₂', names: ['carbon', 'hydrogen', 'oxygen'] },
  { formula: 'Na₂SO₄', names: ['sodium', 'sulphur', 'oxygen'] },
  { formula: 'Na₂SO₃', names: ['sodium', 'sulphur', 'oxygen'] },
  { formula: 'Na₂CO₃', names: ['sodium', 'carbon', 'oxygen'] },
  { formula: 'KClO₃', names: ['potassium', 'chlorine', 'oxygen'] },
  { formula: 'KNO₃', names: ['potassium', 'nitrogen', 'oxygen'] },
  { formula: 'KMnO₄', names: ['potassium', 'manganese', 'oxygen'] },
  { formula: 'C₂H₇N', names: ['carbon', 'hydrogen', 'nitrogen'] },
] as const
export type Ternary = (typeof ternaries)[number]

export const empiricalUnits = [
  { empirical: 'CH₂O', factors: [2, 3, 6] },
  { empirical: 'CH₂', factors: [2, 3, 4, 5, 6] },
  { empirical: 'CH', factors: [2, 6] },
  { empirical: 'C₂H₅', factors: [2] },
  { empirical: 'C₂H₄O', factors: [2] },
  { empirical: 'NO₂', factors: [2] },
  { empirical: 'CHO₂', factors: [2] },
  { empirical: 'HO', factors: [2] },
  { empirical: 'CH₂Cl', factors: [2] },
  { empirical: 'CH₂Br', factors: [2] },
  { empirical: 'C₃H₇', factors: [2] },
  { empirical: 'C₅H₄', factors: [2] },
] as const

export const hydrates = [
  { name: 'copper(II) tetraoxosulphate(VI)', anhydrous: 'CuSO₄', water: 5 },
  { name: 'sodium trioxocarbonate(IV)', anhydrous: 'Na₂CO₃', water: 10 },
  { name: 'magnesium tetraoxosulphate(VI)', anhydrous: 'MgSO₄', water: 7 },
  { name: 'iron(II) tetraoxosulphate(VI)', anhydrous: 'FeSO₄', water: 7 },
  { name: 'calcium chloride', anhydrous: 'CaCl₂', water: 6 },
  { name: 'barium chloride', anhydrous: 'BaCl₂', water: 2 },
  { name: 'sodium tetraoxosulphate(VI)', anhydrous: 'Na₂SO₄', water: 10 },
  { name: 'calcium tetraoxosulphate(VI)', anhydrous: 'CaSO₄', water: 2 },
  { name: 'zinc tetraoxosulphate(VI)', anhydrous: 'ZnSO₄', water: 7 },
] as const
export type Hydrate = (typeof hydrates)[number]
