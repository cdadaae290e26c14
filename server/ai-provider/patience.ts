/** How long a provider is waited for. */
export interface Patience {
  /** Until the first piece of a reply, over all attempts. */
  firstPieceMs: number
  /** Between two pieces. */
  silenceMs: number
  /** For all pieces of a reply, because a slow trickle keeps a connection open. */
  speechMs: number
  /** For a reply in one piece, over all attempts. */
  wholeMs: number
  /** After the first attempt that failed; twice as long after the next. */
  firstPauseMs: number
}

export const usualPatience: Patience = {
  firstPieceMs: 30_000,
  silenceMs: 15_000,
  speechMs: 120_000,
  wholeMs: 60_000,
  firstPauseMs: 400,
}
