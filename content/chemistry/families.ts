import type { Family } from '../engine/family.ts'
import { moleConversions } from './families/c09-moles.ts'
import { graham } from './families/c12-graham.ts'

/** The families of chemistry, in the order of their codes. */
export const chemistryFamilies: readonly Family[] = [moleConversions, graham]
