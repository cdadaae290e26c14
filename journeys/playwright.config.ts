import { defineConfig } from '@playwright/test'
import { findBrowser } from './testing/browser.ts'
import { patience } from './testing/patience.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './testing/global-setup.ts',
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: patience.journey,
  expect: { timeout: patience.step },
  outputDir: '../test-results',
  reporter: [['list'], ['json']],
  use: {
    launchOptions: await findBrowser(),
    viewport: { width: 360, height: 740 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // `page.route` never sees what a service worker answers, and a cached page no longer comes from the server under
    // test. Journeys without a network allow it.
    serviceWorkers: 'block',
  },
})
