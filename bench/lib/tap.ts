// `npx tsx bench/lib/tap.ts [slowdown]`: measures the time from a tap on an option to the frame that shows it selected, in a browser with a
// slowed-down processor (6 times by default). Nothing else should run on the machine; needs a built app and bank.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../journeys/testing/browser.ts'
import { register } from '../../journeys/testing/fixtures.ts'
import { startPractice } from '../../journeys/testing/practising.ts'
import { freePort, RealServer } from '../../journeys/testing/real-server.ts'
import { demandMeasured } from './measured.ts'

const slowdown = Number(process.argv[2] ?? 6)
const taps = 40

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-tap-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
const browser = await chromium.launch(await findBrowser())
const context = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 }, hasTouch: true })
const page = await context.newPage()
await register(page)
await startPractice(page, '?subject=mathematics')

const devtools = await context.newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
await page.evaluate(() => {
  const times: number[] = []
  Object.assign(window, { tapTimes: times })
  // The frame after next has certainly been painted when its callback runs.
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
        channel.port1.start()
        channel.port2.postMessage(null)
      })
    },
    true,
  )
})
const options = page.locator('label:has(input[type=radio])')
for (let tap = 0; tap < taps; tap++) {
  await options.nth(tap % 4).tap()
  await page
    .locator('input[type=radio]')
    .nth(tap % 4)
    .isChecked()
  await page.waitForFunction((count) => Reflect.get(window, 'tapTimes').length >= count, tap + 1)
}
const times = await page.evaluate(() => {
  const list: number[] = Reflect.get(window, 'tapTimes')
  return [...list].sort((a, b) => a - b)
})
const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)
console.log(
  `tap to painted selection at ${slowdown}x: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms (${times.length} taps)`,
)

demandMeasured({ taps: times.length })
await browser.close()
await server.stop()
await rm(dataDir, { recursive: true, force: true })
