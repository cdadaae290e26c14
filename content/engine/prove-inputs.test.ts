import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfInputs } from './prove-inputs.ts'

let folder: string
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const hash = () => hashOfInputs(join(folder, 'proof.test.ts'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabi-proof-'))
  write('proof.test.ts', "import { family } from './family.ts'")
  write('family.ts', "import { table } from './table.ts'\nimport Fraction from 'fraction.js'")
  write('table.ts', 'export const table = [1, 2]')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('changes with a file that is imported by an imported file', () => {
  const before = hash()
  write('table.ts', 'export const table = [1, 3]')
  expect(hash()).not.toBe(before)
})

test('changes with the packages that are imported', () => {
  const before = hash()
  write('family.ts', "import { table } from './table.ts'\nimport * as z from 'zod/mini'")
  write('table.ts', 'export const table = [1, 2]')
  expect(hash()).not.toBe(before)
})

test('does not change with a file that is not imported', () => {
  const before = hash()
  write('other.ts', 'export const other = 1')
  expect(hash()).toBe(before)
})
