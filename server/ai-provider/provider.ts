import type * as z from 'zod/mini'
import type { Payer, Share } from './shares.ts'

/** The purposes under which calls are counted. */
export type Purpose = 'tutor' | 'question' | 'check'

export interface ProviderMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface ProviderRequest {
  purpose: Purpose
  payer: Payer
  messages: readonly ProviderMessage[]
  /** Most tokens of the reply. */
  maximumTokens: number
  /** Ends the work, when the student goes or the time is over. */
  signal: AbortSignal
}

export interface ObjectRequest<Schema extends z.ZodMiniType> extends ProviderRequest {
  /** A name for the reply, in letters a-z. */
  name: string
  schema: Schema
}

/** Why a provider gave nothing that is of use. */
export type ProviderFault =
  | 'busy'
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'unreadable'
  /** It failed so often that calls are paused. */
  | 'paused'
  /** A share of the day's budget is spent. */
  | 'spent'

export class ProviderFailed extends Error {
  readonly fault: ProviderFault
  /** Whose share is spent, where that is the fault. */
  share: Share | undefined

  constructor(fault: ProviderFault, cause?: unknown) {
    super(`The AI provider: ${fault}`, { cause })
    this.fault = fault
  }
}

/**
 * A model run by a third party. All calls throw ProviderFailed; if the caller's signal aborts, they throw its reason.
 */
export interface Provider {
  /** Since when this process has paused calls because the provider kept failing; null if it has not. */
  readonly pausedSince: Date | null
  /** The reply piece by piece. A reply that ends before its end is thrown as 'unreadable' after its pieces. */
  speak(request: ProviderRequest): AsyncIterable<string>
  /** A reply of a shape, asked for by the ladder json_schema, json_object, plain. */
  answer<Schema extends z.ZodMiniType>(request: ObjectRequest<Schema>): Promise<z.output<Schema>>
}
