import { family, form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { factorial, seating, ways } from '../forms/m57-seating.ts'
import { countSlips } from '../slips.ts'

/** Men and women, and how many of each are chosen. */
export interface Committee {
  men: number
  women: number
  chosenMen: number
  chosenWomen: number
  place: string
}

/** The number of ordered or unordered pairs out of n. */
export interface Pairs {
  n: number
  isOrdered: boolean
}

const words = [
  'KADUNA',
  'CALABAR',
  'ENUGU',
  'LOKOJA',
  'ASABA',
  'SOKOTO',
  'OWERRI',
  'MINNA',
  'NSUKKA',
  'ABAKALIKI',
  'CASSAVA',
  'TOMATO',
  'PEPPER',
  'GARRI',
  'ALGEBRA',
  'PARALLEL',
  'BIOLOGY',
  'PHYSICS',
  'FOOTBALL',
  'SUCCESS',
  'ADDRESS',
  'COFFEE',
  'LETTER',
  'BALLOON',
  'PAPAYA',
  'SESAME',
] as const

export const arrangements = family(
  {
    id: 'm57',
    edition: 1,
    title: 'Permutations and combinations',
    subject: 'mathematics',
    topicId: 'mat-permutation',
    exams: ['JAMB'],
    isCalculation: true,
    published: 30,
  },
  [
    form<{ word: string }>({ id: 'letters', difficulty: 'medium', draw: drawWord, write: writeWord }),
    form<Committee>({ id: 'committee', difficulty: 'medium', draw: drawCommittee, write: writeCommittee }),
    form<Pairs>({ id: 'equation', difficulty: 'easy', draw: drawPairs, write: writePairs }),
    seating,
  ],
)

function combinations(n: number, r: number): number {
  return r > n ? 0 : factorial(n) / (factorial(r) * factorial(n - r))
}

/** How often each repeated letter occurs, in the order of the word. */
function repeatsOf(word: string): { letter: string; count: number }[] {
  return [...new Set(word)]
    .map((letter) => ({ letter, count: [...word].filter((other) => other === letter).length }))
    .filter(({ count }) => count > 1)
}

function drawWord(random: Random): { word: string } {
  return { word: random.pick(words) }
}

function writeWord({ word }: { word: string }): Draft {
  const n = word.length
  const repeats = repeatsOf(word)
  const divisor = repeats.reduce((product, { count }) => product * factorial(count), 1)
  const most = Math.max(...repeats.map(({ count }) => count))
  const sum = repeats.reduce((total, { count }) => total + count, 0)
  const key = ways(factorial(n) / divisor)
  const under = repeats.map(({ count }) => `${count}!`).join(' \\times ')
  return {
    stem: `In how many different ways can the letters of the word ${word} be arranged?`,
    key,
    slips: countSlips([
      [
        ways(factorial(n)),
        'This counts every order of the letters as new, though equal letters can change places unseen.',
      ],
      [
        ways(factorial(n) / factorial(most) / (divisor === factorial(most) ? 2 : 1)),
        divisor === factorial(most)
          ? 'This divides once more by 2 than the repeated letters ask for.'
          : 'This divides for one of the repeated letters only.',
      ],
      [ways(factorial(n) / sum), 'This divides by how many letters are repeated and forgets the factorials.'],
      [ways(factorial(n - 1) / divisor), 'This uses the factorial of one letter less, as for a circle.'],
      [
        ways(factorial(n) / factorial(sum)),
        'This treats all repeated letters as if they were one and the same letter.',
      ],
      [
        ways(factorial(new Set(word).size)),
        'This arranges the different letters only and leaves the repeated ones out.',
      ],
      [ways((factorial(n) / divisor) * 2), 'This doubles the number, as if each word were also read backwards.'],
      [ways(factorial(n) / (divisor * most)), 'This divides by a number of repeated letters a second time.'],
    ]),
    principle: 'Arrangements of n things number n!, divided by the factorial of the count of each repeated thing.',
    working: [
      `There are ${n} letters; ${repeats.map(({ letter, count }) => `${letter} occurs ${count} times`).join(', ')}`,
      `Number of ways = $\\frac{${n}!}{${under}} = \\frac{${factorial(n)}}{${divisor}}$`,
      `Number of ways = ${key.text}`,
    ],
    hints: ['Which letters occur more than once?', 'Equal letters can change places without giving a new arrangement.'],
  }
}

function drawCommittee(random: Random): Committee | null {
  const drawn = {
    men: random.int(4, 8),
    women: random.int(3, 7),
    chosenMen: random.int(2, 4),
    chosenWomen: random.int(1, 3),
    place: random.pick([
      'a school in Ibadan',
      'a church in Onitsha',
      'a mosque in Ilorin',
      'a village in Benue',
      'a club in Uyo',
    ]),
  }
  const { men, women, chosenMen, chosenWomen } = drawn
  return chosenMen < men && chosenWomen < women && men !== women ? drawn : null
}

function writeCommittee({ men, women, chosenMen, chosenWomen, place }: Committee): Draft {
  const [first, second] = [combinations(men, chosenMen), combinations(women, chosenWomen)]
  const key = ways(first * second)
  const all = chosenMen + chosenWomen
  const plural = chosenWomen === 1 ? 'woman' : 'women'
  return {
    stem:
      `A committee of ${chosenMen} men and ${chosenWomen} ${plural} is to be formed from the ${men} men and ${women} women of ${place}. ` +
      'In how many ways can this be done?',
    key,
    slips: countSlips([
      [ways(first + second), 'This adds the two numbers of choices, but each choice of men goes with each of women.'],
      [ways(combinations(men + women, all)), `This chooses any ${all} people and does not look at how many are men.`],
      [
        ways(first * second * factorial(chosenMen) * factorial(chosenWomen)),
        'This counts different orders of the same people, as in an arrangement.',
      ],
      [
        ways(combinations(men, chosenWomen) * combinations(women, chosenMen)),
        'This exchanges the numbers of men and of women to be chosen.',
      ],
      [ways(men * chosenMen * women * chosenWomen), 'This multiplies all the numbers that are given in the question.'],
      [ways(first), 'This counts the choices of the men only and leaves the women out.'],
      [ways(first * women), 'This counts one woman only in each of the committees.'],
      [ways(first * second * 2), 'This counts each committee twice, with men first and with women first.'],
    ]),
    principle: 'Order does not matter in a committee, so combinations are used; independent choices are multiplied.',
    working: [
      `Men: ${nCr(men, chosenMen)} = ${first}; women: ${nCr(women, chosenWomen)} = ${second}`,
      `Number of ways = ${first} × ${second}`,
      `Number of ways = ${key.text}`,
    ],
    hints: [
      'In how many ways can the men be chosen, and in how many the women?',
      'Each choice of men can go with each choice of women.',
    ],
  }
}

function nCr(n: number | string, r: number): string {
  return `$^{${n}}C_{${r}}$`
}

function drawPairs(random: Random): Pairs {
  return { n: random.int(6, 16), isOrdered: random.int(0, 1) === 1 }
}

function writePairs({ n, isOrdered }: Pairs): Draft {
  const count = isOrdered ? n * (n - 1) : (n * (n - 1)) / 2
  const key = quantity(n)
  const stem = isOrdered
    ? `If $^{n}P_{2} = ${count}$, find the value of n.`
    : `At a meeting in Jos each person shakes hands once with every other person. If there are ${count} handshakes, how many persons are there?`
  return {
    stem,
    key,
    slips: countSlips([
      [quantity(n - 1), 'This is the smaller factor of the product, one less than n.'],
      [quantity(n + 1), 'This adds one to the larger factor of the product instead of stopping there.'],
      [quantity(count / 2), 'This halves the given number instead of solving the quadratic equation.'],
      [quantity(2 * n), 'This doubles the number that the quadratic equation gives.'],
      [quantity(2 * n - 1), 'This adds the two factors of the product instead of taking the larger one.'],
      [quantity(n - 2), 'This subtracts the 2 from the solution of the equation.'],
      [quantity(n + 2), 'This adds the 2 to the solution of the equation.'],
    ]).filter(({ value = 0 }) => value < 5 * n),
    principle: isOrdered
      ? 'An ordered pair is chosen in n ways for the first place and n − 1 ways for the second.'
      : 'A handshake is a pair without order, so n persons give half of n(n − 1) handshakes.',
    working: isOrdered
      ? [`n(n − 1) = ${count}`, `n² − n − ${count} = (n − ${n})(n + ${n - 1}) = 0`, `n = ${key.text}`]
      : [
          `$\\frac{n(n-1)}{2} = ${count}$, so n(n − 1) = ${2 * count}`,
          `(n − ${n})(n + ${n - 1}) = 0`,
          `n = ${key.text}`,
        ],
    hints: [
      isOrdered
        ? 'In how many ways can the first place be filled, and then the second?'
        : 'Each of n persons shakes n − 1 hands: how often is each handshake counted then?',
      'Which two neighbouring whole numbers have the product n(n − 1)?',
    ],
  }
}
