import { family, form } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { rounded, slipsAs } from '../slips.ts'
import { quotientOfSubstance } from '../forms/b20-substance.ts'

interface Gases {
  seeds: string
  oxygen: number
  quotient: number
}

/** Oily seeds respire fat (about 0.7), pulses protein and starch, cereals mostly starch (near 1). */
const seeds: readonly { kind: string; quotients: readonly number[] }[] = [
  { kind: 'groundnut', quotients: [0.7, 0.75, 0.8] },
  { kind: 'melon', quotients: [0.7, 0.75, 0.8] },
  { kind: 'castor', quotients: [0.7, 0.75] },
  { kind: 'sunflower', quotients: [0.7, 0.75, 0.8] },
  { kind: 'cowpea', quotients: [0.84, 0.85, 0.88, 0.9] },
  { kind: 'bean', quotients: [0.84, 0.85, 0.88, 0.9] },
  { kind: 'maize', quotients: [0.9, 0.95] },
]

function drawSeeds(random: Random): { seeds: string; quotient: number } {
  const { kind, quotients } = random.pick(seeds)
  return { seeds: kind, quotient: random.pick(quotients) }
}

const quotient = (value: number) => rounded(value, 2)
const cubicCentimetres = (value: number) => rounded(value, 1, 'cm³')

const fromVolumes = form<Gases>({
  id: 'from-volumes',
  difficulty: 'easy',
  draw: (random) => {
    const gases = {
      ...drawSeeds(random),
      oxygen: random.step(20, 100, 5),
    }
    return Number.isInteger(Math.round(gases.oxygen * gases.quotient * 1e6) / 1e6) ? gases : null
  },
  write: ({ seeds: kind, oxygen, quotient: share }) => {
    const carbonDioxide = Math.round(oxygen * share)
    const key = quotient(carbonDioxide / oxygen)
    return {
      stem: `Germinating ${kind} seeds took up ${oxygen} cm³ of oxygen while they gave out ${carbonDioxide} cm³ of carbon(IV) oxide, both measured at the same temperature and pressure. Their respiratory quotient, to two decimal places, is`,
      key,
      slips: slipsAs(quotient, [
        [(oxygen - carbonDioxide) / oxygen, 'This divides the difference of the two volumes by the oxygen.'],
        [carbonDioxide / (oxygen + carbonDioxide), 'This divides the carbon(IV) oxide by both gases together.'],
        [oxygen / (oxygen + carbonDioxide), 'This divides the oxygen by both gases together.'],
        [oxygen / carbonDioxide, 'This is upside down: oxygen over carbon(IV) oxide instead of the other way.'],
        [(oxygen + carbonDioxide) / oxygen, 'This divides the sum of the two volumes by the oxygen.'],
        [(oxygen + carbonDioxide) / carbonDioxide, 'This divides the sum of the two volumes by the carbon(IV) oxide.'],
      ]),
      principle:
        'The respiratory quotient is the volume of carbon(IV) oxide given out divided by the volume of oxygen taken up in the same time.',
      working: [`RQ = ${carbonDioxide} cm³ ÷ ${oxygen} cm³ = ${key.text}`],
      hints: ['Which gas is given out, which is taken up?', 'The gas given out is divided by the gas taken up.'],
    }
  },
})

const carbonDioxideGivenOut = form<Gases>({
  id: 'carbon-dioxide',
  difficulty: 'medium',
  draw: (random) => {
    const gases = {
      ...drawSeeds(random),
      oxygen: random.step(20, 120, 4),
    }
    return Number.isInteger(Math.round(gases.oxygen * gases.quotient * 1e7) / 1e6) ? gases : null
  },
  write: ({ seeds: kind, oxygen, quotient: share }) => {
    const key = cubicCentimetres(oxygen * share)
    return {
      stem: `Germinating ${kind} seeds with a respiratory quotient of ${share.toFixed(2)} take up ${oxygen} cm³ of oxygen. The volume of carbon(IV) oxide they give out in the same time, to one decimal place, is`,
      key,
      slips: slipsAs(cubicCentimetres, [
        [
          oxygen * (1 - share),
          'This is the oxygen that is not matched by carbon(IV) oxide: volume times one minus the quotient.',
        ],
        [oxygen / (1 + share), 'This shares the oxygen volume out between the two gases.'],
        [(oxygen * share) / (1 + share), 'This takes the oxygen volume for the sum of both gases.'],
        [oxygen, 'This takes the two volumes as equal, which needs a quotient of 1.'],
        [oxygen / share, 'This divides by the quotient, as if oxygen were given out.'],
        [oxygen * (1 + share), 'This adds the carbon(IV) oxide to the oxygen instead of stopping at the product.'],
      ]),
      principle:
        'The respiratory quotient (RQ) is carbon(IV) oxide given out over oxygen taken up, so carbon(IV) oxide is RQ times oxygen.',
      working: [`Carbon(IV) oxide = ${share.toFixed(2)} × ${oxygen} cm³ = ${key.text}`],
      hints: [
        'Is more or less carbon(IV) oxide given out than oxygen taken up?',
        'Rearrange the definition of the quotient.',
      ],
    }
  },
})

interface Respirometer {
  seeds: string
  oxygen: number
  difference: number
}

const respirometer = form<Respirometer>({
  id: 'respirometer',
  difficulty: 'hard',
  draw: (random) => {
    const oxygen = random.step(40, 200, 10)
    const { seeds: kind, quotient: share } = drawSeeds(random)
    const difference = (oxygen * (100 - Math.round(share * 100))) / 100
    if (!Number.isInteger(difference)) return null
    return { seeds: kind, oxygen, difference }
  },
  write: ({ seeds: kind, oxygen, difference }) => {
    const carbonDioxide = oxygen - difference
    const key = quotient(carbonDioxide / oxygen)
    return {
      stem: `At constant temperature and pressure, the gas around some germinating ${kind} seeds in a respirometer shrank by ${oxygen} mm³ with potassium hydroxide solution present. With water in its place, it shrank by ${difference} mm³ around the same seeds in an equal time. Their respiratory quotient, to two decimal places, is`,
      key,
      slips: slipsAs(quotient, [
        [
          difference / oxygen,
          'This divides the second reading by the first, but the second is oxygen less carbon(IV) oxide.',
        ],
        [difference / carbonDioxide, 'This divides the second reading by the carbon(IV) oxide given out.'],
        [
          carbonDioxide / (oxygen + difference),
          'This divides by the sum of both readings; the oxygen is the first reading alone.',
        ],
        [oxygen / (oxygen + difference), 'This adds the second reading to the oxygen and then divides upside down.'],
        [(oxygen + difference) / oxygen, 'This adds the readings to find carbon(IV) oxide; they must be subtracted.'],
        [oxygen / carbonDioxide, 'This is upside down: oxygen over carbon(IV) oxide instead of the other way.'],
        [oxygen / difference, 'This divides one reading by the other without finding the carbon(IV) oxide.'],
      ]),
      principle:
        'Potassium hydroxide absorbs carbon(IV) oxide, so the first reading is oxygen used and the second is oxygen used less carbon(IV) oxide given out.',
      working: [
        `Carbon(IV) oxide = ${oxygen} − ${difference} = ${carbonDioxide} mm³`,
        `RQ = ${carbonDioxide} ÷ ${oxygen} = ${key.text}`,
      ],
      hints: ['What does potassium hydroxide solution take out of the air?', 'Why is the second shrinkage smaller?'],
    }
  },
})

export const respiratoryQuotient = family(
  {
    id: 'b20',
    edition: 2,
    title: 'Respiratory quotient',
    subject: 'biology',
    topicId: 'bio-respiration',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [fromVolumes, quotientOfSubstance, carbonDioxideGivenOut, respirometer],
)
