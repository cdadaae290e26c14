import { afterEach, beforeEach, vi } from 'vitest'

/** Here the build's renderer draws pages in the same process as the app's, which happens nowhere else. */
const onlyInTests = /^Detected multiple renderers/

const errors: unknown[][] = []

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!onlyInTests.test(String(said[0]))) errors.push(said)
  })
})

// What React or a browser complains of is a fault, also where the screen looks right.
afterEach(() => {
  if (errors.length > 0) throw new Error(`The console heard: ${JSON.stringify(errors)}`)
})
