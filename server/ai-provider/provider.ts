import type * as z from 'zod/mini'
import type { Payer, Share } from './shares.ts'

/** What calls are counted under. */
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
  /** What the reply is, in one word of a-z. */
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
  /** It failed so often that it is left alone for a while. */
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

/** A model that somebody else runs. All calls throw ProviderFailed; an abort by the caller's signal throws its reason. */
export interface Provider {
  /** Since when it is left alone by this process, because it kept failing; null while it is not. */
  readonly pausedSince: Date | null
  /** The reply piece by piece. A reply that ends before its end is thrown as 'unreadable' after its pieces. */
  speak(request: ProviderRequest): AsyncIterable<string>
  /** A reply of a shape, asked for by the ladder json_schema, json_object, plain. */
  answer<Schema extends z.ZodMiniType>(request: ObjectRequest<Schema>): Promise<z.output<Schema>>
}
