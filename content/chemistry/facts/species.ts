export interface Species {
  text: string
  name: string
  electrons: number
}

/** Rows of printed text, name and number of electrons. */
const rows: readonly (readonly [string, string, number])[] = [
  ['H⁻', 'hydride ion', 2],
  ['He', 'helium', 2],
  ['Li⁺', 'lithium ion', 2],
  ['Be²⁺', 'beryllium ion', 2],
  ['N³⁻', 'nitride ion', 10],
  ['O²⁻', 'oxide ion', 10],
  ['F⁻', 'fluoride ion', 10],
  ['Ne', 'neon', 10],
  ['Na⁺', 'sodium ion', 10],
  ['Mg²⁺', 'magnesium ion', 10],
  ['Al³⁺', 'aluminium ion', 10],
  ['P³⁻', 'phosphide ion', 18],
  ['S²⁻', 'sulphide ion', 18],
  ['Cl⁻', 'chloride ion', 18],
  ['Ar', 'argon', 18],
  ['K⁺', 'potassium ion', 18],
  ['Ca²⁺', 'calcium ion', 18],
  ['Li', 'lithium', 3],
  ['O', 'oxygen atom', 8],
  ['F', 'fluorine atom', 9],
  ['Na', 'sodium', 11],
  ['Mg', 'magnesium', 12],
  ['Al', 'aluminium', 13],
  ['S', 'sulphur', 16],
  ['Cl', 'chlorine atom', 17],
  ['K', 'potassium', 19],
  ['Ca', 'calcium', 20],
]

/** Molecules and ions of several atoms. */
const groups: readonly (readonly [string, string, number])[] = [
  ['CH₄', 'methane', 10],
  ['NH₃', 'ammonia', 10],
  ['H₂O', 'water', 10],
  ['HF', 'hydrogen fluoride', 10],
  ['NH₄⁺', 'ammonium ion', 10],
  ['OH⁻', 'hydroxide ion', 10],
  ['H₃O⁺', 'hydroxonium ion', 10],
  ['N₂', 'nitrogen', 14],
  ['CO', 'carbon(II) oxide', 14],
  ['CN⁻', 'cyanide ion', 14],
  ['C₂H₂', 'ethyne', 14],
  ['O₂', 'oxygen', 16],
  ['C₂H₄', 'ethene', 16],
  ['NO', 'nitrogen(II) oxide', 15],
  ['HCl', 'hydrogen chloride', 18],
  ['H₂S', 'hydrogen sulphide', 18],
  ['F₂', 'fluorine', 18],
  ['C₂H₆', 'ethane', 18],
  ['CO₂', 'carbon(IV) oxide', 22],
  ['N₂O', 'nitrogen(I) oxide', 22],
]

const read = ([text, name, electrons]: readonly [string, string, number]): Species => ({ text, name, electrons })
export const simpleSpecies: readonly Species[] = rows.map(read)
export const groupSpecies: readonly Species[] = groups.map(read)
