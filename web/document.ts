// Imported by path, because the tool that reads the build's configuration cannot load TypeScript from packages.
import { placeholders } from '../shared/contract/pages.ts'

/** The title and description of a page. */
export interface PageHead {
  path: string
  title: string
  /** Undefined if the shell's own description is used. */
  description: string | undefined
}

const root = '<div id="root"></div>'
const noScript = /<noscript\s*>[\s\S]*?<\/noscript\s*>\s*/
/** The id of the element that holds the data the server rendered the page with, as JSON. */
export const firstReplyId = 'first-reply'

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

/** Returns the shell with these rules inline, instead of its links to style sheets. */
export function withInlineStyles(shell: string, css: string): string {
  return shell
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
}

/** Returns a page that can be read before the app replaces it, and without scripts. */
export function readablePage(shell: string, body: string): string {
  return shell
    .replace(noScript, '<noscript>Reading works as it is. To practise, turn JavaScript on.</noscript>')
    .replace(root, () => `<div id="root">${body}</div>`)
}

/** Returns a page whose links and forms work before the app hydrates it, and without scripts. */
export function workingPage(shell: string, { body, firstReply }: { body: string; firstReply: object }): string {
  // Escaped, so that the data can't close the element or open a comment.
  const data = JSON.stringify(firstReply).replaceAll('<', String.raw`\u003c`)
  const script = `<script type="application/json" id="${firstReplyId}">${data}</script>`
  return shell.replace(noScript, '').replace(root, () => `<div id="root" data-drawn>${body}</div>${script}`)
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

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
