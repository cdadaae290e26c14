import type { APIError } from 'openai'
import type { ProviderMessage } from './provider.ts'
import type { Shape } from './shape.ts'

/** How a provider is asked, which depends on what it understands. */
export interface Manner {
  format: 'json_schema' | 'json_object' | 'text'
  /** New models of some providers know only the second. */
  limit: 'max_tokens' | 'max_completion_tokens'
  /** True if a stream is asked to count its tokens. */
  asksForUsage: boolean
}

export const bestManner = {
  speech: { format: 'text', limit: 'max_tokens', asksForUsage: true },
  object: { format: 'json_schema', limit: 'max_tokens', asksForUsage: false },
} as const satisfies Record<string, Manner>

/** A simpler request format after the provider did not understand; null if there is none. */
export function concede(manner: Manner, error: Pick<APIError, 'message'>): Manner | null {
  if (manner.limit === 'max_tokens' && error.message.includes('max_completion_tokens'))
    return { ...manner, limit: 'max_completion_tokens' }
  if (manner.asksForUsage) return { ...manner, asksForUsage: false }
  if (manner.format === 'json_schema') return { ...manner, format: 'json_object' }
  if (manner.format === 'json_object') return { ...manner, format: 'text' }
  return null
}

/** A request to a model. */
export interface Asking {
  model: string
  messages: readonly ProviderMessage[]
  maximumTokens: number
}

/** The body of a request for words. */
export function speechBody(asking: Asking, manner: Manner) {
  return {
    ...commonBody(asking, manner),
    stream: true as const,
    ...(manner.asksForUsage ? { stream_options: { include_usage: true } } : {}),
  }
}

/** The body of a request for an object. Where the format does not tell the shape, the first message does. */
export function objectBody(asking: Asking, shape: Shape, manner: Manner) {
  if (manner.format === 'json_schema')
    return {
      ...commonBody(asking, manner),
      response_format: { type: manner.format, json_schema: { ...shape, strict: true } },
    }
  const inWords = `Reply with one JSON object that matches this JSON schema, and nothing else:\n${JSON.stringify(shape.schema)}`
  const body = commonBody({ ...asking, messages: withWords(asking.messages, inWords) }, manner)
  return manner.format === 'text' ? body : { ...body, response_format: { type: manner.format } }
}

/** Added to the first message: not every model takes instructions in the middle of a talk. */
function withWords([first, ...others]: readonly ProviderMessage[], words: string): ProviderMessage[] {
  return first === undefined ? [] : [{ ...first, content: `${first.content}\n\n${words}` }, ...others]
}

function commonBody({ model, messages, maximumTokens }: Asking, { limit }: Manner) {
  return { model, messages: [...messages], [limit]: maximumTokens }
}
