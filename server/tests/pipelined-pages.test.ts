import { readdir, readlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'

const token = 'a token of the tests, of 32 characters or more'
const server = useTestServer({ METRICS_TOKEN: token })
const pipelined = 'GET /static-questions.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(15)

/** Sends 15 requests over one connection and closes it before the replies are read. */
async function hangUp(): Promise<void> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => socket.write(pipelined, () => resolve()))
  await new Promise((resolve) => setImmediate(resolve))
  socket.destroy()
}

async function pagesUnderWay(): Promise<string | undefined> {
  const reply = await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  return /sabi_gate_under_way\{[^}]*entrance="pages"[^}]*\} (\d+)/.exec(await reply.text())?.[1]
}

/** How many packs this process has open. */
async function openPacks(): Promise<number> {
  const files = await readdir('/proc/self/fd')
  const targets = await Promise.all(files.map((file) => readlink(`/proc/self/fd/${file}`).catch(() => '')))
  return targets.filter((target) => target.includes('static-questions')).length
}

test.runIf(process.platform === 'linux')(
  'gives back the places and files of requests that were queued on a connection that closed',
  async () => {
    for (let n = 0; n < 40; n++) await hangUp()
    await expect.poll(pagesUnderWay, { timeout: 10_000 }).toBe('0')
    await expect.poll(openPacks, { timeout: 10_000 }).toBe(0)
  },
)
