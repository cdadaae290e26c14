import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, minifySync, type Plugin } from 'vite'
import {
  pageWithoutApp,
  previewShell,
  readablePage,
  withHead,
  withInlineScript,
  withInlineStyles,
  withStyles,
} from '../document.ts'
import { landingScript } from '../landing/first-visit.ts'
import { hurryScript } from '../previews/hurry.ts'
import { previewGuard, previewStyles } from '../previews/preview-guard.ts'
import type { WrittenPage } from '../prerender.tsx'
import { classNamesIn } from './class-names.ts'
import { entry, filesNeededBy, readManifest } from './manifest.ts'
import { rulesFor, styleCheck } from './page-styles.ts'
// Imported by path, because the tool that reads the build's configuration cannot load TypeScript from packages.
import {
  drawnPages,
  nameOfDrawn,
  personalPages,
  placeholders,
  type DrawnPage,
  type PersonalPage,
} from '../../shared/contract/pages.ts'

const { siteName, tutor, siteKey } = placeholders
/** Where the pages are in the build. The dot keeps them from being served directly. */
const pagesFolder = '.pages'
/** Where the server finds what it renders pages with: the screens compiled for Node, and a shell for each page. */
const drawingFolder = '.drawing'
/**
 * The files that the server preloads in the headers of each page, a round trip before the first script would request
 * them.
 */
const earlyFilesFile = '.vite/early-files.json'

/** Prerenders the pages that are the same for everyone, and writes what the server needs to render the others. */
export function prerenderPlugin(root: string): Plugin {
  return {
    name: 'written-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform: { filter: { id: /\.module\.css$/ }, handler: keepSheet },
    transformIndexHtml: shellFrom,
    async writeBundle({ dir = '' }) {
      const shell = await readFile(join(dir, 'index.html'), 'utf8')
      const { pages, screens, css } = await compileScreens(root, join(dir, drawingFolder))
      const files = filesByPage(dir, screens)
      await writeFile(join(dir, earlyFilesFile), JSON.stringify(linksByPath(files.beside)))
      await writePages(dir, { shell, pages, css, files })
      await writeShells(dir, { shell, files })
    },
  }
}

/**
 * The app imports the style sheets of prerendered pages for their rules only; without this they would be tree-shaken.
 */
function keepSheet(code: string) {
  return { code, moduleSideEffects: 'no-treeshake' as const }
}

/**
 * Leaves placeholders for the site's name, its tutor and its key, which the server fills in, and takes out of the script and the indentation
 * what every page would carry for nothing.
 */
function shellFrom(html: string): string {
  return html
    .replace(/(?<=<script>)[^<]+/, (script) => minifySync('inline.js', script).code.trim())
    .replace(/\n\s+/g, '\n')
    .replaceAll('Sabi Prep', siteName)
    .replace('<meta name="tutor" content="textbook"', `<meta name="tutor" content="${tutor}"`)
    .replace('<meta name="site-key" content=""', `<meta name="site-key" content="${siteKey}"`)
}

interface Files {
  /** What the shell requests. */
  first: readonly string[]
  /** By screen: what it needs in addition. */
  beside: ReadonlyMap<string, readonly string[]>
}

function filesByPage(dir: string, screens: Screens['screens']): Files {
  const manifest = readManifest(dir)
  const first = filesNeededBy([entry], manifest)
  const besides = (source: string) => [...filesNeededBy([source], manifest)].filter((file) => !first.has(file))
  return { first: [...first], beside: new Map(screens.map(({ path, source }) => [path, besides(source)])) }
}

function linksByPath(filesOfPage: Files['beside']): Record<string, string> {
  const linkTo = (file: string) =>
    file.endsWith('.css') ? `</${file}>; rel=preload; as=style` : `</${file}>; rel=modulepreload`
  // Drawn pages have their styles inline.
  const isWanted = (file: string, path: string) => file.endsWith('.js') || !drawnPages.some((page) => page === path)
  const linksOf = (path: string, files: readonly string[]) => files.filter((file) => isWanted(file, path)).map(linkTo)
  return Object.fromEntries([...filesOfPage].map(([path, files]) => [path, linksOf(path, files).join(', ')]))
}

/** Sheets of a screen's imports come before its own, as in the app. */
function stylesOf(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.css')).toReversed()
}

/** Prerenders each page twice: for sites with and without a support address. */
async function writePages(
  dir: string,
  { shell, pages, css, files }: { shell: string; files: Files } & Pick<Screens, 'pages' | 'css'>,
): Promise<void> {
  const check = styleCheck(dir)
  const first = stylesOf(files.first)
  for (const page of pages) {
    const styles = stylesOf(files.beside.get(routeOf(page.path)) ?? [])
    const isLanding = page.path === '/'
    if (!isLanding) check(page.bodyWithSupport, [...first, ...styles])
    const own = withHead(shell, page)
    const dress = async (body: string) =>
      isLanding ? landingPage(own, body, css) : readablePage(withStyles(own, styles), body)
    const name = isLanding ? 'index' : page.path.slice(1)
    const write = async (file: string, body: string) => save(join(dir, pagesFolder, file), await dress(body))
    await write(`${name}.html`, page.body)
    if (page.bodyWithSupport !== page.body) await write(`${name}.support.html`, page.bodyWithSupport)
  }
}

function routeOf(path: string): string {
  return path.startsWith('/topics/') ? '/topics/:topicId' : path
}

/** Most visitors see this page first. It requests no other file: styles and a few lines of script are inline. */
async function landingPage(shell: string, body: string, css: string): Promise<string> {
  const styles = await rulesFor(shell + body, css)
  return pageWithoutApp(shell, { body, head: `<script>${landingScript}</script><style>${styles}</style>` })
}

/** Writes the shell of each server-rendered page, with inline styles, so that it is painted after one round trip. */
async function writeShells(dir: string, { shell, files }: { shell: string; files: Files }): Promise<void> {
  const shellOf = async (path: DrawnPage | PersonalPage) => {
    const sheets = [...stylesOf(files.first), ...stylesOf(files.beside.get(path) ?? [])]
    const css = await Promise.all(sheets.map((file) => readFile(join(dir, file), 'utf8')))
    return withInlineScript(withInlineStyles(shell, { css: css.join(''), sheets }), hurryScript)
  }
  const write = (path: DrawnPage | PersonalPage, html: string) =>
    save(join(dir, drawingFolder, 'shells', `${nameOfDrawn(path)}.html`), html)
  for (const path of drawnPages) await write(path, await shellOf(path))
  for (const path of personalPages) {
    const scripts = (files.beside.get(path) ?? []).filter((file) => file.endsWith('.js'))
    await write(path, previewShell(await shellOf(path), { files: scripts, guard: previewGuard, css: previewStyles }))
  }
}

interface Screens {
  pages: WrittenPage[]
  screens: { path: string; source: string }[]
  /** The styles of all screens, including those that phones do not get as code. */
  css: string
}

interface Renderer {
  writePages: (bank: string) => Promise<WrittenPage[]>
  screens: Screens['screens']
}

/** Compiles the screens for Node into a folder, and prerenders the pages that are the same for everyone. */
async function compileScreens(root: string, folder: string): Promise<Screens> {
  // A new name each time, because Node caches imports by path.
  const scratch = join(root, `../node_modules/.cache/sabi-pages-${Date.now()}`)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    css: { modules: { generateScopedName: classNamesIn(root) } },
    build: {
      ssr: 'prerender.tsx',
      outDir: scratch,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssMinify: true,
      copyPublicDir: false,
      // React Query marks files for servers that separate client components; this one renders them all.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    ssr: { noExternal: true },
  })
  const bank = await readFile(join(root, '../content/dist/bank.json'), 'utf8')
  try {
    const { writePages: drawPages, screens }: Renderer = await import(pathToFileURL(join(scratch, 'prerender.js')).href)
    await cp(scratch, folder, { recursive: true, filter: (file) => !file.endsWith('.css') })
    return { pages: await drawPages(bank), screens, css: await readStyles(scratch) }
  } finally {
    await rm(scratch, { recursive: true })
  }
}

async function readStyles(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'))
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  // Tokens and base rules come first, as in the app.
  return sheets.sort((one, other) => Number(other.includes(':root')) - Number(one.includes(':root'))).join('')
}

async function save(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
