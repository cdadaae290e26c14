import type { SecondRoute } from '../../engine/prove.ts'
import type { EntailmentQuestion } from './statements.ts'

/** One way in which things may be: numbers, names, and true or false. */
export type World = Readonly<Record<string, number | string | boolean>>

/** What a sentence says, found from its words, and all the worlds among which it chooses. */
export interface Reading {
  premise: string
  worlds: readonly World[]
}

/**
 * Enumerates the worlds in which a sentence is true and returns the one statement that is true in all of them. Returns a fault if there
 * is no such world, or not exactly one such statement.
 */
export function byModels(readingOf: (sentence: string) => Reading | null): SecondRoute {
  return ({ sentence, key, wrong }: EntailmentQuestion): string => {
    const reading = readingOf(sentence)
    if (reading === null) return 'no reading of the sentence'
    const models = reading.worlds.filter((world) => holds(reading.premise, world))
    if (models.length === 0) return 'no world in which the sentence is true'
    const entailed = [...wrong, key].filter(({ claim }) => models.every((world) => holds(claim, world)))
    const [found] = entailed
    if (found === undefined || entailed.length > 1) return `${entailed.length} statements follow from the sentence`
    return found.text
  }
}

/** Tells whether a claim is true in a world. Throws if it names something that the world lacks. */
export function holds(claim: string, world: World): boolean {
  return claim.split(' & ').every((part) => {
    const [left = '', sign = '', right = ''] = part.split(' ')
    if (sign === '') return isTrue(left, world)
    if (sign === '->') return !isTrue(left, world) || isTrue(right, world)
    return compared(valueOf(left, world), sign, valueOf(right, world))
  })
}

function isTrue(name: string, world: World): boolean {
  return name.startsWith('!') ? !isTrue(name.slice(1), world) : valueOf(name, world) === true
}

function valueOf(name: string, world: World): number | string | boolean {
  const value = /^\d+$/.test(name) ? Number(name) : (world[name] ?? quotedIn(name))
  if (value === null) throw new Error(`The world has no '${name}'`)
  return value
}

/** Names of persons begin with a capital. */
function quotedIn(name: string): string | null {
  return /^[A-Z]\w*$/.test(name) ? name : null
}

function compared(left: number | string | boolean, sign: string, right: number | string | boolean): boolean {
  if (sign === '=') return left === right
  if (sign === '<') return left < right
  if (sign === '>') return left > right
  throw new Error(`Unknown sign '${sign}'`)
}

/** All worlds with these values for each name. */
export function worldsOf(values: Readonly<Record<string, readonly (number | string | boolean)[]>>): World[] {
  return Object.entries(values).reduce<World[]>(
    (worlds, [name, choices]) => worlds.flatMap((world) => choices.map((value) => ({ ...world, [name]: value }))),
    [{}],
  )
}
