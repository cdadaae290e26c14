import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { positive, slip, terminates } from '../drafting.ts'
import { givenMasses, massWithoutSubscripts } from '../facts/formula.ts'
import { solubleSalts, type SolubleSalt } from '../facts/solubilities.ts'

const grams = (value: number) => quantity(value, 'g', 2)
const concentration = (value: number) => quantity(value, 'mol dm⁻³', 2)
const water = [20, 25, 40, 50, 60, 75, 80, 150, 200, 250]

const crystals = form<{ salt: SolubleSalt; hot: number; cold: number; water: number }>({
  id: 'crystals',
  difficulty: 'medium',
  draw: (random) => {
    const salt = random.pick(solubleSalts)
    const [cold, hot] = [random.int(0, salt.points.length - 2), random.int(1, salt.points.length - 1)]
    return cold < hot ? { salt, hot, cold, water: random.pick(water) } : null
  },
  write: ({ salt: { name, points }, hot, cold, water }) => {
    const [above, below] = [at(points, hot), at(points, cold)]
    const share = water / 100
    const key = grams((above.grams - below.grams) * share)
    return {
      stem:
        `In 100 g of water ${above.grams} g of ${name} dissolves at ${above.celsius} °C and ${below.grams} g at ${below.celsius} °C. ` +
        `What mass of crystals separates when a saturated solution of it in ${water} g of water is cooled from ${above.celsius} °C to ${below.celsius} °C?`,
      key,
      slips: [
        slip(grams(above.grams - below.grams), `This is the mass for 100 g of water, but there are ${water} g.`),
        slip(grams(below.grams * share), 'This is the mass that stays in solution, not the mass of the crystals.'),
        slip(grams(above.grams * share), 'This is all the salt that was dissolved, but part of it stays in solution.'),
        slip(
          grams((above.grams + below.grams) * share),
          'This adds the two solubilities instead of subtracting the lower one.',
        ),
        slip(
          grams((above.grams - below.grams) / share),
          'This divides by the share of 100 g of water instead of multiplying.',
        ),
        slip(
          grams(((above.grams - below.grams) * water) / (100 + above.grams)),
          'This takes the given mass of water for the mass of the whole solution.',
        ),
      ],
      principle: 'A saturated solution that cools gives up the difference of the two solubilities.',
      working: [
        `For 100 g of water: ${above.grams} − ${below.grams} = ${above.grams - below.grams} g`,
        `For ${water} g of water: ${above.grams - below.grams} × ${water} ÷ 100 = ${key.text}`,
      ],
      hints: ['How much salt comes out if there are 100 g of water?', 'Then use the mass of water in the question.'],
    }
  },
})

const perLitre = form<{ salt: SolubleSalt; mass: number; volume: number }>({
  id: 'molar-solubility',
  difficulty: 'medium',
  draw: (random) => {
    const salt = random.pick(solubleSalts)
    const [low, high] = salt.molarRange
    const value = random.step(low, high, 0.1)
    const volume = random.pick([20, 25, 40, 50, 100, 200, 250])
    const mass = (value * volume * salt.molarMass) / 1000
    return terminates(mass, 2) ? { salt, mass: Number(mass.toFixed(2)), volume } : null
  },
  write: ({ salt: { name, formula, molarMass }, mass, volume }) => {
    const amount = mass / molarMass
    const key = concentration((amount * 1000) / volume)
    return {
      stem:
        `At a certain temperature ${volume} cm³ of a saturated solution contains ${mass} g of ${name}, ${formula}. ` +
        `The solubility of the salt in mol dm⁻³ is [${givenMasses(formula)}]`,
      key,
      slips: [
        slip(concentration(amount), 'This is the number of moles in the sample, not in 1 dm³.'),
        slip(concentration((mass * 1000) / volume), 'This is the mass in grams in 1 dm³, not the number of moles.'),
        slip(concentration((amount * 100) / volume), 'This takes 1 dm³ for 100 cm³, but it is 1000 cm³.'),
        slip(
          concentration((1000 * amount) / volume / 2),
          'This shares the moles of salt between its positive and negative ions.',
        ),
        slip(
          concentration((2000 * amount) / volume),
          'This counts the positive and negative ions apart instead of the salt.',
        ),
        slip(
          concentration((1000 * mass) / volume / massWithoutSubscripts(formula)),
          `This adds the atomic masses but leaves out the subscripts in ${formula}.`,
        ),
        slip(
          concentration((mass * volume) / molarMass),
          'This multiplies by the volume in cm³ instead of finding the moles in 1 dm³.',
        ),
      ],
      principle: 'Solubility in mol dm⁻³ is the amount of solute in 1 dm³ (1000 cm³) of saturated solution.',
      working: [
        `Molar mass of ${formula} = ${molarMass} g mol⁻¹`,
        `n = ${mass} ÷ ${molarMass} = ${printed(amount)} mol`,
        `Solubility = ${printed(amount)} × 1000 ÷ ${volume} = ${key.text}`,
      ],
      hints: ['How many moles are in the sample?', 'How many such samples make 1 dm³?'],
    }
  },
})

const toSaturate = form<{ salt: SolubleSalt; point: number; water: number; dissolved: number }>({
  id: 'mass-to-saturate',
  difficulty: 'hard',
  draw: (random) => {
    const salt = random.pick(solubleSalts)
    const point = random.int(0, salt.points.length - 1)
    const mass = random.pick(water)
    const full = (at(salt.points, point).grams * mass) / 100
    const dissolved = random.int(2, 60)
    return dissolved <= full * 0.7 && full - dissolved >= 2 ? { salt, point, water: mass, dissolved } : null
  },
  write: ({ salt: { name, points }, point, water, dissolved }) => {
    const { grams: solubility, celsius } = at(points, point)
    const full = (solubility * water) / 100
    const key = grams(full - dissolved)
    return {
      stem:
        `The solubility of ${name} at ${celsius} °C is ${solubility} g per 100 g of water. A solution at ${celsius} °C contains ${dissolved} g of ` +
        `the salt in ${water} g of water. What further mass of the salt will just saturate it?`,
      key,
      slips: positive([
        slip(grams(full), 'This is the whole mass that the water can hold; some is already dissolved.'),
        slip(grams(solubility - dissolved), `This uses the solubility for 100 g, but there are ${water} g of water.`),
        slip(grams(full + dissolved), 'This adds the dissolved mass instead of taking it away.'),
        slip(
          grams((solubility * (water + dissolved)) / 100 - dissolved),
          'This counts the dissolved salt as part of the water, but only water dissolves it.',
        ),
        slip(
          grams((solubility * (water - dissolved)) / 100 - dissolved),
          'This takes the mass of the water for the mass of the whole solution.',
        ),
        slip(grams(full - 2 * dissolved), 'This takes away the dissolved mass twice from what the water can hold.'),
        slip(
          grams((full * dissolved) / solubility),
          'This treats the dissolved mass as though it were the solubility of the salt.',
        ),
      ]),
      principle: 'The mass needed is what the water can hold at that temperature less what is already dissolved.',
      working: [
        `The water can hold ${solubility} × ${water} ÷ 100 = ${grams(full).text}`,
        `Further mass = ${printed(full, 2)} − ${dissolved} = ${key.text}`,
      ],
      hints: ['How much salt can the given water hold in all?', 'Some of this salt is in it already.'],
    }
  },
})

export const solubility = family(
  {
    id: 'c23',
    edition: 1,
    title: 'Solubility',
    subject: 'chemistry',
    topicId: 'che-solubility',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [crystals, perLitre, toSaturate],
)
