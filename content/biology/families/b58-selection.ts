import { family, form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { rounded, slipsAs } from '../slips.ts'

export interface Moths {
  place: string
  released: readonly [dark: number, pale: number]
  seen: readonly [dark: number, pale: number]
}

export interface Proteins {
  /** Differences of the pairs PQ, PR, PS, QR, QS, RS. */
  differences: readonly number[]
}

export interface Spray {
  insects: number
  /** Percent that are resistant, and percent of the others that the spray kills. */
  resistant: number
  killed: number
}

const conclusions = {
  dark: 'dark moths survived better, so the bark was probably dark',
  pale: 'pale moths survived better, so the bark was probably pale',
  equal: 'the two forms survived equally well',
} as const
const raw = 'no conclusion is possible, since the numbers released differ'

const moths = form<Moths>({
  id: 'moths',
  difficulty: 'hard',
  draw: (random) => {
    const few = random.step(100, 200, 20)
    const many = few * random.pick([2, 2.5, 3])
    const [low, high] = [random.step(20, 30, 5), random.step(40, 55, 5)]
    // The form released in larger number is seen more often, though a smaller share of it survives.
    const [seenFew, seenMany] = [(few * high) / 100, (many * low) / 100]
    if (![seenFew, seenMany, many].every(Number.isInteger) || seenMany <= seenFew) return null
    const place = random.pick(['a wood near Jos', 'a plantation in Ogun State', 'a wood outside Enugu'])
    return random.int(0, 1) === 0
      ? { place, released: [few, many], seen: [seenFew, seenMany] }
      : { place, released: [many, few], seen: [seenMany, seenFew] }
  },
  write: ({ place, released, seen }) => {
    const [dark, pale] = [(100 * seen[0]) / released[0], (100 * seen[1]) / released[1]]
    const key = dark > pale ? 'dark' : 'pale'
    const other = key === 'dark' ? 'pale' : 'dark'
    const shares = `${printed(dark)}% of the dark and ${printed(pale)}% of the pale moths`
    return {
      stem: `Marked moths of two forms were released in ${place}. A week later some were caught again, as in the table below. The best conclusion is that`,
      key: { text: conclusions[key] },
      slips: [
        {
          text: conclusions[other],
          because: `You compared the numbers caught again, but more ${other} moths had been released; compare the shares.`,
        },
        { text: conclusions.equal, because: `The shares caught again are clearly different: ${shares}.` },
        {
          text: raw,
          because: 'Percentages allow for the different numbers released, so the two forms can be compared.',
        },
      ],
      principle: 'Birds leave more of the moths that match the bark; survival is compared by the share caught again.',
      working: [
        `Dark: ${seen[0]} ÷ ${released[0]} = ${printed(dark)}%; pale: ${seen[1]} ÷ ${released[1]} = ${printed(pale)}%`,
        `The conclusion: ${conclusions[key]}`,
      ],
      hints: ['Were equal numbers of the two forms released?', 'What percentage of each form was caught again?'],
      figure: tableFigure({
        title: 'Moths released and caught again',
        columns: ['form', 'released', 'caught\nagain'],
        rows: [
          ['dark', String(released[0]), String(seen[0])],
          ['pale', String(released[1]), String(seen[1])],
        ],
      }),
    }
  },
})

const pairNames = ['P and Q', 'P and R', 'P and S', 'Q and R', 'Q and S', 'R and S'] as const

const proteins = form<Proteins>({
  id: 'proteins',
  difficulty: 'medium',
  draw: (random) => {
    const closest = random.int(3, 6)
    const [toThird = 0, toFourth = 0, thirdToFourth = 0] = random.shuffle([13, 17, 21, 24])
    // No species is further from another than by way of a third.
    const between: Readonly<Record<string, number>> = {
      '01': closest,
      '02': toThird,
      '12': toThird + random.int(1, closest),
      '03': toFourth,
      '13': toFourth + random.int(1, closest),
      '23': thirdToFourth,
    }
    const [p = 0, q = 0, r = 0, s = 0] = random.shuffle([0, 1, 2, 3])
    const pairs = [
      [p, q],
      [p, r],
      [p, s],
      [q, r],
      [q, s],
      [r, s],
    ]
    return {
      differences: pairs.map(([one = 0, other = 0]) => between[`${Math.min(one, other)}${Math.max(one, other)}`] ?? 0),
    }
  },
  write: ({ differences }) => {
    const [pq, pr, ps, qr, qs, rs] = [0, 1, 2, 3, 4, 5].map((index) => String(at(differences, index)))
    const fewest = Math.min(...differences)
    const most = Math.max(...differences)
    const key = at(pairNames, differences.indexOf(fewest))
    return {
      stem: 'The table below gives the number of amino acids by which one protein differs in four mammals. Which two mammals are likely to have the most recent common ancestor?',
      key: { text: key },
      slips: pairNames.flatMap((text, index) => {
        const value = at(differences, index)
        if (text === key) return []
        return [
          {
            text,
            because:
              value === most
                ? `You looked for the largest number; ${value} differences mean that these two parted long ago.`
                : `These two differ in ${value} amino acids, another pair in ${fewest} only.`,
          },
        ]
      }),
      principle: 'Differences in a protein collect with time, so species that parted recently differ least.',
      working: [`The smallest number in the table is ${fewest}`, `It belongs to ${key}`],
      hints: ['Do differences become more or fewer with time?', 'Look for the smallest number in the table.'],
      figure: tableFigure({
        title: 'Amino acids that differ between four mammals',
        columns: ['', 'Q', 'R', 'S'],
        rows: [
          ['P', pq ?? '', pr ?? '', ps ?? ''],
          ['Q', '–', qr ?? '', qs ?? ''],
          ['R', '–', '–', rs ?? ''],
        ],
      }),
    }
  },
})

const percent = (value: number) => rounded(value, 1, '%')

const resistance = form<Spray>({
  id: 'resistance',
  difficulty: 'hard',
  draw: (random) => {
    const given = {
      insects: random.pick([1000, 2000, 5000, 10_000]),
      resistant: random.pick([1, 2, 4, 5, 10]),
      killed: random.pick([80, 90, 95, 96, 98]),
    }
    const resistant = (given.insects * given.resistant) / 100
    const survivors = ((given.insects - resistant) * (100 - given.killed)) / 100
    return Number.isInteger(survivors) ? given : null
  },
  write: ({ insects, resistant, killed }) => {
    const strong = (insects * resistant) / 100
    const weak = insects - strong
    const left = (weak * (100 - killed)) / 100
    const key = percent((100 * strong) / (strong + left))
    return {
      stem: `Of ${printed(insects)} cotton bugs, ${resistant}% are resistant to a spray. It kills ${killed}% of the others and no resistant bug. Of the bugs that survive, the percentage that are resistant is`,
      key,
      slips: slipsAs(percent, [
        [resistant, 'You gave the share before spraying; most of the other bugs have died since.'],
        [(100 * strong) / left, 'You divided the resistant bugs by the other survivors and not by all survivors.'],
        [(100 * left) / (strong + left), 'You gave the share of the survivors that are not resistant.'],
        [100 - killed, 'You gave the share of the other bugs that the spray left alive.'],
        [100, 'You took every survivor to be resistant, but the spray also misses some of the others.'],
        [(100 * (strong + left)) / insects, 'You gave the share of all bugs that survive, resistant or not.'],
      ]).filter(({ value }) => value !== undefined && value <= 100),
      principle: 'A spray selects: resistant individuals survive and make up a larger share of those that breed.',
      working: [
        `Resistant: ${printed(strong)}; others that survive: ${100 - killed}% of ${printed(weak)} = ${printed(left)}`,
        `Survivors: ${printed(strong)} + ${printed(left)} = ${printed(strong + left)}`,
        `${printed(strong)} ÷ ${printed(strong + left)} × 100 = ${key.text}`,
      ],
      hints: ['How many bugs of each kind survive?', 'Of which number is the percentage asked?'],
    }
  },
})

export const selectionData = family(
  {
    id: 'b58',
    edition: 1,
    title: 'Evidence of selection and descent',
    subject: 'biology',
    topicId: 'bio-evolution',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 12,
  },
  [moths, proteins, resistance],
)
