import { form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { slipsAs } from '../slips.ts'

interface Change {
  herd: string
  start: number
  births: number
  deaths: number
  immigrants: number
  emigrants: number
}

const herds = ['kob', 'antelopes', 'baboons', 'buffaloes', 'warthogs', 'monkeys'] as const
const plain = (value: number) => quantity(value)

/** The size of a population after births, deaths and movement. */
export const populationChange = form<Change>({
  id: 'change',
  difficulty: 'easy',
  draw: (random) => {
    const change = {
      herd: random.pick(herds),
      start: random.step(200, 600, 20),
      births: random.step(60, 160, 5),
      deaths: random.step(20, 120, 5),
      immigrants: random.step(15, 80, 5),
      emigrants: random.step(15, 80, 5),
    }
    const figures = [change.births, change.deaths, change.immigrants, change.emigrants]
    return new Set(figures).size === figures.length ? change : null
  },
  write: ({ herd, start, births, deaths, immigrants, emigrants }) => {
    const end = start + births - deaths + immigrants - emigrants
    return {
      stem: `A reserve held ${start} ${herd}. In a year ${births} were born, ${deaths} died, ${immigrants} moved in and ${emigrants} moved out. The population at the end of the year was`,
      key: plain(end),
      slips: slipsAs(plain, [
        [
          start + births - deaths,
          'This counts births and deaths only and leaves out movement into and out of the reserve.',
        ],
        [start + immigrants - emigrants, 'This counts movement only and leaves out births and deaths.'],
        [
          start + births - deaths - immigrants + emigrants,
          'This swaps immigration and emigration: those that move in are added.',
        ],
        [
          start - births + deaths + immigrants - emigrants,
          'This swaps natality and mortality: births are added, deaths taken away.',
        ],
        [end + emigrants, 'This forgets to take away those that moved out of the reserve.'],
        [end + deaths, 'This forgets to take away those that died during the year.'],
        [end - immigrants, 'This forgets to add those that moved into the reserve.'],
      ]),
      principle: 'Natality and immigration raise a population; mortality and emigration lower it.',
      working: [
        `${start} + ${births} − ${deaths} + ${immigrants} − ${emigrants} gives the new size`,
        `Population = ${plain(end).text}`,
      ],
      hints: ['Which two of the four changes add animals?', 'Take away the deaths and those that left.'],
    }
  },
})
