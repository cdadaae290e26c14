// By their paths: the tool that reads the build's configuration takes no TypeScript out of packages.
import { escapeHtml } from '../shared/content/escape-html.ts'
import { firstReplyElement } from '../shared/contract/first-reply.ts'
import { placeholders } from '../shared/contract/pages.ts'
import type { SubjectId } from '../shared/content/question.ts'

/** The title and description of a page. */
export interface PageHead {
  path: string
  title: string
  /** Undefined if the shell's own description is used. */
  description: string | undefined
}

const root = '<div id="root"></div>'
/** The app's first script and the preloads, as the build writes them into the head. */
const appFiles = /<script type="module"[\s\S]*?<\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g
const noScript = /<noscript\s*>[\s\S]*?<\/noscript\s*>\s*/

/** Returns the shell with a page's title and description. */
export function withHead(shell: string, { title, description, path }: PageHead): string {
  const { siteName } = placeholders
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

/** Returns the shell with links to these style sheets, which the page needs before its first paint. */
export function withStyles(shell: string, styles: readonly string[]): string {
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return shell.replace('</head>', () => `${links.join('')}</head>`)
}

/**
 * Returns the shell with the rules of these style sheets inline, instead of its links to style sheets. A link of a kind that
 * browsers ignore names each sheet, so that the app knows that the page has it. Sheets added once more would come after those that override
 * them, and move the page under the student's finger until all have arrived.
 */
export function withInlineStyles(shell: string, { css, sheets }: { css: string; sheets: readonly string[] }): string {
  const links = sheets.map((file) => `<link rel="inlined" href="/${file}">`)
  return shell
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace('</head>', () => `<style>${css}</style>${links.join('')}</head>`)
}

/** Returns the shell with this script inline. */
export function withInlineScript(shell: string, script: string): string {
  return shell.replace('</head>', () => `<script>${script}</script></head>`)
}

/** Returns a page that can be read before the app replaces it, and without scripts. */
export function readablePage(shell: string, body: string): string {
  return shell
    .replace(noScript, '<noscript>Reading works as it is. To practise, turn JavaScript on.</noscript>')
    .replace(root, () => `<div id="root">${body}</div>`)
}

/** Returns a page whose links and forms work before the app hydrates it, and without scripts. */
export function workingPage(shell: string, { body, firstReply }: { body: string; firstReply: object }): string {
  const data = firstReplyElement(firstReply)
  return shell.replace(noScript, '').replace(root, () => `<div id="root" data-drawn>${body}</div>${data}`)
}

interface PreviewParts {
  /** The scripts of the page's own screen. */
  files: readonly string[]
  /** The inline script after the preview. */
  guard: string
  css: string
}

/** Returns the shell of pages with a preview: the app's files come after the preview, so that they don't delay it. */
export function previewShell(shell: string, { files, guard, css }: PreviewParts): string {
  const scripts = [...shell.matchAll(appFiles)].map(([tag]) => tag.trim())
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return shell
    .replaceAll(appFiles, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(noScript, ($) => `<script>${guard}</script>${scripts.join('')}${preloads.join('')}${$}`)
}

/** Returns a page of a student with its preview, which the app replaces. */
export function previewPage(shell: string, { body, userId, subject }: Preview): string {
  const about = `data-preview="${escapeHtml(userId)}"${subject === null ? '' : ` data-subject="${subject}"`}`
  return shell.replace(root, () => `<div id="root" ${about}>${body}</div>`)
}

/** A student's page as the server renders it. */
export interface Preview {
  body: string
  userId: string
  /** The subject that the preview assumes to be selected on the phone; null where that changes nothing. */
  subject: SubjectId | null
}

/** Returns a page without the app's scripts and style sheets. */
export function pageWithoutApp(shell: string, { body, head }: { body: string; head: string }): string {
  return shell
    .replaceAll(/<script type="module"[\s\S]*?<\/script>\s*/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace(noScript, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(root, () => body)
}
