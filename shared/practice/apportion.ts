export interface Share {
  /** How much of the whole it should get, in relation to the other shares. */
  weight: number
  /** More than this it can't take. */
  capacity: number
}

export type Apportioned<S extends Share> = S & { amount: number }

/**
 * Divides a whole number among shares by their weights (largest remainder; on a tie the earlier share). What a full share
 * can't take goes to the others; shares of weight 0 get something only when all others are full.
 */
export function apportion<S extends Share>(total: number, shares: readonly S[]): Apportioned<S>[] {
  let result = shares.map((share) => ({ ...share, amount: 0 }))
  let left = total
  while (left > 0 && result.some(hasRoom)) {
    const grantByShare = divide(left, result.filter(hasRoom))
    result = result.map((share) => ({ ...share, amount: share.amount + roomFor(share, grantByShare.get(share)) }))
    left = total - result.reduce((sum, { amount }) => sum + amount, 0)
  }
  return result
}

function divide<S extends Share>(total: number, shares: readonly Apportioned<S>[]): Map<Apportioned<S>, number> {
  const hasWeights = shares.some(({ weight }) => weight > 0)
  const weightOf = (share: Apportioned<S>) => (hasWeights ? share.weight : share.capacity)
  const whole = shares.reduce((sum, share) => sum + weightOf(share), 0)
  const quotas = shares.map((share) => {
    const exact = (total * weightOf(share)) / whole
    return { share, floor: Math.floor(exact), remainder: exact - Math.floor(exact) }
  })
  const missing = total - quotas.reduce((sum, { floor }) => sum + floor, 0)
  const roundedUp = new Set([...quotas].sort((one, other) => other.remainder - one.remainder).slice(0, missing))
  return new Map(quotas.map((quota) => [quota.share, quota.floor + (roundedUp.has(quota) ? 1 : 0)]))
}

function hasRoom({ amount, capacity }: Apportioned<Share>): boolean {
  return amount < capacity
}

function roomFor({ amount, capacity }: Apportioned<Share>, grant = 0): number {
  return Math.min(grant, capacity - amount)
}
