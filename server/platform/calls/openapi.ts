import { contractVersion, ErrorReply } from '@sabi/shared/contract/reply'
import { allowance } from '@sabi/shared/contract/allowance'
import type { Call, CallLimit } from '@sabi/shared/contract/call'
import * as z from 'zod'
import type { ZodMiniType } from 'zod/mini'

const accessWords = {
  visitor: 'Anyone.',
  student: 'Needs a signed-in student.',
  self: 'Needs the student whose data it is, or an administrator.',
  teacher: 'Needs the teacher of the class.',
  member: 'Needs a student of the class.',
  admin: 'Needs an administrator.',
} as const

/** How documents say the window of a limit. */
export const windowWords = { 'ten minutes': 'in 10 minutes', hour: 'an hour', day: 'a day' } as const

/** The OpenAPI 3.1 description of all calls, made from the contract itself. */
export function describeCalls(calls: readonly Call[], { title }: { title: string }): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: String(contractVersion) },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorReply, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sabi_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function describeCall(call: Call): object {
  const failure = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }
  return {
    summary: call.summary,
    description: [
      accessWords[call.access],
      ...Object.values(call.limits ?? {}).map(limitWords),
      weightWords(call),
    ].join(' '),
    ...(call.access === 'visitor' ? {} : { security: [{ session: [] }, { bearer: [] }] }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }),
    responses: {
      [call.status ?? 200]: {
        description: 'Success',
        content: call.givesFile
          ? { 'application/octet-stream': {} }
          : {
              'application/json': { schema: schemaOf(call.reply, 'output') },
              ...(call.events === undefined
                ? {}
                : { 'text/event-stream': { schema: schemaOf(call.events, 'output') } }),
            },
      },
      default: { description: 'Refused or failed', ...failure },
    },
  }
}

/** A sentence such as "Takes 20 of the 6000 points that an account has in 10 minutes." */
function weightWords({ access, weight = 1, rowsOfPoint, pointsOfFlag = {} }: Call): string {
  const [points, owner] =
    access === 'visitor'
      ? [allowance.ofNetwork, 'a network of visitors (signed in: an account, with its own points)']
      : [allowance.ofAccount, 'an account']
  const more = [
    ...(rowsOfPoint === undefined ? [] : [`1 for each ${rowsOfPoint} rows of the limit`]),
    ...Object.entries(pointsOfFlag).map(([flag, ofFlag]) => `${ofFlag} with ${flag}`),
  ]
  const taken = [weight, ...more].join(' and ')
  return `Takes ${taken} of the ${points} points that ${owner} has in ${allowance.minutes} minutes.`
}

/** A sentence such as "At most 30 a day for each account." */
function limitWords({ times, per, of }: CallLimit): string {
  return `At most ${times} ${windowWords[per]} for each ${of}.`
}

function parametersOf(schema: Call['params'], place: 'path' | 'query'): object[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
