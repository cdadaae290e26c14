import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSeal } from './seal.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sabi-seal-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('opens with the key of its folder what was sealed before, and nothing else does', () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()]
  const sealed = createSeal({ DATA_DIR: one }).seal('a secret')
  expect(sealed.toString()).not.toContain('a secret')
  expect(createSeal({ DATA_DIR: one }).open(sealed)).toBe('a secret')
  expect(() => createSeal({ DATA_DIR: other }).open(sealed)).toThrow()
  expect(statSync(join(one, 'secret.key')).mode & 0o777).toBe(0o600)
})

test('seals nothing with an empty key, which everyone would know', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'secret.key'), '')
  expect(() => createSeal({ DATA_DIR: folder }).seal('a secret')).toThrow('secret.key is empty')
})
