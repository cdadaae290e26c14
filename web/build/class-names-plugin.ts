import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const sheet = '.module.css'
const importOfSheet = /import (\w+) from ('[^']+\.module\.css')/g
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Gives classes names of two to four letters, the same in every build, and writes each where it is used: `className="ab3"` for
 * `className={styles.heading}`. Names with hashes, and an object of them per sheet, cost 6 KB.
 */
export function classNamesPlugin(root: string): Plugin[] {
  return [
    {
      name: 'short-class-names',
      apply: 'build',
      config: () => ({ css: { modules: { generateScopedName: shortNames(root) } } }),
    },
    {
      name: 'class-names-as-constants',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (id.endsWith('.tsx'))
          return code.replace(importOfSheet, (line, name, path) => oneByOne(code, line, name, path))
      },
      // A class of a name that JavaScript reserves is no export of its sheet.
      onLog(_level, log) {
        if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log)
      },
    },
    {
      name: 'keep-sheets',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        // Once nobody imports its names, a sheet would leave the page with them.
        if (id.endsWith(sheet)) return { code, moduleSideEffects: 'no-treeshake' }
      },
    },
  ]
}

/** Where a name is known only at run time, the object of names stays. */
function oneByOne(code: string, line: string, name: string, path: string): string {
  return code.includes(`${name}[`) ? line : `import * as ${name} from ${path}`
}

/** The letters of the sheet, by its place among all sheets, and the number of the class in it. */
function shortNames(root: string) {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(sheet))
    .map((path) => join(root, path))
    .sort()
  const classesBySheet = new Map<string, string[]>()
  return (name: string, path: string): string => {
    const classes = classesBySheet.get(path) ?? []
    classesBySheet.set(path, classes)
    if (!classes.includes(name)) classes.push(name)
    return `${inLetters(sheets.indexOf(path))}${classes.indexOf(name)}`
  }
}

function inLetters(number: number): string {
  const last = letters.charAt(number % letters.length)
  return number < letters.length ? last : inLetters(Math.floor(number / letters.length) - 1) + last
}
