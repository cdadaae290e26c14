import { expect, it } from 'vitest'
import { defaultDataDir } from './data-dir.ts'

const home = '/home/ada'

it.skipIf(process.platform === 'win32')("is a folder of the user's, where the system keeps such", () => {
  expect(defaultDataDir({ platform: 'linux', home, env: {}, uid: 1000 })).toBe('/home/ada/.local/share/sabi-prep')
  expect(defaultDataDir({ platform: 'linux', home, env: { XDG_DATA_HOME: '/x' }, uid: 1000 })).toBe('/x/sabi-prep')
  expect(defaultDataDir({ platform: 'darwin', home, env: {}, uid: 501 })).toBe(
    '/home/ada/Library/Application Support/sabi-prep',
  )
  expect(defaultDataDir({ platform: 'win32', home, env: { LOCALAPPDATA: '/local' } })).toBe('/local/sabi-prep')
})

it.skipIf(process.platform === 'win32')("is outside root's home, which PostgreSQL's account cannot enter", () => {
  expect(defaultDataDir({ platform: 'linux', home: '/root', env: {}, uid: 0 })).toBe('/var/lib/sabi-prep')
})

it('counts an empty setting as unset', () => {
  const empty = defaultDataDir({ platform: 'linux', home, env: { XDG_DATA_HOME: '' }, uid: 1000 })
  expect(empty).toBe(defaultDataDir({ platform: 'linux', home, env: {}, uid: 1000 }))
})
