import { form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { countSlips } from '../slips.ts'

export const seating = form<Seating>({ id: 'seating', difficulty: 'hard', draw: drawSeating, write: writeSeating })

/** People in a row or round a table; two of them sit together or apart. */
export interface Seating {
  people: number
  isRound: boolean
  isTogether: boolean
  names: readonly [string, string]
}

/** n! by multiplication. */
export function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}

/** An option that is a number of ways. */
export function ways(value: number): Choice {
  return quantity(value)
}

function drawSeating(random: Random): Seating {
  const names = random.pick([
    ['Bisi', 'Garba'],
    ['Uche', 'Amina'],
    ['Efe', 'Sade'],
    ['Kunle', 'Hauwa'],
  ] as const)
  return { people: random.int(5, 7), isRound: random.int(0, 1) === 1, isTogether: random.int(0, 2) > 0, names }
}

function writeSeating({ people, isRound, isTogether, names: [one, other] }: Seating): Draft {
  const all = factorial(isRound ? people - 1 : people)
  const blocks = factorial(isRound ? people - 2 : people - 1)
  const together = 2 * blocks
  const key = ways(isTogether ? together : all - together)
  const where = isRound ? 'round a circular table' : 'in a row'
  return {
    stem: `In how many ways can ${people} persons sit ${where} if ${one} and ${other}, who are two of them, must ${isTogether ? 'sit next to each other' : 'not sit next to each other'}?`,
    key,
    slips: countSlips([
      [ways(all), `This counts all the ways of sitting ${where} and uses no condition.`],
      [
        ways(isTogether ? blocks : all - blocks),
        `This forgets that ${one} and ${other} can change places with each other.`,
      ],
      [
        ways(isTogether ? all - together : together),
        isTogether
          ? 'This counts the ways in which the two are kept apart.'
          : 'This counts the ways in which the two sit together.',
      ],
      [
        ways(isRound ? factorial(people) : factorial(people - 1)),
        isRound
          ? 'This counts places in a row; round a table only the order counts.'
          : 'This counts the orders round a table, not in a row.',
      ],
      [
        ways(isRound ? 2 * factorial(people - 1) : 2 * factorial(people - 2)),
        isRound
          ? 'This keeps the pair together, but in a row and not in a circle.'
          : 'This keeps the pair together, but in a circle and not in a row.',
      ],
      [ways(factorial(people - 2)), 'This seats the other persons only and leaves the two out.'],
      [
        ways(
          isRound ? factorial(people) - 2 * factorial(people - 1) : factorial(people - 1) - 2 * factorial(people - 2),
        ),
        isRound
          ? 'This keeps the pair apart, but in a row and not in a circle.'
          : 'This keeps the pair apart, but in a circle and not in a row.',
      ],
    ]),
    principle: 'Two persons who sit together are seated as one block, in which they can change places.',
    working: [
      `With the two as one block: ${isRound ? `(${people - 1} − 1)!` : `${people - 1}!`} = ${printed(blocks)} ways, times 2 = ${printed(together)}`,
      ...(isTogether
        ? []
        : [`All ways: ${isRound ? `(${people} − 1)!` : `${people}!`} = ${printed(all)}; less ${printed(together)}`]),
      `Number of ways = ${key.text}`,
    ],
    hints: [
      'Treat the two as one person first.',
      isRound ? 'Round a table, n blocks can sit in (n − 1)! ways.' : 'How many blocks are there to put in order?',
    ],
  }
}
