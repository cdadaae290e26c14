import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const folder = join(import.meta.dirname, 'recorded')

const RecordedRequest = z.object({
  method: z.string(),
  /** Includes the query. */
  path: z.string(),
  /** The contract version that the app sent, if any. */
  contractVersion: z.nullable(z.string()),
  body: z.optional(z.unknown()),
  status: z.number(),
})
export type RecordedRequest = z.infer<typeof RecordedRequest>

const Operation = z.object({
  responses: z.record(
    z.string(),
    z.object({ content: z.record(z.string(), z.object({ schema: z.optional(z.record(z.string(), z.unknown())) })) }),
  ),
})

/** The part of the description at /api/openapi.json that defines the replies. */
export const Contract = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.object({ Error: z.record(z.string(), z.unknown()) }) }),
})
export type Contract = z.infer<typeof Contract>

const Recording = z.object({
  /** The student's id, to be replaced when the recording is replayed. */
  userId: z.string(),
  requests: z.array(RecordedRequest),
  contract: Contract,
})
export type Recording = z.infer<typeof Recording>

/** The recordings of released apps, by release. */
export function listRecordings(): [string, Recording][] {
  return readdirSync(folder).map((file) => [
    file,
    Recording.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  ])
}

/** The path of the contract that an address belongs to: one that is written out goes before one with a parameter in its place. */
export function patternOf({ paths }: Pick<Contract, 'paths'>, address: string): string | undefined {
  const asked = address.split('?')[0]?.split('/') ?? []
  return Object.keys(paths)
    .filter((pattern) => {
      const parts = pattern.split('/')
      return parts.length === asked.length && parts.every((part, at) => part.startsWith('{') || part === asked[at])
    })
    .toSorted((a, b) => a.split('{').length - b.split('{').length)[0]
}

/** How that app would read a reply, or each event of one: by the contract of its time, which drops what it does not know. */
export function replySchemaOf(
  { contract }: Recording,
  { method, path, status }: RecordedRequest,
  mediaType: 'application/json' | 'text/event-stream',
): z.ZodType | null {
  const called = contract.paths[patternOf(contract, path) ?? '']?.[method.toLowerCase()]
  const refusal = contract.components.schemas.Error
  const schema = status < 400 ? called?.responses[status]?.content[mediaType]?.schema : refusal
  return schema === undefined ? null : z.fromJSONSchema(opened(schema))
}

/** The schema says that a reply of its time held nothing else; the app never minded more. */
function opened<Value>(schema: Value): Value {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  )
}
