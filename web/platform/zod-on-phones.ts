// What our contracts use of zod/mini, in an eighth of its bytes: the app is built with this module in its place. It takes, gives
// and refuses what zod does, which zod-on-phones.test.ts compares. See docs/decisions/0022-a-reader-of-our-own.md.
import { regexes } from 'zod/v4/core'

type Path = readonly PropertyKey[]

/** What came of a value, and where it is at fault. */
interface Outcome {
  data: unknown
  faults: readonly Path[]
}

/** A method, so that a step may ask for the kind of value that the steps before it give. */
interface Step<Value = unknown> {
  run(value: Value): Outcome
}

interface Schema extends Step {
  check(...steps: Step[]): Schema
  parse(value: unknown): unknown
  safeParse(value: unknown): Parsed
}

type Shape = Readonly<Record<string, Schema>>
type Parsed = { success: true; data: unknown } | { success: false; data?: undefined; error: Fault }

interface Fault {
  issues: { path: Path }[]
}

export function safeParse(step: Step, value: unknown): Parsed {
  const { data, faults } = step.run(value)
  if (faults.length === 0) return { success: true, data }
  return { success: false, error: { issues: faults.map((path) => ({ path })) } }
}

function schema(run: (value: unknown) => Outcome): Schema {
  return {
    run,
    check: (...steps) => pipe({ run }, ...steps),
    parse(value) {
      const parsed = safeParse({ run }, value)
      if (parsed.success) return parsed.data
      throw new Error(`Not of its form: ${JSON.stringify(parsed.error.issues)}`)
    },
    safeParse: (value) => safeParse({ run }, value),
  }
}

const isWrong = (data: unknown): Outcome => ({ data, faults: [[]] })
const isRight = (data: unknown): Outcome => ({ data, faults: [] })

/** One step after the other, up to the first that finds a fault. */
export function pipe(first: Step, ...others: Step[]): Schema {
  return schema((given) => {
    let outcome = first.run(given)
    for (const step of others) if (outcome.faults.length === 0) outcome = step.run(outcome.data)
    return outcome
  })
}

const one = (isOne: (value: unknown) => boolean) => schema(refine(isOne).run)
export const string = () => one((given) => typeof given === 'string')
export const boolean = () => one((given) => typeof given === 'boolean')
export const number = () => one(Number.isFinite)
export const int = () => one(Number.isSafeInteger)
export const unknown = () => one(() => true)
export const literal = (only: unknown) => one((given) => given === only)
const oneOf = (options: readonly unknown[]) => ({ ...one((given) => options.includes(given)), options })
const instance = (type: new () => unknown) => one((given) => given instanceof type)
export { instance as instanceof, oneOf as enum }

const textLike = (form: RegExp) => string().check(regex(form))
const day = regexes.date.source.slice(1, -1)
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`
export const uuid = () => textLike(regexes.uuid())
export const email = () => textLike(regexes.email)
export const iso = {
  date: () => textLike(regexes.date),
  datetime: ({ offset = false } = {}) =>
    textLike(new RegExp(String.raw`^${day}T${time}:[0-5]\d(\.\d+)?(Z${offset ? `|[+-]${time}` : ''})$`)),
}

export const nullable = (inner: Schema) => schema((given) => (given === null ? isRight(given) : inner.run(given)))

export const optional = (inner: Schema) => prefault(inner, undefined)

/** A default is parsed as well. zod gives it as it is: ours fit their schemas. */
export const prefault = (inner: Schema, otherwise: unknown) =>
  schema((given) => {
    const value = given === undefined ? otherwise : given
    return value === undefined ? isRight(value) : inner.run(value)
  })
export { prefault as _default }

/** By the first that fits. */
export const union = (options: Schema[]) =>
  schema((given) => {
    for (const option of options) {
      const outcome = option.run(given)
      if (outcome.faults.length === 0) return outcome
    }
    return isWrong(given)
  })

/** The parts of a list or an object as they were read, in loops that thousands of questions go through. */
function listOf(given: readonly unknown[], itemAt: (at: number) => Step): Outcome {
  const data: unknown[] = []
  const faults: Path[] = []
  for (let at = 0; at < given.length; at++) {
    const part = itemAt(at).run(given[at])
    data.push(part.data)
    for (const path of part.faults) faults.push([at, ...path])
  }
  return { data, faults }
}

function objectOf(given: Readonly<Record<string, unknown>>, named: readonly (readonly [string, Step])[]): Outcome {
  const data: Record<string, unknown> = {}
  const faults: Path[] = []
  for (const [name, step] of named) {
    const part = step.run(given[name])
    // What may be missing, and is, stays so.
    if (part.data !== undefined || name in given) data[name] = part.data
    for (const path of part.faults) faults.push([name, ...path])
  }
  return { data, faults }
}

export const array = (item: Schema) =>
  schema((given) => (Array.isArray(given) ? listOf(given, () => item) : isWrong(given)))

export const tuple = (items: Schema[]) =>
  schema((given) =>
    Array.isArray(given) && given.length === items.length
      ? listOf(given, (at) => items[at] ?? unknown())
      : isWrong(given),
  )

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function object(shape: Shape) {
  const named = Object.entries(shape)
  return { ...schema((given) => (isObject(given) ? objectOf(given, named) : isWrong(given))), shape }
}

export const extend = ({ shape }: { shape: Shape }, more: Shape) => object({ ...shape, ...more })

export function omit({ shape }: { shape: Shape }, names: Readonly<Record<string, true>>) {
  return object(Object.fromEntries(Object.entries(shape).filter(([name]) => !(name in names))))
}

/** Of any names. */
export const record = (_names: Schema, part: Schema) =>
  schema((given) => {
    if (!isObject(given) || Object.prototype.toString.call(given) !== '[object Object]') return isWrong(given)
    const names = Object.keys(given).filter((name) => name !== '__proto__')
    return objectOf(
      given,
      names.map((name) => [name, part]),
    )
  })

export function transform<From>(change: (value: From) => unknown): Step<From> {
  return { run: (value: From) => isRight(change(value)) }
}
export { transform as overwrite }
export const trim = () => transform((text: string) => text.trim())
export const toLowerCase = () => transform((text: string) => text.toLowerCase())
export const normalize = (form: string) => transform((text: string) => text.normalize(form))

/** zod's options for it say nothing here: after a check that failed there are other checks only, and no words are read. */
export function refine<Value>(isFine: (value: Value) => boolean): Step<Value> {
  return { run: (value: Value) => (isFine(value) ? isRight(value) : isWrong(value)) }
}
export const regex = (form: RegExp) => refine((text: string) => form.test(text))
export const minimum = (least: number) => refine((amount: number) => amount >= least)
export const maximum = (most: number) => refine((amount: number) => amount <= most)

/** In characters, not in the halves of which some consist. */
const lengthOf = (list: string | readonly unknown[]) => [...list].length
export const length = (exact: number) => refine((list: string | readonly unknown[]) => lengthOf(list) === exact)
export const minLength = (least: number) => refine((list: string | readonly unknown[]) => lengthOf(list) >= least)
export const maxLength = (most: number) => refine((list: string | readonly unknown[]) => lengthOf(list) <= most)
