/**
 * The points that a caller may spend in ten minutes. A call takes those that its contract states; one point is about 5 ms of
 * processor time. docs/security.md lists them with the measurements behind them.
 */
export const allowance = {
  minutes: 10,
  /** Ten light calls a second without a pause. A student who practises three sessions and opens every page takes about 700. */
  ofAccount: 6_000,
  /**
   * For all visitors of a network together, and for all its newcomers together: 800 for each of the 500 phones of a school. Established
   * accounts have only their own, so that nobody behind their address uses it up.
   */
  ofNetwork: 400_000,
} as const
