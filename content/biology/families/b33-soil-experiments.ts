import { family, form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { rounded, slipsAs } from '../slips.ts'
import { humusContent } from '../forms/b33-humus.ts'

interface Drying {
  place: string
  tin: number
  full: number
  dried: number
}

interface Cylinder {
  soil: number
  water: number
  level: number
}

interface Funnel {
  kind: string
  soil: number
  poured: number
  dripped: number
}

/** The share of water that each kind of soil can hold, in cm³ in 100 cm³. */
const soils = [
  { kind: 'sandy', held: [14, 16, 18, 20, 24] },
  { kind: 'loamy', held: [30, 32, 34, 36, 40] },
  { kind: 'clay', held: [44, 46, 48, 50, 54] },
] as const

const places = ['a farm near Zaria', 'a garden in Owerri', 'a yam field in Benue State', 'the school garden'] as const
const percent = (value: number) => rounded(value, 1, '%')
const cubicCentimetres = (value: number) => rounded(value, 1, 'cm³')
const grams = (value: number) => `${printed(value, 1)} g`

const waterContent = form<Drying>({
  id: 'water',
  difficulty: 'medium',
  draw: (random) => {
    const [tin, fresh, share] = [random.int(15, 30), random.step(40, 120, 10), random.int(8, 34)]
    const loss = (fresh * share) / 100
    if (!Number.isInteger(loss * 2) || fresh === 100 || loss > 0.9 * tin) return null
    return { place: random.pick(places), tin, full: tin + fresh, dried: tin + fresh - loss }
  },
  write: ({ place, tin, full, dried }) => {
    const [fresh, loss] = [full - tin, full - dried]
    const key = percent((loss / fresh) * 100)
    return {
      stem: `An empty tin weighs ${grams(tin)}. With fresh soil from ${place} it weighs ${grams(full)}, and after drying in an oven to constant mass ${grams(dried)}. The percentage of water in the fresh soil is`,
      key,
      slips: slipsAs(percent, [
        [(loss / full) * 100, 'This divides by the mass of soil and tin together instead of the soil alone.'],
        [(loss / dried) * 100, 'This divides by the mass of the tin with the dried soil in it.'],
        [loss, 'This is the mass of water in grams, read as if it were a percentage.'],
        [(loss / (dried - tin)) * 100, 'This divides by the dried soil, but the share of the fresh soil is asked.'],
        [((dried - tin) / fresh) * 100, 'This is the share of the soil that is left after drying.'],
        [(loss / tin) * 100, 'This divides the loss by the mass of the empty tin instead of the soil.'],
      ]),
      principle: 'Drying drives out the water, so the loss of mass is the water that was in the fresh soil.',
      working: [
        `Fresh soil = ${grams(full)} − ${grams(tin)} = ${grams(fresh)}; water = ${grams(full)} − ${grams(dried)} = ${grams(loss)}`,
        `Water content = ${grams(loss)} ÷ ${grams(fresh)} × 100% = ${key.text}`,
      ],
      hints: ['What has left the tin during drying?', 'Take the tin away before you find the mass of fresh soil.'],
    }
  },
})

const airContent = form<Cylinder>({
  id: 'air',
  difficulty: 'medium',
  draw: (random) => {
    const [soil, water] = [random.step(120, 300, 20), random.step(150, 350, 50)]
    const air = (soil * random.int(10, 40)) / 100
    return Number.isInteger(air) && water !== soil && soil !== 100 ? { soil, water, level: soil + water - air } : null
  },
  write: ({ soil, water, level }) => {
    const air = soil + water - level
    const key = percent((air / soil) * 100)
    return {
      stem: `To measure soil air, ${soil} cm³ of dry soil is stirred into ${water} cm³ of water. When no more bubbles rise, the level of the mixture stands at ${level} cm³. The percentage of air in the soil is`,
      key,
      slips: slipsAs(percent, [
        [(air / (soil + water)) * 100, 'This divides the air by soil and water together, not by the soil.'],
        [(air / water) * 100, 'This divides the volume of air by the water instead of the soil.'],
        [(air / level) * 100, 'This divides the volume of air by the final volume of the mixture.'],
        [((level - water) / soil) * 100, 'This is the share of the solid grains, which push the level up.'],
        [air, 'This is the volume of air in cm³, read as if it were a percentage.'],
        [(air / (level - water)) * 100, 'This divides the air by the solid grains, not by the whole soil.'],
      ]),
      principle: 'Water takes the place of the air in the soil, so the air is the volume missing after mixing.',
      working: [
        `Air = ${soil} + ${water} − ${level} = ${air} cm³`,
        `Air content = ${air} cm³ ÷ ${soil} cm³ × 100% = ${key.text}`,
      ],
      hints: ['Which volume would you expect if the soil held no air?', 'Compare the missing volume with the soil.'],
    }
  },
})

/**
 * The volume of soil that is asked about, in cm³: 100, or 1000 where a number of the stem would otherwise be the key, so that a wrong route
 * would lead to it.
 */
export function volumeAsked({ soil, poured, dripped }: Pick<Funnel, 'soil' | 'poured' | 'dripped'>): number {
  const held = ((poured - dripped) / soil) * 100
  return [soil, poured, dripped].some((given) => Math.abs(given - held) < 1e-6) ? 1000 : 100
}

const waterHeld = form<Funnel>({
  id: 'retention',
  difficulty: 'easy',
  draw: (random) => {
    const { kind, held } = random.pick(soils)
    const soil = random.pick([50, 80, 150, 200, 250])
    const poured = random.pick([100, 120, 150, 160, 200])
    const dripped = poured - (soil * random.pick<number>(held)) / 100
    return Number.isInteger(dripped) && dripped >= 15 && poured !== soil ? { kind, soil, poured, dripped } : null
  },
  write: ({ kind, soil, poured, dripped }) => {
    const held = poured - dripped
    const asked = volumeAsked({ soil, poured, dripped })
    const key = cubicCentimetres((held / soil) * asked)
    return {
      stem: `Halima pours ${poured} cm³ of water on ${soil} cm³ of dry ${kind} soil in a funnel, and ${dripped} cm³ drips through. The volume of water held by ${asked} cm³ of this soil is`,
      key,
      slips: slipsAs(cubicCentimetres, [
        [(held / (soil + poured)) * asked, 'This divides by soil and water added together, not by the soil.'],
        [held, `This is the water held by the ${soil} cm³ of soil in the funnel, not by ${asked} cm³.`],
        [(held / poured) * asked, 'This divides by the water that was poured instead of the soil that held it.'],
        [(dripped / soil) * asked, 'This uses the water that dripped through instead of the water held.'],
        [(poured / soil) * asked, 'This takes all the water poured as held, though some dripped through.'],
        [(dripped / poured) * asked, 'This divides the water that dripped through by all the water that was poured.'],
        [(held * soil) / asked, 'This multiplies by the volume of the soil where it should divide.'],
      ]),
      principle: 'Water that does not drip through a soil is held in it, and the amount grows with the volume of soil.',
      working: [
        `Water held = ${poured} − ${dripped} = ${held} cm³ in ${soil} cm³ of soil`,
        `In ${asked} cm³: ${held} ÷ ${soil} × ${asked} = ${key.text}`,
      ],
      hints: [
        'How much water stayed in the funnel?',
        `How much of that belongs to 1 cm³ of soil, and how much to ${asked} cm³?`,
      ],
    }
  },
})

export const soilExperiments = family(
  {
    id: 'b33',
    edition: 1,
    title: 'Soil experiments',
    subject: 'biology',
    topicId: 'bio-soil',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 28,
  },
  [waterContent, humusContent, airContent, waterHeld],
)
