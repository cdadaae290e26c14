import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PurgeCSS } from 'purgecss'
import { build, type Plugin } from 'vite'
import type { WrittenPage } from '../prerender.tsx'
import { landingScript } from '../landing/first-visit.ts'
import { entry, filesNeededBy, readManifest } from './manifest.ts'
// By its path: the tool that reads the build's configuration takes no TypeScript out of packages.
import { placeholders } from '../../shared/contract/pages.ts'

const { siteName, tutor } = placeholders
/** Where the pages stand in the build: the dot keeps them from being served as they are. */
const pagesFolder = '.pages'
/** Which files the server names in the head of each page's reply, a round trip before the first script would ask for them. */
const earlyFilesFile = '.vite/early-files.json'

/** Writes the pages that are the same for everybody as HTML, with the screens of the app itself and the bank's content. */
export function prerenderPlugin(root: string): Plugin {
  return {
    name: 'written-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform: { filter: { id: /\.module\.css$/ }, handler: keepSheet },
    transformIndexHtml: withPlaceholders,
    async writeBundle({ dir = '' }) {
      const shell = await readFile(join(dir, 'index.html'), 'utf8')
      const { pages, screens, css } = await drawPages(root)
      const firstFiles = [...filesNeededBy([entry], readManifest(dir))]
      const filesOfPage = new Map(screens.map(({ path, source }) => [path, filesBeside(source, dir)]))
      await writeFile(join(dir, earlyFilesFile), JSON.stringify(linksByPath(filesOfPage)))
      for (const page of pages) {
        const styles = stylesOf(filesOfPage.get(routeOf(page.path)) ?? [])
        const isLanding = page.path === '/'
        const name = isLanding ? 'index' : page.path.slice(1)
        const dress = async (body: string) =>
          isLanding ? landingPage(withHead(shell, page), body, css) : appPage(withHead(shell, page), body, styles)
        if (!isLanding) await checkStyles(page.body, [...stylesOf(firstFiles), ...styles], dir)
        const write = async (file: string, body: string) => save(join(dir, pagesFolder, file), await dress(body))
        await write(`${name}.html`, page.body)
        if (page.bodyWithSupport !== page.body) await write(`${name}.support.html`, page.bodyWithSupport)
      }
    },
  }
}

/** The app imports sheets of written pages for their rules alone; a sheet whose names nobody reads would be left out. */
function keepSheet(code: string) {
  return { code, moduleSideEffects: 'no-treeshake' as const }
}

/** The server writes the site's own name and its tutor in their places. */
function withPlaceholders(html: string): string {
  return html
    .replaceAll('Sabi Prep', siteName)
    .replace('<meta name="tutor" content="textbook"', `<meta name="tutor" content="${tutor}"`)
}

/** What a screen needs that the shell does not ask for already. */
function filesBeside(source: string, dir: string): string[] {
  const manifest = readManifest(dir)
  const first = filesNeededBy([entry], manifest)
  return [...filesNeededBy([source], manifest)].filter((file) => !first.has(file))
}

function linksByPath(filesOfPage: ReadonlyMap<string, readonly string[]>): Record<string, string> {
  const linkTo = (file: string) =>
    file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`
  return Object.fromEntries([...filesOfPage].map(([path, files]) => [path, files.map(linkTo).join(', ')]))
}

/** The sheets of what a screen imports come before its own, as in the app. */
function stylesOf(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.css')).toReversed()
}

function routeOf(path: string): string {
  return path.startsWith('/topics/') ? '/topics/:topicId' : path
}

interface Drawing {
  pages: WrittenPage[]
  screens: { path: string; source: string }[]
  /** The styles of all screens, also of the ones that no phone gets as code. */
  css: string
}

interface Renderer {
  writePages: (bank: string) => Promise<WrittenPage[]>
  screens: Drawing['screens']
}

/** Builds the screens for Node, beside the packages, and has them draw the pages. */
async function drawPages(root: string): Promise<Drawing> {
  // Another folder each time: Node keeps what it once imported from a path.
  const folder = join(root, `../node_modules/.cache/sabi-pages-${Date.now()}`)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: 'prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssMinify: true,
      // React Query marks files for servers that tell components of the browser apart; this one draws them all.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    ssr: { noExternal: true },
  })
  const bank = await readFile(join(root, '../content/dist/bank.json'), 'utf8')
  const restore = standIn()
  try {
    const { writePages, screens }: Renderer = await import(pathToFileURL(join(folder, 'prerender.js')).href)
    return { pages: await writePages(bank), screens, css: await readStyles(folder) }
  } finally {
    restore()
    await rm(folder, { recursive: true })
  }
}

async function readStyles(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'))
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  // The tokens and the rules of elements come first, as they do in the app.
  return sheets.sort((one, other) => Number(other.includes(':root')) - Number(one.includes(':root'))).join('')
}

/** What screens look at of a browser when they are drawn: a visitor's, who is online. Returns how to take it away. */
function standIn(): () => void {
  const nothing = () => undefined
  const standIns = {
    window: { addEventListener: nothing },
    document: { querySelector: (selector: string) => ({ content: selector.includes('tutor') ? tutor : siteName }) },
    location: { pathname: '/', search: '', hash: '' },
    navigator: { onLine: true },
    MathMLElement: Object,
  }
  const before = Object.entries(standIns).map(([name, value]) => {
    const known = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true })
    return [name, known] as const
  })
  return () => {
    for (const [name, known] of before) {
      Reflect.deleteProperty(globalThis, name)
      if (known !== undefined) Object.defineProperty(globalThis, name, known)
    }
  }
}

function withHead(shell: string, { title, description, path }: WrittenPage): string {
  const fullTitle = title === siteName ? title : `${escapeHtml(title)} · ${siteName}`
  const known = /<meta\s+name="description"\s+content="([^"]*)"/.exec(shell)?.[1] ?? ''
  const words = description === undefined ? known : escapeHtml(description)
  const graph = { title: fullTitle, description: words, type: path.startsWith('/topics/') ? 'article' : 'website' }
  const tags = Object.entries(graph).map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${fullTitle}</title>`)
    .replace(known, () => words)
    .replace('</head>', () => `${tags.join('')}</head>`)
}

/** The app takes the place of such a page; until then, and without JavaScript, it can be read. */
function appPage(shell: string, body: string, styles: readonly string[]): string {
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return shell
    .replace(noScript, '<noscript>Reading works as it is. To practise, turn JavaScript on.</noscript>')
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}

/** Throws where a page has a class whose rules stand in a sheet that the page does not ask for. */
async function checkStyles(page: string, linked: readonly string[], dir: string): Promise<void> {
  const used = new Set([...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const files = (await readdir(join(dir, 'assets'))).filter((file) => file.endsWith('.css'))
  for (const file of files.filter((name) => !linked.includes(`assets/${name}`))) {
    const css = await readFile(join(dir, 'assets', file), 'utf8')
    const missing = [...css.matchAll(/\.(_[\w-]+)/g)].find(([, name = '']) => used.has(name))
    if (missing !== undefined) throw new Error(`A page is drawn with ${missing[0]}, but asks for no ${file}`)
  }
}

/** The first page that most see asks for no other file: its styles stand in it, and a few lines of script. */
async function landingPage(shell: string, body: string, css: string): Promise<string> {
  const [{ css: styles } = { css }] = await new PurgeCSS().purge({
    content: [{ raw: shell + body, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    safelist: { greedy: [/^:?focus/] },
    // Scripts and readers set these: the theme, the text size, the connection, what is open.
    dynamicAttributes: ['data-theme', 'data-font', 'data-own', 'open'],
  })
  return shell
    .replaceAll(/<script type="module"[\s\S]*?<\/script>\s*/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace(noScript, '')
    .replace('</head>', () => `<script>${landingScript}</script><style>${styles}</style></head>`)
    .replace('<div id="root"></div>', () => body)
}

const noScript = /<noscript\s*>[\s\S]*?<\/noscript\s*>\s*/

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

async function save(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
