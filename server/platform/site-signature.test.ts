import { expect, test } from 'vitest'
import { createSiteSignature } from './site-signature.ts'

const settings = { SECRET_KEY: 'a key of the tests, of 32 characters or more', DATA_DIR: '/nowhere' }
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

async function isValid(text: string, signature: string, publicKey: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', Buffer.from(publicKey, 'base64'), algorithm, false, ['verify'])
  return crypto.subtle.verify(algorithm, key, Buffer.from(signature, 'base64'), Buffer.from(text))
}

test('is valid for browsers, for the text that was signed and for no other', async () => {
  const { sign, publicKey } = createSiteSignature(settings)
  const signature = sign('These are the questions.')
  expect(await isValid('These are the questions.', signature, publicKey())).toBe(true)
  expect(await isValid('These are the question.', signature, publicKey())).toBe(false)
})

test('has the same key in every process of a site, and another one on another site', async () => {
  const { publicKey } = createSiteSignature(settings)
  expect(createSiteSignature({ ...settings }).publicKey()).toBe(publicKey())
  const other = createSiteSignature({ ...settings, SECRET_KEY: 'another key, also of 32 characters or more' })
  expect(other.publicKey()).not.toBe(publicKey())
  expect(await isValid('Hello', other.sign('Hello'), publicKey())).toBe(false)
})
