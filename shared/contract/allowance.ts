/**
 * What a caller may ask of the server in ten minutes, in points. A call takes the points that its contract states as `weight`: one stands
 * for some 5 ms of a processor. docs/security.md lists the weights and what they were made of.
 */
export const allowance = {
  minutes: 10,
  /** Ten light calls a second without a pause. A student takes some 700 with three sessions and a look at
   * every page. */
  ofAccount: 6_000,
  /**
   * For all visitors of a network together, and for all its newcomers together: 800 for each of the 500 phones of a school. Established
   * accounts have only their own, so that nobody behind their address uses it up.
   */
  ofNetwork: 400_000,
} as const
