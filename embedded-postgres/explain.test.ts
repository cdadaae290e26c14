import { expect, it } from 'vitest'
import { explainFileError, explainOutput } from './explain.ts'
import { PostgresUnavailable } from './unavailable.ts'

const explain = (output: string) => explainOutput({ step: 'start', output, folder: '/data' }).message

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: refused, open '/data/owner.1'`), { code })
}

it.each([
  ['could not write to file "pg_wal/xlogtemp.7": No space left on device', /disk that holds \/data is full/],
  ['could not create shared memory segment: No space left on device', /\/dev\/shm/],
  ['initdb: error: could not look up effective user ID 7: user does not exist', /user id that has none/],
  ['FATAL:  data directory "/data/postgres" has wrong ownership', /owner or permissions/],
  ['something nobody has seen before', /could not start/],
])('turns %j into words a person can act on, the evidence behind', (output, words) => {
  expect(explain(output)).toMatch(words)
  expect(explain(output)).toContain(output)
  expect(explain(output)).toContain('DATABASE_URL')
})

it('says that nothing was said', () => {
  expect(explain(' ')).toContain('PostgreSQL said: nothing')
})

it('explains a full disk and a closed or read-only data folder', () => {
  expect(String(explainFileError(systemError('ENOSPC'), '/data'))).toMatch(/is full/)
  for (const code of ['EACCES', 'EPERM', 'EROFS']) {
    expect(String(explainFileError(systemError(code), '/data'))).toMatch(/may not use its data folder \/data.*DATA_DIR/)
  }
})

it('leaves other errors as they are', () => {
  const bug = new TypeError('a bug')
  const known = new PostgresUnavailable('known')
  expect(explainFileError(bug, '/data')).toBe(bug)
  expect(explainFileError(known, '/data')).toBe(known)
  expect(explainFileError('text', '/data')).toBe('text')
})
