const halvings = 200

/** Where a function that changes sign between two bounds is zero, found by halving. Proofs try answers out with it. */
export function rootOf(difference: (x: number) => number, low: number, high: number): number {
  let [left, right] = [low, high]
  const isRising = difference(high) > difference(low)
  for (let i = 0; i < halvings; i++) {
    const middle = (left + right) / 2
    if (middle === left || middle === right) break
    if (difference(middle) > 0 === isRising) right = middle
    else left = middle
  }
  return (left + right) / 2
}

/** The largest value of a function with one peak between two bounds, found by cutting off the lower third. */
export function peakOf(height: (x: number) => number, low: number, high: number): number {
  let [left, right] = [low, high]
  for (let i = 0; i < halvings; i++) {
    const third = (right - left) / 3
    if (height(left + third) < height(right - third)) left += third
    else right -= third
  }
  return height((left + right) / 2)
}
