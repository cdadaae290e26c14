import fc from 'fast-check'

/** The parts of JSON Schema that our descriptions use. */
export interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const slipsOneIn = 15
const usualTexts = [
  'a',
  'What is power?',
  'ada@example.org',
  'phy-1',
  'che-1-0',
  '019f0c2e-7a10-7b3c-8d4e-5f60718293a4',
  '2026-05-04',
  '2026-05-04T08:00:00Z',
  '2026-05-04T08:00:00.123456+01:00',
  '0000-01-01',
  '9999-12-31',
  '0001-01-01T00:00:00Z',
  '1',
  '60',
  '1000',
  'true',
  '123456',
  'A'.repeat(43),
]
const usualNumbers = [0, 1, 2, 3, 50, 60, -1, 1000, 2026, 32_767, 2_147_483_647, 0.5]

/** Values that fit the schema or miss it in a place; texts of all kinds where a text may be. */
export function valuesOf(schema: JsonSchema, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const values = (part: JsonSchema) => valuesOf(part, texts)
  const slips = fc.oneof(texts, fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, [], {}, [[]]))
  return fc.oneof(
    { weight: slipsOneIn, arbitrary: fitting(schema, { values, texts }) },
    { weight: 1, arbitrary: slips },
  )
}

interface Parts {
  values: (part: JsonSchema) => fc.Arbitrary<unknown>
  texts: fc.Arbitrary<string>
}

function fitting(schema: JsonSchema, { values, texts }: Parts): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices !== undefined) return fc.oneof(...choices.map(values))
  if (schema.type === 'string') return fittingTexts(schema, texts)
  if (schema.type === 'integer' || schema.type === 'number') return fittingNumbers(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.prefixItems !== undefined) return fc.tuple(...schema.prefixItems.map(values))
  if (schema.type === 'array')
    return fc.array(values(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: mostItems(schema) })
  if (schema.type === 'object') return objects(schema, { values, texts })
  return fc.oneof(texts, fc.jsonValue())
}

function mostItems({ minItems = 0, maxItems = 5 }: JsonSchema): number {
  return Math.max(minItems, Math.min(maxItems, 5))
}

function objects({ properties = {}, required = [], additionalProperties }: JsonSchema, { values, texts }: Parts) {
  if (typeof additionalProperties === 'object')
    return fc.dictionary(texts, values(additionalProperties), { maxKeys: 4, noNullPrototype: true })
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, values(part)]))
  return fc.record(parts, { requiredKeys: required, noNullPrototype: true })
}

function fittingTexts({ pattern, minLength = 0, maxLength = 10_000 }: JsonSchema, texts: fc.Arbitrary<string>) {
  const form = new RegExp(pattern ?? '', 'u')
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && form.test(text)
  const fittingOnes = usualTexts.filter(fits)
  const known = fc.constantFrom(...(fittingOnes.length > 0 ? fittingOnes : ['a'.repeat(minLength)]))
  const longest = fc.constant('a'.repeat(Math.min(maxLength, 10_000)))
  return fc.oneof({ weight: 6, arbitrary: known }, { weight: 4, arbitrary: texts }, { weight: 1, arbitrary: longest })
}

function fittingNumbers({ type, minimum = -1e15, maximum = 1e15 }: JsonSchema): fc.Arbitrary<number> {
  const isFitting = (number: number) =>
    number >= minimum && number <= maximum && (type === 'number' || Number.isInteger(number))
  return fc.constantFrom(...usualNumbers.filter(isFitting), minimum, maximum)
}
