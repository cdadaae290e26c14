import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBeside } from './build/compress-plugin.ts'
import { prerenderPlugin } from './build/prerender-plugin.ts'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'

// Phones somewhat older than the floor of the browser matrix in the design brief.
const oldestBrowsers = ['chrome87', 'edge88', 'firefox90', 'safari15']

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
        // React stays the same from release to release. What six screens share would else be a hundred small files.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'common', tags: ['$initial'] },
            { name: 'shared', minShareCount: 6 },
            { name: 'question', test: /practice\/(AnswerParts|Options|QuestionBody)\./ },
            { name: 'session', test: /practice\/(flow|open-session|practise|session-lock|start|steps|visit)\./ },
          ],
        },
      },
    },
  },
})
