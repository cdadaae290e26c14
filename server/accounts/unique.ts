import { errorCode } from '@sabi/shared/errors/error-code'

const uniqueViolation = '23505'

/** Makes a change to something that only one account may have; false where another one has it. */
export async function orTaken(change: Promise<void>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (errorCode(error) === uniqueViolation) return false
    throw error
  }
}
