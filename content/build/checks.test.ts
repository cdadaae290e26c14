import * as mathjs from 'mathjs'
import { expect, test } from 'vitest'
import type { Item } from '../engine/item.ts'
import { readNumber } from '../engine/number.ts'
import { typeset } from './mathematics.ts'
import { readSources } from './sources.ts'

/** Keys are rounded to at least two significant figures. */
const tolerance = 0.006

const checked = readSources()
  .itemFiles.flatMap(({ file }) => file.items)
  .filter((item): item is Item & { check: string } => item.check !== undefined)

/** The number in a printed option, in its own unit. `check` must give the same. */
function numberOf(option: string): { value: number; unit: string } {
  const reading = readNumber(typeset(option).text.replace(/^\+/, ''))
  if (reading === null) throw new Error(`'${option}' is not a number, so a check cannot prove it`)
  return reading
}

/** Converts a unit to the notation of mathjs: 'kg m⁻³' becomes 'kg m^-3'. */
function unitForMathjs(unit: string): string {
  const raised = unit.replace(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (power) => `^${power.normalize('NFKC').replace('−', '-')}`)
  return raised.replaceAll('Ω', 'ohm').replaceAll('µ', 'u').replaceAll('°C', 'degC')
}

/** The result of a check in the unit of an option; NaN if it has another dimension. */
function valueIn(result: unknown, unit: string): number {
  if (typeof result === 'number') return result
  if (!mathjs.isUnit(result)) return Number.NaN
  if (result.dimensions.every((power) => power === 0)) return result.toNumber('')
  return mathjs.unit(unitForMathjs(unit)).equalBase(result) ? result.toNumber(unitForMathjs(unit)) : Number.NaN
}

function distance(option: string, result: unknown): number {
  const { value, unit } = numberOf(option)
  return Math.abs(valueIn(result, unit) - value)
}

test.each(checked.map((item) => [item.id, item] as const))('%s: its check gives its key', (_, item) => {
  const result: unknown = mathjs.evaluate(item.check)
  const ofKey = distance(item.key, result)
  const said = `${item.check} gives ${String(result)}, the key is ${item.key}`
  expect(ofKey, said).toBeLessThanOrEqual(tolerance * Math.abs(numberOf(item.key).value))
  expect(item.wrong.filter(({ option }) => !(distance(option, result) > ofKey)).map(({ option }) => option)).toEqual([])
})
