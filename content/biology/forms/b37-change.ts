import { form } from '../../engine/family.ts'
import { rounded, slipsAs } from '../slips.ts'

interface Air {
  change: string
  distance: number
  slow: number
  fast: number
}

const percent = (value: number) => rounded(value, 1, '%')
const changes = [
  'when a fan blows on the leaves',
  'when the shoot is moved from shade into bright light',
  'when the air round the leaves is dried',
  'when the air is warmed by ten degrees',
] as const

/** By how much per cent the rate of uptake rises when the bubble needs less time for the same way. */
export const changeOfRate = form<Air>({
  id: 'change',
  difficulty: 'hard',
  draw: (random) => {
    const [fast, slow] = [random.int(3, 12), random.int(4, 18)]
    const rise = (slow / fast - 1) * 100
    if (rise < 15 || rise > 150 || !Number.isInteger(Math.round(rise * 1e6) / 1e5)) return null
    return { change: random.pick(changes), distance: random.step(30, 80, 10), slow, fast }
  },
  write: ({ change, distance, slow, fast }) => {
    const key = percent((slow / fast) * 100 - 100)
    return {
      stem: `The bubble of a potometer needs ${slow} minutes to move ${distance} mm, but only ${fast} minutes for the same distance ${change}. The rate of water uptake has risen by`,
      key,
      slips: slipsAs(percent, [
        [
          ((slow - fast) / slow) * 100,
          'This is the percentage by which the time fell, not that by which the rate rose.',
        ],
        [(slow / fast) * 100, 'This is the new rate as a percentage of the old one, not the rise.'],
        [(fast / slow) * 100, 'This is the new time as a percentage of the old time.'],
        [((slow - fast) / distance) * 100, 'This divides the time saved by the distance that the bubble moved.'],
        [((slow - fast) / (slow + fast)) * 100, 'This divides the time saved by both times added together.'],
        [((slow + fast) / slow) * 100, 'This adds the two times and divides by the first of them.'],
      ]),
      principle: 'Over the same distance the rate is inversely proportional to the time that the bubble needs.',
      working: [
        `New rate ÷ old rate = ${slow} min ÷ ${fast} min = ${rounded(slow / fast, 2).text}`,
        `Rise = (${rounded(slow / fast, 2).text} − 1) × 100% = ${key.text}`,
      ],
      hints: ['Does a shorter time mean a higher or a lower rate?', 'Compare the new rate with the old rate.'],
    }
  },
})
