import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { tutorsMarkdownName, tutorsSearchName } from './build/chunk-graph.ts'
import { chunksPlugin } from './build/chunks-plugin.ts'
import { classNamesPlugin } from './build/class-names-plugin.ts'
import { compressBeside } from './build/compress-plugin.ts'
import { contractPlugin } from './build/contract-plugin.ts'
import { customPropertiesPlugin } from './build/custom-properties-plugin.ts'
import { earlyFilesPlugin } from './build/early-files-plugin.ts'
import { iconsPlugin } from './build/icons-plugin.ts'
import { iteratorsPlugin } from './build/iterators-plugin.ts'
import { lexerPlugin } from './build/lexer-plugin.ts'
import { minifyPlugin } from './build/minify-plugin.ts'
import { prerenderPlugin } from './build/prerender-plugin.ts'
import { jsxAsCalls, reactAsPreact } from './build/react-as-preact.ts'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'
import { zodOnPhones } from './build/zod-on-phones.ts'

// Phones somewhat older than the floor of the browser matrix in the design brief.
const oldestBrowsers = ['chrome87', 'edge88', 'firefox90', 'safari15']
// They read all of it but `static {}` and `#x in y`, which nobody here writes. Asked for by their names, the compiler
// rewrites `?.` and private fields as well, for rare faults of theirs, which costs 1.3 KB.
const syntax = 'es2022'

// Files by how students use them: every small one compresses worse than its share of a larger, and costs a request. With
// what a group names goes what it needs and no group before it has.
const groups = [
  // What practising, reading and keeping share comes with the first file: as a file of its own it cost 1.8 KB more, most of it
  // names that the two told each other. Formulas are read as text for notes and packs: a question on the screen brings its own.
  {
    name: 'base',
    test: /web\/(main\.tsx|design\/(?!StatCard)|platform\/|offline\/|layout\/\w*(Cards|Banner))|node_modules\/(?!minisearch|marked)|shared\/(contract|contact|subjects(?!\/(edit|import)-)|content(?!\/math-source)|sync|practice|progress)\/|shared\/(accounts\/(account|calls|settings)|administration\/site-calls|(tutor|generator)\/calls)|web\/practice\/(texts|open-session|filters)|web\/subjects\/(TextbookRefresh|links|texts|textbook\.|RichHtml|selected-subject|topic-(filters|calls)|subject-tones)/,
  },
  // What visitors open: signing in, and what makes a written page a page of the app.
  { name: 'accounts', test: /web\/(accounts\/(?!Profile)|pages\/(WrittenScreen|Adopted))/ },
  { name: tutorsSearchName, test: /shared\/tutor\/textbook|node_modules\/minisearch|web\/tutor\/textbook-here/ },
  { name: tutorsMarkdownName, test: /node_modules\/marked|web\/tutor\/(Markdown\.|as-it-stands|safe-address)/ },
  { name: 'practice', test: /web\/(practice|generator|flags)\// },
  // The textbook's styles are no part of the written pages.
  { name: 'subjects', test: /web\/subjects\/(?!TextbookScreen)/ },
  { name: 'dashboard', test: /web\/(dashboard\/|accounts\/Profile)/ },
  { name: 'administration', test: /web\/administration\// },
  { name: 'more', test: /web\/(storage|tutor|pages|contact|settings|subjects)\// },
]

// Every name stands in the first script and in the service worker, where each sign of a hash costs a byte.
const names = {
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react({ jsxRuntime: 'classic' }),
    iconsPlugin(),
    contractPlugin(),
    lexerPlugin(),
    iteratorsPlugin(),
    classNamesPlugin(import.meta.dirname),
    customPropertiesPlugin(import.meta.dirname),
    chunksPlugin(import.meta.dirname),
    minifyPlugin(),
    prerenderPlugin(import.meta.dirname),
    earlyFilesPlugin(import.meta.dirname),
    serviceWorkerPlugin(import.meta.dirname),
    compressBeside(),
  ],
  resolve: { alias: [...reactAsPreact, ...zodOnPhones] },
  oxc: jsxAsCalls,
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/packs': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: syntax,
    cssTarget: oldestBrowsers,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { ...names, codeSplitting: { groups } } },
  },
})
