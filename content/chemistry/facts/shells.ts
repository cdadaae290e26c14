const capacities = [2, 8, 8, 2] as const

/** Electrons in the shells K, L, M, N of an atom or ion with up to 20 electrons: 17 gives [2, 8, 7]. */
export function shellsOf(electrons: number): number[] {
  const shells: number[] = []
  let left = electrons
  for (const capacity of capacities) {
    if (left <= 0) break
    shells.push(Math.min(capacity, left))
    left -= capacity
  }
  return shells
}

/** Shells as the papers print them: '2, 8, 7'. */
export function shellText(shells: readonly number[]): string {
  return shells.join(', ')
}
