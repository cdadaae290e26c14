import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classNamesPlugin } from './build/class-names-plugin.ts'
import { compressBeside } from './build/compress-plugin.ts'
import { contractPlugin } from './build/contract-plugin.ts'
import { iconsPlugin } from './build/icons-plugin.ts'
import { reactAsPreact } from './build/react-as-preact.ts'

// Phones somewhat older than the floor of the browser matrix in the design brief.
const oldestBrowsers = ['chrome87', 'edge88', 'firefox90', 'safari15']
// They read all of it but `static {}` and `#x in y`, which nobody here writes. Asked for by their names, the compiler
// rewrites `?.` and private fields as well, for rare faults of theirs, which costs 1.3 KB.
const syntax = 'es2022'

// Formulas are read as text for the notes alone: a question on the screen brings its text.
const usedEverywhere =
  /node_modules\/(?!idb|uuid)|web\/(design|platform)\/|shared\/(contract|accounts|content\/(?!math-|rich-text)|subjects)\//
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), iconsPlugin(), contractPlugin(), classNamesPlugin(import.meta.dirname), compressBeside()],
  resolve: { alias: reactAsPreact },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/packs': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    // For the budgets: which files a page needs.
    manifest: true,
    emptyOutDir: true,
    target: syntax,
    cssTarget: oldestBrowsers,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What nearly every screen uses in one file: a hundred small ones compress 7 KB worse and cost a request each.
    rolldownOptions: {
      output: { advancedChunks: { groups: [{ name: 'base', test: usedEverywhere }] } },
    },
  },
})
