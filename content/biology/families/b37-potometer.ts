import { family, form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { rounded, slipsAs } from '../slips.ts'
import { changeOfRate } from '../forms/b37-change.ts'

interface Bubble {
  plant: string
  area: number
  distance: number
  minutes: number
}

interface Leaves {
  plant: string
  leafArea: number
  volume: number
  hours: number
}

interface Weighing {
  plant: string
  before: number
  after: number
  hours: number
}

const shoots = ['Hibiscus', 'cassava', 'mango', 'Balsam', 'cowpea'] as const
const perMinute = (value: number) => rounded(value, 1, 'mm³ per minute')
const perArea = (value: number) => rounded(value, 1, 'mm³')
const gramsPerHour = (value: number) => rounded(value, 1, 'g per hour')

const rateOfUptake = form<Bubble>({
  id: 'rate',
  difficulty: 'medium',
  draw: (random) => {
    const area = random.pick([0.5, 0.8, 1.2, 1.5, 2])
    const minutes = random.pick([2, 4, 5, 8, 10])
    const distance = random.step(20, 120, 4)
    const rate = (distance * area) / minutes
    if (!Number.isInteger(Math.round(rate * 1e6) / 1e5) || rate < 2 || rate > 30) return null
    return { plant: random.pick(shoots), area, distance, minutes }
  },
  write: ({ plant, area, distance, minutes }) => {
    const volume = distance * area
    const key = perMinute(volume / minutes)
    return {
      stem: `In a potometer with a ${plant} shoot, the air bubble moves ${distance} mm in ${minutes} minutes. The bore of the tube has an area of ${area} mm². The rate of water uptake is`,
      key,
      slips: slipsAs(perMinute, [
        [distance / minutes, 'This is how fast the bubble moves in millimetres; the area of the bore is left out.'],
        [distance / (area * minutes), 'This divides by the area of the bore where it should multiply.'],
        [volume, 'This is the whole volume taken up, not the volume of one minute.'],
        [minutes / area, 'This divides the time by the area and leaves out the distance moved.'],
        [(distance * area * area) / minutes, 'This squares the area of the bore as if it were a radius.'],
        [volume / minutes / 2, 'This halves the rate as if the bubble had moved both ways.'],
        [distance, 'This reads the distance as the rate and uses neither time nor area.'],
      ]),
      principle: 'The bubble moves on as water is taken up, so the volume is distance times area of the bore.',
      working: [
        `Volume = ${distance} mm × ${area} mm² = ${printed(volume, 1)} mm³`,
        `Rate = ${printed(volume, 1)} mm³ ÷ ${minutes} min = ${key.text}`,
      ],
      hints: ['What volume of tube did the bubble pass through?', 'Share that volume among the minutes.'],
    }
  },
})

const rateOfLeaves = form<Leaves>({
  id: 'leaf-area',
  difficulty: 'hard',
  draw: (random) => {
    const hours = random.pick([2, 3, 4, 5])
    const leafArea = random.step(120, 500, 20)
    const rate = random.step(15, 80, 5) / 10
    const volume = (rate * leafArea * hours) / 1000
    if (!Number.isInteger(Math.round(volume * 1e6) / 1e5)) return null
    return { plant: random.pick(shoots), leafArea, volume: Math.round(volume * 10) / 10, hours }
  },
  write: ({ plant, leafArea, volume, hours }) => {
    const cubicMillimetres = Math.round(volume * 1000)
    const key = perArea(cubicMillimetres / leafArea / hours)
    return {
      stem: `A ${plant} shoot with ${leafArea} cm² of leaf surface gives off ${volume} cm³ of water in ${hours} hours. The mean volume of water given off by 1 cm² of leaf in 1 hour is`,
      key,
      slips: slipsAs(perArea, [
        [cubicMillimetres / leafArea, 'This is the water of one square centimetre in the whole time, not in one hour.'],
        [cubicMillimetres / hours / 100, 'This divides by 100 cm² and not by the surface of these leaves.'],
        [(volume * 100) / leafArea / hours, 'This takes 1 cm³ to be 100 mm³; it is 1000 mm³.'],
        [(cubicMillimetres * hours) / leafArea, 'This multiplies by the hours where it should divide by them.'],
        [leafArea / (volume * hours), 'This divides the leaf surface by the water instead of the other way.'],
        [cubicMillimetres / leafArea / (hours + 1), 'This counts one hour too many when it shares out the water.'],
        [
          cubicMillimetres / leafArea / hours / 2,
          'This halves the result for two sides, but the whole surface is given.',
        ],
      ]),
      principle: 'To compare shoots of different size, the water lost is divided by leaf surface and by time.',
      working: [
        `Water = ${volume} cm³ = ${printed(cubicMillimetres)} mm³`,
        `Per cm² and hour = ${printed(cubicMillimetres)} mm³ ÷ ${leafArea} ÷ ${hours} = ${key.text}`,
      ],
      hints: ['Change the volume to cubic millimetres first.', 'Share it among the square centimetres and the hours.'],
    }
  },
})

const lossByWeighing = form<Weighing>({
  id: 'weighing',
  difficulty: 'easy',
  draw: (random) => {
    const hours = random.pick([2, 4, 5, 6, 8])
    const before = random.step(480, 900, 5)
    const loss = hours * (random.int(8, 60) / 10)
    if (!Number.isInteger(Math.round(loss * 1e6) / 1e6)) return null
    return { plant: random.pick(['tomato', 'pepper', 'Balsam', 'maize'] as const), before, after: before - loss, hours }
  },
  write: ({ plant, before, after: weighed, hours }) => {
    const after = Math.round(weighed)
    const loss = before - after
    const key = gramsPerHour(loss / hours)
    return {
      stem: `The pot and soil of a ${plant} plant are sealed in a polythene bag, with the leaves outside. The whole weighs ${before} g at first and ${after} g after ${hours} hours. The mean rate of transpiration is`,
      key,
      slips: slipsAs(gramsPerHour, [
        [loss, 'This is the mass lost in the whole time, not in one hour.'],
        [loss / (hours * 2), 'This divides the loss by twice the time that has passed.'],
        [loss / (hours + 1), 'This counts one hour too many between the two weighings.'],
        [loss / (hours - 1), 'This counts one hour too few between the two weighings.'],
        [(loss / before) * 100, 'This is the loss as a percentage of the first mass, not a rate.'],
        [before / hours / 10, 'This shares out the first mass and not the mass that was lost.'],
      ]),
      principle:
        'With pot and soil sealed, water can leave through the shoot alone, so the loss of mass is transpiration.',
      working: [`Loss = ${before} g − ${after} g = ${loss} g`, `Rate = ${loss} g ÷ ${hours} h = ${key.text}`],
      hints: ['Which mass left the plant as water vapour?', 'A rate is an amount divided by time.'],
    }
  },
})

export const potometer = family(
  {
    id: 'b37',
    edition: 1,
    title: 'Potometer and transpiration rate',
    subject: 'biology',
    topicId: 'bio-transport',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 24,
  },
  [rateOfUptake, rateOfLeaves, lossByWeighing, changeOfRate],
)
