import type { Family } from '../engine/family.ts'

/** The families of physics, in the order of their codes. */
export const physicsFamilies: readonly Family[] = []
