import v8 from 'node:v8'
import vm from 'node:vm'
import { onTestFinished } from 'vitest'

/** Collects garbage again and again until the end of the test. */
export function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc')
  const collectNow: () => void = vm.runInNewContext('gc')
  const collecting = setInterval(() => collectNow(), 50)
  onTestFinished(() => clearInterval(collecting))
}
