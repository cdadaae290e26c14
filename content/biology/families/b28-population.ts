import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { slipsAs, rounded } from '../slips.ts'
import { populationChange } from '../forms/b28-change.ts'

interface Recapture {
  animals: string
  place: string
  marked: number
  caught: number
  again: number
}

interface Plot {
  plant: string
  side: number
  throws: number
  counted: number
  area: number
}

interface Counts {
  plant: string
  counts: readonly number[]
}

const studies = [
  { animals: 'tilapia', place: 'In a fish pond in Epe' },
  { animals: 'land snails', place: 'On a farm in Ondo' },
  { animals: 'grasshoppers', place: 'On a field in Zaria' },
  { animals: 'toads', place: 'In a school compound in Owerri' },
  { animals: 'giant rats', place: 'In a plantation near Benin' },
] as const
const plants = ['Tridax', 'sedge', 'Sida', 'Aspilia', 'Mimosa', 'spear grass'] as const
const plain = (value: number) => quantity(value)
const perSquareMetre = (value: number) => rounded(value, 1, 'plants per m²')

const lincolnIndex = form<Recapture>({
  id: 'lincoln-index',
  difficulty: 'medium',
  draw: (random) => {
    const again = random.int(4, 15)
    const caught = again * random.int(3, 8)
    return { ...random.pick(studies), marked: random.step(30, 90, 5), caught, again }
  },
  write: ({ animals, place, marked, caught, again }) => {
    const key = plain((marked * caught) / again)
    const size = (marked * caught) / again
    return {
      stem: `${place}, ${marked} ${animals} were caught, marked and set free. Later ${caught} were caught, of which ${again} bore the mark. The estimated population is`,
      key,
      slips: slipsAs(plain, [
        [marked + caught - again, 'This counts the animals handled; most of the population was never caught.'],
        [size - marked, 'This leaves out the marked animals, which also belong to the population.'],
        [size - caught, 'This takes the second catch off the estimate, but those animals belong to the population.'],
        [size + marked, 'This adds the marked animals once more, though the estimate already holds them.'],
        [size + caught - again, 'This adds the unmarked animals of the second catch to the estimate.'],
        [marked * caught, 'This multiplies the two catches and forgets to divide by the marked ones caught again.'],
      ]),
      principle:
        'In the capture–recapture method (Lincoln index) the share of marked animals in the second catch is that in the whole population.',
      working: [`$N = \\frac{${marked} \\times ${caught}}{${again}}$`, `Population = ${key.text}`],
      hints: ['What share of the second catch is marked?', 'The same share of the whole population was marked.'],
    }
  },
})

const quadratEstimate = form<Plot>({
  id: 'quadrat-estimate',
  difficulty: 'hard',
  draw: (random) => {
    const side = random.pick([0.5, 0.5, 0.2, 0.4])
    const throws = random.pick([10, 20, 25, 40])
    const counted = random.step(20, 180, 4)
    const density = Math.round((counted / (throws * side * side)) * 1e6) / 1e6
    if (!Number.isInteger(density * 2) || density < 2 || density > 60) return null
    return { plant: random.pick(plants), side, throws, counted, area: random.step(100, 800, 100) }
  },
  write: ({ plant, side, throws, counted, area }) => {
    const squareMetres = Math.round(side * side * 100) / 100
    const density = Math.round((counted / (throws * squareMetres)) * 10) / 10
    const key = plain(Math.round(density * area))
    return {
      stem: `A quadrat of side ${side} m was thrown ${throws} times on a field of ${area} m², and ${counted} ${plant} plants were counted in all. The estimated number of ${plant} plants on the field is`,
      key,
      slips: slipsAs(
        (value) => plain(Math.round(value)),
        [
          [(counted / throws) * area, 'This takes each quadrat as 1 m² and leaves its real area out.'],
          [(counted / (throws * side)) * area, 'This divides by the side of the quadrat instead of its area.'],
          [(counted / (throws * 4 * side)) * area, 'This divides by the perimeter of the quadrat instead of its area.'],
          [counted * area, 'This takes the plants of all throws as those of one square metre.'],
          [(counted / squareMetres) * area, 'This takes the plants of all throws as those of a single quadrat.'],
          [(counted / side) * area, 'This uses the side for the area and forgets the number of throws.'],
        ],
      ),
      principle:
        'Population is density times total area; density is the number counted over the total area of the quadrats.',
      working: [
        `Area sampled = ${throws} × ${squareMetres} m² = ${plain(throws * squareMetres).text} m²`,
        `Density = ${counted} ÷ ${plain(throws * squareMetres).text} = ${plain(density).text} plants per m²`,
        `Number = ${plain(density).text} × ${area} = ${key.text}`,
      ],
      hints: ['What is the area of one quadrat?', 'Find the number of plants in one square metre.'],
    }
  },
})

const density = form<Counts>({
  id: 'density',
  difficulty: 'medium',
  draw: (random) => {
    const size = random.pick([5, 8, 10])
    const counts = Array.from({ length: size }, () => Math.max(0, random.int(-2, 9)))
    const empty = counts.filter((count) => count === 0).length
    const total = counts.reduce((sum, count) => sum + count, 0)
    return empty === 0 || empty > 4 || total < size ? null : { plant: random.pick(plants), counts }
  },
  write: ({ plant, counts }) => {
    const total = counts.reduce((sum, count) => sum + count, 0)
    const mean = total / counts.length
    const occupied = counts.filter((count) => count > 0).length
    const key = perSquareMetre(mean / 0.25)
    return {
      stem: `The numbers of ${plant} plants in ${counts.length} quadrats of 0.25 m² each were ${counts.join(', ')}. The population density, to one decimal place, is`,
      key,
      slips: slipsAs(perSquareMetre, [
        [mean, 'This is the mean for one quadrat, which is only a quarter of a square metre.'],
        [mean * 0.25, 'This multiplies the mean by the area of the quadrat instead of dividing.'],
        [mean / 0.5, 'This divides the mean by the side of the quadrat, 0.5 m, instead of its area.'],
        [total / occupied / 0.25, 'This leaves the empty quadrats out of the mean, but they were sampled too.'],
        [total, 'This is the number counted in all the quadrats, with no area in it.'],
        [total / 0.25, 'This takes all the plants counted as the plants of a single quadrat.'],
      ]),
      principle: 'Density is the mean number in a quadrat divided by the area of the quadrat; empty quadrats count.',
      working: [
        `Mean = ${total} ÷ ${counts.length} = ${plain(mean).text} plants`,
        `Density = ${plain(mean).text} ÷ 0.25 m² = ${key.text}`,
      ],
      hints: [
        'How many quadrats were sampled, empty ones included?',
        'How many quadrats of 0.25 m² make one square metre?',
      ],
    }
  },
})

export const populationEstimates = family(
  {
    id: 'b28',
    edition: 1,
    title: 'Estimating populations',
    subject: 'biology',
    topicId: 'bio-population',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [lincolnIndex, quadratEstimate, density, populationChange],
)
