import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBeside } from './build/compress-plugin.ts'
import { prerenderPlugin } from './build/prerender-plugin.ts'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'

// Slightly older than the oldest browsers in the design brief's browser matrix.
const oldestBrowsers = ['chrome87', 'edge88', 'firefox90', 'safari15']

/** Forms of accounts and settings; and with them, what the first screens don't share. */
const forms =
  /web\/(accounts\/|design\/forms\/(ErrorSummary|PasswordField))|account-fields|page-form|recovery-calls|icons\/eye/
/** One file: over a connection that never answers each file holds one of the browser's six connections. */
const plan = /web\/plan\/|shared\/plan\/(?!reminder|usual)|ts-fsrs/
const memory = new RegExp(`${plan.source}|setup/(Draw|Source)|design/forms/Checkbox`)
/** What starts a session of the plan, and what follows it: practice needs it, but the score does not. */
const planned = /plan\/(Next|[Pp]lacement(?!-length)|draw-placement|start-)/
const rare = new RegExp(`${forms.source}|DataTable|(pack|parts)\\.ts|${plan.source}`)

/**
 * The code for background downloads. One file, because a browser opens six connections to a server: many small files on
 * a dead connection would leave none for answers.
 */
const downloads =
  /web\/offline\/questions\/(follow-questions|question-(sync|visit|arrival|fetch)|mixed-questions|worth-fetching)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), prerenderPlugin(import.meta.dirname), serviceWorkerPlugin(import.meta.dirname), compressBeside()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/packs': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    cssTarget: oldestBrowsers,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // React and Query rarely change between releases. Code shared by several screens would otherwise be split into
        // a hundred small files, but the first question must not wait for typeset formulas, site settings and account
        // forms.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            { name: 'common', tags: ['$initial'] },
            // The head of a file this small would weigh more than its body.
            {
              name: 'small',
              test: /icons\/(chevron-[lr]|arrow-l|refresh)|page\/(save|wide|printing)|full-screen|useReading|setup\/filters|plan\/(levels|placement-length)\./,
            },
            // The same for files that the first question does not need.
            {
              name: 'later',
              test: /icons\/(chevron-d|download)|plan\/usual\.|size-words|book-links|contract\/download/,
            },
            { name: 'rows', test: /settings\/(Row|Settings\.module)/ },
            { name: 'formulas', test: /shared\/content\/(rich-text|math|unicode)/ },
            { name: 'site', test: /shared\/administration\/site-calls/ },
            { name: 'settings', test: /shared\/accounts\/(settings-calls|study)/ },
            { name: 'progress', test: /shared\/progress\/(calls|streak\.)/ },
            {
              name: 'boards',
              test: /setup\/upcoming-exams|web\/exams\/orders|content\/(exams|calendar)\/|exam-calendar|shared\/exams\/paper/,
            },
            { name: 'shared', test: (id) => !rare.test(id), minShareCount: 7 },
            // The cards that lie over any page need it, and must not bring all downloads along.
            { name: 'service-worker', test: /web\/platform\/server\/service-worker\./ },
            { name: 'downloads', test: downloads },
            { name: 'forms', test: forms, minShareCount: 2 },
            { name: 'question', test: /practice\/quiz\/(Options|QuestionBody)\.|answer-keys|haptics/ },
            { name: 'session', test: /practice\/session\/(flow|open-session|session-lock|start|steps|visit)\./ },
            { name: 'memory', test: (id) => memory.test(id) && !planned.test(id) },
            { name: 'planned', test: planned },
          ],
        },
      },
    },
  },
})
