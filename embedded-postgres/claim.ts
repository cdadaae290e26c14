import { randomUUID } from 'node:crypto'
import { link, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '@sabi/shared/errors/error-code'
import { leaveToOwner } from './hand-over.ts'
import { findPidRealm, findStartMark } from './processes.ts'

const holderSchema = z.object({ pid: z.int().positive(), startMark: z.string().optional(), realm: z.string() })

export type Holder = z.infer<typeof holderSchema>

/** The newest claim on a folder; without a holder it was released. Number 0 means "never claimed". */
export type Claim = { number: number; holder?: Holder | undefined; beatAt: number }

const CLAIM = /^owner\.(\d+)$/
const DRAFT = /^owner\..*\.draft$/

export function claimPath(folder: string, number: number): string {
  return join(folder, `owner.${number}`)
}

/** Reads the claim with the highest number: the only one that counts. */
export async function readNewestClaim(folder: string): Promise<Claim> {
  const number = Math.max(0, ...(await listNumbers(folder)))
  try {
    const path = claimPath(folder, number)
    const text = await readFile(path, 'utf8')
    const { mtimeMs } = await stat(path)
    return { number, holder: parseHolder(text), beatAt: mtimeMs }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { number, beatAt: 0 }
    throw error
  }
}

/**
 * Claims the folder under this number; false if another process was faster. Numbers are used once: taking over from a
 * dead holder means creating the next number, which the file system allows only one process to do, so nobody can remove
 * the claim of a living one by mistake.
 */
export async function tryClaim(folder: string, number: number): Promise<boolean> {
  const draft = join(folder, `owner.${randomUUID()}.draft`)
  const holder = { pid: process.pid, startMark: await findStartMark(process.pid), realm: await findPidRealm() }
  await writeFile(draft, JSON.stringify(holder satisfies Holder), { flag: 'wx', mode: 0o600 })
  try {
    await leaveToOwner(draft)
    await link(draft, claimPath(folder, number))
  } catch (error) {
    // ENOENT: the new holder swept our draft away.
    const code = errorCode(error)
    if (code === 'EEXIST' || code === 'ENOENT') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  // A slow starter may create a number that was given and swept long ago; a higher one then exists.
  if (Math.max(...(await listNumbers(folder))) === number) return true
  await rm(claimPath(folder, number), { force: true })
  return false
}

/** Removes what earlier holders and killed contenders left; only for the holder of `number`. */
export async function sweepOlderClaims(folder: string, number: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const claimed = CLAIM.exec(name)?.[1]
    if (DRAFT.test(name) || (claimed !== undefined && Number(claimed) < number)) {
      await rm(join(folder, name), { force: true })
    }
  }
}

async function listNumbers(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => {
    const number = CLAIM.exec(name)?.[1]
    return number === undefined ? [] : [Number(number)]
  })
}

function parseHolder(text: string): Holder | undefined {
  if (text === '') return undefined
  try {
    return holderSchema.safeParse(JSON.parse(text)).data
  } catch {
    // Claims appear whole, so broken JSON means the machine lost power: its holder is gone.
    return undefined
  }
}
