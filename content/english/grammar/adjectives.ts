import type { Difficulty } from '@sabi/shared/content/question'
import { at } from '../../engine/random.ts'
import { capital, gap } from './rule-form.ts'
import { formsOf, type RuleRow } from './rule-rows.ts'

type Kind = 'number' | 'opinion' | 'size' | 'age' | 'shape' | 'colour' | 'origin' | 'material'
type Adjective = readonly [word: string, kind: Kind]

/** Three adjectives or more in their order; a number of them takes the place of the article. */
type Row = readonly [
  difficulty: Difficulty,
  before: string,
  adjectives: readonly Adjective[],
  noun: string,
  after: string,
]

const rows: readonly Row[] = [
  [
    'easy',
    'Grandmother keeps her beads in ',
    [
      ['beautiful', 'opinion'],
      ['small', 'size'],
      ['wooden', 'material'],
    ],
    'box',
    '.',
  ],
  [
    'easy',
    'The emir received his guests on ',
    [
      ['enormous', 'size'],
      ['old', 'age'],
      ['leather', 'material'],
    ],
    'cushion',
    '.',
  ],
  [
    'easy',
    'Everybody at the fair admired ',
    [
      ['fine', 'opinion'],
      ['big', 'size'],
      ['clay', 'material'],
    ],
    'pot',
    ' from Abuja.',
  ],
  [
    'easy',
    'The police are looking for ',
    [
      ['new', 'age'],
      ['black', 'colour'],
      ['Japanese', 'origin'],
    ],
    'car',
    '.',
  ],
  [
    'medium',
    'The aunt from Aba has sewn ',
    [
      ['pretty', 'opinion'],
      ['yellow', 'colour'],
      ['cotton', 'material'],
    ],
    'dress',
    ' for the baby.',
  ],
  [
    'medium',
    'The museum in Ife has ',
    [
      ['magnificent', 'opinion'],
      ['old', 'age'],
      ['bronze', 'material'],
    ],
    'head',
    '.',
  ],
  [
    'medium',
    'We crossed the creek in ',
    [
      ['long', 'size'],
      ['green', 'colour'],
      ['plastic', 'material'],
    ],
    'boat',
    '.',
  ],
  [
    'medium',
    'Each of the drummers wore ',
    [
      ['tall', 'size'],
      ['red', 'colour'],
      ['velvet', 'material'],
    ],
    'cap',
    '.',
  ],
  [
    'medium',
    'In the corner of the office stood ',
    [
      ['large', 'size'],
      ['round', 'shape'],
      ['metal', 'material'],
    ],
    'table',
    '.',
  ],
  [
    'medium',
    'My uncle is proud of ',
    [
      ['lovely', 'opinion'],
      ['old', 'age'],
      ['Ghanaian', 'origin'],
    ],
    'coin',
    '.',
  ],
  [
    'hard',
    'The surveyor drew his map on ',
    [
      ['big', 'size'],
      ['square', 'shape'],
      ['white', 'colour'],
    ],
    'board',
    '.',
  ],
  [
    'hard',
    'The hunters slept in ',
    [
      ['two', 'number'],
      ['small', 'size'],
      ['green', 'colour'],
      ['canvas', 'material'],
    ],
    'tents',
    '.',
  ],
  [
    'hard',
    'The queen of the festival wore ',
    [
      ['three', 'number'],
      ['splendid', 'opinion'],
      ['old', 'age'],
      ['Indian', 'origin'],
    ],
    'bangles',
    '.',
  ],
  [
    'hard',
    'On the wall of the palace hangs ',
    [
      ['strange', 'opinion'],
      ['long', 'size'],
      ['African', 'origin'],
      ['brass', 'material'],
    ],
    'horn',
    '.',
  ],
]

const names: Readonly<Record<Kind, string>> = {
  number: 'gives the number',
  opinion: 'gives an opinion',
  size: 'gives the size',
  age: 'gives the age',
  shape: 'gives the shape',
  colour: 'gives the colour',
  origin: 'gives the origin',
  material: 'gives the material',
}

const questions: Readonly<Record<Kind, string>> = {
  number: 'tells how many there are',
  opinion: 'tells what somebody thinks of the thing',
  size: 'tells how big or long it is',
  age: 'tells how old it is',
  shape: 'tells its shape',
  colour: 'tells its colour',
  origin: 'tells where it comes from',
  material: 'tells what it is made of',
}

/** Wrong orders, of which three are offered by chance, so that the key is not always the one most like the others. */
const ordersOfThree: readonly (readonly number[])[] = [
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
  [1, 2, 0],
  [2, 0, 1],
]
/** Size and age are easily exchanged, so where they meet, the one order that exchanges only them is always offered. */
const ordersOfSizeAndAge: readonly (readonly number[])[] = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
]
const ordersOfFour: readonly (readonly number[])[] = [
  [0, 2, 1, 3],
  [0, 1, 3, 2],
  [1, 0, 2, 3],
  [0, 3, 1, 2],
  [1, 0, 3, 2],
]

/** Kinds that careful writers exchange for effect, as in “an old splendid house”, so that this is no mistake. */
const exchanged: ReadonlySet<string> = new Set(['opinion before size', 'opinion before age', 'opinion before colour'])

export const adjectiveForms = formsOf(rows.map(written))

function written([difficulty, before, adjectives, noun, after]: Row): RuleRow {
  const orders =
    adjectives.length > 3 ? ordersOfFour : startsWithSizeAndAge(adjectives) ? ordersOfSizeAndAge : ordersOfThree
  return {
    difficulty,
    sentence: `${before}${gap}${after}`,
    key: phrase(adjectives, noun),
    wrong: orders.flatMap((places) => {
      const ordered = places.map((place) => at(adjectives, place))
      const [pair] = misplaced(ordered, adjectives)
      if (pair === undefined) return []
      const [late, early] = pair
      return [
        [
          phrase(ordered, noun),
          `${late[1]} before ${early[1]}`,
          `“${capital(late[0])}” ${names[late[1]]} and comes before “${early[0]}”, which ${names[early[1]]}; before “${noun}” the two belong in the other order.`,
        ],
      ]
    }),
    principle:
      'Several adjectives before a noun follow a fixed order: number, opinion, size, age, shape, colour, origin, material; the more lasting a quality is, the nearer it is to the noun.',
    step: `Here ${listOf(adjectives)}`,
    hints: [hintOnKinds(adjectives), hintOnFirst(adjectives)],
  }
}

function startsWithSizeAndAge([first, second]: readonly Adjective[]): boolean {
  return first?.[1] === 'size' && second?.[1] === 'age'
}

function hintOnKinds(adjectives: readonly Adjective[]): string {
  const asked = adjectives.filter(([, kind]) => kind !== 'number').map(([, kind]) => questions[kind])
  return `Sort the adjectives first: which ${asked.slice(0, -1).join(', which ')}, and which ${asked.at(-1)}?`
}

function hintOnFirst(adjectives: readonly Adjective[]): string {
  const kinds = new Set(adjectives.map(([, kind]) => kind))
  if (kinds.has('number'))
    return kinds.has('opinion')
      ? 'Which word tells how many there are? A number comes before an opinion.'
      : 'Which word tells how many there are? It comes before all that describes the thing.'
  if (kinds.has('opinion')) return 'Which adjective tells what somebody thinks of the thing? It comes first.'
  return kinds.has('size')
    ? 'Which adjective tells how big, long or tall the thing is? A size comes early.'
    : 'Which adjective tells whether the thing is new or old? An age comes early.'
}

function phrase(adjectives: readonly Adjective[], noun: string): string {
  const words = adjectives.map(([word]) => word).join(' ')
  if (adjectives.some(([, kind]) => kind === 'number')) return `${words} ${noun}`
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words} ${noun}`
}

/** The neighbours in the wrong order, without those that may be exchanged. */
function misplaced(ordered: readonly Adjective[], right: readonly Adjective[]): [late: Adjective, early: Adjective][] {
  return ordered
    .slice(1)
    .map((one, index): [Adjective, Adjective] => [at(ordered, index), one])
    .filter(([late, early]) => right.indexOf(early) < right.indexOf(late))
    .filter(([late, early]) => !exchanged.has(`${early[1]} before ${late[1]}`))
}

function listOf(adjectives: readonly Adjective[]): string {
  const told = adjectives.map(([word, kind]) => `“${word}” ${names[kind]}`)
  return `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`
}
