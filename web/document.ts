// By its path: the tool that reads the build's configuration takes no TypeScript out of packages.
import { placeholders } from '../shared/contract/pages.ts'

/** What stands in the head of a page, beside what the shell brings. */
export interface PageHead {
  path: string
  title: string
  /** Undefined where the shell's own description will do. */
  description: string | undefined
}

const root = '<div id="root"></div>'
const noScript = /<noscript\s*>[\s\S]*?<\/noscript\s*>\s*/
/** The element with what the server knew when it drew the page, as JSON. */
export const firstReplyId = 'first-reply'

/** The shell with the title and the description of a page in it. */
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

/** The shell with links to these sheets, which the page needs before its first paint. */
export function withStyles(shell: string, styles: readonly string[]): string {
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return shell.replace('</head>', () => `${links.join('')}</head>`)
}

/** The shell with these rules in the place of the sheets that it asks for. */
export function withInlineStyles(shell: string, css: string): string {
  return shell
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
}

/** A page that can be read until the app takes its place, and without scripts. */
export function readablePage(shell: string, body: string): string {
  return shell
    .replace(noScript, '<noscript>Reading works as it is. To practise, turn JavaScript on.</noscript>')
    .replace(root, () => `<div id="root">${body}</div>`)
}

/** A page that works by links and forms until the app hydrates it, and without scripts. */
export function workingPage(shell: string, { body, firstReply }: { body: string; firstReply: object }): string {
  // Nothing in it may end the element, or begin a comment.
  const data = JSON.stringify(firstReply).replaceAll('<', String.raw`\u003c`)
  const script = `<script type="application/json" id="${firstReplyId}">${data}</script>`
  return shell.replace(noScript, '').replace(root, () => `<div id="root" data-drawn>${body}</div>${script}`)
}

/** A page without the app: nothing but what it says itself is fetched. */
export function pageWithoutApp(shell: string, { body, head }: { body: string; head: string }): string {
  return shell
    .replaceAll(/<script type="module"[\s\S]*?<\/script>\s*/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace(noScript, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(root, () => body)
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
