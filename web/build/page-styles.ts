import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
// Imported by path, because the tool that reads the build's configuration cannot load TypeScript from packages.
import { isWithin } from '../../content/lint/unicode-range.ts'
import { classesIn } from './class-names.ts'

/** The rules of a style sheet that a page uses, to inline them. */
export async function rulesFor(html: string, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    safelist: { greedy: [/^:?focus/] },
    // Set by scripts and students: theme, text size, connection, open elements.
    dynamicAttributes: ['data-theme', 'data-font', 'data-own', 'data-scripts', 'open'],
  })
  return withoutUnusedFonts(html, purged?.css ?? css)
}

/** Drops each font whose `unicode-range` has no character of the page. */
function withoutUnusedFonts(html: string, css: string): string {
  const shown = [...new Set(html)].map((sign) => sign.codePointAt(0) ?? 0)
  return css.replace(/@font-face\s*\{[^}]*\}/g, (block) => {
    const [, ranges] = /unicode-range:([^;}]+)/.exec(block) ?? []
    return ranges === undefined || shown.some(isWithin(ranges)) ? block : ''
  })
}

/**
 * Returns a check of pages against the style sheets of this build. It throws if a page uses a class without linking to
 * its sheet. Throws at once if no sheet has a class, because the check could then find nothing.
 */
export function styleCheck(dist: string): (html: string, linked: readonly string[]) => void {
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'))
  const sheets = files.map((file) => ({
    file: `assets/${file}`,
    classes: classesIn(readFileSync(join(dist, 'assets', file), 'utf8')),
  }))
  if (sheets.every(({ classes }) => classes.length === 0)) throw new Error(`No style sheet in ${dist} has a class`)
  return (html, linked) => {
    const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
    for (const { file, classes } of sheets.filter((sheet) => !linked.includes(sheet.file))) {
      const missing = classes.find((name) => used.has(name))
      if (missing !== undefined) throw new Error(`A page uses the class ${missing} but does not link to ${file}`)
    }
  }
}
