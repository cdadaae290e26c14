import type { Family } from '../engine/family.ts'
import { resultant } from './families/p05-resultant.ts'
import { uniformAcceleration } from './families/p09-uniform-acceleration.ts'
import { moments } from './families/p22-moments.ts'
import { machines } from './families/p28-machines.ts'

/** The families of physics, in the order of their codes. */
export const physicsFamilies: readonly Family[] = [resultant, uniformAcceleration, moments, machines]
