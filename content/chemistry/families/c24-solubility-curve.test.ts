import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { solubilityCurves, type Cooling, type SolubilityCurve, type Unsaturated } from './c24-solubility-curve.ts'

/** The height of the curve at a temperature, between the two points around it. */
function solubilityAt({ grams }: SolubilityCurve, celsius: number): number {
  const [before, after] = [Math.floor(celsius / 20), Math.ceil(celsius / 20)]
  const [low = Number.NaN, high = Number.NaN] = [grams[before], grams[after]]
  return low + ((high - low) * (celsius - 20 * before)) / 20
}

/** The grams that a mass of water holds, gram of water by gram of water. */
function heldBy(water: number, solubility: number): number {
  let held = 0
  for (let gram = 0; gram < water; gram++) held += solubility
  return held / 100
}

proves(solubilityCurves, {
  crystals: (given: Cooling) =>
    Number(
      evaluate(
        `${heldBy(given.water, solubilityAt(given, given.hot * 20))} - ${heldBy(given.water, solubilityAt(given, given.cold * 20))}`,
      ),
    ),
  // Salt is added a tenth of a gram at a time until the water holds no more.
  'still-dissolves': (given: Unsaturated) => {
    const most = heldBy(given.water, solubilityAt(given, given.place * 20))
    let added = 0
    while ((given.dissolved * 10 + added + 1) / 10 <= most + 1e-9) added++
    return added / 10
  },
  // The solution is cooled degree by degree from above the curve until the water holds no more than is dissolved.
  'saturation-temperature': (given: Unsaturated) => {
    let celsius = 80
    while (celsius > 0 && heldBy(given.water, solubilityAt(given, celsius)) > given.dissolved + 1e-9) celsius--
    return celsius
  },
})
