import { expect, test } from 'vitest'
import { variantOf, type Variant } from './variant.ts'
import type { Family } from './family.ts'

/** The key by a route of its own: the number behind it, or the option's text where the answer is no number. */
export type SecondRoute = (parameters: never) => number | string

const seeds = 10_000
const tolerance = 1e-9

/**
 * Proves a family over 10,000 seeds: each key is computed again by a second, independent route (one for every form), options
 * are four and distinct, exactly one of them is right, numbers are finite and of a size that a student could meet.
 */
export function proves(family: Family, routeByForm: Record<string, SecondRoute>): void {
  test(`${family.id} ${family.title}: every key agrees with a second route over ${seeds} seeds`, () => {
    expect(Object.keys(routeByForm).sort()).toEqual(family.forms.map((form) => form.id).sort())
    for (let index = 0; index < seeds; index++) {
      const variant = variantOf(family, index)
      const fault = faultOf(variant, routeByForm[variant.formId])
      if (fault !== null)
        expect.fail(`${variant.id} (${variant.formId}): ${fault}\n${JSON.stringify(variant, null, 2)}`)
    }
  })
}

function faultOf(variant: Variant, route: SecondRoute | undefined): string | null {
  if (route === undefined) return 'no second route'
  const expected = route(variant.parameters as never)
  if (!isRight(variant.key, expected)) return `the key is ${variant.key.text}, the second route gives ${expected}`
  if (new Set(variant.options).size !== 4) return 'options are not four different ones'
  if (variant.options[variant.correctOption] !== variant.key.text) return 'the marked option is not the key'
  if (!variant.explanation.endsWith(variant.key.text) && !variant.explanation.endsWith(`${variant.key.text}.`))
    return 'the explanation does not end with the key as printed'
  return null
}

function isRight({ text, value }: { text: string; value?: number }, expected: number | string): boolean {
  if (typeof expected === 'string') return text === expected
  if (value === undefined || !Number.isFinite(expected)) return false
  if (Math.abs(expected) > 1e30) return false
  return Math.abs(value - expected) <= tolerance * Math.max(1, Math.abs(expected))
}
