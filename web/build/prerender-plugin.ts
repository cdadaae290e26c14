import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify } from 'terser'
import { build, type Plugin } from 'vite'
import type { WrittenPage } from '../prerender.tsx'
import { landingScript } from '../landing/first-visit.ts'
import { cssOf, usedRules } from './page-styles.ts'
// By its path: the tool that reads the build's configuration takes no TypeScript out of packages.
import { placeholders } from '../../shared/contract/pages.ts'

const { siteName } = placeholders
/** Where the pages stand in the build: the dot keeps them from being served as they are. */
const pagesFolder = '.pages'

/** Writes the pages that are the same for everybody as HTML, with the screens of the app itself and the bank's content. */
export function prerenderPlugin(root: string): Plugin {
  return {
    name: 'written-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: withoutSourceForm,
    async writeBundle({ dir = '' }, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css')
          ? [{ file: file.fileName, css: String(file.source) }]
          : [],
      )
      const shell = await readFile(join(dir, 'index.html'), 'utf8')
      const { pages, ownSheets } = await renderPages(root)
      for (const page of pages) {
        const isLanding = page.path === '/'
        const name = isLanding ? 'index' : page.path.slice(1)
        const dress = (body: string) =>
          isLanding ? landingPage(withHead(shell, page), body, ownSheets) : appPage(withHead(shell, page), body, sheets)
        const write = (file: string, body: string) => save(join(dir, pagesFolder, file), dress(body))
        await write(`${name}.html`, page.body)
        if (page.bodyWithSupport !== page.body) await write(`${name}.support.html`, page.bodyWithSupport)
      }
    },
  }
}

/** What only readers of the source need would be sent with every page. */
async function withoutSourceForm(html: string): Promise<string> {
  const bare = html
    .replaceAll('Sabi Prep', siteName)
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/\s*\/>/g, '>')
    .replaceAll('>\n<', '><')
  const script = /<script>([^<]*)<\/script>/.exec(bare)?.[1] ?? ''
  const { code = script } = await minify(script)
  return bare.replace(script, () => code)
}

interface Sheet {
  file: string
  css: string
}

interface Drawing {
  pages: WrittenPage[]
  /** Those of all screens, also of the ones that no phone gets as code. */
  ownSheets: Sheet[]
}

/** Builds the screens for Node, beside the packages, and has them draw the pages. */
async function renderPages(root: string): Promise<Drawing> {
  const folder = join(root, '../node_modules/.cache/sabi-pages')
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'prerender.tsx', outDir: folder, emptyOutDir: true, ssrEmitAssets: true, cssMinify: true },
    ssr: { noExternal: true },
  })
  const bank = await readFile(join(root, '../content/dist/bank.json'), 'utf8')
  const restore = standIn()
  try {
    const { writePages }: Renderer = await import(`${pathToFileURL(join(folder, 'prerender.js')).href}?${Date.now()}`)
    return { pages: await writePages(bank), ownSheets: await readSheets(folder) }
  } finally {
    restore()
    await rm(folder, { recursive: true })
  }
}

async function readSheets(folder: string): Promise<Sheet[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'))
  return Promise.all(files.map(async (file) => ({ file, css: await readFile(join(folder, file), 'utf8') })))
}

interface Renderer {
  writePages: (bank: string) => Promise<WrittenPage[]>
}

/** What screens look at of a browser when they are drawn: a visitor's, who is online. Returns how to take it away. */
function standIn(): () => void {
  const nothing = () => undefined
  const standIns = {
    window: { addEventListener: nothing },
    document: { querySelector: () => ({ content: siteName }) },
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
function appPage(shell: string, body: string, sheets: readonly Sheet[]): string {
  const needed = cssOf(body, sheets).filter(({ file }) => !shell.includes(file))
  const links = needed.map(({ file }) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return shell
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace(
      /<noscript\s*>[\s\S]*?<\/noscript\s*>/,
      () => '<noscript>Reading works as it is. To practise, turn JavaScript on.</noscript>',
    )
}

/** The first page that most see asks for no other file: its styles stand in it, and a few lines of script. */
function landingPage(shell: string, body: string, sheets: readonly Sheet[]): string {
  const css = cssOf(body, sheets).map((sheet) => sheet.css)
  return shell
    .replaceAll(/<script type="module"[\s\S]*?<\/script>\s*/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace(/<noscript\s*>[\s\S]*?<\/noscript\s*>\s*/, '')
    .replace('</head>', () => `<script>${landingScript}</script><style>${usedRules(css.join(''), body)}</style></head>`)
    .replace('<div id="root"></div>', () => body)
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

async function save(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
