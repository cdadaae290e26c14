const editionAndNumber = /-\d+-\d+$/

/**
 * The fact tables of the bank. Phones know a question of a pack by its id only. Of two names that begin alike the longer comes first,
 * because a regular expression takes the first match.
 */
const factTables = [
  'anion-tests',
  'associations',
  'bones',
  'cation-tests',
  'common-names',
  'diseases',
  'ecological-instruments',
  'em-spectrum',
  'energy-converters',
  'enzymes',
  'fruits',
  'functional-groups',
  'gas-tests',
  'glands-hormones',
  'heat-transfer-modes',
  'industrial-processes-by',
  'industrial-processes',
  'instruments',
  'joints',
  'ores',
  'organelles',
  'petroleum-fractions',
  'phyla-examples',
  'plant-tissues',
  'pollutants',
  'polymers',
  'quantities-and-units',
  'salt-preparation',
  'salt-types',
  'seed-dispersal',
  'separation-methods',
  'thermometers-by',
  'thermometers-which',
  'thermometers',
  'vertebrate-classes',
  'vitamins',
]
const tableAndDirection = new RegExp(`^(?:${factTables.join('|')})-[a-z]+(?=-)`)

/**
 * The family that the id of a question names: 'c09-moles' of 'c09-moles-1-07', a variant of a template, and 'ores-formula' of
 * 'ores-formula-haematite', a row of a fact table asked in one direction. Null for a question that stands alone.
 */
export function familyOf(id: string): string | null {
  return editionAndNumber.test(id) ? id.replace(editionAndNumber, '') : (tableAndDirection.exec(id)?.[0] ?? null)
}
