import { longestSearch } from '../subjects/calls.ts'
import { piecesOf } from './search-words.ts'

/**
 * Students' terms and what the notes call them. A search tries both, because the notes may also mention the students' term in
 * passing.
 */
const wordsOfNotes: readonly (readonly [string, string])[] = [
  ['almighty formula', 'quadratic formula'],
  ['soh cah toa', 'sine cosine tangent trigonometric ratios'],
  ['sohcahtoa', 'sine cosine tangent trigonometric ratios'],
  ['trig', 'trigonometric ratios'],
  ['trigonometry', 'trigonometric ratios'],
  ['pythagoras', 'right-angled triangles hypotenuse'],
  ['bodmas', 'order of operations fractions'],
  ['calculus', 'differentiation integration'],
  ['derivative', 'differentiation'],
  ['statistics', 'mean frequency data'],
  ['mensuration', 'areas volumes perimeters'],
  ['convex lens', 'converging lens'],
  ['concave lens', 'diverging lens'],
  ['dna', 'heredity genetics'],
  ['ecosystem', 'ecological factors'],
  ['organic chemistry', 'hydrocarbons'],
  ['nacl', 'sodium chloride'],
  ['naoh', 'sodium hydroxide'],
  ['koh', 'potassium hydroxide'],
  ['hcl', 'hydrogen chloride'],
  ['hno3', 'trioxonitrate(V) acid'],
  ['h2so4', 'tetraoxosulphate(VI) acid'],
  ['caco3', 'calcium trioxocarbonate'],
  ['nh3', 'ammonia'],
  ['ch4', 'methane'],
  ['c2h5oh', 'ethanol'],
  ['ch3cooh', 'ethanoic acid'],
  ['c6h12o6', 'glucose'],
  ['so2', 'sulphur(IV) oxide'],
  ['co2', 'carbon(IV) oxide'],
  ['h2o', 'water'],
  ['o2', 'oxygen'],
  ['cl2', 'chlorine'],
  ['h2', 'hydrogen'],
  ['n2', 'nitrogen'],
  ['no2', 'nitrogen(IV) oxide'],
  ['cao', 'calcium oxide'],
  ['mgo', 'magnesium oxide'],
  ['na2co3', 'sodium trioxocarbonate'],
  ['nahco3', 'sodium hydrogentrioxocarbonate'],
  ['cuso4', 'copper(II) tetraoxosulphate'],
  ['kmno4', 'potassium tetraoxomanganate'],
  ['agno3', 'silver trioxonitrate'],
  ['c2h6', 'ethane'],
  ['c2h4', 'ethene'],
  ['c2h2', 'ethyne'],
  ['c6h6', 'benzene'],
]

/** Rewrites a search in the vocabulary of the notes; null if that changes nothing. */
export function asNotesSay(asked: string): string | null {
  const said = ` ${piecesOf(asked.slice(0, longestSearch)).join(' ')} `
  const inOurs = wordsOfNotes.reduce((text, [students, ours]) => text.replace(` ${students} `, ` ${ours} `), said)
  return inOurs === said ? null : inOurs.trim()
}
