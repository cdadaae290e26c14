import { chromium } from '@playwright/test'
import { build } from 'vite'
import { findBrowser } from '../../journeys/testing/browser.ts'

/** Opens a page of a real browser with the exports of a module on `window` under this name. */
export async function openModulePage(entry: string, name: string) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built')
  const browser = await chromium.launch(await findBrowser())
  const page = await browser.newPage()
  await page.addScriptTag({ content: output.output[0].code })
  return { browser, page }
}
