import { expect, test } from 'vitest'
import provedInputs from '../proved.json' with { type: 'json' }
import { saySame } from '../lint/words.ts'
import { readNumber } from './number.ts'
import { hashOfInputs } from './prove-inputs.ts'
import { provenIndexes, variantOf, type Arrangement, type Variant } from './variant.ts'
import type { Family } from './family.ts'

/** Computes the key independently: the number behind it, or the option's text if the answer is not a number. */
export type SecondRoute = (parameters: never) => number | string

const tolerance = 1e-9
/** Tolerance for rounding in print: less than half of the gap between two options. */
const printTolerance = 0.0095

/** How many indexes are tried again where `content/proved.json` says that the same inputs have passed in full. */
const sampledIndexes = 200
const proved: ReadonlySet<string> = new Set(Object.values(provedInputs))

declare module 'vitest' {
  interface TaskMeta {
    /** What `npm run content:prove` writes to `content/proved.json` when the proof passes. */
    proof?: { family: string; inputs: string }
  }
}

/**
 * Proves a family over all indexes that may reach a student: a second, independent route (one for every form) computes the same key,
 * there are four distinct options, or five where there can be, exactly one of them is right, and numbers are finite and of a realistic
 * size. A proof that passed with the same inputs before is repeated for a sample only; `npm run content:prove` proves everything anew.
 */
export function proves(family: Family, routeByForm: Record<string, SecondRoute>): void {
  test(`${family.id} ${family.title}: computes every key the same by a second route`, ({ task }) => {
    const inputs = hashOfInputs(task.file.filepath)
    const isKnown = proved.has(inputs) && process.env.PROVE !== 'all'
    expect(Object.keys(routeByForm).sort()).toEqual(family.forms.map((form) => form.id).sort())
    for (let index = 0; index < (isKnown ? sampledIndexes : provenIndexes); index++) {
      const variant = variantOf(family, index)
      const fault = faultOf(variant, routeByForm[variant.formId])
      if (fault !== null)
        expect.fail(`${variant.id} (${variant.formId}): ${fault}\n${JSON.stringify(variant, null, 2)}`)
    }
    task.meta.proof = { family: family.id, inputs }
  })
}

function faultOf(variant: Variant, route: SecondRoute | undefined): string | null {
  if (route === undefined) return 'no second route'
  // oxlint-disable-next-line no-unsafe-type-assertion -- each route declares the parameters of its own form, which the record type hides.
  const expected = route(variant.parameters as never)
  if (!isRight(variant.key, expected)) return `the key is ${variant.key.text}, the second route gives ${expected}`
  if (!printsItsValue(variant.key)) return `the key prints ${variant.key.text} for ${variant.key.value}`
  const fault = faultOfOptions(variant, variant.key.text, 4)
  if (fault !== null) return fault
  const faultOfFive = variant.five === null ? null : faultOfOptions(variant.five, variant.key.text, 5)
  if (faultOfFive !== null) return `with five options: ${faultOfFive}`
  if (!variant.explanation.endsWith(variant.key.text) && !variant.explanation.endsWith(`${variant.key.text}.`))
    return 'the explanation does not end with the key as printed'
  return null
}

function faultOfOptions({ options, correctOption, reasons }: Arrangement, key: string, count: number): string | null {
  if (options.filter((option) => saySame(option, key)).length !== 1)
    return 'not exactly one option says what the key says'
  if (options.length !== count || new Set(options).size !== count) return `there are not ${count} different options`
  if (options[correctOption] !== key) return 'the marked option is not the key'
  if (options.some((_, index) => (reasons[index] === null) !== (index === correctOption)))
    return 'not every wrong option has a reason, and it alone'
  return null
}

function isRight({ text, value }: { text: string; value?: number }, expected: number | string): boolean {
  if (typeof expected === 'string') return text === expected
  if (value === undefined || !Number.isFinite(expected)) return false
  if (Math.abs(expected) > 1e30) return false
  // Relative, because a charge of 10⁻¹⁹ C is within any fixed distance of every other. Noise around zero is ignored.
  if (value === 0 || expected === 0) return Math.abs(value - expected) <= tolerance
  return Math.abs(value - expected) <= tolerance * Math.abs(expected)
}

/** A text that is a number must equal the value behind it. Roots, π and number bases are left to the second route. */
function printsItsValue({ text, value }: { text: string; value?: number }): boolean {
  const printed = readNumber(text)
  if (printed === null || value === undefined || /[π√$₀-₉]/.test(text)) return true
  const rounding = Number.isInteger(printed.value) ? 0.5 : 0
  return Math.abs(printed.value - value) <= Math.max(rounding, printTolerance * Math.abs(value))
}
