import { form } from '../../engine/family.ts'
import { rounded, slipsAs } from '../slips.ts'

interface Substance {
  name: string
  carbon: number
  hydrogen: number
  oxygen: number
}

/** What cells respire, other than carbohydrates (whose quotient is 1). */
const substances: readonly Substance[] = [
  { name: 'palmitic acid', carbon: 16, hydrogen: 32, oxygen: 2 },
  { name: 'stearic acid', carbon: 18, hydrogen: 36, oxygen: 2 },
  { name: 'oleic acid', carbon: 18, hydrogen: 34, oxygen: 2 },
  { name: 'lauric acid', carbon: 12, hydrogen: 24, oxygen: 2 },
  { name: 'tripalmitin', carbon: 51, hydrogen: 98, oxygen: 6 },
  { name: 'tristearin', carbon: 57, hydrogen: 110, oxygen: 6 },
  { name: 'triolein', carbon: 57, hydrogen: 104, oxygen: 6 },
  { name: 'ethanol', carbon: 2, hydrogen: 6, oxygen: 1 },
  { name: 'malic acid', carbon: 4, hydrogen: 6, oxygen: 5 },
  { name: 'citric acid', carbon: 6, hydrogen: 8, oxygen: 7 },
  { name: 'tartaric acid', carbon: 4, hydrogen: 6, oxygen: 6 },
  { name: 'succinic acid', carbon: 4, hydrogen: 6, oxygen: 4 },
  { name: 'pyruvic acid', carbon: 3, hydrogen: 4, oxygen: 3 },
]

interface Equation {
  fuel: number
  oxygen: number
  carbonDioxide: number
  water: number
}

/** The whole-number coefficients of complete combustion: CₐHᵦOᵧ with a + β/4 − γ/2 molecules of oxygen. */
function combustion({ carbon, hydrogen, oxygen }: Substance): Equation {
  const quarters = 4 * carbon + hydrogen - 2 * oxygen
  const fuel = [1, 2, 4].find((count) => (quarters * count) % 4 === 0 && (hydrogen * count) % 2 === 0) ?? 4
  return {
    fuel,
    oxygen: (quarters * fuel) / 4,
    carbonDioxide: carbon * fuel,
    water: (hydrogen * fuel) / 2,
  }
}

const subscript = (count: number): string =>
  count === 1 ? '' : [...String(count)].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join('')
const term = (count: number, formula: string): string => `${count === 1 ? '' : count}${formula}`
const quotient = (value: number) => rounded(value, 2)

function printedEquation({ carbon, hydrogen, oxygen }: Substance, counts: Equation): string {
  const formula = `C${subscript(carbon)}H${subscript(hydrogen)}O${subscript(oxygen)}`
  const left = `${term(counts.fuel, formula)} + ${term(counts.oxygen, 'O₂')}`
  return `${left} → ${term(counts.carbonDioxide, 'CO₂')} + ${term(counts.water, 'H₂O')}`
}

/** The quotient of a substance from the equation of its complete oxidation. */
export const quotientOfSubstance = form<Substance>({
  id: 'from-equation',
  difficulty: 'medium',
  draw: (random) => random.pick(substances),
  write: (substance) => {
    const counts = combustion(substance)
    const { fuel, oxygen, carbonDioxide, water } = counts
    const key = quotient(carbonDioxide / oxygen)
    return {
      stem: `When ${substance.name} is respired, ${printedEquation(substance, counts)}. The respiratory quotient, to two decimal places, is`,
      key,
      slips: slipsAs(quotient, [
        [fuel / oxygen, 'This divides the molecules of the substance by those of oxygen.'],
        [carbonDioxide / (fuel + oxygen), 'This divides by all molecules on the left; only oxygen counts.'],
        [carbonDioxide / (carbonDioxide + water), 'This is the share of carbon(IV) oxide among the products.'],
        [water / oxygen, 'This divides the water formed, not the carbon(IV) oxide, by the oxygen.'],
        [oxygen / carbonDioxide, 'This is upside down: oxygen over carbon(IV) oxide instead of the other way.'],
        [(carbonDioxide + water) / oxygen, 'This counts the water as well as the carbon(IV) oxide given out.'],
      ]),
      principle:
        'The respiratory quotient is the number of carbon(IV) oxide molecules given out divided by the number of oxygen molecules used.',
      working: [`RQ = ${carbonDioxide} CO₂ ÷ ${oxygen} O₂ = ${key.text}`],
      hints: ['Read the numbers of CO₂ and O₂ off the equation.', 'Which of the two is given out?'],
    }
  },
})
