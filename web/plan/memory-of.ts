import { tzOffset } from '../platform/time.ts'

/** The arguments of the call for the student's memory. */
export const memoryOf = (userId: string) => ({ params: { userId }, query: { tzOffset: tzOffset() } })
