import { writeFileSync } from 'node:fs'
import type { TestCase, TestModule } from 'vitest/node'

const ledger = new URL('../proved.json', import.meta.url)

// oxlint-disable no-default-export -- the test runner loads reporters by their default export.
/** Writes down which inputs of which family have passed the full proof, now or before, if all did: `npm run content:prove-changed`. */
export default class ProofReporter {
  readonly #inputsByFamily = new Map<string, string>()

  onTestCaseResult(test: TestCase): void {
    const { proof } = test.meta()
    if (proof !== undefined && test.result().state === 'passed') this.#inputsByFamily.set(proof.family, proof.inputs)
  }

  onTestRunEnd(_modules: readonly TestModule[], _errors: readonly unknown[], reason: string): void {
    if (reason !== 'passed') return
    const families = [...this.#inputsByFamily].sort(([one], [other]) => (one < other ? -1 : 1))
    writeFileSync(ledger, `${JSON.stringify(Object.fromEntries(families), null, 2)}\n`)
  }
}
