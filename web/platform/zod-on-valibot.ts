// What our contracts use of zod/mini, done by valibot: the app is built with this module in its place. It takes, gives and
// refuses what zod does, which zod-on-valibot.test.ts compares. See docs/decisions/0017-valibot-on-the-phone.md.
import * as v from 'valibot'
import { regexes } from 'zod/v4/core'

interface Methods {
  check(...actions: v.GenericPipeAction[]): Schema
  parse(value: unknown): unknown
  safeParse(value: unknown): Parsed
}

type Schema = v.GenericSchema & Methods
type Shape = Readonly<Record<string, Schema>>
type Parsed = { success: true; data: unknown } | { success: false; data?: undefined; error: Fault }

interface Fault {
  issues: { path: unknown[]; message: string }[]
}

export function safeParse(schema: v.GenericSchema, value: unknown): Parsed {
  const { success, output, issues = [] } = v.safeParse(schema, value)
  if (success) return { success, data: output }
  return {
    success,
    error: { issues: issues.map(({ path = [], message }) => ({ path: path.map(({ key }) => key), message })) },
  }
}

/** Valibot makes a schema out of another by copying all that stands on it, these too. */
const methods: Methods & ThisType<Schema> = {
  check(...actions) {
    return v.pipe(this, ...actions)
  },
  parse(value) {
    return v.parse(this, value)
  },
  safeParse(value) {
    return safeParse(this, value)
  },
}

function schema<Plain extends v.GenericSchema>(plain: Plain): Plain & Methods {
  // Run as it was: some schemas have a `check` of their own.
  return { ...plain, ...methods, '~run': (dataset, config) => plain['~run'](dataset, config) }
}

const value = (isOne: (value: unknown) => boolean) => schema(v.custom(isOne))
export const string = () => value((given) => typeof given === 'string')
export const boolean = () => value((given) => typeof given === 'boolean')
export const number = () => value(Number.isFinite)
export const int = () => value(Number.isSafeInteger)
export const unknown = () => value(() => true)
export const literal = (only: unknown) => value((given) => given === only)
const oneOf = (options: readonly unknown[]) => ({ ...value((given) => options.includes(given)), options })
const instance = (type: v.Class) => value((given) => given instanceof type)
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

const nothing = () => value(() => false)
export const array = (item: Schema) => schema(v.array(item))
export const nullable = (inner: Schema) => schema(v.nullable(inner))
export const optional = (inner: Schema) => schema(v.optional(inner))
/** A default is parsed as well. zod gives it as it is: ours fit their schemas. */
export const prefault = (inner: Schema, otherwise: unknown) => schema(v.optional(inner, otherwise))
export { prefault as _default }

/** Valibot's own takes what comes after the last part. */
export function tuple(parts: Schema[]) {
  return schema(v.lazy((given) => (Array.isArray(given) && given.length === parts.length ? v.tuple(parts) : nothing())))
}

/** By the first that fits, as valibot's own does in more bytes. */
export function union(options: Schema[]) {
  return schema(v.lazy((given) => options.find((option) => v.safeParse(option, given).success) ?? nothing()))
}

/** Valibot's own takes lists. */
export function object(shape: Shape) {
  const entries = v.object(shape)
  return { ...schema(v.lazy((given) => (Array.isArray(given) ? nothing() : entries))), shape }
}

export const extend = ({ shape }: { shape: Shape }, more: Shape) => object({ ...shape, ...more })

export function omit({ shape }: { shape: Shape }, names: Readonly<Record<string, true>>) {
  return object(Object.fromEntries(Object.entries(shape).filter(([name]) => !(name in names))))
}

/** Of any names. Valibot's own drops `constructor` and its like, and takes lists. */
export function record(_names: Schema, part: Schema) {
  return schema(
    v.lazy((given) => {
      if (Object.prototype.toString.call(given) !== '[object Object]') return nothing()
      const names = Object.keys(Object(given)).filter((name) => name !== '__proto__')
      return v.object(Object.fromEntries(names.map((name) => [name, part])))
    }),
  )
}

export const pipe = (...steps: [Schema, v.GenericPipeItem]) => v.pipe(...steps)
export { transform, transform as overwrite } from 'valibot'
export const trim = () => v.transform((text: string) => text.trim())
export const toLowerCase = () => v.transform((text: string) => text.toLowerCase())
export const normalize = (form: string) => v.transform((text: string) => text.normalize(form))

/** zod's options for it say nothing here: after a check that failed there are other checks only, and no words are read. */
export const refine = <Value>(isFine: (value: Value) => boolean) => v.check(isFine)
export const regex = (form: RegExp) => v.check((text: string) => form.test(text))
export const minimum = (least: number) => v.check((amount: number) => amount >= least)
export const maximum = (most: number) => v.check((amount: number) => amount <= most)

/** In characters, not in the halves of which some consist. */
const lengthOf = (list: string | readonly unknown[]) => [...list].length
export const length = (exact: number) => v.check((list: string | readonly unknown[]) => lengthOf(list) === exact)
export const minLength = (least: number) => v.check((list: string | readonly unknown[]) => lengthOf(list) >= least)
export const maxLength = (most: number) => v.check((list: string | readonly unknown[]) => lengthOf(list) <= most)
