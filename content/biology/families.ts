import type { Family } from '../engine/family.ts'

/** The families of biology, in the order of their codes. */
export const biologyFamilies: readonly Family[] = []
