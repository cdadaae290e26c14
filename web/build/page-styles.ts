import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'

/** The rules of a sheet that a page uses, for a page that brings its styles along. */
export async function rulesFor(html: string, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    safelist: { greedy: [/^:?focus/] },
    // Scripts and readers set these: the theme, the text size, the connection, what is open.
    dynamicAttributes: ['data-theme', 'data-font', 'data-own', 'data-scripts', 'open'],
  })
  return purged?.css ?? css
}

/** Returns a check of pages against the sheets of this build: it throws where a page uses a class but does not link to its sheet. */
export function styleCheck(dist: string): (html: string, linked: readonly string[]) => void {
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'))
  const sheets = files.map((file) => ({
    file: `assets/${file}`,
    classes: classesIn(readFileSync(join(dist, 'assets', file), 'utf8')),
  }))
  return (html, linked) => {
    const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
    for (const { file, classes } of sheets.filter((sheet) => !linked.includes(sheet.file))) {
      const missing = classes.find((name) => used.has(name))
      if (missing !== undefined) throw new Error(`A page uses the class ${missing} but does not link to ${file}`)
    }
  }
}

/** The names that CSS modules made. */
function classesIn(css: string): string[] {
  return [...css.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name)
}
