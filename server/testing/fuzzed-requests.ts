import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import * as z from 'zod'
import { oddTexts, scriptInjections, sqlInjections } from './hostile-texts.ts'
import { sampleInputs, type Belongings } from './sample-inputs.ts'
import { valuesOf, type JsonSchema } from './schema-values.ts'

const viewers = ['visitor', 'student', 'administrator'] as const
export type FuzzViewer = (typeof viewers)[number]

/** A request that our clients would hardly make. */
export interface FuzzedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
  viewer: FuzzViewer
}

const Described = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), schema: z.custom<JsonSchema>() })),
  requestBody: z.optional(
    z.object({ content: z.object({ 'application/json': z.object({ schema: z.custom<JsonSchema>() }) }) }),
  ),
})
const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), Described)) })

const texts = fc.oneof(
  fc.constantFrom(...oddTexts, ...sqlInjections, ...scriptInjections),
  fc.string({ unit: 'binary' }),
)
const oddHeaders: readonly Record<string, string>[] = [
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'multipart/form-data' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'application/json;;;' },
  { 'Content-Encoding': 'br' },
  { 'Content-Encoding': 'gzip, gzip' },
  { 'Content-Encoding': 'compress' },
  { Accept: 'text/event-stream' },
  { 'Accept-Encoding': 'br;q=x, *;q=0, identity;q=0' },
  { Authorization: 'Bearer ' },
  { Authorization: `Bearer ${'A'.repeat(43)}` },
  { Cookie: 'sabi_session=%00; sabi_device=%zz; a=b; =; ;;' },
  { Cookie: '__proto__=x; constructor=y' },
  { Origin: 'null' },
  { Origin: 'not an address' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Host: 'evil.example' },
  { Host: '[' },
  { 'X-Forwarded-For': "' or 1=1--, ::1" },
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'User-Agent': '<script>alert(1)</script>\u00FF' },
  { 'If-None-Match': '*' },
  { Range: 'bytes=0-,-1' },
  { 'X-Contract-Version': '-1' },
]

/** Requests to every call that the server describes, from nearly right ones to such as no client makes. */
export function fuzzedRequests(openApi: unknown, target: Belongings): fc.Arbitrary<FuzzedRequest> {
  const calls = Object.entries(Description.parse(openApi).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, described]) => requestsTo(path, method.toUpperCase(), described, target)),
  )
  return fc.oneof(...calls)
}

function requestsTo(
  path: string,
  method: string,
  { parameters, requestBody }: z.output<typeof Described>,
  target: Belongings,
): fc.Arbitrary<FuzzedRequest> {
  const sample = sampleInputs[`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`]?.(target)
  const part = (place: 'path' | 'query', known: Record<string, string> = {}) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, fc.oneof(fc.constant(known[name]), valuesOf(schema, texts), texts)]),
      ),
      place === 'path' ? { noNullPrototype: true } : { noNullPrototype: true, requiredKeys: [] },
    )
  const schema = requestBody?.content['application/json'].schema
  return fc
    .record({
      params: part('path', sample?.params),
      query: part('query', sample?.query),
      more: often(
        fc.constant(''),
        fc.constantFrom('limit=1&limit=2', '__proto__[x]=1', '%', 'a[]=1', '&&==', 'x'.repeat(5000)),
      ),
      body: schema === undefined ? often(fc.constant(undefined), texts) : bodies(schema, sample?.body),
      method: often(
        fc.constant(method),
        fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'),
      ),
      headers: often(fc.constant({}), fc.constantFrom(...oddHeaders)),
      viewer: fc.constantFrom(...viewers),
      isCompressed: often(fc.constant(false), fc.constant(true)),
    })
    .map(({ params, query, more, body, headers, isCompressed, ...rest }) => ({
      ...rest,
      path: fill(path, params) + searchOf(query, more),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(isCompressed && body !== undefined ? { 'Content-Encoding': 'gzip' } : {}),
        ...headers,
      },
      body: isCompressed && body !== undefined ? gzipSync(body) : body,
    }))
}

/** JSON as the schema has it or nearly, a valid body with one thing changed, and what is no JSON. */
function bodies(schema: JsonSchema, sample: unknown): fc.Arbitrary<string> {
  const fitting = valuesOf(schema, texts).map((value) => JSON.stringify(value) ?? 'null')
  const changed = fc
    .tuple(fc.nat(), fc.oneof(texts, oddValues))
    .map(([place, value]) => changeOne(sample, place, value))
  const spoilt = fc
    .tuple(fitting, fc.nat(), fc.constantFrom('', '}', ',', '"', '\\u00', '\u0000', '1e999', '-', '[[[['))
    .map(([json, at, sign]) => json.slice(0, at % (json.length + 1)) + sign)
  return fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 4, arbitrary: changed },
    { weight: 1, arbitrary: spoilt },
    { weight: 1, arbitrary: fc.constantFrom(...oddBodies) },
  )
}

const oddValues: fc.Arbitrary<unknown> = fc.constantFrom(
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
)
const oddBodies = [
  '',
  'null',
  '[]',
  '0',
  '"text"',
  '{}{}',
  '\uFEFF{}',
  '{"__proto__":{"accountType":"admin"}}',
  '{"constructor":{"prototype":{"accountType":"admin"}}}',
  '{"a":1e99999}',
  '{"email":"a@b.co","email":"c@d.co"}',
  '['.repeat(7000),
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `[${'0,'.repeat(7000)}0]`,
  `{${Array.from({ length: 900 }, (_, n) => `"k${n}":0`).join(',')}}`,
]

/** The sample as JSON, with another value in one of its places. */
function changeOne(sample: unknown, place: number, value: unknown): string {
  const count = countPlaces(sample)
  let left = place % count
  const changed: unknown = JSON.parse(JSON.stringify(sample ?? null), (_, part: unknown) =>
    left-- === 0 ? value : part,
  )
  return JSON.stringify(changed) ?? 'null'
}

function countPlaces(value: unknown): number {
  let count = 0
  JSON.parse(JSON.stringify(value ?? null), (_, part: unknown) => {
    count++
    return part
  })
  return count
}

function fill(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name]))
}

function searchOf(query: Readonly<Record<string, unknown>>, more: string): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
  const search = [...pairs, ...(more === '' ? [] : [more])].join('&')
  return search === '' ? '' : `?${search}`
}

/** Half a pair of surrogates has no place in an address. */
function encode(value: unknown): string {
  return encodeURIComponent(Buffer.from(String(value ?? '')).toString())
}

function often<T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd })
}
