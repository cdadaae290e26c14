import { defineConfig } from 'vitest/config'
import { iconsPlugin } from './web/build/icons-plugin.ts'
import { jsxAsCalls, reactAsPreact } from './web/build/react-as-preact.ts'
import { zodOnPhones } from './web/build/zod-on-phones.ts'

const testingLibrary = '@testing-library/react/dist/@testing-library/react.esm.js'

export default defineConfig({
  test: {
    // The runner would leave a core idle, which on two is half of the time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['shared/**/*.test.ts', 'content/**/*.test.ts', 'tools/**/*.test.ts'],
          // Pure code: what one file loaded serves the next.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [iconsPlugin()],
        oxc: jsxAsCalls,
        // Of the testing library the form with imports, which the aliases reach.
        resolve: {
          alias: [...reactAsPreact, ...zodOnPhones, { find: /^@testing-library\/react$/, replacement: testingLibrary }],
        },
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
          // Libraries that import React must get what our own code gets.
          server: { deps: { inline: [/@testing-library/, /lucide-react/, /wouter/, /zustand/] } },
        },
      },
    ],
  },
})
