import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classNamesIn } from './build/class-names.ts'
import { compressBeside } from './build/compress-plugin.ts'
import { fetchFirst } from './build/fetch-first-plugin.ts'
import { groups } from './build/parts.ts'
import { prerenderPlugin } from './build/prerender-plugin.ts'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'

// Slightly older than the oldest browsers in the design brief's browser matrix.
const oldestBrowsers = ['chrome87', 'edge88', 'firefox90', 'safari15']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    fetchFirst(import.meta.dirname),
    react(),
    prerenderPlugin(import.meta.dirname),
    serviceWorkerPlugin(import.meta.dirname),
    compressBeside(),
  ],
  // wouter brings a stand-in for a hook that React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: classNamesIn(import.meta.dirname) } },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/packs': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    cssTarget: oldestBrowsers,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
  },
})
