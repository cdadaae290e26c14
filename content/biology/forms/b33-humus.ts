import { form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { rounded, slipsAs } from '../slips.ts'

interface Burning {
  fresh: number
  dry: number
  burnt: number
  isOfFresh: boolean
}

const percent = (value: number) => rounded(value, 1, '%')
const grams = (value: number) => `${printed(value, 1)} g`

/** The share of humus in fresh or in dry soil, from the mass lost when dry soil is heated red hot. */
export const humusContent = form<Burning>({
  id: 'humus',
  difficulty: 'hard',
  draw: (random) => {
    const isOfFresh = random.int(0, 1) === 1
    const [base, share] = [random.step(40, 90, 10), random.int(3, 14)]
    const humus = (base * share) / 100
    const water = random.int(6, 18)
    const [fresh, dry] = isOfFresh ? [base, base - water] : [base + water, base]
    if (!Number.isInteger(humus * 2) || Math.abs(humus - water) < 1) return null
    return { fresh, dry, burnt: dry - humus, isOfFresh }
  },
  write: ({ fresh, dry, burnt, isOfFresh }) => {
    const [base, other] = isOfFresh ? [fresh, dry] : [dry, fresh]
    const [asked, notAsked] = isOfFresh ? ['fresh', 'dry'] : ['dry', 'fresh']
    const humus = dry - burnt
    const key = percent((humus / base) * 100)
    return {
      stem: `A sample of ${grams(fresh)} of fresh soil weighs ${grams(dry)} after drying. The dry soil is then heated red hot until its mass stays at ${grams(burnt)}. As a percentage of the ${asked} soil, the humus is`,
      key,
      slips: slipsAs(percent, [
        [(humus / other) * 100, `This divides the humus by the ${notAsked} soil, but the ${asked} soil is asked.`],
        [humus, 'This is the mass of humus in grams, read as if it were a percentage.'],
        [
          ((fresh - dry) / base) * 100,
          'This is the water, which leaves the soil during drying, before the humus burns.',
        ],
        [((fresh - burnt) / base) * 100, 'This counts the water with the humus; the water left during drying.'],
        [(burnt / base) * 100, 'This is the share of the mineral matter that does not burn.'],
        [(humus / (fresh + dry)) * 100, 'This divides by the fresh and the dry soil added together.'],
        [(humus / burnt) * 100, 'This divides the humus by what is left after burning.'],
      ]),
      principle: 'Red heat burns the humus of dry soil away, so the second loss of mass is the humus.',
      working: [
        `Humus = ${grams(dry)} − ${grams(burnt)} = ${grams(humus)}`,
        `Share = ${grams(humus)} ÷ ${grams(base)} × 100% = ${key.text}`,
      ],
      hints: ['Which loss of mass is water and which is humus?', 'Divide by the mass of the soil that is asked for.'],
    }
  },
})
