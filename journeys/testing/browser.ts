import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

// Turns off what a browser on a shared test machine does not need: the sandbox (we may be root), updates, requests to
// its vendor.
const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A Chromium that runs here, in this order: `BROWSER_PATH`, one that Playwright installed, one of the system, and on Linux
 * the one that comes with our packages. Throws with what to install where there is none.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const known = [process.env['BROWSER_PATH'] ?? '', chromium.executablePath(), ...systemBrowsers]
  const executablePath = known.find((path) => path !== '' && existsSync(path))
  if (executablePath !== undefined) return { executablePath, args: quietly }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser()
  throw new Error('No browser found: install Chrome or Chromium, or set BROWSER_PATH to one')
}

/**
 * Lets a context without a folder store by SQLite, as newer Chromiums can: their older way takes four times the processor time to store
 * the questions, which is most of what many journeys cost. Contexts with a folder store as on a phone.
 */
const withQuickStorage = '--enable-features=IdbSqliteBackingStoreInMemoryContexts'

async function packagedBrowser(): Promise<{ executablePath: string; args: string[] }> {
  // Makes the package unpack its own system libraries and fonts, which a bare machine lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const args = packaged.args.filter((arg) => !arg.startsWith('--headless') && arg !== '--single-process')
  return {
    executablePath: await packaged.executablePath(),
    args: [...new Set([...args, ...quietly, withQuickStorage])],
  }
}
