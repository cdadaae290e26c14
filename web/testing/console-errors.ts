import { afterEach, beforeEach, vi } from 'vitest'

/** Only tests run the build's renderer and the app's renderer in the same process, so only they cause this warning. */
const onlyInTests = /^Detected multiple renderers/

const errors: unknown[][] = []

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!onlyInTests.test(String(said[0]))) errors.push(said)
  })
})

// Fails the test on any console error, because React and browsers report faults there that the screen does not show.
afterEach(() => {
  if (errors.length > 0) throw new Error(`The test wrote to console.error: ${JSON.stringify(errors)}`)
})
