import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const server = fileURLToPath(new URL('..', import.meta.url))

it.each([
  ['questions', []],
  ['questions', ['check']],
  ['questions', ['inport', 'file.docx']],
  ['admin', []],
  ['admin', ['gramt', 'ada@example.com']],
])(
  'prints the usage of npm run %s -- %j and creates no database',
  async (command, words) => {
    const folder = await mkdtemp(join(tmpdir(), 'sabi-command-'))
    const dataDir = join(folder, 'data')
    const { PATH, HOME } = process.env
    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', join(server, `${command}.ts`), ...words], {
      cwd: join(server, '..'),
      env: { PATH, HOME, DATA_DIR: dataDir },
    })
    await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`npm run ${command} -- `) })
    expect(existsSync(dataDir)).toBe(false)
    await rm(folder, { recursive: true })
  },
  60_000,
)
