import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FaultySettings, parseSettings } from './settings.ts'

test('without any variable the server listens on 3000 of this machine with a separate database', () => {
  expect(parseSettings({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', APP_NAME: 'Sabi Prep', LOG_LEVEL: 'info' })
  expect(parseSettings({}).DATABASE_URL).toBeUndefined()
})

test('an empty variable is an unset one', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toEqual(parseSettings({}))
})

test('a secret may be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabi-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'url')
  writeFileSync(file, 'postgres://prep:secret@db.example.org/prep\n')
  expect(parseSettings({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://prep:secret@db.example.org/prep')
})

test.each(['10.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8', 'loopback'])('believes the proxies %s', (proxies) => {
  expect(parseSettings({ TRUSTED_PROXIES: proxies }).TRUSTED_PROXIES).toBe(proxies)
})

test.each(['proxy.example.org', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1,', '10.0.0.0/8/8'])(
  'says what is wrong with the proxies %s',
  (proxies) => {
    expect(() => parseSettings({ TRUSTED_PROXIES: proxies })).toThrow('TRUSTED_PROXIES: must be addresses')
  },
)

test('lists all faults at once, each with the name of its variable', () => {
  const faulty = { PORT: 'many', BASE_URL: 'prep.example.org', LOG_LEVEL: 'loud', DATABASE_URL_FILE: '/no/such/file' }
  expect(() => parseSettings(faulty)).toThrow(FaultySettings)
  expect(() => parseSettings(faulty)).toThrow(/PORT: .*port number[\s\S]*|LOG_LEVEL/)
  for (const name of ['PORT', 'BASE_URL', 'LOG_LEVEL', 'DATABASE_URL_FILE'])
    expect(() => parseSettings(faulty)).toThrow(new RegExp(`- ${name}: `))
})
