import type { Family } from '../engine/family.ts'

/** The families of mathematics, in the order of their codes. */
export const mathematicsFamilies: readonly Family[] = []
