import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Weighed {
  body: string
  inAir: number
  inWater: number
}

export interface WeighedTwice extends Weighed {
  inLiquid: number
}

export interface Immersed {
  mass: number
  volume: number
  density: number
}

const bodies = ['A solid object', 'A block', 'A lump of ore', 'A casting'] as const
/** Densities in kg m⁻³ of liquids that a metal sinks in. */
const liquids = [700, 750, 800, 900, 1100, 1200, 1250] as const

/** Gold is about as dense as this; nobody would believe more of an ore or a casting. */
const densestSolid = 19
/** Nobody would believe more of a liquid; less where the weights show it to be lighter than water. */
const densestLiquid = (isLighterThanWater: boolean) => (isLighterThanWater ? 2 : 4)

const pure = (value: number) => quantity(value, '', 2)
const newtons = (value: number) => quantity(value, 'N', 2)
const cubicCentimetres = (value: number) => quantity(value, 'cm³', 1)

const ofSolid = form<Weighed>({
  id: 'relative-density-of-solid',
  difficulty: 'easy',
  draw: (random) => {
    const density = random.pick([1.6, 2, 2.4, 2.5, 3, 3.2, 4, 4.5, 5])
    const upthrust = random.int(6, 24)
    const inAir = density * upthrust
    if (!isMultipleOf(inAir, 0.5) || inAir > 100) return null
    return { body: random.pick(bodies), inAir, inWater: inAir - upthrust }
  },
  write: ({ body, inAir, inWater }) => {
    const upthrust = inAir - inWater
    const key = pure(inAir / upthrust)
    return {
      stem:
        `${body} weighs ${printed(inAir)} N in air and ${printed(inWater)} N when completely immersed in water. ` +
        'Its relative density is',
      key,
      slips: positiveSlips(
        pure,
        [
          [inAir / inWater, 'This divides by the weight in water and not by the loss of weight.'],
          [inWater / upthrust, 'This compares the weight in water, not in air, with the loss of weight.'],
          [inWater / inAir, 'This compares the two weights and never finds the upthrust.'],
          [upthrust / inAir, 'This puts the ratio upside down: the weight in air must be on top.'],
          [upthrust, 'This is the upthrust in newtons, which is not yet compared with the weight.'],
          [(inAir + inWater) / upthrust, 'This adds the two weights, where only the weight in air belongs.'],
          [(inAir + upthrust) / upthrust, 'This adds the loss of weight to the weight in air before dividing.'],
        ],
        densestSolid,
      ),
      principle:
        "By Archimedes' principle relative density is the weight in air divided by the loss of weight in water.",
      working: [
        `Loss of weight = ${printed(inAir)} − ${printed(inWater)} = ${printed(upthrust)} N`,
        `$\\text{R.D.} = \\frac{${printed(inAir)}}{${printed(upthrust)}}$`,
        `The relative density is ${key.text}`,
      ],
      hints: ['How much weight does the body lose in water?', 'The loss is the weight of an equal volume of water.'],
    }
  },
})

const ofLiquid = form<WeighedTwice>({
  id: 'relative-density-of-liquid',
  difficulty: 'medium',
  draw: (random) => {
    const density = random.pick(liquids) / 1000
    const [lossInWater, inAir] = [random.int(8, 24), random.int(25, 90)]
    const lossInLiquid = density * lossInWater
    if (!isMultipleOf(lossInLiquid, 0.5) || inAir < 2 * Math.max(lossInWater, lossInLiquid)) return null
    if (inAir > 4 * lossInWater) return null
    return { body: random.pick(bodies), inAir, inWater: inAir - lossInWater, inLiquid: inAir - lossInLiquid }
  },
  write: ({ body, inAir, inWater, inLiquid }) => {
    const [lossInWater, lossInLiquid] = [inAir - inWater, inAir - inLiquid]
    const key = pure(lossInLiquid / lossInWater)
    return {
      stem:
        `${body} weighs ${inAir} N in air, ${inWater} N completely immersed in water and ${printed(inLiquid)} N ` +
        'completely immersed in a liquid. The relative density of the liquid is',
      key,
      slips: positiveSlips(
        pure,
        [
          [lossInWater / lossInLiquid, 'This puts the ratio upside down: the loss in the liquid must be on top.'],
          [inLiquid / inWater, 'This compares the immersed weights in place of the losses of weight.'],
          [inWater / inLiquid, 'This compares the immersed weights, and upside down, in place of the losses.'],
          [inAir / inLiquid, 'This compares the weights in air and in the liquid and leaves the water out.'],
          [inAir / inWater, 'This compares the weights in air and in water and leaves the liquid out.'],
          [inLiquid / inAir, 'This divides the weight in the liquid by the weight in air.'],
          [
            lossInLiquid / (lossInWater + lossInLiquid),
            'This divides by the sum of the losses and not by the loss in water.',
          ],
          [lossInLiquid / inWater, 'This divides by the weight in water and not by the loss in water.'],
          [lossInWater / inAir, 'This divides the loss in water by the weight in air.'],
          [inAir / lossInWater, 'This is the relative density of the solid, not of the liquid.'],
        ],
        densestLiquid(lossInLiquid < lossInWater),
      ),
      principle:
        'The same volume of each liquid is displaced, so relative density is the ratio of the losses of weight.',
      working: [
        `Loss in the liquid: ${printed(lossInLiquid)} N; loss in water: ${lossInWater} N`,
        `$\\text{R.D.} = \\frac{${printed(lossInLiquid)}}{${lossInWater}}$`,
        `The relative density is ${key.text}`,
      ],
      hints: ['Find the loss of weight in each liquid.', 'Equal volumes of the two liquids were displaced.'],
    }
  },
})

const apparentWeight = form<Immersed>({
  id: 'apparent-weight',
  difficulty: 'hard',
  draw: (random) => {
    const [volume, density] = [random.step(200, 3000, 100), random.pick(liquids)]
    const mass = random.int(2, 12)
    const solid = (mass * 1_000_000) / volume
    const upthrust = (volume * density) / 100_000
    return solid < 2000 || solid > 9000 || !isMultipleOf(upthrust, 0.25) ? null : { mass, volume, density }
  },
  write: ({ mass, volume, density }) => {
    const upthrust = (volume * density) / 100_000
    const weight = 10 * mass
    const key = newtons(weight - upthrust)
    return {
      stem:
        `A solid of mass ${mass} kg and volume ${volume} cm³ hangs from a spring balance and is completely ` +
        `immersed in a liquid of density ${density} kg m⁻³. The reading of the balance is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(newtons, [
        [upthrust, 'This is the upthrust, which still has to be taken from the weight.'],
        [mass - upthrust / 10, 'This leaves out g and so gives a mass in kilograms.'],
        [(weight - upthrust) / 2, 'This halves the difference, though the balance carries all of it.'],
        [weight - volume / 100, 'This takes the liquid to be water, whose density is 1000 kg m⁻³.'],
        [weight, 'This is the weight in air: the upthrust of the liquid is left out.'],
        [weight + upthrust, 'This adds the upthrust, but the liquid pushes the solid upwards.'],
        [weight - upthrust / 10, 'This leaves out g in the upthrust but not in the weight.'],
      ]),
      principle: 'The balance reads the weight less the upthrust, which is the weight of the liquid displaced.',
      working: [
        `Upthrust = ${printed(volume / 1_000_000, 6)} × ${density} × 10 = ${printed(upthrust)} N`,
        `Reading = ${mass} × 10 − ${printed(upthrust)}`,
        `The balance reads ${key.text}`,
      ],
      hints: ['What volume of liquid is displaced, in m³?', 'Which two forces hold the solid up?'],
    }
  },
})

const volumeFromLoss = form<Weighed>({
  id: 'volume-from-loss',
  difficulty: 'medium',
  draw: (random) => {
    const upthrust = random.int(2, 20)
    const inAir = random.int(2 * upthrust + 1, 8 * upthrust)
    return inAir > 90 ? null : { body: random.pick(bodies), inAir, inWater: inAir - upthrust }
  },
  write: ({ body, inAir, inWater }) => {
    const upthrust = inAir - inWater
    const key = cubicCentimetres(100 * upthrust)
    return {
      stem:
        `${body} weighs ${inAir} N in air and ${inWater} N when completely immersed in water. ` +
        'Its volume is [density of water = 1 g cm⁻³, g = 10 m s⁻²]',
      key,
      slips: positiveSlips(cubicCentimetres, [
        [100 * inAir, 'This uses the weight in air, as though it were the loss of weight.'],
        [100 * inWater, 'This uses the weight in water, as though it were the loss of weight.'],
        [1000 * upthrust, 'This takes one newton to be the weight of one kilogram.'],
        [10 * upthrust, 'This takes one newton to be the weight of 10 g in place of 100 g.'],
        [upthrust, 'This puts the loss in newtons equal to the volume without changing units.'],
        [upthrust / 10, 'This is the mass of the water in kilograms, not yet its volume.'],
      ]),
      principle: "By Archimedes' principle the loss of weight is the weight of the water that the body displaces.",
      working: [
        `Loss of weight = ${inAir} − ${inWater} = ${upthrust} N`,
        `Mass of water displaced = ${printed(upthrust / 10)} kg = ${printed(100 * upthrust)} g`,
        `The volume is ${key.text}`,
      ],
      hints: ['What mass of water has this weight?', 'The volume displaced is the volume of the body.'],
    }
  },
})

export const upthrust = family(
  {
    id: 'p33',
    edition: 1,
    title: 'Upthrust and relative density',
    subject: 'physics',
    topicId: 'phy-fluids-rest',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [ofSolid, ofLiquid, apparentWeight, volumeFromLoss],
)
