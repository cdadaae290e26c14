import fc from 'fast-check'
// By this name no alias takes zod's place.
import * as z from 'zod/v4/mini'

const names = ['physics', 'constructor', '__proto__', 'toString', 'length', '0']
const letters = ['a', '𝒜', '😀']
const lengths = [2, 3, 4, 8, 20, 21, 40, 41, 60, 61, 100, 101, 150, 151, 200, 201]
const numerals = ['0', '1', '60', '-1440', '1441', '007', '1e3', '9'.repeat(10), '123 456', 'abcd-efgh-ijkl-mnop']
const words = [
  '',
  ' ',
  '  Ada  ',
  'Ada_1.b-c',
  'a\0b',
  'a\nb',
  'a\u2028b',
  'cafe\u0301',
  'ﬁ',
  'İ',
  '\uD83D',
  'true',
  'ALL',
]
const ids =
  '019F0C2E-7A10-7B3C-8D4E-5F60718293A4 019f0c2e-7a10-9b3c-8d4e-5f60718293a4 00000000-0000-0000-0000-000000000000 ' +
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF x019f0c2e-7a10-7b3c-8d4e-5f60718293a4 019f0c2e7a107b3c8d4e5f60718293a4'
const emails = "ADA@Example.COM a..b@example.com .a@b.co o'k+1@x.ng a@b ä@b.co a@-b.co a.@b.co a@b.c a@b.c.de"
const dates = '2026-06-01 2024-02-29 2025-02-29 1900-02-29 2000-02-29 2026-13-01 2026-1-1 2026-04-31 02026-01-01'
const moments =
  '2026-05-04T08:00:00.123456Z 2026-05-04T08:00:00+01:00 2026-05-04T23:59:59-23:59 2025-02-29T00:00:00Z ' +
  '2026-05-04T08:00Z 2026-05-04T08:00:00 2026-05-04T24:00:00Z 2026-05-04T08:00:60Z 2026-05-04T08:00:00+24:00 ' +
  '2026-05-04T08:00:00z 2026-05-04T08:00:00.Z 2026-05-04T08:00:00+0100 1969-12-31T23:59:59Z 2099-12-31T23:59:59.999Z ' +
  '2100-01-01T00:00:00Z'
/** What fits many schemas stands first: it is drawn more often. */
const texts = [
  '2026-05-04T08:00:00Z',
  '2026-05-04',
  '019f0c2e-7a10-7b3c-8d4e-5f60718293a4',
  'ada@example.com',
  'a',
  ...letters.flatMap((letter) => lengths.map((length) => letter.repeat(length))),
  ...[ids, emails, dates, moments].flatMap((list) => list.split(' ')),
  '2026-05-04 08:00:00Z',
  '2026-05-04T08:00:00Z\n',
  `${'a'.repeat(247)}@b.com`,
  `${'a'.repeat(249)}@b.com`,
  ...numerals,
  ...words,
]
const small = [0, 2026, 1, 2, 4, 5, 11, 12, -1, -0, 0.5, -1440, 1440, 1441, 1000, 1001, 2019, 2020, 2100, 2101]
const large = [32_767, 32_768, 1e6, 1e6 + 1, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e308, -Infinity]
const single = [...texts, ...small, ...large, NaN, Infinity, true, false, null, undefined, 1n, new Uint8Array(1)]
/** What JSON or the phone's database can hold. */
const odd = [...single, {}, [], [[]], [null], { length: 3 }, new Date(0), new Map([['a', 1]]), new Set([1]), Array(2)]

/** Values that fit the schema (but for what one part asks of another), that miss it by little, and anything else. */
export function valuesFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 2, arbitrary: fittingValues(schema) },
    { weight: 2, arbitrary: nearValues(schema) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
}

function fittingValues(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return valuesOf(schema, fittingValues)
}

function nearValues(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const near = withSlips(valuesOf(schema, nearValues))
  return fc.oneof({ weight: 50, arbitrary: near }, { weight: 1, arbitrary: fc.constantFrom(...odd) })
}

type Values = (part: z.core.$ZodType) => fc.Arbitrary<unknown>

function valuesOf(schema: z.core.$ZodType, values: Values): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniObject) return objects(schema.def.shape, values)
  if (schema instanceof z.ZodMiniArray) return listsFor(schema, values(schema.def.element))
  if (schema instanceof z.ZodMiniTuple) return fc.tuple(...schema.def.items.map(values))
  if (schema instanceof z.ZodMiniRecord)
    return fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), values(schema.def.valueType), { maxKeys: 4 })
  if (schema instanceof z.ZodMiniUnion) return fc.oneof(...schema.def.options.map(values))
  if (schema instanceof z.ZodMiniNullable) return fc.option(values(schema.def.innerType), { nil: null })
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniPrefault)
    return fc.option(values(schema.def.innerType), { nil: undefined })
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...Object.values(schema.def.entries))
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values)
  return oftenTheFirst(single.filter((value) => z.safeParse(schema, value).success))
}

function oftenTheFirst(values: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constant(values[0]), fc.constantFrom(...values))
}

function objects(shape: Readonly<Record<string, z.core.$ZodType>>, values: Values): fc.Arbitrary<object> {
  const properties = Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, values(part)]))
  const needed = Object.keys(shape).filter((name) => !z.safeParse(shape[name] ?? z.unknown(), undefined).success)
  return fc.record(properties, { requiredKeys: needed, noNullPrototype: true })
}

/** Empty only where the schema takes that. */
function listsFor(schema: z.core.$ZodType, items: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> {
  return fc.array(items, { maxLength: 5 }).filter((list) => list.length > 0 || z.safeParse(schema, []).success)
}

/** With a part too many or too few, now and then. */
function withSlips(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const more = {
    weight: 1,
    arbitrary: fc.tuple(values, fc.constantFrom(...names), fc.constantFrom(...odd)).map(withMore),
  }
  const less = { weight: 1, arbitrary: fc.tuple(values, fc.nat()).map(withLess) }
  return fc.oneof({ weight: 20, arbitrary: values }, more, less)
}

function withMore([value, name, part]: [unknown, string, unknown]): unknown {
  if (Array.isArray(value)) return [...value, part]
  if (!isRecord(value)) return value
  return Object.fromEntries([...Object.entries(value), [name, part]])
}

function withLess([value, nth]: [unknown, number]): unknown {
  if (Array.isArray(value)) return value.toSpliced(nth % (value.length + 1), 1)
  if (!isRecord(value)) return value
  const parts = Object.entries(value)
  return Object.fromEntries(parts.toSpliced(nth % (parts.length + 1), 1))
}

function isRecord(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]'
}
