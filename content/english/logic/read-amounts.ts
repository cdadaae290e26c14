import { worldsOf, type Reading, type World } from './models.ts'

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six']

/** Of six things, or of a vessel with six marks, `n` are as the sentence says. */
const amounts = worldsOf({ n: [0, 1, 2, 3, 4, 5, 6] })
const conditions = worldsOf({ m: [true, false], v: [true, false] })
const beliefs = worldsOf({ b: [0, 1, 2], duty: [true, false], leave: [true, false] })

const times = [0, 1, 2, 3]
/** Two events and the time between them; the second lasts until `z`, if it began. */
const orders: readonly World[] = worldsOf({ x: times, y: times, z: times, began: [true, false] }).flatMap((world) =>
  Number(world.z) < Number(world.y) ? [] : [{ ...world, d: Math.abs(Number(world.x) - Number(world.y)) }],
)

type Premise = string | ((...words: string[]) => string)

const constructions: readonly (readonly [found: RegExp, premise: Premise, worlds: readonly World[]])[] = [
  [/^Few of/, 'n > 0 & n < 3', amounts],
  [/^Quite a few/, 'n > 2', amounts],
  [/^A few/, 'n > 1 & n < 4', amounts],
  [/^Not all/, 'n < 6', amounts],
  [/^All but (\w+) of the (\w+)/, (left, all) => `n = ${numberOf(all) - numberOf(left)}`, amounts],
  [/^Hardly any/, 'n < 2', amounts],
  [/^Not a single .* un\w+\./, 'n = 6', amounts],
  [/^No fewer than (\w+)/, (fewest) => `n > ${numberOf(fewest) - 1}`, amounts],
  [/^At most (\w+)/, (most) => `n < ${numberOf(most) + 1}`, amounts],
  [/^Only (\w+) of the (\w+) .*\bfailed to\b/, (failed, all) => `n = ${numberOf(all) - numberOf(failed)}`, amounts],
  [/^Neither/, 'n = 0', amounts],
  [/^Some of .*\bnot\b/, 'n < 6', amounts],
  [/\ba little\b/, 'n > 0 & n < 4', amounts],
  [/\blittle\b/, 'n > 0 & n < 3', amounts],
  [/^(?:Only|Nobody but)\b/, 'v -> m', conditions],
  [/^(?:Unless|Nobody .* without)\b/, '!m -> !v', conditions],
  [/\bhad (?:hardly|scarcely|no sooner)\b/, 'x < y & d = 1', orders],
  [/^It was not until\b/, 'x < y & began', orders],
  [/\bthe very moment\b/, 'x = y', orders],
  [/\bmust have\b/, 'b = 2', beliefs],
  [/\bcannot have\b/, 'b = 0', beliefs],
  [/\bmay have\b|\bmight not have\b/, 'b = 1', beliefs],
  [/^(?:By the time|Before)\b.*, \w+ had\b|\bhad \w+ when\b/, 'x < y', orders],
]

/** Passives: which of giver (`g`), object (`o`) and receiver (`r`) each name stands for. */
const passives: readonly (readonly [found: RegExp, parts: string])[] = [
  [/^(.+) was taught to swim by (.+)\.$/, 'r g'],
  [/^The goat was sold to (.+) by (.+)\.$/, 'r g'],
  [/^(.+) was introduced to (.+) by (.+)\.$/, 'o r g'],
  [/^(.+) was made by (.+) to apologise to (.+)\.$/, 'o g r'],
  [/^(.+) was lent the canoe by (.+)\.$/, 'r g'],
  [/^The letter was read to (.+) by (.+)\.$/, 'r g'],
  [/^(.+) is believed by (.+) to have forgiven (.+)\.$/, 'o g r'],
]
const persons = 'Uncle Widow Ali Emir Peters Aliyu Sister Girl Chief Man Villagers Rival'.split(' ')

/** Finds the construction of a sentence, and what it says of an amount, a condition, an order, a belief or of who acts. */
export function readAmounts(sentence: string): Reading | null {
  for (const [found, parts] of passives) {
    const match = found.exec(sentence)
    if (match !== null) return readPassive(match.slice(1).map(personOf), parts.split(' '))
  }
  for (const [found, premise, worlds] of constructions) {
    const match = found.exec(sentence)
    if (match !== null) return { premise: typeof premise === 'string' ? premise : premise(...match.slice(1)), worlds }
  }
  return null
}

function readPassive(people: readonly string[], parts: readonly string[]): Reading {
  const all = [...people, 'Other']
  return {
    premise: people.map((person, place) => `${parts[place]} = ${person}`).join(' & '),
    worlds: worldsOf(Object.fromEntries(parts.map((part) => [part, all]))),
  }
}

/** The last word names the person; a first name that changes is 'Person'. */
function personOf(words: string): string {
  const last = words.split(' ').at(-1) ?? ''
  const name = last.charAt(0).toUpperCase() + last.slice(1)
  return persons.includes(name) ? name : 'Person'
}

function numberOf(word = ''): number {
  return numbers.indexOf(word)
}
