import type { Family } from '../engine/family.ts'
import { rfValue } from './families/c02-rf-value.ts'
import { moleConversions } from './families/c09-moles.ts'
import { graham } from './families/c12-graham.ts'

/** The families of chemistry, in the order of their codes. */
export const chemistryFamilies: readonly Family[] = [rfValue, moleConversions, graham]
