import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Features that keep nothing in their modules: what one test file loaded serves the next. */
const withoutState =
  'server/{accounts,administration,answers-file,classes,contact,exams,flags,generator,imports,item-analysis,mail,passing-on,progress,questions,sync,trial,tutor}/**/*.test.ts'

export default defineConfig({
  test: {
    // One more than there are cores: tests of servers wait for databases and processes for a third of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['shared/**/*.test.ts', 'content/**/*.test.ts', 'tools/**/*.test.ts'],
          // Pure code: what one file loaded serves the next.
          isolate: false,
          // A test that hangs fails. One that draws a thousand papers takes minutes on a busy machine.
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'features',
          include: [withoutState],
          isolate: false,
          globalSetup: 'server/testing/global-setup.ts',
          // A test that hangs fails; a machine that is busy does not: starting a server takes 3 to 30 s.
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'embedded-postgres/**/*.test.ts'],
          exclude: [withoutState],
          globalSetup: 'server/testing/global-setup.ts',
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: 'web/testing/console-errors.ts',
          testTimeout: 30_000,
        },
      },
    ],
  },
})
