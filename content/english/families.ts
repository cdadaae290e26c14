import type { Family } from '../engine/family.ts'

/** The families of Use of English: none yet, so that all its questions are written by hand. */
export const englishFamilies: readonly Family[] = []
